import type { MatchFilter } from '@stammtisch/protocol';
import type { Database } from './database.ts';
import { actData } from './journal.ts';
import type { FigureRows, ListCursor } from './records.ts';
import { roomData } from './rooms.ts';
import { attendanceFromRow, DAY_MS, matchFromRow, nameKey, refusalFromRow } from './rows.ts';
import type { DeskStore } from './store.ts';

/** Beyond every letter: names that begin with a text lie between it and it followed by this. */
const LAST = '\u{10FFFF}';

/** So many matches with a name or a tag are few. */
const RARE_MAX = 1000;

const NEWEST_FIRST = [{ createdAt: 'desc' as const }, { id: 'desc' as const }];

function stateCondition(state: MatchFilter['state']) {
  switch (state) {
    case undefined:
      return {};
    case 'running':
      return { endedAt: null };
    case 'ended':
      return { endedAt: { not: null }, aborted: false };
    case 'aborted':
      return { aborted: true };
  }
}

/** A range of names, which an index answers; `startsWith` would read them all. */
function namesFrom(player: string) {
  const key = nameKey(player);
  return { nameKey: { gte: key, lt: `${key}${LAST}` } };
}

/**
 * Names and tags that few matches have are looked up first: in search of them the list would be walked to its end.
 * Those that many have are soon met on the way.
 */
function rareIds(rows: readonly { readonly matchId: string }[]) {
  return rows.length > RARE_MAX ? null : { id: { in: [...new Set(rows.map(({ matchId }) => matchId))] } };
}

const FEW = { select: { matchId: true }, take: RARE_MAX + 1 };

async function playerCondition(db: Database, player: string | undefined) {
  if (player === undefined) return {};
  const where = namesFrom(player);
  const rows = await db.matchPlayer.findMany({ where, ...FEW, orderBy: { nameKey: 'asc' } });
  return rareIds(rows) ?? { players: { some: where } };
}

async function tagCondition(db: Database, tag: string | undefined) {
  if (tag === undefined) return {};
  return rareIds(await db.matchTag.findMany({ where: { tag }, ...FEW })) ?? { tags: { some: { tag } } };
}

function timeCondition({ from, to }: MatchFilter) {
  if (from === undefined && to === undefined) return {};
  const after = from === undefined ? {} : { gte: new Date(from) };
  const before = to === undefined ? {} : { lt: new Date(Date.parse(to) + DAY_MS) };
  return { createdAt: { ...after, ...before } };
}

async function whereOf(db: Database, filter: MatchFilter) {
  const { game, room, refused } = filter;
  return {
    AND: [
      game === undefined ? {} : { game },
      room === undefined ? {} : { roomId: room },
      refused === undefined ? {} : { refused: refused === 'yes' },
      stateCondition(filter.state),
      timeCondition(filter),
      await tagCondition(db, filter.tag),
      await playerCondition(db, filter.player),
    ],
  };
}

function behind(after: ListCursor | null) {
  if (after === null) return {};
  const createdAt = new Date(after.createdAt);
  return {
    AND: [
      { createdAt: { lte: createdAt } },
      { OR: [{ createdAt: { lt: createdAt } }, { id: { lt: after.id } }] },
    ],
  };
}

async function figures(db: Database, firstDay: number): Promise<FigureRows> {
  const since = { day: { gte: firstDay } };
  const [matches, players, running, length, refusals] = await Promise.all([
    db.match.groupBy({ by: ['day'], where: since, _count: true }),
    // Prisma counts no distinct values by itself.
    db.$queryRaw<{ day: number; count: number | bigint }[]>`
      SELECT "day", COUNT(DISTINCT "playerId") AS "count" FROM "MatchPlayer" WHERE "day" >= ${firstDay} GROUP BY "day"`,
    db.match.count({ where: { endedAt: null } }),
    db.match.aggregate({ where: { ...since, aborted: false }, _avg: { seconds: true } }),
    db.refusal.groupBy({ by: ['code'], where: { at: { gte: new Date(firstDay * DAY_MS) } }, _count: true }),
  ]);
  return {
    matches: matches.map(({ day, _count }) => ({ day, count: _count })),
    players: players.map(({ day, count }) => ({ day: Number(day), count: Number(count) })),
    running,
    averageSeconds: length._avg.seconds,
    refusals: refusals.map(({ code, _count }) => ({ code, count: _count })),
  };
}

/** The admin's view over all matches. */
export function deskStore(db: Database): DeskStore {
  return {
    async listMatches(filter, after, count) {
      const rows = await db.match.findMany({
        where: { AND: [await whereOf(db, filter), behind(after)] },
        orderBy: NEWEST_FIRST,
        take: count,
        include: { tags: true },
      });
      return rows.map((row) => ({
        ...matchFromRow(row),
        refused: row.refused,
        tags: row.tags.map(({ tag }) => tag).sort(),
      }));
    },
    async countMatches(filter, max) {
      // In the order of an index: counted by ids, all of them would be sorted first.
      return db.match.count({ where: await whereOf(db, filter), orderBy: NEWEST_FIRST, take: max });
    },
    figures: (firstDay) => figures(db, firstDay),
    async refusals(matchId) {
      const rows = await db.refusal.findMany({ where: { matchId }, orderBy: { id: 'asc' } });
      return rows.map(refusalFromRow);
    },
    async attendance(matchId) {
      const rows = await db.attendance.findMany({ where: { matchId }, orderBy: { id: 'asc' } });
      return rows.map(attendanceFromRow);
    },
    async remarks(matchId) {
      const select = { note: true, tags: true };
      const row = await db.match.findUnique({ where: { id: matchId }, select });
      return { note: row?.note ?? '', tags: (row?.tags ?? []).map(({ tag }) => tag).sort() };
    },
    async saveRemarks(matchId, { note, tags }, act) {
      const data = { note, tags: { deleteMany: {}, create: tags.map((tag) => ({ tag })) } };
      await db.$transaction([
        db.match.update({ where: { id: matchId }, data }),
        db.adminAct.create({ data: actData(act) }),
      ]);
    },
    async moderateRoom(room, act) {
      await db.$transaction([
        db.room.update({ where: { id: room.id }, data: roomData(room, act.at) }),
        db.adminAct.create({ data: actData(act) }),
      ]);
    },
  };
}
