import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { auchoPolicy } from './auchoPolicy.ts';
import { joinByLink, lowerOption, newPerson, openBrowser, openTable, type Person } from './browser.ts';
import { playOn, sameEnd } from './player.ts';
import { ServerProcess } from './serverProcess.ts';

/** The target of the book (AU-31). */
const ZIEL = 7;

export interface AuchoEvening {
  readonly seed: string;
  readonly ziel: number;
  /** Moves before somebody's reload, and as many again before the server is killed. */
  readonly moves: number;
}

/** The page has a table that is as far as the log; after a reload or a restart it comes back by itself. */
async function comesBack({ page }: Person, seq: number): Promise<void> {
  await page.waitForFunction(
    (least) => Number(document.querySelector('[data-testid="table"]')?.getAttribute('data-seq')) >= least,
    seq,
  );
}

async function seqOf({ page }: Person): Promise<number> {
  return Number(await page.getByTestId('table').getAttribute('data-seq'));
}

async function evening(
  browser: Awaited<ReturnType<typeof openBrowser>>,
  server: ServerProcess,
  { ziel, moves }: AuchoEvening,
) {
  const anna = await newPerson(browser, 'Anna');
  const beat = await newPerson(browser, 'Beat', { width: 360, height: 740, touch: true });
  const chantal = await newPerson(browser, 'Chantal', { locale: 'en-GB' });
  const dario = await newPerson(browser, 'Dario', { width: 740, height: 360 });
  const people = [anna, beat, chantal, dario];
  const link = await openTable(anna, server.url);
  for (const friend of [beat, chantal, dario]) await joinByLink(friend, link);
  if (ziel < ZIEL) await lowerOption(anna.page, 'ziel', ZIEL - ziel);
  await anna.page.getByTestId('start-match').click();

  await playOn(people, auchoPolicy, (made) => made === moves);
  const beforeReload = await seqOf(beat);
  await beat.page.reload();
  await comesBack(beat, beforeReload);

  await playOn(people, auchoPolicy, (made) => made === moves);
  const beforeKill = await seqOf(anna);
  await server.kill();
  await server.restart();
  for (const person of people) await comesBack(person, beforeKill);

  await playOn(people, auchoPolicy);
  await sameEnd(people);
}

/**
 * Four friends on screens of four kinds play a whole match of Aucho by link, through a reload and a `kill -9` of the
 * server, and all see the same end.
 */
export async function playAuchoByLink(about: AuchoEvening): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'stammtisch-e2e-'));
  const browser = await openBrowser();
  const server = await ServerProcess.start({ DATABASE_URL: `file:${folder}/e2e.db`, SEED: about.seed });
  try {
    await evening(browser, server, about);
  } finally {
    await browser.close();
    await server.kill();
    rmSync(folder, { recursive: true, force: true });
  }
}
