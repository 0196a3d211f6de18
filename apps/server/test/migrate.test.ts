import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { type Database, openDatabase, providerOf } from '../src/store/database.ts';
import { temporaryFolder } from './support/server.ts';

const PRISMA_FOLDER = fileURLToPath(new URL('../../../prisma', import.meta.url));
const folder = temporaryFolder();

/** The same suite for every database that is there; PostgreSQL where POSTGRES_URL names one. */
const DATABASES: [string, string][] = [['SQLite', `file:${folder.path}/migrate.db`]];
if (process.env.POSTGRES_URL !== undefined) DATABASES.push(['PostgreSQL', process.env.POSTGRES_URL]);

const later = `later_${Date.now()}`;

/** A folder with our migrations and one more after them. */
function withLater(url: string, name: string, sql: string): string {
  const path = `${folder.path}/${name}`;
  cpSync(PRISMA_FOLDER, path, { recursive: true });
  const migration = `${path}/${providerOf(url)}/migrations/99991231000000_${later}`;
  mkdirSync(migration, { recursive: true });
  writeFileSync(`${migration}/migration.sql`, sql);
  return path;
}

async function cleanUp(db: Database): Promise<void> {
  await db.$executeRawUnsafe(`DROP TABLE ${later}`);
  await db.$executeRawUnsafe(
    `DELETE FROM "_prisma_migrations" WHERE "migration_name" = '99991231000000_${later}'`,
  );
  await db.$disconnect();
}

afterAll(() => folder.remove());

describe.each(DATABASES)('migrations on %s', (name, url) => {
  it('are done as a whole or not at all: one that broke off in the middle is begun anew', async () => {
    const create = `CREATE TABLE ${later} (id INTEGER);`;
    const broken = withLater(url, `${name}-broken`, `${create}\nSELECT * FROM nothing_of_that_name;`);
    await expect(openDatabase(url, broken)).rejects.toThrow();
    const whole = withLater(url, `${name}-whole`, create);
    const db = await openDatabase(url, whole);
    expect(await db.$queryRawUnsafe(`SELECT * FROM ${later}`)).toEqual([]);
    await db.$disconnect();
    const again = await openDatabase(url, whole);
    await cleanUp(again);
  });

  it('are done once by several who begin at once after one that broke off; none takes another’s for a dead one’s', async () => {
    const create = `CREATE TABLE ${later} (id INTEGER);`;
    const broken = withLater(url, `${name}-broken-off`, `${create}\nSELECT * FROM nothing_of_that_name;`);
    await expect(openDatabase(url, broken)).rejects.toThrow();
    // Long enough that all the others come while the first is at it.
    const pause = providerOf(url) === 'postgresql' ? 'SELECT pg_sleep(1);' : '';
    const whole = withLater(url, `${name}-at-once`, `${pause}\n${create}`);
    // A SQLite file is served by one process alone; there they come one after the other.
    const nodes = providerOf(url) === 'postgresql' ? 4 : 1;
    const open = await Promise.all(Array.from({ length: nodes }, () => openDatabase(url, whole)));
    const [db, ...others] = open;
    if (db === undefined) throw new Error('one at least is open');
    const attempts = await db.$queryRawUnsafe<{ done: boolean | number; undone: boolean | number }[]>(
      `SELECT "finished_at" IS NOT NULL AS done, "rolled_back_at" IS NOT NULL AS undone
       FROM "_prisma_migrations" WHERE "migration_name" = '99991231000000_${later}' ORDER BY "started_at"`,
    );
    expect(attempts.map(({ done, undone }) => [Boolean(done), Boolean(undone)])).toEqual([
      [false, true],
      [true, false],
    ]);
    for (const other of others) await other.$disconnect();
    await cleanUp(db);
  });
});
