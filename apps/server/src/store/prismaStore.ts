import type { Database } from './database.ts';
import { groupCommit } from './groupCommit.ts';
import type { MatchRow, RefusalRow, RoomRow, StoredEntry } from './records.ts';
import { byToNumber, entryFromRow, matchFromRow, roomFromRow } from './rows.ts';
import type { AppendOutcome, LogStore, MatchStore, PlayerStore, RoomStore, Store } from './store.ts';

/** Prisma's code for a unique key that exists already: the collision that the log's primary key decides. */
const UNIQUE_VIOLATION = 'P2002';

interface Append {
  readonly matchId: string;
  readonly entry: StoredEntry;
}

function isCollision(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === UNIQUE_VIOLATION;
}

function entryRow({ matchId, entry }: Append) {
  return {
    matchId,
    seq: entry.seq,
    at: new Date(entry.at),
    by: byToNumber(entry.by),
    intentId: entry.intentId,
    intent: JSON.stringify(entry.intent),
    events: JSON.stringify(entry.events),
  };
}

function refusalRow({ matchId, at, seq, seat, intent, code }: RefusalRow) {
  return { matchId, at: new Date(at), seq, seat, intent: JSON.stringify(intent), code };
}

function logStore(db: Database): LogStore {
  const append = groupCommit<Append, AppendOutcome>({
    async writeAll(items) {
      // One statement, so all of it or nothing, and one commit.
      await db.entry.createMany({ data: items.map(entryRow) });
      return 'stored';
    },
    async writeOne(item) {
      try {
        await db.entry.createMany({ data: [entryRow(item)] });
        return 'stored';
      } catch (error) {
        if (isCollision(error)) return 'collision';
        throw error;
      }
    },
  });
  // Whoever has many refused must not make the store commit as many times.
  const writeRefusals = async (items: readonly RefusalRow[]) => {
    await db.refusal.createMany({ data: items.map(refusalRow) });
  };
  const recordRefusal = groupCommit<RefusalRow, void>({
    writeAll: writeRefusals,
    writeOne: (item) => writeRefusals([item]),
  });
  return {
    append: (matchId, entry) => append({ matchId, entry }),
    async entries(matchId, after) {
      const rows = await db.entry.findMany({
        where: { matchId, seq: { gt: after } },
        orderBy: { seq: 'asc' },
      });
      return rows.map(entryFromRow);
    },
    recordRefusal,
  };
}

function matchStore(db: Database): MatchStore {
  const found = (rows: Parameters<typeof matchFromRow>[0][]): MatchRow[] => rows.map(matchFromRow);
  return {
    async createMatch(match) {
      const { id, roomId, game, rulesVersion, options, seats, patience, createdAt } = match;
      await db.match.create({
        data: {
          id,
          roomId,
          game,
          rulesVersion,
          options: JSON.stringify(options),
          seats: JSON.stringify(seats),
          patience: JSON.stringify(patience),
          createdAt: new Date(createdAt),
        },
      });
    },
    async match(id) {
      const row = await db.match.findUnique({ where: { id } });
      return row === null ? null : matchFromRow(row);
    },
    async lastMatch(roomId) {
      const row = await db.match.findFirst({ where: { roomId }, orderBy: { createdAt: 'desc' } });
      return row === null ? null : matchFromRow(row);
    },
    async finishedMatches(roomId) {
      return found(
        await db.match.findMany({
          where: { roomId, ranking: { not: null } },
          orderBy: { createdAt: 'asc' },
        }),
      );
    },
    async runningMatches() {
      return found(await db.match.findMany({ where: { endedAt: null } }));
    },
    async endMatch(id, at, end) {
      await db.match.update({
        where: { id },
        data:
          'aborted' in end
            ? { endedAt: new Date(at), aborted: true }
            : { endedAt: new Date(at), ranking: JSON.stringify(end.ranking) },
      });
    },
  };
}

function roomStore(db: Database): RoomStore {
  const data = (room: RoomRow, at: number) => ({
    game: room.game,
    options: JSON.stringify(room.options),
    hostId: room.hostId,
    patience: JSON.stringify(room.patience),
    seats: JSON.stringify(room.seats),
    updatedAt: new Date(at),
  });
  return {
    async createRoom(room, at) {
      await db.room.create({ data: { id: room.id, createdAt: new Date(at), ...data(room, at) } });
    },
    async saveRoom(room, at) {
      await db.room.update({ where: { id: room.id }, data: data(room, at) });
    },
    async room(id) {
      const row = await db.room.findUnique({ where: { id } });
      return row === null ? null : roomFromRow(row);
    },
  };
}

function playerStore(db: Database): PlayerStore {
  return {
    async createPlayer({ id, name }, tokenHash, at) {
      await db.player.create({
        data: { id, name, tokenHash, createdAt: new Date(at), seenAt: new Date(at) },
      });
    },
    async playerByToken(tokenHash) {
      const row = await db.player.findUnique({ where: { tokenHash } });
      return row === null ? null : { id: row.id, name: row.name };
    },
    async replaceToken(id, tokenHash) {
      await db.player.update({ where: { id }, data: { tokenHash } });
    },
    async renamePlayer(id, name, at) {
      await db.player.update({ where: { id }, data: { name, seenAt: new Date(at) } });
    },
  };
}

/** The store on a database that is open and up to date. */
export function createStore(db: Database): Store {
  return {
    ...logStore(db),
    ...matchStore(db),
    ...roomStore(db),
    ...playerStore(db),
    async heartbeat(at) {
      const aliveAt = new Date(at);
      await db.heartbeat.upsert({ where: { id: 1 }, create: { id: 1, aliveAt }, update: { aliveAt } });
    },
    async lastHeartbeat() {
      return (await db.heartbeat.findUnique({ where: { id: 1 } }))?.aliveAt.getTime() ?? null;
    },
    async ping() {
      await db.$queryRawUnsafe('SELECT 1');
    },
    close: () => db.$disconnect(),
  };
}
