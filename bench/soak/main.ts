import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { SEATS } from '@stammtisch/kit';
import { GAMES } from '../../apps/server/src/games.ts';
import { createRoom, signIn, TestClient } from '../../apps/server/test/support/client.ts';
import { freePort, WITHOUT_PAUSES } from '../../apps/server/test/support/processes.ts';

/*
 * `pnpm soak --moves 200000 --tables 200`: that many tables of both games, played by the computer as fast as the server
 * goes, match after match, each watched by its host. Tells what the server holds in memory on the way: a leak would grow
 * with the moves.
 */
const port = await freePort();
const SAMPLES = 8;
const GAME_IDS = [...GAMES.keys()];
const POLL_MS = 500;

interface Sample {
  readonly appended: number;
  readonly heapUsed: number;
  readonly rss: number;
}

async function startServer(folder: string): Promise<ChildProcess> {
  const environment = {
    PORT: String(port),
    DATABASE_URL: `file:${folder}/soak.db`,
    LOG_LEVEL: 'error',
    NODE_ENV: 'production',
    ...WITHOUT_PAUSES,
  };
  const child = fork(new URL('server.ts', import.meta.url), {
    execArgv: ['--expose-gc', '--import', 'tsx'],
    env: { ...process.env, ...environment },
  });
  await once(child, 'message');
  return child;
}

async function sample(child: ChildProcess): Promise<Sample> {
  const answer = once(child, 'message');
  child.send('memory');
  const [message] = (await answer) as [Sample];
  return message;
}

/** Starts the next match; at the end of the soak the answer stays out, and nobody waits for it. */
function start(host: TestClient, after: string | null): void {
  host.command({ type: 'start', after }).catch(() => undefined);
}

/** A room whose host watches four computers, and starts the next match when one is over. */
async function openRoom(number: number): Promise<TestClient> {
  const url = `http://127.0.0.1:${port}`;
  const cookie = await signIn(url, `Host ${number}`);
  const roomId = await createRoom(url, cookie, GAME_IDS[number % GAME_IDS.length]);
  const host = await new TestClient(url, cookie).connected();
  await host.enter(roomId);
  await host.command({ type: 'stand' });
  for (const seat of SEATS) await host.command({ type: 'addComputer', seat });
  host.socket.on('room', (room) => {
    if (room.match?.over) start(host, room.match.matchId);
  });
  return host;
}

function tell({ appended, heapUsed, rss }: Sample): void {
  const megabytes = (bytes: number) => (bytes / 2 ** 20).toFixed(0);
  process.stdout.write(
    `${appended.toLocaleString('en')} moves: heap ${megabytes(heapUsed)} MB, resident ${megabytes(rss)} MB\n`,
  );
}

async function soak(moves: number, tables: number): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'stammtisch-soak-'));
  const child = await startServer(folder);
  const hosts: TestClient[] = [];
  try {
    for (let number = 0; number < tables; number++) hosts.push(await openRoom(number));
    for (const host of hosts) start(host, null);
    const began = performance.now();
    const first = await sample(child);
    tell(first);
    for (let step = 1; step <= SAMPLES; step++) {
      let now = await sample(child);
      while (now.appended < first.appended + (moves * step) / SAMPLES) {
        await delay(POLL_MS);
        now = await sample(child);
        for (const host of hosts) host.received.length = 0;
      }
      tell(now);
    }
    const seconds = (performance.now() - began) / 1000;
    process.stdout.write(`${tables} tables, ${Math.round(moves / seconds)} moves a second\n`);
  } finally {
    for (const host of hosts) host.close();
    child.kill();
    rmSync(folder, { recursive: true, force: true });
  }
}

const { values } = parseArgs({
  options: { moves: { type: 'string', default: '200000' }, tables: { type: 'string', default: '200' } },
});
await soak(Number(values.moves), Number(values.tables));
