import { afterAll, beforeAll, expect, it } from 'vitest';
import { seedStore } from '../../apps/server/test/support/seededStore.ts';
import { startServer, type TestServer, temporaryFolder } from '../../apps/server/test/support/server.ts';
import type { Place } from './attack.ts';
import { ATTACKS, type AttackName } from './attacks.ts';
import { SHORT_DEALS, seededLongest } from './stage.ts';
import { type Outcome, outcomeOf, Tally } from './tally.ts';

/*
 * A tenth of those who attack, for a second each. How long anybody waits, no test can say on a busy machine; how much is
 * answered, refused and told, it can.
 */
const SCALE = 0.1;
const SECONDS = 1;

const folder = temporaryFolder();
let server: TestServer;
let place: Place;

beforeAll(async () => {
  server = await startServer({ databaseUrl: `file:${folder.path}/guests.db`, trustProxy: '127.0.0.1' });
  const [longest] = await seedStore(server.store, [seededLongest('test', 'short')]);
  if (longest === undefined) throw new Error('there is no match to be seen again');
  place = { url: server.url, longest: { ...longest, deals: SHORT_DEALS }, recordFile: '' };
});

afterAll(async () => {
  await server.close();
  folder.remove();
});

async function attacked(name: AttackName): Promise<Outcome> {
  const tally = new Tally();
  const assault = await ATTACKS[name].attack({ place, tally, scale: SCALE });
  tally.reset();
  await assault(SECONDS);
  return outcomeOf(tally);
}

const answers = ({ answers: counts }: Outcome, code: string) => counts[code] ?? 0;

it('six people who enter again and again are refused, and the room is told no more than it has people', async () => {
  const outcome = await attacked('entering');
  expect(answers(outcome, 'ok')).toBeLessThanOrEqual(6 * 22);
  expect(answers(outcome, 'tooFast')).toBeGreaterThan(answers(outcome, 'ok'));
  // Each comes once; whoever enters again has changed nothing.
  expect(outcome.told).toBeLessThanOrEqual(6 * 6);
});

it('six people who ask for the whole table again and again are refused', async () => {
  const outcome = await attacked('syncing');
  expect(answers(outcome, 'ok')).toBeLessThanOrEqual(6 * 22);
  expect(answers(outcome, 'tooFast')).toBeGreaterThan(answers(outcome, 'ok'));
});

it('thirty spectators come in, and are told far less often than each of each', async () => {
  const outcome = await attacked('spectators');
  expect(answers(outcome, 'ok')).toBe(30);
  expect(outcome.told).toBeLessThan((30 * 30) / 2);
});

it('names and refused moves take no more than their share of the store', async () => {
  const renamed = await attacked('renaming');
  expect(answers(renamed, 'HTTP 200')).toBeLessThanOrEqual(3 * 11);
  expect(answers(renamed, 'HTTP 429')).toBeGreaterThan(0);
  await attacked('refused');
  for (const { id } of await server.store.runningMatches()) {
    const kept = await server.store.refusals(id);
    expect(kept.length).toBeLessThanOrEqual(200);
    for (const { intent } of kept) expect(JSON.stringify(intent).length).toBeLessThanOrEqual(500);
  }
});
