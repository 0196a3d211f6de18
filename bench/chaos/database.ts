import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';

/** A database for one run, empty at first. */
export interface FreshDatabase {
  readonly url: string;
  remove(): Promise<void>;
}

async function sqlite(): Promise<FreshDatabase> {
  const folder = await mkdtemp(join(tmpdir(), 'stammtisch-chaos-'));
  return {
    url: `file:${join(folder, 'chaos.db')}`,
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

async function execute(url: string, sql: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}

async function postgres(server: string): Promise<FreshDatabase> {
  const name = `chaos_${randomBytes(6).toString('hex')}`;
  const url = new URL(server);
  url.pathname = `/${name}`;
  await execute(server, `CREATE DATABASE ${name}`);
  return { url: url.href, remove: () => execute(server, `DROP DATABASE ${name} WITH (FORCE)`) };
}

/** An empty database: a SQLite file in a temporary folder, or a new one on the PostgreSQL server of that URL. */
export function freshDatabase(database: string): Promise<FreshDatabase> {
  return database === 'sqlite' ? sqlite() : postgres(database);
}
