import { describe, expect, test } from 'vitest';
import { beats, naturalStrength, PACK, pointsOf, strengthOf, sumPoints, trickWinner } from '../src/index.ts';
import { cards } from './support/table.ts';

const SUIT_NAMES = ['C', 'S', 'H', 'D'] as const;

describe('cards', () => {
  test('AU-1 the pack is 36 different cards, four suits of nine ranks', () => {
    expect(new Set(PACK).size).toBe(36);
    expect([...PACK].sort()).toEqual(cards('C:6789TJQKA S:6789TJQKA H:6789TJQKA D:6789TJQKA').sort());
  });

  test('AU-2 a side suit ranks A K Q J T 9 8 7 6 and is worth 11 4 3 2 10 0 0 0 0', () => {
    const suit = cards('S:AKQJT9876');
    const byStrength = [...suit].sort((a, b) => strengthOf(b, 'H') - strengthOf(a, 'H'));
    expect(byStrength).toEqual(suit);
    expect(suit.map((card) => pointsOf(card, 'H'))).toEqual([11, 4, 3, 2, 10, 0, 0, 0, 0]);
    expect(suit.map(naturalStrength)).toEqual([8, 7, 6, 5, 4, 3, 2, 1, 0]);
  });

  test('AU-3 trump ranks J 9 A K Q T 8 7 6 and is worth 20 14 11 4 3 10 0 0 0', () => {
    const suit = cards('S:J9AKQT876');
    const byStrength = [...suit].sort((a, b) => strengthOf(b, 'S') - strengthOf(a, 'S'));
    expect(byStrength).toEqual(suit);
    expect(suit.map((card) => pointsOf(card, 'S'))).toEqual([20, 14, 11, 4, 3, 10, 0, 0, 0]);
  });

  test('AU-3 the pack holds 152 under every trump', () => {
    expect(SUIT_NAMES.map((trump) => sumPoints(PACK, trump))).toEqual([152, 152, 152, 152]);
  });
});

describe('who wins a trick', () => {
  const winner = (text: string, trump: 'C' | 'S' | 'H' | 'D') =>
    trickWinner(
      cards(text).map((card, i) => ({ seat: ([0, 1, 2, 3] as const)[i] ?? 0, card })),
      trump,
    )?.card ?? null;

  test('AU-23 the highest card of the led suit, whatever else is thrown away', () => {
    expect(winner('C9 DA CT SA', 'H')).toBe('CT');
  });

  test('AU-23 any trump beats the led suit, the highest trump wins', () => {
    expect(winner('CA H6 CK', 'H')).toBe('H6');
    expect(winner('CA H6 HT H8', 'H')).toBe('HT');
  });

  test('AU-23 the ten does not beat the Buur, nor the Ace the Nell', () => {
    expect(winner('HT HJ HA', 'H')).toBe('HJ');
    expect(winner('HA H9 HK', 'H')).toBe('H9');
  });

  test('AU-23 no winner in an empty trick; a card of neither suit beats nothing', () => {
    expect(winner('', 'H')).toBeNull();
    expect(beats('DA', 'C6', 'H')).toBe(false);
  });
});
