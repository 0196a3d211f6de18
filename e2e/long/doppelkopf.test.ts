import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openDatabase } from '../../apps/server/src/store/database.ts';
import { createStore } from '../../apps/server/src/store/prismaStore.ts';
import {
  chooseOption,
  joinByLink,
  lowerOption,
  newPerson,
  openBrowser,
  openTable,
} from '../support/browser.ts';
import { doppelkopfPolicy } from '../support/doppelkopfPolicy.ts';
import { playOn, sameEnd } from '../support/player.ts';
import { ServerProcess } from '../support/serverProcess.ts';

/** With this seed one hand of the first deal has both Kreuz-Asse, and none of the other three deals has. */
const SEED = 'doppelkopf 1';
const ARRANGED = { hochzeitIn: 1, klopfenIn: 1, soloIn: 2, ansagenIn: 3 };

const PRISMA_FOLDER = fileURLToPath(new URL('../../prisma', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'stammtisch-e2e-'));
const DATABASE_URL = `file:${folder}/doppelkopf.db`;
let browser: Browser;
let server: ServerProcess;

beforeAll(async () => {
  browser = await openBrowser();
  server = await ServerProcess.start({ DATABASE_URL, SEED });
});

afterAll(async () => {
  await browser.close();
  await server.kill();
  rmSync(folder, { recursive: true, force: true });
});

/** All events of the room's match as the store has them, in order. */
async function storedEvents(roomId: string): Promise<{ type: string; [key: string]: unknown }[]> {
  const store = createStore(await openDatabase(DATABASE_URL, PRISMA_FOLDER));
  const match = await store.lastMatch(roomId);
  const entries = await store.entries(match?.id ?? '', 0);
  await store.close();
  return entries.flatMap(({ events }) => events.map((event) => ({ ...event })));
}

it(`four friends play a round of Doppelkopf by link, with Hochzeit, Solo, keine 90 and Klopfen (seed ${SEED})`, async () => {
  const anna = await newPerson(browser, 'Anna');
  const beat = await newPerson(browser, 'Beat', { width: 360, height: 740, touch: true });
  const chantal = await newPerson(browser, 'Chantal', { locale: 'en-GB' });
  const dario = await newPerson(browser, 'Dario', { width: 740, height: 360 });
  const people = [anna, beat, chantal, dario];
  const link = await openTable(anna, server.url, 'doppelkopf');
  for (const friend of [beat, chantal, dario]) await joinByLink(friend, link);
  await lowerOption(anna.page, 'runden', 3);
  await chooseOption(anna.page, 'klopfen', 'firstRound');
  await anna.page.getByTestId('start-match').click();
  await playOn(people, doppelkopfPolicy(ARRANGED));

  await sameEnd(people);

  const events = await storedEvents(link.split('/').at(-1) ?? '');
  const of = (type: string) => events.filter((event) => event.type === type);
  expect(of('spielGewertet').map(({ kind }) => kind)).toEqual(['hochzeit', 'solo', 'normal', 'normal']);
  expect(of('geklopft')).toHaveLength(1);
  expect(of('angesagt')).toMatchObject([
    { ansage: 're', trick: 1 },
    { ansage: 'keine90', trick: 2 },
  ]);
});
