import { Connection, type ConnectionOptions, type Listener } from '../connection.ts';
import { isObject } from '../json.ts';
import type { Witness } from '../witness/witness.ts';
import { Mirror } from './mirror.ts';
import type { Person } from './person.ts';

export interface Place {
  readonly url: string;
  readonly witness: Witness;
}

/** A person with one connection at a time, which is opened again when it is lost, and a mirror of the room it is in. */
export class Visitor implements Listener {
  readonly person: Person;
  readonly mirror = new Mirror();
  /** The room that it enters whenever it connects; null for whoever stays outside. */
  readonly roomId: string | null;
  connection: Connection | null = null;
  /** Called whenever something new is known. */
  onChange: () => void = () => {};
  readonly #place: Place;
  #opening: Promise<boolean> | null = null;

  constructor(place: Place, person: Person, roomId: string | null) {
    this.#place = place;
    this.person = person;
    this.roomId = roomId;
  }

  /** The url of the server. */
  get url(): string {
    return this.#place.url;
  }

  /** Makes sure that it is connected and in its room; false if the server does not let it. */
  ready(): Promise<boolean> {
    const { connection } = this;
    if (this.#opening !== null) return this.#opening;
    if (connection !== null && !connection.closed && !connection.superseded) return Promise.resolve(true);
    this.#opening = this.#open().finally(() => {
      this.#opening = null;
    });
    return this.#opening;
  }

  async #open(): Promise<boolean> {
    const options: ConnectionOptions = { url: this.#place.url, person: this.person };
    const known = this.connection;
    const connection = known === null || known.closed ? new Connection(options, this) : known;
    this.connection = connection;
    if (!(await connection.connected())) return false;
    if (this.roomId === null) return true;
    return this.enter(this.roomId);
  }

  /** Enters a room, with the witness hearing what it is shown. */
  async enter(roomId: string): Promise<boolean> {
    const { connection } = this;
    if (connection === null) return false;
    this.entering(connection, roomId);
    const answer = await connection.ask('enter', { roomId });
    this.answered(connection, 'enter', answer);
    return isObject(answer) && answer.ok === true;
  }

  /** Takes note that a connection asks to enter a room. */
  entering(connection: Connection, roomId: unknown): void {
    connection.entering++;
    if (typeof roomId === 'string') connection.rooms.add(roomId);
  }

  /** Takes the answer to a message of that name. */
  answered(connection: Connection, name: string, answer: unknown): void {
    const ok = isObject(answer) && answer.ok === true;
    if (name === 'enter') {
      connection.entering--;
      if (ok) connection.superseded = false;
    }
    if (!ok) return;
    this.#place.witness.answer(connection, name, answer);
    if (connection !== this.connection || (name !== 'enter' && name !== 'sync')) return;
    this.mirror.answer(answer);
    this.onChange();
  }

  event(connection: Connection, name: string, message: unknown, text: string): void {
    this.#place.witness.event(connection, name, message, text);
    if (connection !== this.connection) return;
    if (name === 'superseded') connection.superseded = true;
    if (this.mirror.event(name, message) === 'gap') void this.#sync(connection);
    this.onChange();
  }

  closed(connection: Connection): void {
    if (connection === this.connection) this.onChange();
  }

  async #sync(connection: Connection): Promise<void> {
    const answer = await connection.ask('sync', { matchId: this.mirror.matchId, cause: 'gap' });
    this.answered(connection, 'sync', answer);
  }

  leave(): void {
    this.connection?.close();
  }
}
