import { packOf, type Rank, SUITS } from '@stammtisch/kit';
import type { Random } from '@stammtisch/kit/testing/random';
import type { JsonObject } from '../json.ts';

const RANKS: readonly Rank[] = ['6', '7', '8', '9', 'T', 'J', 'Q', 'K', 'A'];
const CARDS = packOf(RANKS);
const BARE = [
  'vierUnder',
  'kehr',
  'weiter',
  'aufdecken',
  'halt',
  'rauben',
  'lukas',
  'fort',
  'gesund',
  'hochzeit',
  'klopfen',
];
const ANSAGEN = ['re', 'kontra', 'keine90', 'keine60', 'keine30', 'schwarz'];

const someCards = (random: Random, count: number) => Array.from({ length: count }, () => random.pick(CARDS));

/** An intent that a seat may have, of either game, well formed and as good as never fitting. */
export function anyIntent(random: Random): JsonObject {
  switch (random.below(8)) {
    case 0:
      return { type: random.pick(['trumpf', 'solo']), suit: random.pick(SUITS) };
    case 1:
      return { type: 'ansage', ansage: random.pick(ANSAGEN) };
    case 2:
      return { type: 'weisen', weise: [{ cards: someCards(random, random.pick([3, 4, 9])) }] };
    case 3:
    case 4:
    case 5:
      return { type: 'spielen', card: random.pick(CARDS) };
    default:
      return { type: random.pick(BARE) };
  }
}

/** An intent that is the table's alone, as well formed as it can be. */
export function tableIntent(random: Random): JsonObject {
  const deal = random.below(4);
  switch (random.below(9)) {
    case 8:
      return { type: 'hinterlegen', deal, umschlaege: [null, random.hex(32), null, null] };
    case 7:
      return { type: random.pick(['vertreten', 'zurueckkehren']), seat: random.below(4) };
    case 0:
      return { type: 'versiegeln', deal, secret: random.hex(32) };
    case 1:
      return { type: 'mischen', deal, beitraege: [null, random.hex(16), null, null] };
    case 2:
      return { type: 'offenlegen', deal };
    case 3:
      return { type: 'abbrechen' };
    case 4:
      return { type: 'ziehen', cards: someCards(random, 4) };
    case 5:
      return { type: 'geben', dealer: random.below(4), deck: random.shuffle(CARDS) };
    default:
      return { type: 'geben', dealer: random.below(4), deck: someCards(random, 48) };
  }
}

/** An intent that claims to be another seat's. */
export function foreignSeatIntent(random: Random): JsonObject {
  const seat = random.below(4);
  const claim = random.pick<JsonObject>([{ seat }, { by: seat }, { by: 'table', seat }, { viewer: 'audit' }]);
  return { ...anyIntent(random), ...claim };
}
