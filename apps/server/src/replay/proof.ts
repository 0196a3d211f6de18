import { type AnyGame, type Entry, isKernelEvent, type KernelEvent, parseIntent } from '@stammtisch/kit';
import type { DealProofMessage } from '@stammtisch/protocol';

type Found = {
  readonly [T in KernelEvent['type']]?: { event: Extract<KernelEvent, { type: T }>; at: number };
};

function kernelEventsIn(entries: readonly Entry[]): Found {
  const found: { [type: string]: unknown } = {};
  for (const { events, at } of entries) {
    for (const event of events) if (isKernelEvent(event)) found[event.type] ??= { event, at };
  }
  // Each event lies under its own type.
  return found as Found;
}

/** What the table dealt or drew, as it was recorded. */
function givenIn(game: AnyGame, entries: readonly Entry[]): Entry[] {
  return entries.filter(({ by, intent }) => {
    const parsed = by === 'table' ? parseIntent(game, by, intent) : null;
    return parsed?.kind === 'game' && parsed.by === 'table';
  });
}

/** All that the dealing of a deal rests on, from the entries of that deal; null until it is laid open, or if nothing was dealt. */
export function proofIn(game: AnyGame, entries: readonly Entry[]): DealProofMessage | null {
  const { versiegelt, gemischt, offengelegt } = kernelEventsIn(entries);
  if (versiegelt === undefined || gemischt === undefined || offengelegt === undefined) return null;
  const { deal, algorithm, commitment } = versiegelt.event;
  const [a, b, c, d] = gemischt.event.beitraege;
  const given = givenIn(game, entries);
  if (given.length === 0) return null;
  return {
    deal,
    algorithm,
    commitment,
    committedAt: versiegelt.at,
    givenAt: given[0]?.at ?? null,
    beitraege: [a, b, c, d],
    secret: offengelegt.event.secret,
    given: given.map(({ intent }) => intent),
  };
}
