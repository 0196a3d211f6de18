import { setTimeout as delay } from 'node:timers/promises';
import { openDatabase } from '../../apps/server/src/store/database.ts';
import { createStore } from '../../apps/server/src/store/prismaStore.ts';
import type { Store } from '../../apps/server/src/store/store.ts';
import { again, inFolder, LOOK_MS, PRISMA_FOLDER, withServer } from './place.ts';
import type { ServerProcess } from './server/process.ts';
import { Stage } from './stage.ts';
import { Verdict } from './verdict.ts';
import { verifyStore } from './witness/verifyStore.ts';
import { Witness } from './witness/witness.ts';

/** So long nobody who has left may still be shown, once all is quiet. */
const GONE_MS = 5000;

export interface FuzzOptions {
  readonly seed: string;
  readonly messages: number;
  /** How many rooms of each game are played in. */
  readonly roomsPerGame: number;
}

export interface FuzzReport {
  readonly verdict: Verdict;
  readonly matches: number;
  readonly entries: number;
  /** Messages that the server sent and that were compared with the store. */
  readonly compared: number;
  /** From the first hostile message to the last answer to one. */
  readonly seconds: number;
  readonly startMb: number;
  readonly endMb: number;
  readonly peakMb: number;
  readonly warnings: ReadonlyMap<string, number>;
}

/** Numbers from `first` to `last`, in steps. */
function* steps(first: number, last: number, step: number): Generator<number> {
  for (let number = first; number <= last; number += step) yield number;
}

/** Who has left must be gone: from the rooms, and from the server's connections. */
async function checkGone(stage: Stage, server: ServerProcess, verdict: Verdict): Promise<void> {
  const wrong = async () => {
    const { ghosts } = stage;
    const sockets = await server.figure('stammtisch_sockets');
    if (ghosts.length > 0) return `still shown in a room after they left: ${ghosts.join(', ')}`;
    return sockets === stage.connections
      ? null
      : `${sockets} connections, of ${stage.connections} that are open`;
  };
  for (const began = Date.now(); Date.now() - began < GONE_MS; await delay(100)) {
    if ((await wrong()) === null) return;
  }
  verdict.violate((await wrong()) ?? 'somebody was slow to go');
}

async function attackAndPlay(stage: Stage, options: FuzzOptions, server: ServerProcess, verdict: Verdict) {
  const { rooms, attackers } = stage;
  const playing = Promise.all(rooms.map((room) => room.run()));
  const count = attackers.length;
  const began = Date.now();
  await Promise.all(attackers.map((attacker, i) => attacker.run(steps(i + 1, options.messages, count))));
  const seconds = (Date.now() - began) / 1000;
  stage.dismissStrangers();
  for (const room of rooms) room.stop();
  await playing;
  if (!verdict.failed) await checkGone(stage, server, verdict);
  return seconds;
}

/** What is to be done between the start and the end of the server. */
async function attackServer(options: FuzzOptions, server: ServerProcess, store: Store, verdict: Verdict) {
  const witness = new Witness(store, verdict);
  const stage = await new Stage({ ...options, url: server.url, store, witness, verdict }).open();
  const startMb = await server.memoryMb();
  const stopLooking = again(LOOK_MS, () => witness.look());
  try {
    const seconds = await attackAndPlay(stage, options, server, verdict);
    await stopLooking();
    await witness.look();
    const endMb = await server.memoryMb();
    const { peakMb, warnings } = server;
    return { compared: witness.compared, seconds, startMb, endMb, peakMb, warnings };
  } finally {
    await stopLooking();
    stage.close();
  }
}

/** The part without limits: a million messages, or as many as are asked for. */
export function fuzz(options: FuzzOptions): Promise<FuzzReport> {
  return inFolder(async (folder) => {
    const verdict = new Verdict();
    const { seed } = options;
    const db = await openDatabase(`file:${folder}/fuzz.db`, PRISMA_FOLDER);
    const store = createStore(db);
    try {
      const figures = await withServer(folder, { seed, limits: 'none', verdict }, (server) =>
        attackServer(options, server, store, verdict),
      );
      const verified = await verifyStore(db, store, verdict);
      return { verdict, ...figures, ...verified };
    } finally {
      await store.close();
    }
  });
}
