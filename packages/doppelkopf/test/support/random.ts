import { type By, type Dice, SEATS } from '@stammtisch/kit';
import fc from 'fast-check';
import {
  DOPPELKOPF_OPTIONS,
  type DoppelkopfIntent,
  type DoppelkopfLegal,
  type DoppelkopfOptions,
  type DoppelkopfState,
  doppelkopfGame,
  doppelkopfOptionsSchema,
} from '../../src/index.ts';
import { legalOf } from './table.ts';

/** Mulberry32: numbers from 0 to below 1 from a seed. */
export function random(seed: number): () => number {
  let a = seed | 0;
  return () => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}

export function diceOf(next: () => number): Dice {
  const below = (n: number) => Math.floor(next() * n);
  return {
    below,
    shuffle<T>(items: readonly T[]): T[] {
      const left = [...items];
      const out: T[] = [];
      while (left.length > 0) out.push(...left.splice(below(left.length), 1));
      return out;
    },
  };
}

/** Any house rules, from the specs themselves, so that a new option is drawn too. */
export const anyOptions: fc.Arbitrary<DoppelkopfOptions> = fc
  .record(
    Object.fromEntries(
      Object.entries(DOPPELKOPF_OPTIONS).map(([name, spec]) => {
        if (spec.kind === 'choice') return [name, fc.constantFrom<string | number>(...spec.values)];
        if (spec.kind === 'flag') return [name, fc.boolean()];
        return [name, fc.integer({ min: spec.min, max: 3 })];
      }),
    ),
  )
  .map((raw) => doppelkopfOptionsSchema.parse(raw));

export const anySeed = fc.integer();

export interface Move {
  readonly by: By;
  readonly intent: DoppelkopfIntent;
}

/** How likely a player is to choose this: mostly healthy, now and then all the rest, announcements often. */
function weight(intent: DoppelkopfLegal): number {
  switch (intent.type) {
    case 'gesund':
      return 20;
    case 'hochzeit':
      return 25;
    case 'solo':
      return 0.25;
    case 'ansage':
      return 3;
    case 'klopfen':
      return 0.1;
    case 'spielen':
      return 1;
  }
}

/** A weighted random move of whoever may move, or the table's own; null once the match is over. */
export function randomMove(state: DoppelkopfState, next: () => number): Move | null {
  if (doppelkopfGame.ranking(state) !== null) return null;
  if (doppelkopfGame.dealWanted(state) !== null) {
    return { by: 'table', intent: doppelkopfGame.deal(state, diceOf(next)) };
  }
  const all = SEATS.flatMap((seat) =>
    legalOf(state, seat).map((intent) => ({ seat, intent, weight: weight(intent) })),
  );
  let at = next() * all.reduce((sum, option) => sum + option.weight, 0);
  const chosen =
    all.find((option) => {
      at -= option.weight;
      return at < 0;
    }) ?? all[0];
  if (chosen === undefined) throw new Error(`nobody may move in ${state.stage.phase}`);
  return { by: chosen.seat, intent: chosen.intent };
}
