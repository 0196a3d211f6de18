import type {
  ClientToServer,
  Result,
  RoomCommand,
  RoomView,
  ServerToClient,
  TableSnapshot,
  TableUpdate,
} from '@stammtisch/protocol';
import { io, type Socket } from 'socket.io-client';

/** Everything that came down one connection, in order. */
export interface Received {
  readonly name: string;
  readonly message: unknown;
}

/** The cookie header of a player with that name. */
export async function signIn(url: string, name: string): Promise<string> {
  const response = await fetch(`${url}/api/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name }),
  });
  const cookie = response.headers.getSetCookie()[0]?.split(';')[0];
  if (!response.ok || cookie === undefined) throw new Error(`no session for ${name}: ${response.status}`);
  return cookie;
}

/** A new room with the cookie's player as host. */
export async function createRoom(url: string, cookie: string, game = 'aucho'): Promise<string> {
  const response = await fetch(`${url}/api/rooms`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify({ game }),
  });
  const { roomId } = (await response.json()) as { roomId: string };
  return roomId;
}

/**
 * A browser without a screen: a socket that merges what it is told as the real client does. `until` waits for a
 * condition that some message makes true; nothing here sleeps.
 */
export class TestClient {
  readonly socket: Socket<ServerToClient, ClientToServer>;
  readonly received: Received[] = [];
  room: RoomView | null = null;
  table: TableSnapshot | null = null;
  superseded = false;
  #intents = 0;
  readonly #waiting = new Set<() => void>();

  constructor(url: string, cookie: string, headers: Record<string, string> = {}) {
    this.socket = io(url, {
      transports: ['websocket'],
      forceNew: true,
      reconnection: false,
      extraHeaders: { cookie, ...headers },
    });
    this.socket.onAny((name: string, message: unknown) => this.received.push({ name, message }));
    this.socket.on('room', (room) => {
      this.room = room;
    });
    this.socket.on('snapshot', (table) => {
      this.table = table;
    });
    this.socket.on('table', (update) => this.#merge(update));
    this.socket.on('paused', ({ matchId, paused }) => {
      if (this.table?.matchId === matchId) this.table = { ...this.table, paused };
    });
    this.socket.on('superseded', () => {
      this.superseded = true;
    });
    this.socket.onAny(() => this.#wake());
    this.socket.on('disconnect', () => this.#wake());
  }

  #merge({ matchId, seq, view, remainingMs }: TableUpdate): void {
    if (this.table === null || this.table.matchId !== matchId || seq <= this.table.seq) return;
    if (seq !== this.table.seq + 1) throw new Error(`a gap: ${this.table.seq} then ${seq}`);
    this.table = { ...this.table, seq, remainingMs, view: { ...this.table.view, ...view } };
  }

  #wake(): void {
    for (const wake of this.#waiting) wake();
  }

  /** Resolves once the condition holds; it is looked at after every message. */
  async until(condition: (client: TestClient) => boolean): Promise<void> {
    while (!condition(this)) {
      await new Promise<void>((resolve) => {
        const wake = () => {
          this.#waiting.delete(wake);
          resolve();
        };
        this.#waiting.add(wake);
      });
    }
  }

  async connected(): Promise<this> {
    if (!this.socket.connected) {
      await new Promise<void>((resolve, reject) => {
        this.socket.once('connect', () => resolve());
        this.socket.once('connect_error', reject);
      });
    }
    return this;
  }

  async enter(roomId: string): Promise<Result<{ room: RoomView; table: TableSnapshot | null }>> {
    const answer = await this.socket.emitWithAck('enter', { roomId });
    if (answer.ok) {
      this.room = answer.room;
      // Updates may have come in one packet with the answer: what is known of the same match already is not older.
      const { table } = this;
      const older = table?.matchId === answer.table?.matchId && (table?.seq ?? 0) > (answer.table?.seq ?? 0);
      if (!older) this.table = answer.table;
    }
    return answer;
  }

  command(command: RoomCommand): Promise<Result> {
    return this.socket.emitWithAck('command', { roomId: this.room?.roomId ?? '', command });
  }

  /** Sends an intent that answers the view as it is now. */
  play(intent: object, changes: object = {}): Promise<Result<{ seq: number }>> {
    this.#intents++;
    const message = {
      matchId: this.table?.matchId ?? '',
      intentId: `intent-${this.#intents}-${this.socket.id}`.slice(0, 40),
      seenSeq: this.table?.seq ?? 0,
      intent,
      ...changes,
    };
    return this.socket.emitWithAck('intent', message as Parameters<ClientToServer['intent']>[0]);
  }

  /** Sends anything at all under any name. */
  raw(name: string, message: unknown): Promise<unknown> {
    return (this.socket as Socket).timeout(120_000).emitWithAck(name, message);
  }

  async closed(): Promise<void> {
    await this.until(() => this.socket.disconnected);
  }

  close(): void {
    this.socket.disconnect();
  }
}

/** Four players in one room, seated in order; the first is host. */
export async function fourPlayers(
  url: string,
  game?: string,
): Promise<{ roomId: string; clients: TestClient[]; cookies: string[] }> {
  const cookies: string[] = [];
  for (const name of ['Anna', 'Beat', 'Chantal', 'Dario']) cookies.push(await signIn(url, name));
  const roomId = await createRoom(url, cookies[0] ?? '', game);
  const clients: TestClient[] = [];
  for (const cookie of cookies) {
    const client = await new TestClient(url, cookie).connected();
    await client.enter(roomId);
    await client.command({ type: 'sit' });
    clients.push(client);
  }
  return { roomId, clients, cookies };
}

/** Starts a match and waits until everybody sees somebody's turn. */
export async function startMatch(clients: readonly TestClient[]): Promise<void> {
  const [host] = clients;
  await host?.command({ type: 'start', after: host.room?.match?.matchId ?? null });
  await Promise.all(clients.map((client) => client.until(({ table }) => isAwaiting(table))));
}

function awaitedOf(table: TableSnapshot | null): number[] {
  const section = table?.view.table;
  if (typeof section !== 'object' || section === null || !('awaited' in section)) return [];
  return Array.isArray(section.awaited) ? section.awaited : [];
}

export function isAwaiting(table: TableSnapshot | null): boolean {
  return awaitedOf(table).length > 0;
}

/** The client whose seat the table waits for, as that client sees it. */
export function clientOnTurn(clients: readonly TestClient[]): TestClient | undefined {
  return clients.find(
    ({ table }) => table !== null && table.seat !== null && awaitedOf(table).includes(table.seat),
  );
}
