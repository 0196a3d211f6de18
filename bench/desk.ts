import { performance } from 'node:perf_hooks';
import { Client } from 'pg';
import { openDatabase } from '../apps/server/src/store/database.ts';
import { ADMIN_PASSWORD, ADMIN_PASSWORD_HASH } from '../apps/server/test/support/admin.ts';
import { ask, cookieOf } from '../apps/server/test/support/http.ts';
import { generateMatches } from '../apps/server/test/support/manyMatches.ts';
import { PRISMA_FOLDER } from '../apps/server/test/support/seededStore.ts';
import { startServer, temporaryFolder } from '../apps/server/test/support/server.ts';

/*
 * `pnpm bench-desk [postgresql://…]`: how quick the admin's list is with a thousand, ten thousand and a hundred thousand
 * matches. The real server on SQLite, or on a database of its own on that PostgreSQL, asked over HTTP one request at a
 * time; the median of all, after one that is not counted.
 */
const SIZES = [1000, 10_000, 100_000];
const ROUNDS = 21;

/** What is asked for, by what it is called in the table. */
const REQUESTS: readonly (readonly [string, (size: number) => string])[] = [
  ['first page', () => 'matches'],
  ['a page in the middle', (size) => `matches?after=${Date.now() - (size / 2) * 5 * 60_000}-g000000000`],
  ['one game', () => 'matches?game=aucho'],
  ['ended', () => 'matches?state=ended'],
  ['running (1 %)', () => 'matches?state=running'],
  ['aborted (5 %)', () => 'matches?state=aborted'],
  ['something refused (10 %)', () => 'matches?refused=yes'],
  ['two days', () => `matches?from=${daysAgo(3)}&to=${daysAgo(2)}`],
  ['a player (0.4 %)', () => 'matches?player=name%20500'],
  ['names that begin so (all)', () => 'matches?player=name'],
  ['a name that nobody has', () => 'matches?player=zzz'],
  ['a tag that nothing has', () => 'matches?tag=zzz'],
  ['player, game, refused', () => 'matches?player=name%20500&game=aucho&refused=yes'],
  ['figures', () => 'figures'],
];

function daysAgo(days: number): string {
  return new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
}

async function medianMs(url: string, cookie: string): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round <= ROUNDS; round++) {
    const began = performance.now();
    const { status, text } = await ask(url, { cookie });
    if (status !== 200) throw new Error(`${url}: ${status} ${text}`);
    if (round > 0) times.push(performance.now() - began);
  }
  return times.sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
}

/** An empty database for so many matches, and what takes it away again. */
async function freshDatabase(size: number): Promise<{ url: string; drop(): Promise<void> }> {
  const given = process.argv[2];
  if (given === undefined) {
    const folder = temporaryFolder();
    return { url: `file:${folder.path}/desk.db`, drop: async () => folder.remove() };
  }
  const name = `desk_bench_${size}`;
  const query = async (text: string) => {
    const client = new Client({ connectionString: given });
    await client.connect();
    await client.query(text);
    await client.end();
  };
  await query(`DROP DATABASE IF EXISTS ${name}`);
  await query(`CREATE DATABASE ${name}`);
  const url = new URL(given);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => query(`DROP DATABASE ${name}`) };
}

async function measure(size: number): Promise<number[]> {
  const { url: databaseUrl, drop } = await freshDatabase(size);
  const db = await openDatabase(databaseUrl, PRISMA_FOLDER);
  await generateMatches(db, databaseUrl, size);
  await db.$disconnect();
  const server = await startServer({ databaseUrl, adminPasswordHash: ADMIN_PASSWORD_HASH });
  const api = `${server.url}/api/admin`;
  const cookie = cookieOf(await ask(`${api}/session`, { body: { password: ADMIN_PASSWORD } }));
  const medians: number[] = [];
  for (const [, path] of REQUESTS) medians.push(await medianMs(`${api}/${path(size)}`, cookie));
  await server.close();
  await drop();
  return medians;
}

const columns: number[][] = [];
for (const size of SIZES) columns.push(await measure(size));
const sizes = SIZES.map((size) => size.toLocaleString('en')).join(' | ');
process.stdout.write(`| asked for | ${sizes} |\n| --- |${' ---: |'.repeat(SIZES.length)}\n`);
for (const [row, [name]] of REQUESTS.entries()) {
  const cells = columns.map((column) => `${column[row]?.toFixed(1)} ms`).join(' | ');
  process.stdout.write(`| ${name} | ${cells} |\n`);
}
