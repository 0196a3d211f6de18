import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { DatabaseInUse, holdDatabase } from '../src/store/hold.ts';
import { temporaryFolder } from './support/server.ts';

const MAIN = fileURLToPath(new URL('../dist/main.js', import.meta.url));
const folder = temporaryFolder();
afterAll(() => folder.remove());

/** The built server, in a process of its own. */
function start(databaseUrl: string) {
  const env = { ...process.env, DATABASE_URL: databaseUrl, PORT: '0', NODE_ENV: 'test', LOG_LEVEL: 'info' };
  const server = spawn(process.execPath, [MAIN], {
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  server.stderr.on('data', (chunk) => {
    said += chunk;
  });
  /** Resolves when it listens; rejects if it ends instead. */
  const open = new Promise<void>((resolve, reject) => {
    let out = '';
    server.stdout.on('data', (chunk) => {
      out += chunk;
      if (out.includes('Stammtisch is open')) resolve();
    });
    server.on('exit', (code) => reject(new Error(`ended with ${code}: ${said}`)));
  });
  return { server, open };
}

const DATABASES: [string, string][] = [['a SQLite file', `file:${folder.path}/held.db`]];
if (process.env.POSTGRES_URL !== undefined) DATABASES.push(['PostgreSQL', process.env.POSTGRES_URL]);

describe('a database', () => {
  it.each(DATABASES)('is held by one at a time, on %s', async (_name, url) => {
    const release = await holdDatabase(url);
    await expect(holdDatabase(url, 0)).rejects.toThrow(DatabaseInUse);
    await release();
    await (await holdDatabase(url, 0))();
  });

  it('is served by one process: the second says so and ends, and none is kept out by one that was killed', async () => {
    const [, url] = DATABASES[0] ?? [];
    if (url === undefined) throw new Error('SQLite is always there');
    const first = start(url);
    await first.open;
    await expect(start(url).open).rejects.toThrow('another Stammtisch serves from this database');
    first.server.kill('SIGKILL');
    await once(first.server, 'exit');
    await (await holdDatabase(url))();
  });
});
