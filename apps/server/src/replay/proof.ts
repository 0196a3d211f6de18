import {
  type AnyGame,
  type Entry,
  isKernelEvent,
  type KernelEvent,
  type OfType,
  parseIntent,
} from '@stammtisch/kit';
import type { DealProofMessage } from '@stammtisch/protocol';

/** The kernel's events of a deal, each with when it was written; null while it has not come. */
interface Found {
  readonly versiegelt: { readonly event: OfType<KernelEvent, 'versiegelt'>; readonly at: number } | null;
  readonly gemischt: OfType<KernelEvent, 'gemischt'> | null;
  readonly offengelegt: OfType<KernelEvent, 'offengelegt'> | null;
}

function including(found: Found, event: KernelEvent, at: number): Found {
  switch (event.type) {
    case 'versiegelt':
      return { ...found, versiegelt: { event, at } };
    case 'gemischt':
      return { ...found, gemischt: event };
    case 'offengelegt':
      return { ...found, offengelegt: event };
    case 'abgebrochen':
    case 'vertretung':
      return found;
  }
}

function kernelEventsIn(entries: readonly Entry[]): Found {
  let found: Found = { versiegelt: null, gemischt: null, offengelegt: null };
  for (const { events, at } of entries) {
    for (const event of events) if (isKernelEvent(event)) found = including(found, event, at);
  }
  return found;
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
  if (versiegelt === null || gemischt === null || offengelegt === null) return null;
  const { deal, algorithm, commitment } = versiegelt.event;
  const given = givenIn(game, entries);
  if (given.length === 0) return null;
  return {
    deal,
    algorithm,
    commitment,
    committedAt: versiegelt.at,
    givenAt: given[0]?.at ?? null,
    beitraege: gemischt.beitraege,
    secret: offengelegt.secret,
    given: given.map(({ intent }) => intent),
  };
}
