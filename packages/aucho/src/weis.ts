import { SUITS } from '@stammtisch/kit';
import { type AuchoCard, type AuchoRank, RANKS } from './cards.ts';
import type { Weis } from './events.ts';
import type { AuchoOptions } from './options.ts';

type Scale = AuchoOptions['weisSkala'];

/** AU-25: points of a run by its length. */
const RUN_POINTS: Readonly<Record<Scale, readonly number[]>> = {
  modern: [0, 0, 0, 20, 50, 100, 150, 200, 250, 300],
  klein: [0, 0, 0, 20, 50, 100, 100, 100, 100, 150],
};

const BY_SUIT: readonly (readonly AuchoCard[])[] = SUITS.map((suit) =>
  RANKS.map((rank): AuchoCard => `${suit}${rank}`),
);
const BY_RANK: readonly { readonly rank: AuchoRank; readonly cards: readonly AuchoCard[] }[] = RANKS.map(
  (rank) => ({ rank, cards: SUITS.map((suit): AuchoCard => `${suit}${rank}`) }),
);
const UNDER: readonly AuchoCard[] = SUITS.map((suit): AuchoCard => `${suit}J`);

function fourPoints(rank: AuchoRank, scale: Scale): number {
  if (rank === 'J') return 200;
  return rank === '9' && scale === 'modern' ? 150 : 100;
}

function runsOf(held: ReadonlySet<AuchoCard>, suit: readonly AuchoCard[], scale: Scale): Weis[] {
  const runs: Weis[] = [];
  let run: AuchoCard[] = [];
  const close = () => {
    if (run.length >= 3) runs.push({ cards: run, points: RUN_POINTS[scale][run.length] ?? 0 });
    run = [];
  };
  for (const card of suit) {
    if (held.has(card)) run.push(card);
    else close();
  }
  close();
  return runs;
}

/**
 * Every Weis in a hand (AU-25): runs at their full length only, from low to high in natural order, and four alike;
 * a card may stand in one of each. Points by the option `weisSkala`; whether four Under were announced is not
 * looked at here.
 */
export function findWeise(hand: readonly AuchoCard[], scale: Scale): readonly Weis[] {
  const held = new Set(hand);
  const weise = BY_SUIT.flatMap((suit) => runsOf(held, suit, scale));
  for (const { rank, cards } of BY_RANK) {
    if (cards.every((card) => held.has(card))) weise.push({ cards, points: fourPoints(rank, scale) });
  }
  return weise;
}

/** Whether a hand holds all four Under (AU-8). */
export function holdsFourUnder(hand: readonly AuchoCard[]): boolean {
  return UNDER.every((card) => hand.includes(card));
}

/** Whether a Weis is four Under, the one that has to be announced (AU-8). */
export function isFourUnder(weis: Pick<Weis, 'cards'>): boolean {
  return weis.cards.length === UNDER.length && UNDER.every((card) => weis.cards.includes(card));
}
