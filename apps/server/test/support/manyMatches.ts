import type { Database } from '../../src/store/database.ts';

/*
 * As many matches as a busy house has after years, without logs: the list never looks into them. Written by the database
 * itself, in SQLite's dialect. One in two is Aucho, one in ten had something refused, one in twenty was aborted, one in
 * a hundred runs; 997 names, one match every five minutes back from now.
 */
const NUMBERS = `WITH RECURSIVE n(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i + 1 < $COUNT)`;

/** A time so many minutes from now. */
const time = (minutes: string) =>
  `strftime('%Y-%m-%dT%H:%M:%f+00:00', 'now', printf('%+d minutes', ${minutes}))`;
const DAY = `CAST(strftime('%s', 'now', printf('%+d minutes', -5 * i)) AS INTEGER) / 86400`;
const SEATS = `'[' || (SELECT group_concat('{"kind":"player","playerId":"p' || ((i * 7 + s * 131) % 997) || '","name":"Name ' || ((i * 7 + s * 131) % 997) || '"}')
  FROM (SELECT 0 AS s UNION SELECT 1 UNION SELECT 2 UNION SELECT 3)) || ']'`;
const RANKING = `'[{"seat":0,"place":1},{"seat":1,"place":2},{"seat":2,"place":3},{"seat":3,"place":4}]'`;

const STATEMENTS = [
  `INSERT INTO "Room" ("id", "game", "options", "hostId", "seats", "createdAt", "updatedAt")
   VALUES ('generatedhaus2', 'aucho', '{}', 'p0', '[{"kind":"empty"},{"kind":"empty"},{"kind":"empty"},{"kind":"empty"}]', ${time('0')}, ${time('0')})`,
  `${NUMBERS} INSERT INTO "Match" ("id", "roomId", "game", "rulesVersion", "options", "seats", "patience", "createdAt", "endedAt", "aborted", "ranking", "day", "seconds", "refused", "note")
   SELECT 'g' || printf('%09d', i), 'generatedhaus2', CASE i % 2 WHEN 0 THEN 'aucho' ELSE 'doppelkopf' END, 1, '{}', ${SEATS}, '{"zugzeit":0,"abwesenheit":180}',
     ${time('-5 * i')}, CASE WHEN i % 100 = 7 THEN NULL ELSE ${time('40 - 5 * i')} END, i % 20 = 3,
     CASE WHEN i % 100 = 7 OR i % 20 = 3 THEN NULL ELSE ${RANKING} END, ${DAY}, CASE WHEN i % 100 = 7 THEN NULL ELSE 2400 END, i % 10 = 4, '' FROM n`,
  `${NUMBERS} INSERT INTO "MatchPlayer" ("matchId", "seat", "playerId", "nameKey", "createdAt", "day")
   SELECT 'g' || printf('%09d', i), s, 'p' || ((i * 7 + s * 131) % 997), 'name ' || ((i * 7 + s * 131) % 997), ${time('-5 * i')}, ${DAY}
   FROM n, (SELECT 0 AS s UNION SELECT 1 UNION SELECT 2 UNION SELECT 3)`,
];

/** Writes so many matches into a SQLite database. */
export async function generateMatches(db: Database, count: number): Promise<void> {
  for (const statement of STATEMENTS) await db.$executeRawUnsafe(statement.replace('$COUNT', String(count)));
}
