import { PrismaLibSql } from '@prisma/adapter-libsql';
import { PrismaPg } from '@prisma/adapter-pg';
import { providerOf, sqlitePath } from './database.ts';

/** How long a server that has just died may seem to be there still, in milliseconds. */
const PATIENCE_MS = 5000;
const RETRY_MS = 100;

/** The number of the advisory lock that a server holds on its PostgreSQL database. */
const ADVISORY_LOCK = 7_201_407;

/** Another process serves from this database. */
export class DatabaseInUse extends Error {
  constructor() {
    super('another Stammtisch serves from this database; each would deal its own cards to the same tables');
  }
}

/** Gives up a database that is held. */
type Release = () => Promise<void>;

/**
 * A lock of SQLite's own on a file beside the database: the system drops it with the process, however that ends. The
 * database itself stays open to whoever reads it.
 */
async function holdSqlite(url: string): Promise<Release | null> {
  const lock = `file:${sqlitePath(url)}.lock`;
  const client = new PrismaLibSql({ url: lock }).createClient({ url: lock });
  try {
    await client.execute('BEGIN EXCLUSIVE');
    return async () => {
      await client.execute('ROLLBACK');
      client.close();
    };
  } catch {
    client.close();
    return null;
  }
}

/** An advisory lock on a connection that is used for nothing else. */
async function holdPostgres(url: string): Promise<Release | null> {
  const factory = new PrismaPg({ connectionString: url, max: 1, idleTimeoutMillis: 0 });
  const connection = await factory.connect();
  const { rows } = await connection.queryRaw({
    sql: `SELECT pg_try_advisory_lock(${ADVISORY_LOCK})`,
    args: [],
    argTypes: [],
  });
  if (rows[0]?.[0] === true) return () => connection.dispose();
  await connection.dispose();
  return null;
}

/**
 * Makes this process the only one that serves from a database, until it ends or lets go.
 * Throws `DatabaseInUse` if another one does, and goes on doing so for longer than a dying one would.
 */
export async function holdDatabase(url: string, patienceMs = PATIENCE_MS): Promise<Release> {
  const hold = providerOf(url) === 'sqlite' ? holdSqlite : holdPostgres;
  const until = performance.now() + patienceMs;
  for (;;) {
    const release = await hold(url);
    if (release !== null) return release;
    if (performance.now() > until) throw new DatabaseInUse();
    await new Promise((next) => setTimeout(next, RETRY_MS));
  }
}
