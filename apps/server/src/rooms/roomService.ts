import { bySeat, type Seat } from '@stammtisch/kit';
import { type ErrorCode, patienceSchema, type Result, type RoomCommand } from '@stammtisch/protocol';
import { type Games, gameOf } from '../games.ts';
import { newRoomId } from '../ids.ts';
import type { ActRow, MatchRow, MatchSeat, PlayerRow, RoomRow, RoomSeat } from '../store/records.ts';
import type { Store } from '../store/store.ts';
import type { TableService } from '../tables/tableService.ts';
import { Turns } from '../turns.ts';
import { askRefusal, jury, reseated, type SeatAsk } from './asks.ts';
import { applyCommand, type SeatingCommand } from './commands.ts';
import { afterMatch, isRunning, type LiveRoom } from './room.ts';
import { seatIn } from './seatIn.ts';
import { tallyOf } from './standings.ts';

export interface RoomServiceOptions {
  readonly store: Store;
  readonly games: Games;
  readonly tables: TableService;
  newMatchId(): string;
  /** Whether a player is in a room. */
  isHere(roomId: string, playerId: string): boolean;
  /** Told when a seat of a match has gone into other hands. */
  onHandOver(match: MatchRow, seat: Seat): Promise<void>;
  /** Told whenever a room reads otherwise than before. */
  onChange(room: LiveRoom): void;
  /** Told when a match has begun. */
  onStart(match: MatchRow): Promise<void>;
}

const refuse = (code: ErrorCode): Result => ({ ok: false, code });

/** A seat as a match fixes it; null if nobody holds it. */
function matchSeat(held: RoomSeat): MatchSeat | null {
  return held.kind === 'empty' ? null : held;
}

/** All rooms in memory; commands of one room are carried out one at a time and stored before they are answered. */
export class RoomService {
  readonly #options: RoomServiceOptions;
  readonly #rooms = new Map<string, LiveRoom>();
  readonly #turns = new Map<string, Turns>();

  constructor(options: RoomServiceOptions) {
    this.#options = options;
  }

  /** A new room with the player as host, on its first seat. The game must be one that can be played here. */
  async create(host: PlayerRow, game: string): Promise<string> {
    const row = {
      id: newRoomId(),
      game,
      options: gameOf(this.#options.games, game).game.parseOptions({}) ?? {},
      hostId: host.id,
      patience: patienceSchema.parse({}),
      seats: bySeat<RoomSeat>((seat) =>
        seat === 0 ? { kind: 'player', playerId: host.id, name: host.name } : { kind: 'empty' },
      ),
      closed: null,
      removed: [],
    };
    await this.#options.store.createRoom(row, Date.now());
    this.#rooms.set(row.id, { row, match: null, tally: new Map(), asks: [], handed: [] });
    return row.id;
  }

  /** The room as it is now, if it is in memory; one that somebody is in is. */
  known(roomId: string): LiveRoom | null {
    return this.#rooms.get(roomId) ?? null;
  }

  /** The room, loaded if need be; null if there is none of that id. */
  async open(roomId: string): Promise<LiveRoom | null> {
    const known = this.#rooms.get(roomId);
    if (known !== undefined) return known;
    return this.#inTurn(roomId, async () => this.#rooms.get(roomId) ?? this.#load(roomId));
  }

  /** Carries out a member's command; refuses with the code of what stands against it. */
  command(roomId: string, actor: PlayerRow, command: RoomCommand): Promise<Result> {
    return this.#inTurn(roomId, async () => {
      const room = this.#rooms.get(roomId) ?? (await this.#load(roomId));
      if (room === null) return refuse('roomUnknown');
      if (room.row.closed !== null) return { ok: false, code: 'roomClosed', reason: room.row.closed.reason };
      switch (command.type) {
        case 'start':
          return this.#start(room, actor, command.after);
        case 'abort':
          return this.#abort(room, actor);
        case 'standIn':
          return this.#standIn(room, actor, command.seat);
        case 'askSeat':
          return this.#ask(room, actor, command.seat);
        case 'answerAsk':
          return this.#answer(room, actor, command);
        default:
          return this.#seat(room, actor, command);
      }
    });
  }

  /**
   * Hands the host's powers on in every room whose host is gone for so long, sooner between matches, to a seated player
   * who is there; nobody else is left waiting for a start. `absentSince`: since when a player is not in a room, null while
   * they are.
   */
  async passOnIdle(
    gone: { readonly lobbyMs: number; readonly matchMs: number },
    absentSince: (roomId: string, playerId: string) => number | null,
  ): Promise<void> {
    for (const roomId of this.#rooms.keys()) {
      await this.#inTurn(roomId, async () => {
        const room = this.#rooms.get(roomId);
        const since = room === undefined ? null : absentSince(roomId, room.row.hostId);
        if (room === undefined || since === null) return;
        if (since > Date.now() - (isRunning(room) ? gone.matchMs : gone.lobbyMs)) return;
        const heir = room.row.seats.find(
          (held) => held.kind === 'player' && absentSince(roomId, held.playerId) === null,
        );
        if (heir?.kind !== 'player') return;
        const row = { ...room.row, hostId: heir.playerId };
        await this.#options.store.saveRoom(row, Date.now());
        this.#change(room, { row });
      });
    }
  }

  /** Takes rooms out of memory that nobody is in; the store brings them back. */
  evictEmpty(isEmpty: (roomId: string) => boolean): void {
    for (const roomId of this.#rooms.keys()) {
      if (isEmpty(roomId) && !this.#turns.has(roomId)) this.#rooms.delete(roomId);
    }
  }

  /** Changes a room by the admin's word, stores it together with that act, and tells it. Null if there is none of that id. */
  moderate(roomId: string, change: (row: RoomRow) => RoomRow, act: ActRow): Promise<LiveRoom | null> {
    return this.#inTurn(roomId, async () => {
      const room = this.#rooms.get(roomId) ?? (await this.#load(roomId));
      if (room === null) return null;
      const row = change(room.row);
      await this.#options.store.moderateRoom(row, act);
      return this.#change(room, { row });
    });
  }

  /** Takes note that a match of a room is over: at once, so that the room never says otherwise than the table. */
  over(match: MatchRow): void {
    const room = this.#rooms.get(match.roomId);
    if (room?.match?.id === match.id && isRunning(room)) this.#change(room, afterMatch(room, match));
  }

  async #seat(room: LiveRoom, actor: PlayerRow, command: SeatingCommand): Promise<Result> {
    if (isRunning(room) && command.type !== 'passHost') {
      const seated = seatIn(room.row.seats, actor.id) !== null;
      // Sitting down where one sits already is how a returning browser says that it is back.
      return command.type === 'sit' && seated ? { ok: true } : refuse('matchRunning');
    }
    const changed = applyCommand(room.row, actor, command, this.#options.games);
    if (!changed.ok) return changed;
    if (changed.room !== room.row) {
      await this.#options.store.saveRoom(changed.room, Date.now());
      this.#change(room, { row: changed.room });
    }
    return { ok: true };
  }

  /** `after` names the match that the button stood under: a second press finds another one there and starts nothing. */
  async #start(room: LiveRoom, actor: PlayerRow, after: string | null): Promise<Result> {
    if (room.row.hostId !== actor.id) return refuse('notHost');
    if ((room.match?.id ?? null) !== after) return { ok: true };
    if (isRunning(room)) return refuse('matchRunning');
    // Its table is forgotten then, and with it what is still to be stored.
    if (after !== null && !(await this.#options.tables.isEndStored(after))) return refuse('unavailable');
    const seats = bySeat((seat) => matchSeat(room.row.seats[seat]));
    const [a, b, c, d] = seats;
    if (a === null || b === null || c === null || d === null) return refuse('seatsMissing');
    const match: MatchRow = {
      id: this.#options.newMatchId(),
      roomId: room.row.id,
      game: room.row.game,
      rulesVersion: gameOf(this.#options.games, room.row.game).game.rulesVersion,
      options: room.row.options,
      seats: [a, b, c, d],
      patience: room.row.patience,
      createdAt: Date.now(),
      endedAt: null,
      aborted: false,
      ranking: null,
    };
    await this.#options.store.createMatch(match);
    this.#change(room, { match, asks: [], handed: [] });
    await this.#options.onStart(match);
    if (room.match !== null) await this.#options.tables.forget(room.match.id);
    return { ok: true };
  }

  async #abort(room: LiveRoom, actor: PlayerRow): Promise<Result> {
    if (room.row.hostId !== actor.id) return refuse('notHost');
    if (room.match === null || !isRunning(room)) return refuse('matchUnknown');
    return this.#byTable(room.match, { type: 'abbrechen' });
  }

  /** The host need not wait for somebody who is gone: the computer stands in, until they return. */
  async #standIn(room: LiveRoom, actor: PlayerRow, seat: Seat): Promise<Result> {
    if (room.row.hostId !== actor.id) return refuse('notHost');
    if (room.match === null || !isRunning(room)) return refuse('matchUnknown');
    const held = room.match.seats[seat];
    if (held.kind !== 'player') return refuse('noPlayer');
    if (this.#options.isHere(room.row.id, held.playerId)) return refuse('stillHere');
    return this.#byTable(room.match, { type: 'vertreten', seat });
  }

  /** Refuses `matchUnknown`, `haveSeat`, `noPlayer`, `stillHere`, and `tooFast` where many ask already. */
  #ask(room: LiveRoom, actor: PlayerRow, seat: Seat): Result {
    const isHere = (playerId: string) => this.#options.isHere(room.row.id, playerId);
    const refusal = askRefusal(room, actor, seat, isHere);
    if (refusal !== null) return refuse(refusal);
    const { id: playerId, name } = actor;
    const asks = room.asks.filter((ask) => ask.playerId !== playerId);
    this.#change(room, { asks: [...asks, { seat, playerId, name, yes: [] }] });
    return { ok: true };
  }

  /** Refuses `askUnknown` where nobody of that name asks, `notHost` whose word is not asked for, and `stillHere`. */
  async #answer(
    room: LiveRoom,
    actor: PlayerRow,
    { seat, name, yes }: Extract<RoomCommand, { type: 'answerAsk' }>,
  ): Promise<Result> {
    const { match } = room;
    const isHere = (playerId: string) => this.#options.isHere(room.row.id, playerId);
    const ask = room.asks.find((one) => one.seat === seat && one.name === name);
    const held = match?.seats[seat];
    if (match === null || !isRunning(room) || ask === undefined || held?.kind !== 'player') {
      return refuse('askUnknown');
    }
    const { ids, needed } = jury(room, seat, isHere);
    if (!ids.includes(actor.id)) return refuse('notHost');
    const others = room.asks.filter((one) => one !== ask);
    if (!yes || isHere(held.playerId) || !isHere(ask.playerId)) {
      this.#change(room, { asks: others });
      return yes ? refuse('stillHere') : { ok: true };
    }
    const said = { ...ask, yes: [...new Set([...ask.yes, actor.id])] };
    const counted = said.yes.filter((id) => ids.includes(id)).length;
    if (counted < needed) this.#change(room, { asks: [...others, said] });
    else await this.#handOver(room, match, said);
    return { ok: true };
  }

  async #handOver(room: LiveRoom, running: MatchRow, ask: SeatAsk): Promise<void> {
    const { store, tables, onHandOver } = this.#options;
    const { row, match, handed } = reseated(room, running, ask);
    await store.reseat(row, match, ask.seat, Date.now());
    (await tables.open(match.id))?.table.reseat(match.seats);
    const asks = room.asks.filter(({ seat, playerId }) => seat !== ask.seat && playerId !== ask.playerId);
    // It may have ended meanwhile.
    const now = this.#rooms.get(row.id)?.match;
    const current = now?.id === match.id ? { ...now, seats: match.seats } : match;
    this.#change(room, { row, match: current, asks, handed: [...room.handed, handed] });
    await onHandOver(current, ask.seat);
  }

  async #byTable(match: MatchRow, raw: unknown): Promise<Result> {
    const live = await this.#options.tables.open(match.id);
    if (live === null) return refuse('matchUnknown');
    const answer = await live.table.submit({ by: 'table', raw, client: null });
    return answer.ok ? { ok: true } : { ok: false, code: answer.code };
  }

  /** What has changed since `room` was read stays, such as that its match is over. */
  #change(room: LiveRoom, change: Partial<LiveRoom>): LiveRoom {
    const changed = { ...(this.#rooms.get(room.row.id) ?? room), ...change };
    this.#rooms.set(changed.row.id, changed);
    this.#options.onChange(changed);
    return changed;
  }

  async #load(roomId: string): Promise<LiveRoom | null> {
    const { store, tables } = this.#options;
    const row = await store.room(roomId);
    if (row === null) return null;
    const last = await store.lastMatch(roomId);
    const finished = await store.finishedMatches(roomId);
    // The table knows first that its match is over; the store may learn it between the two looks, or has not yet.
    const match = (last && tables.over(last.id)) ?? last;
    const before = finished.filter(({ id }) => id !== match?.id);
    const room = {
      row,
      match,
      tally: tallyOf(match === null ? before : [...before, match]),
      asks: [],
      handed: [],
    };
    this.#rooms.set(roomId, room);
    return room;
  }

  async #inTurn<T>(roomId: string, work: () => Promise<T>): Promise<T> {
    const turns = this.#turns.get(roomId) ?? new Turns();
    this.#turns.set(roomId, turns);
    try {
      return await turns.take(work);
    } finally {
      // The last one in line takes the line away again.
      if (turns.waiting === 0) this.#turns.delete(roomId);
    }
  }
}
