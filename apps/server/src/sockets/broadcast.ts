import {
  changedSections,
  type Entry,
  redactEvents,
  SEATS,
  type Sections,
  type Viewer,
} from '@stammtisch/kit';
import type { TableSnapshot, TableUpdate } from '@stammtisch/protocol';
import type { Table } from '../tables/table.ts';
import type { OutgoingCheck } from './outgoing.ts';
import type { IoServer, IoSocket } from './types.ts';
import { Written } from './written.ts';

const VIEWERS: readonly Viewer[] = [...SEATS, 'public'];

/** The Socket.IO room of those who see a match with the eyes of a viewer. The server alone joins sockets to it. */
function channel(matchId: string, viewer: Viewer): string {
  return `table:${matchId}:${viewer}`;
}

/** Tells the viewers of tables what each may know, and only what has changed for them. */
export class Broadcast {
  readonly #io: IoServer;
  readonly #check: OutgoingCheck;
  readonly #remainingMs: (table: Table) => number | null;
  /** What the viewers of each table saw last. */
  readonly #seen = new WeakMap<Table, Map<Viewer, Sections>>();
  /** The whole of what the public sees of a table in writing, since many read the same. */
  readonly #public = new WeakMap<Table, { readonly seq: number; readonly json: string }>();

  constructor(io: IoServer, check: OutgoingCheck, remainingMs: (table: Table) => number | null) {
    this.#io = io;
    this.#check = check;
    this.#remainingMs = remainingMs;
  }

  /** Puts a connection behind a viewer's eyes, and no other's of that match. */
  watch(socket: IoSocket, table: Table, viewer: Viewer): void {
    this.unwatch(socket);
    void socket.join(channel(table.row.id, viewer));
  }

  /** Takes a connection away from every table. */
  unwatch(socket: IoSocket): void {
    for (const room of socket.rooms) if (room.startsWith('table:')) void socket.leave(room);
  }

  /** The whole of what a viewer sees now. */
  snapshot(table: Table, viewer: Viewer): Written<TableSnapshot> {
    const { paused, match } = table;
    const passing = JSON.stringify({ paused, remainingMs: this.#remainingMs(table) });
    const known = viewer === 'public' ? this.#public.get(table) : undefined;
    const json = known?.seq === match.seq ? known.json : this.#writeLasting(table, viewer);
    if (viewer === 'public') this.#public.set(table, { seq: match.seq, json });
    return new Written(`${json.slice(0, -1)},${passing.slice(1)}`);
  }

  /** A snapshot without what passes while nothing happens. */
  #writeLasting(table: Table, viewer: Viewer): string {
    const { row, game, match } = table;
    const lasting = {
      matchId: row.id,
      game: row.game,
      seat: typeof viewer === 'number' ? viewer : null,
      names: row.seats.map(({ name }) => name),
      direction: game.direction,
      seq: match.seq,
      view: { ...table.view(viewer) },
    };
    this.#check('snapshot', { ...lasting, paused: table.paused, remainingMs: this.#remainingMs(table) });
    return JSON.stringify(lasting);
  }

  /** Sends an entry to all who watch its table. */
  entry(table: Table, entry: Entry): void {
    const seen = this.#seen.get(table) ?? new Map<Viewer, Sections>();
    this.#seen.set(table, seen);
    const remainingMs = this.#remainingMs(table);
    for (const viewer of VIEWERS) {
      const room = channel(table.row.id, viewer);
      const watching = this.#io.sockets.adapter.rooms.get(room);
      if (watching === undefined) {
        seen.delete(viewer);
        continue;
      }
      const view = table.view(viewer);
      const changed = changedSections(seen.get(viewer) ?? {}, view);
      seen.set(viewer, view);
      const events = redactEvents(table.game, entry.events, viewer);
      const update = { matchId: table.row.id, seq: entry.seq, events, view: changed, remainingMs };
      this.#check('table', update);
      this.#send(room, watching, new Written(JSON.stringify(update)));
    }
  }

  /** Tells all who watch a table that it waits for its store, or goes on. */
  pause({ row }: Table, paused: boolean): void {
    const pause = { matchId: row.id, paused };
    this.#check('paused', pause);
    for (const viewer of VIEWERS) this.#io.to(channel(row.id, viewer)).emit('paused', pause);
  }

  /** To one socket, as at each seat, without the detour over a channel; to many with their frame made once. */
  #send(room: string, watching: ReadonlySet<string>, update: Written<TableUpdate>): void {
    const [first] = watching;
    if (watching.size > 1 || first === undefined) this.#io.to(room).emit('table', update);
    else this.#io.sockets.sockets.get(first)?.emit('table', update);
  }
}
