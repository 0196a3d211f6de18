import { describe, expect, test } from 'vitest';
import { AUCHO_OPTIONS, auchoGame } from '../src/index.ts';

describe('house rules', () => {
  test('AU-10 … AU-33 the defaults are the reading of the source text', () => {
    expect(auchoGame.parseOptions({})).toEqual({
      kehrTiming: 'immediate',
      haltVorrecht: 'first',
      kehrGegner: 'handPlayers',
      lukasBlick: 'look',
      lukasTrumpf: 'free',
      ausspiel: 'vorhand',
      strictUndertrump: false,
      weisSkala: 'modern',
      stoeck: true,
      matchBonus: 0,
      geberHaerdoepfel: true,
      verlustStriche: 0,
      haerdoepfel: 'offset',
      geben: 'bleibt',
      ziel: 7,
    });
  });

  test('AU-33 ziel is a whole number from 3 to 21', () => {
    const ziel = (value: unknown) => auchoGame.parseOptions({ ziel: value })?.ziel ?? null;
    expect([2, 3, 21, 22, 7.5, '7'].map(ziel)).toEqual([null, 3, 21, null, null, null]);
  });

  test('unknown options and values are refused, whatever else they are', () => {
    for (const raw of [{ unknown: 1 }, { geben: 'nie' }, { stoeck: 1 }, null, undefined, [], 'x']) {
      expect(auchoGame.parseOptions(raw)).toBeNull();
    }
    expect(auchoGame.optionSpecs).toBe(AUCHO_OPTIONS);
  });

  test('AU-4 seat n+1 sits to the right: counter-clockwise', () => {
    expect(auchoGame.direction).toBe('counterclockwise');
    expect(auchoGame.id).toBe('aucho');
  });
});

describe('intents from outside', () => {
  test.each([
    null,
    'weiter',
    {},
    { type: 'unknown' },
    { type: 'trumpf' },
    { type: 'trumpf', suit: 'X' },
    { type: 'spielen', card: 'H5' },
    { type: 'spielen', card: 'HJ', seat: 1 },
    { type: 'weisen', weise: [] },
    { type: 'weisen', weise: [{ cards: ['H6', 'H7'] }] },
    { type: 'ziehen', cards: ['H6', null] },
    { type: 'geben', dealer: 4, deck: [] },
  ])('malformed: %j', (raw) => {
    expect(auchoGame.parseIntent(raw)).toBeNull();
  });
});
