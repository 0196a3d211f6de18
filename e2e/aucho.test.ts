import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { auchoPolicy } from './support/auchoPolicy.ts';
import { joinByLink, newPerson, openBrowser, openTable, type Person } from './support/browser.ts';
import { isAtEnd, playOn } from './support/player.ts';
import { ServerProcess } from './support/serverProcess.ts';

const SEED = 'aucho 1';
const folder = mkdtempSync(join(tmpdir(), 'stammtisch-e2e-'));
let browser: Browser;
let server: ServerProcess;

beforeAll(async () => {
  browser = await openBrowser();
  server = await ServerProcess.start({ DATABASE_URL: `file:${folder}/e2e.db`, SEED });
});

afterAll(async () => {
  await browser.close();
  await server.kill();
  rmSync(folder, { recursive: true, force: true });
});

async function fourAtTheTable(): Promise<[Person, Person, Person, Person]> {
  const anna = await newPerson(browser, 'Anna');
  const beat = await newPerson(browser, 'Beat', { width: 360, height: 740, touch: true });
  const chantal = await newPerson(browser, 'Chantal', { locale: 'en-GB' });
  const dario = await newPerson(browser, 'Dario', { width: 740, height: 360 });
  const link = await openTable(anna, server.url);
  for (const friend of [beat, chantal, dario]) await joinByLink(friend, link);
  await anna.page.getByTestId('start-match').click();
  return [anna, beat, chantal, dario];
}

/** The page has a table that is as far as the log; after a reload or a restart it comes back by itself. */
async function comesBack({ page }: Person, seq: number): Promise<void> {
  await page.waitForFunction(
    (least) => Number(document.querySelector('[data-testid="table"]')?.getAttribute('data-seq')) >= least,
    seq,
    { timeout: 20_000 },
  );
}

async function seqOf({ page }: Person): Promise<number> {
  return Number(await page.getByTestId('table').getAttribute('data-seq'));
}

it(`four friends play a whole match by link, through a reload and a kill -9 of the server (seed ${SEED})`, {
  timeout: 170_000,
}, async () => {
  const people = await fourAtTheTable();
  const [anna, beat, chantal, dario] = people;

  await playOn(people, auchoPolicy, (moves) => moves === 25);
  const beforeReload = await seqOf(beat);
  await beat.page.reload();
  await comesBack(beat, beforeReload);

  await playOn(people, auchoPolicy, (moves) => moves === 25);
  const beforeKill = await seqOf(anna);
  await server.kill();
  await server.restart();
  for (const person of people) await comesBack(person, beforeKill);

  await playOn(people, auchoPolicy);
  const ends: (string | null)[] = [];
  for (const person of [anna, beat, chantal, dario]) {
    await person.page.getByTestId('match-end').waitFor();
    expect(await isAtEnd(person)).toBe(true);
    ends.push(await person.page.getByTestId('match-end').getAttribute('data-ranking'));
  }
  expect(ends[0]).toContain('"place":1');
  expect(new Set(ends).size).toBe(1);
});
