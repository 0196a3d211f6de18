import { openDatabase } from '../../../apps/server/src/store/database.ts';
import { createStore } from '../../../apps/server/src/store/prismaStore.ts';
import type { Store } from '../../../apps/server/src/store/store.ts';
import { openHonestRoom } from '../people/honestRoom.ts';
import { type Person, signIn } from '../people/person.ts';
import { again, inFolder, LOOK_MS, PRISMA_FOLDER, withServer } from '../place.ts';
import type { ServerProcess } from '../server/process.ts';
import type { Verdict } from '../verdict.ts';
import { verifyStore } from '../witness/verifyStore.ts';
import { Witness } from '../witness/witness.ts';
import { type Flooded, floodAnew, floodConnection, floodHttp, floodPlayer, guessLinks } from './floods.ts';

export interface LimitsOptions {
  readonly seed: string;
  /** Messages of each flood. */
  readonly messages: number;
}

function judge(flooded: Flooded, verdict: Verdict): void {
  const { what, passed, allowed, tooFast, cut } = flooded;
  if (passed > allowed) verdict.violate(`flood of ${what}: ${passed} passed, where ${allowed} may`);
  if (tooFast === 0 && cut !== true) verdict.violate(`flood of ${what}: nothing was refused`);
  if (cut === false) verdict.violate(`flood of ${what}: it was not cut off`);
}

/** All floods, one after the other. Each by a stranger of its own, so that none has another's tokens. */
async function floods(url: string, people: readonly Person[], messages: number): Promise<readonly Flooded[]> {
  const [a, b, c, ...guessers] = people;
  if (a === undefined || b === undefined || c === undefined) throw new RangeError('nobody floods');
  const post = (path: string, body: object, rate: { burst: number; perSecond: number }, cookie = '') =>
    floodHttp(path, { url: `${url}${path}`, body, cookie, rate }, 120);
  return [
    await floodConnection(url, a, messages),
    await floodPlayer(url, b, messages),
    await floodAnew(url, c, messages),
    await guessLinks(url, guessers, 60),
    await post('/api/rooms', { game: 'aucho' }, { burst: 30, perSecond: 0.1 }, a.cookie),
    await post('/api/session', { name: 'Hostile' }, { burst: 60, perSecond: 0.5 }),
  ];
}

/** A match is played while others flood. */
async function playAmongFloods(
  { seed, messages }: LimitsOptions,
  server: ServerProcess,
  store: Store,
  verdict: Verdict,
): Promise<readonly Flooded[]> {
  const { url } = server;
  const witness = new Witness(store, verdict);
  const record = () => {};
  const room = await openHonestRoom({ url, store, witness, verdict, record }, 'doppelkopf', seed);
  const people: Person[] = [];
  for (let i = 0; i < 6; i++) people.push(await signIn(url, store, `Flooder ${i}`));
  const stopLooking = again(LOOK_MS, () => witness.look());
  const playing = room.run();
  const flooded = await floods(url, people, messages);
  for (const each of flooded) judge(each, verdict);
  room.stop();
  await playing;
  await stopLooking();
  await witness.look();
  for (const player of room.players) player.visitor.leave();
  return flooded;
}

/** The part with the real limits: floods are refused and cut off, and those who play beside them do not notice. */
export function fuzzUnderLimits(options: LimitsOptions, verdict: Verdict): Promise<readonly Flooded[]> {
  return inFolder(async (folder) => {
    const db = await openDatabase(`file:${folder}/fuzz.db`, PRISMA_FOLDER);
    const store = createStore(db);
    const { seed } = options;
    try {
      const flooded = await withServer(folder, { seed, limits: 'real', verdict }, (server) =>
        playAmongFloods(options, server, store, verdict),
      );
      await verifyStore(db, store, verdict);
      return flooded;
    } finally {
      await store.close();
    }
  });
}
