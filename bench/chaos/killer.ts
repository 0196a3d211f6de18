import { setTimeout as delay } from 'node:timers/promises';
import type { Kill, KillKind } from './schedule.ts';
import type { ServerProcess } from './serverProcess.ts';
import { allBack } from './settle.ts';
import { inTime } from './signal.ts';
import type { ChaosTable } from './tables.ts';

/** How long a failpoint may take to be passed; then the server is killed from outside. */
const FAILPOINT_MS = 20_000;

/** How long it took after a death, in milliseconds: until the server listened, and until all clients were back. */
export interface Recovery {
  readonly openMs: number;
  readonly backMs: number;
}

/** What killing came to. */
export interface Deaths {
  readonly kills: Map<KillKind, number>;
  /** Of those that were through before the next death. */
  readonly recoveries: Recovery[];
}

/** Lets the server, which is open, come to its death as planned; gives the kind that it came to. */
async function die(server: ServerProcess, kill: Kill): Promise<KillKind> {
  if ('failpoint' in kill) {
    server.arm(kill.failpoint);
    if (await inTime(server.exited(), FAILPOINT_MS)) return kill.kind;
  } else {
    await Promise.race([delay(kill.afterMs), server.exited()]);
  }
  await server.kill();
  return 'moment';
}

/** One life of the server, from its start to its death. */
async function live(
  server: ServerProcess,
  kill: Kill,
  tables: readonly ChaosTable[],
  onBack: (recovery: Recovery) => void,
): Promise<KillKind> {
  const startedAt = Date.now();
  server.spawn();
  if (kill.kind === 'booting') {
    await delay(kill.afterMs);
    await server.kill();
    return 'booting';
  }
  await server.opened();
  const openedAt = Date.now();
  let isOver = false;
  // Not every server lives long enough to see all its clients again: nobody waits for that here.
  void allBack(tables, openedAt).then((at) => {
    if (at !== null && !isOver) onBack({ openMs: openedAt - startedAt, backMs: at - startedAt });
  });
  const kind = await die(server, kill);
  isOver = true;
  return kind;
}

/** Starts the server and lets it die, once for each kill. It is dead before, and dead afterwards. */
export async function killAll(
  server: ServerProcess,
  kills: readonly Kill[],
  tables: readonly ChaosTable[],
  tell: (line: string) => void,
): Promise<Deaths> {
  const deaths: Deaths = { kills: new Map(), recoveries: [] };
  for (const [number, kill] of kills.entries()) {
    const kind = await live(server, kill, tables, (recovery) => deaths.recoveries.push(recovery));
    deaths.kills.set(kind, (deaths.kills.get(kind) ?? 0) + 1);
    tell(`kill ${number + 1} of ${kills.length}: ${kind}`);
  }
  return deaths;
}
