import type { AnyGame } from '@stammtisch/kit';
import { describe, expect, test } from 'vitest';
import { DOPPELKOPF_OPTIONS, doppelkopfGame } from '../src/index.ts';

describe('house rules', () => {
  test('DK-7 … DK-25 the defaults are the reading of the source text', () => {
    expect(doppelkopfGame.parseOptions({})).toEqual({
      runden: 4,
      soloAusspiel: 'vorhand',
      ansageFrist: 'exact',
      ansageLeiter: true,
      klopfen: 'off',
      klopfFrist: 'fifthCard',
      kontraAllein121: false,
      absageVerfehlt: 'verliert',
      soloVerlust: 1,
      stillVerlust: 2,
      verfehltZaehlt: false,
    });
  });

  test('DK-7 runden is a whole number from 1 to 12', () => {
    const runden = (value: unknown) => doppelkopfGame.parseOptions({ runden: value })?.runden ?? null;
    expect([0, 1, 12, 13, 2.5, '4'].map(runden)).toEqual([null, 1, 12, null, null, null]);
  });

  test('unknown options and values are refused, whatever else they are', () => {
    for (const raw of [{ unknown: 1 }, { klopfen: 'nie' }, { stillVerlust: 3 }, null, undefined, [], 'x']) {
      expect(doppelkopfGame.parseOptions(raw)).toBeNull();
    }
    expect(doppelkopfGame.optionSpecs).toBe(DOPPELKOPF_OPTIONS);
  });

  test('DK-5 seat n+1 sits to the left: clockwise', () => {
    const game: AnyGame = doppelkopfGame; // as the kernel takes it
    expect(game.direction).toBe('clockwise');
    expect(game.id).toBe('doppelkopf');
  });
});

describe('intents from outside', () => {
  test.each([
    null,
    'gesund',
    {},
    { type: 'unknown' },
    { type: 'solo' },
    { type: 'solo', suit: 'X' },
    { type: 'ansage', ansage: 'keine120' },
    { type: 'spielen', card: 'H8' },
    { type: 'spielen', card: 'HJ', seat: 1 },
    { type: 'gesund', suit: 'C' },
    { type: 'geben', dealer: 4, deck: [] },
    { type: 'geben', dealer: 0, deck: ['CA'] },
  ])('malformed: %j', (raw) => {
    expect(doppelkopfGame.parseIntent(raw)).toBeNull();
  });
});
