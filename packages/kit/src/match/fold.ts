import type { AnyGame, OfType, Tagged } from '../game.ts';
import type { OptionValues } from '../options.ts';
import { type By, bySeat, setSeat } from '../seats.ts';
import { isKernelEvent, type KernelEvent } from './events.ts';
import { type MatchState, type Siegel, startMatch } from './state.ts';

/** One line of a table's log. `at` is in milliseconds since 1970, `events` are unredacted. */
export interface Entry {
  readonly seq: number;
  readonly at: number;
  readonly by: By;
  readonly intent: Tagged;
  readonly events: readonly Tagged[];
}

function withSiegel(match: MatchState, change: Partial<Siegel>): MatchState {
  return match.siegel === null ? match : { ...match, siegel: { ...match.siegel, ...change } };
}

function counted(match: MatchState, { versaeumt }: OfType<KernelEvent, 'gemischt'>): MatchState {
  if (versaeumt === undefined) return match;
  return { ...match, versaeumt: bySeat((seat) => versaeumt[seat]?.mal ?? match.versaeumt[seat]) };
}

function evolveKernel(match: MatchState, event: KernelEvent): MatchState {
  switch (event.type) {
    case 'versiegelt': {
      const { deal, algorithm, commitment, secret = '' } = event;
      const versiegeltSeq = match.seq;
      const open = { versiegeltSeq, hinterlegtSeq: 0, umschlaege: null, beitraege: null };
      return { ...match, siegel: { deal, algorithm, commitment, secret, ...open } };
    }
    case 'hinterlegt':
      return withSiegel(match, { umschlaege: event.umschlaege, hinterlegtSeq: match.seq });
    case 'gemischt':
      return counted(withSiegel(match, { beitraege: event.beitraege }), event);
    case 'offengelegt':
      return { ...match, siegel: null };
    case 'abgebrochen':
      return { ...match, aborted: true };
    case 'vertretung':
      return { ...match, vertreten: setSeat(match.vertreten, event.seat, event.vertreten) };
  }
}

/** The match after one more entry: live play, restart, resync, replay and export all go through here. */
export function applyEntry(
  game: AnyGame,
  match: MatchState,
  entry: Pick<Entry, 'seq' | 'events'>,
): MatchState {
  let next: MatchState = { ...match, seq: entry.seq, game: { ...match.game, seq: entry.seq } };
  for (const event of entry.events) {
    next = isKernelEvent(event)
      ? evolveKernel(next, event)
      : { ...next, game: game.evolve(next.game, event) };
  }
  return next;
}

/** The match that a whole log amounts to. */
export function foldLog(
  game: AnyGame,
  matchId: string,
  options: OptionValues,
  entries: readonly Entry[],
): MatchState {
  return entries.reduce((match, entry) => applyEntry(game, match, entry), startMatch(game, matchId, options));
}
