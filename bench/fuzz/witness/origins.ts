import { isKernelEvent, SEATS } from '@stammtisch/kit';
import type { StoredEntry } from '../../../apps/server/src/store/records.ts';
import { canonical } from '../json.ts';
import type { Follower } from './follower.ts';

/** An answer that an intent was accepted. */
export interface Claim {
  readonly playerId: string | null;
  readonly matchId: string;
  readonly intentId: string;
  readonly seq: number;
}

/** Who sent which intents, so that each entry of a log can be traced to a connection of its own seat. */
export class Origins {
  /** By player: the intents that its connections sent. */
  readonly #sent = new Map<string, Set<string>>();
  /** By player: the hashes and bytes that its connections sent for the dealing. */
  readonly #offered = new Map<string, Set<unknown>>();

  sent(playerId: string, intentId: string, intent: unknown): void {
    const known = this.#sent.get(playerId) ?? new Set<string>();
    this.#sent.set(playerId, known);
    known.add(`${intentId} ${canonical(intent)}`);
  }

  offered(playerId: string, hex: unknown): void {
    const known = this.#offered.get(playerId) ?? new Set();
    this.#offered.set(playerId, known);
    known.add(hex);
  }

  /** Why hashes or bytes of an entry cannot be of the seats that they are said to be of; null if they can. */
  whyUnoffered({ row }: Follower, { events }: StoredEntry): string | null {
    for (const event of events) {
      if (!isKernelEvent(event) || (event.type !== 'hinterlegt' && event.type !== 'gemischt')) continue;
      const used = event.type === 'hinterlegt' ? event.umschlaege : event.beitraege;
      for (const seat of SEATS) {
        const held = row.seats[seat];
        const known = held.kind === 'player' ? this.#offered.get(held.playerId) : undefined;
        if (used[seat] !== null && !known?.has(used[seat])) return `seat ${seat} did not offer ${used[seat]}`;
      }
    }
    return null;
  }

  /** Why an entry cannot be of the seat that it is by; null if it can. */
  whyForeign({ row }: Follower, entry: StoredEntry): string | null {
    if (entry.by === 'table') return entry.intentId === null ? null : 'the table has an intentId';
    const held = row.seats[entry.by];
    if (held.kind === 'computer') return entry.intentId === null ? null : 'a computer has an intentId';
    if (entry.intentId === null) return `nobody sent it for seat ${entry.by}`;
    const sent = this.#sent.get(held.playerId) ?? new Set();
    if (sent.has(`${entry.intentId} ${canonical(entry.intent)}`)) return null;
    const same = [...sent].filter((text) => text.startsWith(`${entry.intentId} `));
    return `seat ${entry.by} did not send ${JSON.stringify(entry.intent)}, but ${same.join(' and ') || 'nothing'}`;
  }

  /** Why an accepted intent is not the entry that it was said to be; null if it is. */
  whyFalse(follower: Follower, { playerId, intentId, seq }: Claim): string | null {
    const entry = follower.at(seq)?.entry;
    if (entry === undefined || entry === null) return `seq ${seq} was acknowledged and is not in the store`;
    const seat = follower.viewerOf(playerId);
    if (entry.by !== seat) return `seq ${seq} is by ${entry.by}, and was acknowledged to ${seat}`;
    return entry.intentId === intentId ? null : `seq ${seq} has another intentId than was acknowledged`;
  }
}
