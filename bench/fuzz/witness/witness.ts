import { type RoomView, roomViewSchema } from '@stammtisch/protocol';
import type { Store } from '../../../apps/server/src/store/store.ts';
import type { Connection } from '../connection.ts';
import { isObject } from '../json.ts';
import type { Verdict } from '../verdict.ts';
import { readTold, type Told, whatIsWrong } from './checks.ts';
import { Follower } from './follower.ts';
import { type Claim, Origins } from './origins.ts';

interface Waiting {
  readonly told: Told;
  readonly message: number;
}

interface Followed {
  readonly follower: Follower;
  readonly waiting: Waiting[];
  readonly claims: Claim[];
  /** Messages that were heard already: many viewers are told the same. */
  readonly heard: Set<string>;
  /** When it was last heard of, in milliseconds since 1970. */
  heardAt: number;
}

/** How long after its end a match is kept for late messages; one that is later has it read again. */
const KEPT_MS = 5000;

interface Unfollowed {
  readonly connection: Connection;
  readonly name: string;
  readonly message: unknown;
  readonly text: string;
}

/**
 * Hears every message that any connection gets and compares it with the store, which it reads by itself: what is told
 * must be what that viewer may know at that seq, and every entry must be traced to its seat's own connection.
 */
export class Witness {
  readonly origins = new Origins();
  /** Messages that were compared with the store. */
  compared = 0;
  readonly #store: Store;
  readonly #verdict: Verdict;
  readonly #followed = new Map<string, Followed>();
  readonly #unfollowed = new Map<string, Unfollowed[]>();
  #claims: Claim[] = [];
  #running: Promise<void> = Promise.resolve();

  constructor(store: Store, verdict: Verdict) {
    this.#store = store;
    this.#verdict = verdict;
  }

  /** Takes a message as it came down a connection. */
  event(connection: Connection, name: string, message: unknown, text: string): void {
    if (connection.superseded && connection.entering === 0 && name !== 'superseded') {
      this.#verdict.violate(`a superseded connection was told «${name}»`, connection.lastSent);
    }
    switch (name) {
      case 'table':
      case 'snapshot':
        this.#hear({ connection, name, message, text });
        break;
      case 'room':
        this.#room(connection, message);
        break;
      case 'paused':
      case 'superseded':
        break;
      default:
        this.#verdict.violate(`an unknown message «${name}»: ${text.slice(0, 200)}`, connection.lastSent);
    }
  }

  /** Takes the answer to a message of that name. */
  answer(connection: Connection, name: string, answer: unknown): void {
    if (!isObject(answer) || answer.ok !== true) return;
    if (name === 'enter') this.#room(connection, answer.room);
    const { table } = answer;
    if ((name === 'enter' || name === 'sync') && isObject(table)) {
      this.#hear({ connection, name: 'snapshot', message: table, text: JSON.stringify(table) });
    }
  }

  /** Takes note that an intent was accepted. */
  accepted(claim: Claim): void {
    this.#claims.push(claim);
  }

  /** A room's view holds names, seats and sums, and no cards: its schema is strict. */
  #room(connection: Connection, message: unknown): void {
    const room: RoomView | undefined = roomViewSchema.safeParse(message).data;
    if (room === undefined) this.#verdict.violate('a room is not as the protocol says', connection.lastSent);
    else if (!connection.rooms.has(room.roomId)) {
      this.#verdict.violate(`a room that it never entered was told: ${room.roomId}`, connection.lastSent);
    }
  }

  #hear(heard: Unfollowed): void {
    const matchId = isObject(heard.message) ? String(heard.message.matchId) : '';
    const followed = this.#followed.get(matchId);
    if (followed !== undefined) {
      this.#take(followed, heard);
      return;
    }
    const list = this.#unfollowed.get(matchId) ?? [];
    this.#unfollowed.set(matchId, list);
    list.push(heard);
  }

  #take(followed: Followed, { connection, name, message, text }: Unfollowed): void {
    const { follower, heard, waiting } = followed;
    if (!connection.rooms.has(follower.row.roomId)) {
      this.#verdict.violate('a table of a room that it never entered was told', connection.lastSent);
      return;
    }
    const viewer = follower.viewerOf(connection.person?.playerId ?? null);
    followed.heardAt = Date.now();
    const key = `${viewer} ${text}`;
    if (heard.has(key)) return;
    heard.add(key);
    const told = readTold(name, message, viewer, text);
    if (typeof told === 'string') this.#verdict.violate(told, connection.lastSent);
    else waiting.push({ told, message: connection.lastSent });
  }

  /** Reads what the store has got since, and compares all that was heard until now. */
  look(): Promise<void> {
    this.#running = this.#running.then(() => this.#look());
    return this.#running;
  }

  async #look(): Promise<void> {
    const claims = this.#claims.splice(0);
    for (const claim of claims) (await this.#follow(claim.matchId))?.claims.push(claim);
    for (const [matchId, list] of [...this.#unfollowed]) {
      this.#unfollowed.delete(matchId);
      const followed = await this.#follow(matchId);
      if (followed !== null) for (const heard of list) this.#take(followed, heard);
    }
    for (const [matchId, followed] of this.#followed) {
      await this.#compare(followed);
      const { follower, heardAt } = followed;
      if (follower.isOver && heardAt < Date.now() - KEPT_MS) this.#followed.delete(matchId);
    }
  }

  async #follow(matchId: string): Promise<Followed | null> {
    const known = this.#followed.get(matchId);
    if (known !== undefined) return known;
    const row = await this.#store.match(matchId);
    if (row === null) {
      this.#verdict.violate(`a match that is not in the store was told: ${matchId}`);
      return null;
    }
    const follower = new Follower(row, this.#store);
    const followed = { follower, waiting: [], claims: [], heard: new Set<string>(), heardAt: Date.now() };
    this.#followed.set(matchId, followed);
    return followed;
  }

  async #compare({ follower, waiting, claims }: Followed): Promise<void> {
    // What was heard before the store is read must be in it: nobody is told of anything that is not durable.
    const told = waiting.splice(0);
    const accepted = claims.splice(0);
    for (const entry of await follower.advance()) {
      const { origins } = this;
      const why = origins.whyForeign(follower, entry) ?? origins.whyUnoffered(follower, entry);
      if (why !== null) this.#verdict.violate(`seq ${entry.seq} of match ${follower.row.id}: ${why}`);
    }
    for (const item of told) {
      this.compared++;
      const wrong = whatIsWrong(follower, item.told);
      if (wrong !== null) this.#verdict.violate(`somebody was told ${wrong}`, item.message);
    }
    for (const claim of accepted) {
      const why = this.origins.whyFalse(follower, claim);
      if (why !== null) this.#verdict.violate(`match ${claim.matchId}: ${why}`);
    }
    follower.forgetViews();
  }
}
