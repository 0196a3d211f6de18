import type { Umschlaege } from '../dealing/umschlaege.ts';
import type { AnyGame, Sections, Tagged } from '../game.ts';
import { sameJson } from '../json.ts';
import { type BySeat, bySeat, type Seat, type Viewer } from '../seats.ts';
import { isKernelEvent, type KernelEvent } from './events.ts';
import type { MatchState } from './state.ts';

/** The section that the kernel adds to every game's view: where the dealing stands, without its secret. */
export interface MischungSection {
  readonly deal: number;
  readonly algorithm: string;
  readonly commitment: string;
  /** The hashes that the browsers are bound to; null while they may still deposit them. */
  readonly umschlaege: Umschlaege | null;
  /** False while browsers may still show their 16 bytes. */
  readonly gemischt: boolean;
  /**
   * Of the seats whose bytes are left out of this deal by their own fault: how often it has come to that in this match.
   * 0 for all others, and for the first time, which is nobody's business.
   */
  readonly versaeumt: BySeat<number>;
}

/** The section that the kernel adds to say whom the table waits for; empty while the table itself is to act, and at the end. */
export interface TableSection {
  readonly awaited: readonly Seat[];
}

/** What the kernel adds to every game's view. */
export interface KernelSections {
  readonly table: TableSection;
  readonly mischung: MischungSection | null;
  readonly aborted: boolean;
  /** The seats for which the computer plays while their players are gone. */
  readonly vertreten: BySeat<boolean>;
}

function mischung(match: MatchState): MischungSection | null {
  if (match.siegel === null) return null;
  const { deal, algorithm, commitment, umschlaege, beitraege } = match.siegel;
  const versaeumt = bySeat((seat) => {
    const failed = beitraege?.[seat] === null && umschlaege !== null && umschlaege[seat] !== null;
    return failed && match.versaeumt[seat] > 1 ? match.versaeumt[seat] : 0;
  });
  return { deal, algorithm, commitment, umschlaege, gemischt: beitraege !== null, versaeumt };
}

/** The one projector: everything that any viewer gets to see of a match's state. */
export function projectView(game: AnyGame, match: MatchState, viewer: Viewer): Sections & KernelSections {
  const { aborted, vertreten } = match;
  const table = { awaited: game.awaited(match.game) };
  return { ...game.view(match.game, viewer), table, mischung: mischung(match), aborted, vertreten };
}

function redactKernel(event: KernelEvent): KernelEvent {
  if (event.type !== 'versiegelt') return event;
  const { type, deal, algorithm, commitment } = event;
  return { type, deal, algorithm, commitment };
}

/** An entry's events as the viewer may see them. */
export function redactEvents(game: AnyGame, events: readonly Tagged[], viewer: Viewer): Tagged[] {
  const seen: Tagged[] = [];
  for (const event of events) {
    const redacted = isKernelEvent(event) ? redactKernel(event) : game.redact(event, viewer);
    if (redacted !== null) seen.push(redacted);
  }
  return seen;
}

/** The sections of `after` that read otherwise than in `before`. */
export function changedSections(before: Sections, after: Sections): Record<string, unknown> {
  const old: Readonly<Record<string, unknown>> = { ...before };
  const changed: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(after)) {
    if (!Object.hasOwn(old, name) || !sameJson(old[name], value)) changed[name] = value;
  }
  return changed;
}
