import { type Database, providerOf } from '../../src/store/database.ts';
import type { Provider } from '../../src/store/schemaText.ts';

/*
 * As many matches as a busy house has after years, without logs: the list never looks into them. Written by the database
 * itself. One in two is Aucho, one in ten had something refused, one in twenty was aborted, one in a hundred runs; 997
 * names, one match every five minutes back from now.
 */
interface Dialect {
  /** A time so many minutes from now. */
  time(minutes: string): string;
  /** Days from 1970-01-01 to such a time. */
  day(minutes: string): string;
  /** A number with leading zeros. */
  padded(number: string): string;
  /** Texts of several rows in one, with commas. */
  joined(text: string): string;
}

const DIALECTS: Readonly<Record<Provider, Dialect>> = {
  sqlite: {
    time: (minutes) => `strftime('%Y-%m-%dT%H:%M:%f+00:00', 'now', printf('%+d minutes', ${minutes}))`,
    day: (minutes) => `CAST(strftime('%s', 'now', printf('%+d minutes', ${minutes})) AS INTEGER) / 86400`,
    padded: (number) => `printf('%09d', ${number})`,
    joined: (text) => `group_concat(${text})`,
  },
  postgresql: {
    time: (minutes) => `(now() AT TIME ZONE 'UTC') + (${minutes}) * interval '1 minute'`,
    day: (minutes) => `floor(extract(epoch FROM now() + (${minutes}) * interval '1 minute') / 86400)`,
    padded: (number) => `lpad((${number})::text, 9, '0')`,
    joined: (text) => `string_agg(${text}, ',')`,
  },
};

const PLAYER = '((i * 7 + s * 131) % 997)';
const FOUR = '(SELECT 0 AS s UNION SELECT 1 UNION SELECT 2 UNION SELECT 3) AS seats';
const RANKING = `'[{"seat":0,"place":1},{"seat":1,"place":2},{"seat":2,"place":3},{"seat":3,"place":4}]'`;
const EMPTY = `'[{"kind":"empty"},{"kind":"empty"},{"kind":"empty"},{"kind":"empty"}]'`;
const ROOM = 'generatedhaus2';

function statements({ time, day, padded, joined }: Dialect, count: number): string[] {
  const numbers = `WITH RECURSIVE n(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i + 1 < ${count})`;
  const player = `'{"kind":"player","playerId":"p' || ${PLAYER} || '","name":"Name ' || ${PLAYER} || '"}'`;
  const seats = `'[' || (SELECT ${joined(player)} FROM ${FOUR}) || ']'`;
  const id = `'g' || ${padded('i')}`;
  return [
    `INSERT INTO "Room" ("id", "game", "options", "hostId", "seats", "createdAt", "updatedAt")
     VALUES ('${ROOM}', 'aucho', '{}', 'p0', ${EMPTY}, ${time('0')}, ${time('0')})`,
    `${numbers} INSERT INTO "Match" ("id", "roomId", "game", "rulesVersion", "options", "seats", "patience", "createdAt", "endedAt", "aborted", "ranking", "day", "seconds", "refused", "note")
     SELECT ${id}, '${ROOM}', CASE i % 2 WHEN 0 THEN 'aucho' ELSE 'doppelkopf' END, 1, '{}', ${seats}, '{"zugzeit":0,"abwesenheit":180}',
       ${time('-5 * i')}, CASE WHEN i % 100 = 7 THEN NULL ELSE ${time('40 - 5 * i')} END, i % 20 = 3,
       CASE WHEN i % 100 = 7 OR i % 20 = 3 THEN NULL ELSE ${RANKING} END, ${day('-5 * i')}, CASE WHEN i % 100 = 7 THEN NULL ELSE 2400 END, i % 10 = 4, '' FROM n`,
    `${numbers} INSERT INTO "MatchPlayer" ("matchId", "seat", "playerId", "nameKey", "createdAt", "day")
     SELECT ${id}, s, 'p' || ${PLAYER}, 'name ' || ${PLAYER}, ${time('-5 * i')}, ${day('-5 * i')} FROM n, ${FOUR}`,
  ];
}

/** Writes so many matches into the database of a URL. */
export async function generateMatches(db: Database, url: string, count: number): Promise<void> {
  for (const statement of statements(DIALECTS[providerOf(url)], count)) await db.$executeRawUnsafe(statement);
}
