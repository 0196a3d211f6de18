import { fileURLToPath } from 'node:url';
import { openDatabase } from '../../apps/server/src/store/database.ts';
import { createStore } from '../../apps/server/src/store/prismaStore.ts';
import { freePort } from '../../apps/server/test/support/processes.ts';
import { bundleServer } from './bundle.ts';
import { type Counted, checkTable } from './checkTable.ts';
import { freshDatabase } from './database.ts';
import { type Deaths, killAll } from './killer.ts';
import { addMixed, NOTHING_MIXED } from './mixed.ts';
import type { ChaosOptions } from './options.ts';
import type { ChaosResult } from './report.ts';
import type { Kill } from './schedule.ts';
import { ServerProcess } from './serverProcess.ts';
import { allBack, PATIENCE_MS, playGoesOn, settle } from './settle.ts';
import { inTime } from './signal.ts';
import { type ChaosTable, openTables } from './tables.ts';
import { Violations } from './violations.ts';

const PRISMA_FOLDER = fileURLToPath(new URL('../../prisma', import.meta.url));

/** Levels of a log line that speak of something that went wrong. */
const ERROR_LINE = /"level":[56]0|^(?!\{)/;

export interface Run {
  readonly options: ChaosOptions;
  readonly kills: readonly Kill[];
  /** Told of each kill. */
  tell(line: string): void;
}

/** What a run has to do with, all of it gone when it is over. */
interface Stage {
  readonly server: ServerProcess;
  readonly violations: Violations;
  readonly tables: ChaosTable[];
}

/** Waits until all clients are back and every table has gone on. */
async function recover({ server, violations, tables }: Stage): Promise<void> {
  server.spawn();
  await server.opened();
  if ((await allBack(tables, Date.now())) === null) violations.add('a client does not come back', {});
  await playGoesOn(tables, violations);
}

/** Play under kills: from the first match to the last acknowledgement. */
async function playUnderKills({ options, kills, tell }: Run, stage: Stage): Promise<Deaths> {
  const { server, violations, tables } = stage;
  const { seed } = options;
  server.spawn();
  await server.opened();
  tables.push(...(await openTables({ url: server.url, tables: options.tables, seed, violations })));
  const players = tables.flatMap((table) => table.players);
  const playing = players.map((player) => player.run());
  await playGoesOn(tables, violations);
  await server.kill();
  const deaths = await killAll(server, kills, tables, tell);
  await recover(stage);
  for (const player of players) player.stop();
  // What is not answered by then is found among the notes.
  await inTime(Promise.all(playing), PATIENCE_MS);
  await settle(tables, violations);
  return deaths;
}

/** What the store holds, against what the clients were told. */
async function checkAll(url: string, { tables, violations, server }: Stage): Promise<Counted> {
  const store = createStore(await openDatabase(url, PRISMA_FOLDER));
  let entries = 0;
  let finished = 0;
  let mixed = NOTHING_MIXED;
  try {
    for (const table of tables) {
      const counted = await checkTable(store, table, violations);
      entries += counted.entries;
      finished += counted.finished;
      mixed = addMixed(mixed, counted.mixed);
    }
  } finally {
    await store.close();
  }
  for (const line of server.log.filter((text) => ERROR_LINE.test(text))) {
    violations.add('the server wrote of an error', { line });
  }
  return { entries, finished, mixed };
}

/** What the clients counted. */
function countPlay(tables: readonly ChaosTable[]) {
  const refusals = new Map<string, number>();
  const sum = { acknowledged: 0, resumed: 0, refusals };
  for (const player of tables.flatMap(({ players }) => players)) {
    const acknowledged = player.connection.notes.sent.filter(({ answer }) => answer?.ok === true);
    sum.acknowledged += acknowledged.length;
    sum.resumed += acknowledged.filter(({ sends }) => sends > 1).length;
    for (const [code, count] of player.refusals) refusals.set(code, (refusals.get(code) ?? 0) + count);
  }
  return sum;
}

/** A whole run on a database of its own, which is removed again. */
export async function runChaos(run: Run): Promise<ChaosResult> {
  const began = Date.now();
  const bundle = await bundleServer();
  const database = await freshDatabase(run.options.database);
  const server = new ServerProcess(bundle, await freePort(), database.url);
  const stage: Stage = { server, violations: new Violations(), tables: [] };
  try {
    const { kills, recoveries } = await playUnderKills(run, stage);
    await server.kill();
    const counted = await checkAll(database.url, stage);
    const seconds = (Date.now() - began) / 1000;
    const violations = stage.violations.found;
    return {
      options: run.options,
      kills,
      recoveries,
      ...countPlay(stage.tables),
      ...counted,
      seconds,
      violations,
    };
  } finally {
    for (const { connection } of stage.tables.flatMap(({ players }) => players)) connection.close();
    await server.kill();
    await database.remove();
    await bundle.remove();
  }
}
