import {
  type AnyGame,
  type Entry,
  isKernelEvent,
  type KernelEvent,
  type OfType,
  parseIntent,
} from '@stammtisch/kit';
import type { Beitraege } from '@stammtisch/kit/dealing';
import type { DealProofMessage } from '@stammtisch/protocol';

/** The kernel's events of a deal, each with when it was written; null while it has not come. */
interface Found {
  readonly versiegelt: { readonly event: OfType<KernelEvent, 'versiegelt'>; readonly at: number } | null;
  readonly hinterlegt: OfType<KernelEvent, 'hinterlegt'> | null;
  readonly offengelegt: OfType<KernelEvent, 'offengelegt'> | null;
}

function including(found: Found, event: KernelEvent, at: number): Found {
  switch (event.type) {
    case 'versiegelt':
      return { ...found, versiegelt: { event, at } };
    case 'hinterlegt':
      return { ...found, hinterlegt: event };
    case 'offengelegt':
      return { ...found, offengelegt: event };
    case 'gemischt':
    case 'abgebrochen':
    case 'vertretung':
      return found;
  }
}

function kernelEventsIn(entries: readonly Entry[]): Found {
  let found: Found = { versiegelt: null, hinterlegt: null, offengelegt: null };
  for (const { events, at } of entries) {
    for (const event of events) if (isKernelEvent(event)) found = including(found, event, at);
  }
  return found;
}

/** What the browsers showed, as it came: which of it counts, whoever checks works out for themselves. */
function openedIn(game: AnyGame, entries: readonly Entry[]): Beitraege | null {
  for (const { by, intent } of entries) {
    const parsed = by === 'table' && intent.type === 'mischen' ? parseIntent(game, by, intent) : null;
    if (parsed?.kind === 'kernel' && parsed.intent.type === 'mischen') return parsed.intent.beitraege;
  }
  return null;
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
  const { versiegelt, hinterlegt, offengelegt } = kernelEventsIn(entries);
  const beitraege = openedIn(game, entries);
  if (versiegelt === null || beitraege === null || offengelegt === null) return null;
  const { deal, algorithm, commitment } = versiegelt.event;
  const given = givenIn(game, entries);
  if (given.length === 0) return null;
  return {
    deal,
    algorithm,
    commitment,
    committedAt: versiegelt.at,
    givenAt: given[0]?.at ?? null,
    umschlaege: hinterlegt?.umschlaege ?? null,
    beitraege,
    secret: offengelegt.secret,
    given: given.map(({ intent }) => intent),
  };
}
