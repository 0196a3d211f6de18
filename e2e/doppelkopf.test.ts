import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, it } from 'vitest';
import { joinByLink, lowerOption, newPerson, openBrowser, openTable } from './support/browser.ts';
import { doppelkopfPolicy } from './support/doppelkopfPolicy.ts';
import { playOn, sameEnd } from './support/player.ts';
import { ServerProcess } from './support/serverProcess.ts';

const SEED = 'doppelkopf 1';
/** A Solo in the second deal, if it is the friends' to ask; the rest as the cards fall. */
const ARRANGED = { hochzeitIn: 1, klopfenIn: 1, soloIn: 2, ansagenIn: 3 };

const folder = mkdtempSync(join(tmpdir(), 'stammtisch-e2e-'));
let browser: Browser;
let server: ServerProcess;

beforeAll(async () => {
  browser = await openBrowser();
  server = await ServerProcess.start({ DATABASE_URL: `file:${folder}/doppelkopf.db`, SEED });
});

afterAll(async () => {
  await browser.close();
  await server.kill();
  rmSync(folder, { recursive: true, force: true });
});

it(`two friends and two computers play a round of Doppelkopf by link (seed ${SEED})`, async () => {
  const anna = await newPerson(browser, 'Anna');
  const beat = await newPerson(browser, 'Beat', { width: 360, height: 740, touch: true });
  const link = await openTable(anna, server.url, 'doppelkopf');
  await joinByLink(beat, link);
  await lowerOption(anna.page, 'runden', 3);
  await anna.page.getByTestId('fill-computer').click();
  await anna.page.getByTestId('start-match').click();
  await playOn([anna, beat], doppelkopfPolicy(ARRANGED));
  await sameEnd([anna, beat]);
});
