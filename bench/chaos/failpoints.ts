import type { Store } from '../../apps/server/src/store/store.ts';

/**
 * Where a server can be made to die: right before an append; when an append is durable and nobody has heard of it;
 * when it has just been acknowledged; when a step of the dealing is durable and nobody has heard of it; when a match is
 * stored and not yet told; before the end of a match is stored.
 */
const KINDS = ['before', 'after', 'acknowledged', 'dealing', 'starting', 'ending'] as const;
export type FailpointKind = (typeof KINDS)[number];

/** What an append of the dealing can strike besides. */
const DEALS: readonly FailpointKind[] = ['dealing'];

/** Dies at the `count`th passage from when it was armed. */
export interface Failpoint {
  readonly kind: FailpointKind;
  readonly count: number;
}

export function isFailpointKind(kind: unknown): kind is FailpointKind {
  return KINDS.some((known) => known === kind);
}

export function isFailpoint(value: unknown): value is Failpoint {
  if (typeof value !== 'object' || value === null || !('kind' in value) || !('count' in value)) return false;
  return isFailpointKind(value.kind) && typeof value.count === 'number';
}

/** Between any two of these the server must be able to die. */
const DEALING: readonly string[] = ['versiegeln', 'hinterlegen', 'mischen', 'geben', 'offenlegen'];

/** A store that can be told where to die, and otherwise does what the one within does. */
export class Failpoints {
  readonly #die: () => void;
  #armed: Failpoint | null = null;

  /** `die` must not come back. */
  constructor(die: () => void) {
    this.#die = die;
  }

  arm(failpoint: Failpoint): void {
    this.#armed = failpoint;
  }

  wrap(store: Store): Store {
    return {
      ...store,
      append: async (matchId, entry) => {
        const deals = DEALING.includes(entry.intent.type);
        const strikes = this.#pass(['before', 'after', 'acknowledged', ...(deals ? DEALS : [])]);
        if (strikes === 'before') this.#die();
        const outcome = await store.append(matchId, entry);
        if (strikes === 'after' || strikes === 'dealing') this.#die();
        // The table goes on in this turn of the event loop: judges nothing more, acknowledges and tells everybody.
        if (strikes === 'acknowledged') setImmediate(this.#die);
        return outcome;
      },
      createMatch: async (match) => {
        const strikes = this.#pass(['starting']);
        await store.createMatch(match);
        if (strikes !== null) this.#die();
      },
      endMatch: async (match, at, end) => {
        if (this.#pass(['ending']) !== null) this.#die();
        await store.endMatch(match, at, end);
      },
    };
  }

  /** Counts a passage of these kinds; says which strikes now, if one does. */
  #pass(kinds: readonly FailpointKind[]): FailpointKind | null {
    const armed = this.#armed;
    if (armed === null || !kinds.includes(armed.kind)) return null;
    this.#armed = { ...armed, count: armed.count - 1 };
    return armed.count === 1 ? armed.kind : null;
  }
}
