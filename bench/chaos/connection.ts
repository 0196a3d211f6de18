import { randomBytes } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { Tagged } from '@stammtisch/kit';
import type {
  ClientToServer,
  IntentMessage,
  Result,
  RoomCommand,
  RoomView,
  ServerToClient,
  TableSnapshot,
  TableUpdate,
} from '@stammtisch/protocol';
import { io, type Socket } from 'socket.io-client';
import { offerBeitrag } from './beitrag.ts';
import type { Notes, SnapshotCause } from './notes.ts';
import { Signal } from './signal.ts';

/** How long an acknowledgement may take before the connection counts as dead, as in the real client. */
const ACK_MS = 5000;
/** Before a refusal that passes by itself is met again. */
const RETRY_MS = 50;

/** Answers that leave open whether the intent has taken effect: it is sent again with the same id. */
const OPEN_ANSWERS: readonly string[] = ['unavailable', 'tooFast'];

export interface ConnectionOptions {
  readonly url: string;
  readonly roomId: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly notes: Notes;
}

/** A browser without a screen: it reconnects, catches up and resends by itself, as the real client does. */
export class Connection {
  room: RoomView | null = null;
  table: TableSnapshot | null = null;
  /** When the room was last entered, in milliseconds since 1970; 0 while it is not entered. */
  enteredAt = 0;
  readonly notes: Notes;
  readonly changed = new Signal();
  readonly #roomId: string;
  readonly #socket: Socket<ServerToClient, ClientToServer>;
  #closed = false;

  constructor({ url, roomId, headers, notes }: ConnectionOptions) {
    this.#roomId = roomId;
    this.notes = notes;
    this.#socket = io(url, {
      transports: ['websocket'],
      forceNew: true,
      reconnectionDelay: 40,
      reconnectionDelayMax: 200,
      timeout: 3000,
      extraHeaders: { ...headers },
    });
    this.#listen();
  }

  /** Whether the room is entered over a connection that lives. */
  get isOnline(): boolean {
    return this.#socket.connected && this.enteredAt > 0;
  }

  /** Sends an intent that answers the view as it is now, with the same id until it is answered. */
  async play(table: TableSnapshot, intent: Tagged): Promise<Result<{ seq: number }>> {
    const { matchId, seq } = table;
    const intentId = randomBytes(16).toString('hex');
    const message: IntentMessage = { matchId, intentId, seenSeq: seq, intent: { ...intent } };
    const sent = this.notes.send(message);
    const answer = await this.#deliver(() => {
      sent.sends++;
      return this.#socket.timeout(ACK_MS).emitWithAck('intent', message);
    });
    this.notes.answered(sent, answer);
    return answer;
  }

  /** Sends a command until it is answered. */
  command(command: RoomCommand): Promise<Result> {
    const message = { roomId: this.#roomId, command };
    return this.#deliver(() => this.#socket.timeout(ACK_MS).emitWithAck('command', message));
  }

  /** The table as the server has it now; what this client holds stays as it is. */
  async fetchTable(matchId: string): Promise<Result<{ table: TableSnapshot }>> {
    return this.#deliver(() => this.#socket.timeout(ACK_MS).emitWithAck('sync', { matchId, cause: 'wake' }));
  }

  close(): void {
    this.#closed = true;
    this.#socket.disconnect();
    this.changed.give();
  }

  #listen(): void {
    const socket = this.#socket;
    socket.on('connect', () => this.#enter());
    socket.on('disconnect', (reason) => {
      this.enteredAt = 0;
      if (reason === 'io server disconnect') socket.connect();
    });
    socket.on('connect_error', () => {
      // While `active` it tries again by itself; otherwise the server has refused, and is asked again.
      if (!socket.active) void delay(RETRY_MS).then(() => this.#closed || socket.connect());
    });
    socket.on('room', (room) => {
      this.room = room;
      this.changed.give();
    });
    socket.on('snapshot', (table) => this.#adopt(table, 'pushed'));
    socket.on('table', (update) => this.#merge(update));
  }

  /** Answers to `enter` and `sync` are taken where they arrive: after an await, the next entry might be before them. */
  #enter(): void {
    const { id } = this.#socket;
    this.#socket.timeout(ACK_MS).emit('enter', { roomId: this.#roomId }, (late, answer) => {
      if (late !== null) return this.#restart(id);
      if (!answer.ok) return void delay(RETRY_MS).then(() => this.#restart(id));
      this.room = answer.room;
      this.enteredAt = Date.now();
      if (answer.table === null) this.notes.noTable();
      else this.#adopt(answer.table, 'entered');
      this.changed.give();
    });
  }

  #adopt(table: TableSnapshot, cause: SnapshotCause): void {
    this.notes.snapshot(table, cause);
    this.#show(table);
  }

  #show(table: TableSnapshot): void {
    this.table = table;
    void offerBeitrag(this.#socket, table, this.notes);
    this.changed.give();
  }

  #merge(update: TableUpdate): void {
    const { table } = this;
    const { matchId, seq } = update;
    const fits = table !== null && table.matchId === matchId && seq === table.seq + 1;
    const view = fits ? { ...table.view, ...update.view } : null;
    this.notes.update(update, view);
    if (fits && view !== null) this.#show({ ...table, seq, view });
    else if (table?.matchId === matchId && seq > table.seq) this.#sync(matchId);
  }

  /** A gap in seq: only a snapshot helps. */
  #sync(matchId: string): void {
    const { id } = this.#socket;
    this.#socket.timeout(ACK_MS).emit('sync', { matchId, cause: 'gap' }, (late, answer) => {
      if (late !== null) return this.#restart(id);
      if (answer.ok) this.#adopt(answer.table, 'gap');
      else void delay(RETRY_MS).then(() => this.#restart(id));
    });
  }

  /** An answer stayed out or cannot be used: if it is still the same connection, a new one is made. */
  #restart(id: string | undefined): void {
    if (this.#closed || this.#socket.id !== id) return;
    this.#socket.disconnect();
    this.#socket.connect();
  }

  async #deliver<T extends object>(send: () => Promise<Result<T>>): Promise<Result<T>> {
    for (;;) {
      await this.changed.until(() => this.isOnline || this.#closed);
      if (this.#closed) return { ok: false, code: 'closed' };
      const { id } = this.#socket;
      try {
        const answer = await send();
        if (answer.ok || !OPEN_ANSWERS.includes(answer.code)) return answer;
        await delay(RETRY_MS);
      } catch {
        this.#restart(id);
      }
    }
  }
}
