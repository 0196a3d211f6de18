import { mkdirSync, statSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

import { PrismaPg } from '@prisma/adapter-pg';
import { PrismaClient as PostgresClient } from './generated/postgresql/client.ts';
import { PrismaClient as SqliteClient } from './generated/sqlite/client.ts';
import { migrate } from './migrate.ts';
import { OneConnection } from './oneConnection.ts';
import type { Provider } from './schemaText.ts';

/**
 * What the store uses of Prisma. Both clients are generated from the same models, but their types are nominally
 * apart; the store is written against the SQLite one, which PostgreSQL's offers a superset of.
 */
export type Database = Pick<
  SqliteClient,
  | 'player'
  | 'room'
  | 'match'
  | 'entry'
  | 'refusal'
  | 'heartbeat'
  | 'attendance'
  | 'matchPlayer'
  | 'matchTag'
  | 'adminSession'
  | 'adminAct'
  | '$disconnect'
  | '$executeRawUnsafe'
  | '$queryRaw'
  | '$queryRawUnsafe'
  | '$transaction'
> & {
  readonly provider: Provider;
  /** Rejects if the file that is open is no longer the one that its path names: all that is written would be lost. */
  attached(): Promise<void>;
};

/** The provider that a database URL names. */
export function providerOf(url: string): Provider {
  return /^postgres(ql)?:/.test(url) ? 'postgresql' : 'sqlite';
}

/** Folder with the migrations of a provider, wherever the server is started from. */
function migrationsFolder(provider: Provider, prismaFolder: string): string {
  return `${prismaFolder}/${provider}/migrations`;
}

/** The file that a SQLite URL names; its folder is made if it is missing. */
export function sqlitePath(url: string): string {
  const path = url.startsWith('file:///') ? fileURLToPath(url) : url.replace(/^file:/, '');
  mkdirSync(dirname(path), { recursive: true });
  return path;
}

async function openSqlite(url: string, prismaFolder: string): Promise<Database> {
  const path = sqlitePath(url);
  const factory = new OneConnection({ url: `file:${path}` });
  await migrate(factory, migrationsFolder('sqlite', prismaFolder));
  // `minimal`: an error that is logged says nothing of what was written: it would be hands and secrets.
  const client = new SqliteClient({ adapter: factory, errorFormat: 'minimal' });
  // WAL stays with the file; FULL makes every commit durable before it is answered.
  await client.$queryRawUnsafe('PRAGMA journal_mode = WAL');
  await client.$executeRawUnsafe('PRAGMA synchronous = FULL');
  const { ino } = statSync(path);
  const attached = async () => {
    if ((await stat(path)).ino !== ino) throw new Error('the database file is another one than was opened');
  };
  return Object.assign(client, { provider: 'sqlite' as const, attached });
}

async function openPostgres(url: string, prismaFolder: string): Promise<Database> {
  // One connection alone: a migration is sent statement by statement, and is one transaction.
  const migrating = new PrismaPg({ connectionString: url, max: 1 });
  await migrate(migrating, migrationsFolder('postgresql', prismaFolder));
  const client = new PostgresClient({
    adapter: new PrismaPg({ connectionString: url }),
    errorFormat: 'minimal',
  });
  return Object.assign(client as unknown as SqliteClient, {
    provider: 'postgresql' as const,
    attached: async () => {},
  });
}

/**
 * Opens the database and brings it up to date: a SQLite file (`file:…`, made if missing) or `postgresql://…`.
 * Throws if it cannot be reached or a migration fails.
 */
export function openDatabase(url: string, prismaFolder: string): Promise<Database> {
  return providerOf(url) === 'sqlite' ? openSqlite(url, prismaFolder) : openPostgres(url, prismaFolder);
}
