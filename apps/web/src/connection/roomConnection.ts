import type { Tagged } from '@stammtisch/kit';
import type {
  IntentMessage,
  Result,
  RoomCommand,
  TableLog,
  TableSnapshot,
  TableUpdate,
} from '@stammtisch/protocol';
import { dueMessage, noteShown } from './beitrag.ts';
import { randomHex } from './ids.ts';
import { adoptEntered, adoptSync, mergeUpdate } from './merge.ts';
import { ACK_MS, createSocket } from './socket.ts';
import { createStore } from './store.ts';
import type { EventBatch, RoomConnection, RoomState } from './types.ts';
import { onWake } from './wake.ts';

/** Refusals of entering that pass by themselves. */
const PASSING: readonly string[] = ['unavailable', 'tooFast'];
const RETRY_MS = 2_000;

class LiveRoom implements RoomConnection {
  readonly #roomId: string;
  readonly #socket = createSocket();
  readonly #store = createStore<RoomState>({
    link: 'connecting',
    room: null,
    table: null,
    dueAt: null,
    error: null,
    reason: null,
  });
  readonly #eventListeners = new Set<(batch: EventBatch) => void>();
  /** Intents under way, by what they say: the same click again gets the same answer. */
  readonly #flying = new Map<string, Promise<Result<{ seq: number }>>>();
  readonly #offered = new Set<string>();
  readonly #stopWake: () => void;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #syncing = false;
  #closed = false;

  constructor(roomId: string) {
    this.#roomId = roomId;
    this.#stopWake = onWake(() => this.#wake());
    this.#listen();
    this.#socket.connect();
  }

  getState = (): RoomState => this.#store.get();
  subscribe = (listener: () => void): (() => void) => this.#store.subscribe(listener);

  onEvents = (listener: (batch: EventBatch) => void): (() => void) => {
    this.#eventListeners.add(listener);
    return () => this.#eventListeners.delete(listener);
  };

  command = (command: RoomCommand): Promise<Result> => {
    const message = { roomId: this.#roomId, command };
    // Said twice, a swap undoes itself, and a match called off might be the next one.
    const again = command.type !== 'swapSeats' && command.type !== 'abort';
    return this.#deliver(() => this.#socket.timeout(ACK_MS).emitWithAck('command', message), again);
  };

  play = (intent: Tagged): Promise<Result<{ seq: number }>> => {
    const { table } = this.#store.get();
    if (table === null) return Promise.resolve({ ok: false, code: 'matchUnknown' });
    const key = `${table.matchId} ${JSON.stringify(intent)}`;
    const flying = this.#flying.get(key);
    if (flying) return flying;
    const message: IntentMessage = {
      matchId: table.matchId,
      intentId: randomHex(16),
      seenSeq: table.seq,
      intent: { ...intent },
    };
    const send = () => this.#socket.timeout(ACK_MS).emitWithAck('intent', message);
    const answer = this.#deliver(send, true).finally(() => this.#flying.delete(key));
    this.#flying.set(key, answer);
    return answer;
  };

  log = (deal: number): Promise<Result<{ log: TableLog }>> => {
    const matchId = this.#store.get().table?.matchId;
    if (matchId === undefined) return Promise.resolve({ ok: false, code: 'matchUnknown' });
    return this.#deliver(() => this.#socket.timeout(ACK_MS).emitWithAck('log', { matchId, deal }), true);
  };

  resume = (): void => {
    if (this.#store.get().link !== 'superseded') return;
    this.#store.set({ link: 'connecting', error: null });
    this.#socket.connect();
  };

  close = (): void => {
    this.#closed = true;
    this.#stopWake();
    clearTimeout(this.#retry);
    this.#socket.disconnect();
    // Whoever still waits for an answer is told.
    this.#store.set({});
    this.#eventListeners.clear();
  };

  #listen(): void {
    this.#socket.on('connect', () => void this.#enter());
    this.#socket.on('disconnect', (reason) => {
      this.#wait();
      if (reason === 'io server disconnect') this.#connectSoon();
    });
    this.#socket.on('connect_error', (refusal) => {
      // While `active` it tries again by itself; otherwise the server has refused the handshake and said why.
      if (this.#socket.active) return;
      if (refusal.message === 'noSession') this.#store.set({ error: refusal.message });
      else this.#connectSoon();
    });
    this.#socket.on('room', (room) => this.#store.set({ room }));
    this.#socket.on('snapshot', (table) => this.#setTable(table));
    this.#socket.on('table', (update) => this.#update(update));
    this.#socket.on('paused', ({ matchId, paused }) => {
      const { table } = this.#store.get();
      if (table?.matchId === matchId) this.#store.set({ table: { ...table, paused } });
    });
    this.#socket.on('superseded', () => this.#supersede());
    this.#socket.on('removed', ({ reason }) => this.#remove(reason));
  }

  #supersede(): void {
    this.#store.set({ link: 'superseded' });
    this.#socket.disconnect();
  }

  /** The admin has removed this player: there is no way back. */
  #remove(reason: string): void {
    this.#store.set({ error: 'removed', reason });
    this.#socket.disconnect();
  }

  #stopped(): boolean {
    return this.#closed || this.#store.get().error === 'removed' || this.#store.get().link === 'superseded';
  }

  #wait(): void {
    if (!this.#stopped() && this.#store.get().link === 'online') this.#store.set({ link: 'waiting' });
  }

  #connectSoon(): void {
    clearTimeout(this.#retry);
    this.#retry = setTimeout(() => {
      if (!this.#stopped()) this.#restart();
    }, RETRY_MS);
  }

  #restart(): void {
    this.#socket.disconnect();
    this.#socket.connect();
  }

  /** An answer stayed out: if it is still the same connection, it is dead, whatever the browser thinks. */
  #unanswered(socketId: string | undefined): void {
    if (!this.#stopped() && this.#socket.connected && this.#socket.id === socketId) this.#restart();
  }

  async #enter(): Promise<void> {
    const { id } = this.#socket;
    this.#offered.clear();
    try {
      const answer = await this.#socket.timeout(ACK_MS).emitWithAck('enter', { roomId: this.#roomId });
      if (this.#stopped()) return;
      if (answer.ok) this.#store.set({ link: 'online', room: answer.room, error: null });
      if (answer.ok) this.#setTable(adoptEntered(this.#store.get().table, answer.table));
      else if (PASSING.includes(answer.code)) this.#connectSoon();
      else if (answer.code === 'removed') this.#remove(answer.reason ?? '');
      else this.#store.set({ error: answer.code });
    } catch {
      this.#unanswered(id);
    }
  }

  async #sync(cause: 'gap' | 'wake'): Promise<void> {
    const { table } = this.#store.get();
    if (table === null || this.#syncing) return;
    const { id } = this.#socket;
    this.#syncing = true;
    try {
      const answer = await this.#socket
        .timeout(ACK_MS)
        .emitWithAck('sync', { matchId: table.matchId, cause });
      if (this.#stopped()) return;
      if (answer.ok) this.#setTable(adoptSync(this.#store.get().table, answer.table));
      else await this.#enter();
    } catch {
      this.#unanswered(id);
    } finally {
      this.#syncing = false;
    }
  }

  #wake(): void {
    if (this.#stopped()) return;
    if (!this.#socket.connected) this.#restart();
    else if (this.#store.get().table) void this.#sync('wake');
    else void this.#enter();
  }

  #update(update: TableUpdate): void {
    const merge = mergeUpdate(this.#store.get().table, update);
    if (merge.kind === 'gap') void this.#sync('gap');
    if (merge.kind !== 'merged') return;
    this.#setTable(merge.table);
    const { matchId, seq, events } = update;
    for (const listener of this.#eventListeners) listener({ matchId, seq, events });
  }

  #setTable(table: TableSnapshot | null): void {
    const remaining = table?.remainingMs ?? null;
    this.#store.set({ table, dueAt: remaining === null ? null : Date.now() + remaining });
    if (table) void this.#offer(table);
  }

  /** Adds this browser's bytes to the deal: once a connection, for what the server held in memory may be gone. */
  async #offer(table: TableSnapshot): Promise<void> {
    const due = await dueMessage(table).catch(() => null);
    const key = due === null ? null : `${due.name} ${due.message.matchId} ${due.message.deal}`;
    if (due === null || key === null || this.#offered.has(key)) return;
    this.#offered.add(key);
    try {
      const socket = this.#socket.timeout(ACK_MS);
      if (due.name === 'umschlag') await socket.emitWithAck('umschlag', due.message);
      else if ((await socket.emitWithAck('beitrag', due.message)).ok) noteShown(due.message);
    } catch {
      this.#offered.delete(key);
    }
  }

  /** Sends until it is answered, if it may be said `again`; an answer lost with the connection is asked for anew. */
  async #deliver<T extends object>(send: () => Promise<Result<T>>, again: boolean): Promise<Result<T>> {
    for (;;) {
      const code = await this.#ready();
      if (code !== null) return { ok: false, code };
      const { id } = this.#socket;
      try {
        const answer = await send();
        if (!answer.ok && answer.code === 'superseded') this.#supersede();
        return answer;
      } catch {
        this.#unanswered(id);
        if (!again) return { ok: false, code: 'unavailable' };
      }
    }
  }

  /** Waits until the room is entered: null, or the code for which that will not happen. */
  #ready(): Promise<string | null> {
    return new Promise((resolve) => {
      const look = (): boolean => {
        const { link, error } = this.#store.get();
        const code = this.#closed ? 'unavailable' : link === 'superseded' ? 'superseded' : error;
        if (code === null && (link !== 'online' || !this.#socket.connected)) return false;
        resolve(code);
        return true;
      };
      if (look()) return;
      const stop = this.#store.subscribe(() => {
        if (look()) stop();
      });
    });
  }
}

/** Enters a room and stays in it: reconnects, catches up and resends by itself until it is closed. */
export function createRoomConnection(roomId: string): RoomConnection {
  return new LiveRoom(roomId);
}
