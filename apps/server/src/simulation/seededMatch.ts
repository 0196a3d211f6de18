import { createHash } from 'node:crypto';
import { type MatchRecord, type OptionValues, SEATS, type Seat } from '@stammtisch/kit';
import { diceFrom } from '@stammtisch/kit/dealing';
import type { PlayableGame } from '../games.ts';
import { playMatch } from './playMatch.ts';

/** A match that has not ended after so many deals is aborted. */
const DEALS_MAX = 500;

export type PlayerKind = 'random' | 'bot';

export interface SeededMatch {
  readonly playable: PlayableGame;
  readonly seed: string;
  /** Which of the matches of that seed. */
  readonly number: number;
  readonly options: OptionValues;
  readonly kindOf: (seat: Seat) => PlayerKind;
}

/** 32 bytes that follow from a seed and a purpose; the same ones each time. */
function derived(seed: string, ...purpose: (string | number)[]): Buffer {
  return createHash('sha256')
    .update(['simulation', seed, ...purpose].join('\n'))
    .digest();
}

/** Plays a match in which everything follows from the seed: its id, its deals, and what players by chance do. */
export function seededMatch({ playable, seed, number, options, kindOf }: SeededMatch): MatchRecord {
  const dice = diceFrom(derived(seed, number, 'players'));
  const { game, bot, random } = playable;
  return playMatch({
    game,
    matchId: derived(seed, number, 'match').toString('hex').slice(0, 20),
    options,
    names: SEATS.map((seat) => `${kindOf(seat)} ${seat}`),
    players: (seat) => (kindOf(seat) === 'bot' ? bot : (view, at) => random(view, at, dice)),
    secret: (deal) => derived(seed, number, 'secret', deal).toString('hex'),
    dice,
    dealsMax: DEALS_MAX,
  });
}
