import type { Database } from './database.ts';
import type { MatchRow } from './records.ts';
import { dayOf, matchFromRow, nameKey } from './rows.ts';
import type { MatchStore } from './store.ts';
import type { WriteTogether } from './together.ts';

/** The people who play a match, to be found by their names. */
function playerRows({ seats, createdAt }: MatchRow) {
  return seats.flatMap((held, seat) =>
    held.kind === 'player'
      ? [
          {
            seat,
            playerId: held.playerId,
            nameKey: nameKey(held.name),
            createdAt: new Date(createdAt),
            day: dayOf(createdAt),
          },
        ]
      : [],
  );
}

function matchData(match: MatchRow) {
  const { id, roomId, game, rulesVersion, options, seats, patience, createdAt } = match;
  return {
    id,
    roomId,
    game,
    rulesVersion,
    options: JSON.stringify(options),
    seats: JSON.stringify(seats),
    patience: JSON.stringify(patience),
    createdAt: new Date(createdAt),
    day: dayOf(createdAt),
    players: { create: playerRows(match) },
  };
}

/** Matches: their heads and their ends. */
export function matchStore(db: Database, write: WriteTogether): MatchStore {
  const found = (rows: Parameters<typeof matchFromRow>[0][]): MatchRow[] => rows.map(matchFromRow);
  return {
    async createMatch(match) {
      await write(() => db.match.create({ data: matchData(match) }));
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
      const where = { roomId, ranking: { not: null } };
      return found(await db.match.findMany({ where, orderBy: { createdAt: 'asc' } }));
    },
    async pastMatches(roomId, count) {
      const where = { roomId, endedAt: { not: null } };
      return found(await db.match.findMany({ where, orderBy: { createdAt: 'desc' }, take: count }));
    },
    async runningMatches() {
      return found(await db.match.findMany({ where: { endedAt: null } }));
    },
    async endMatch({ id, createdAt }, at, end) {
      const over = { endedAt: new Date(at), seconds: Math.max(0, Math.round((at - createdAt) / 1000)) };
      const data =
        'aborted' in end ? { ...over, aborted: true } : { ...over, ranking: JSON.stringify(end.ranking) };
      await write(() => db.match.update({ where: { id }, data }));
    },
  };
}
