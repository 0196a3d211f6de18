import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { auchoPolicy } from './support/auchoPolicy.ts';
import { joinByLink, newPerson, openBrowser, openTable } from './support/browser.ts';
import { playOn } from './support/player.ts';
import { ServerProcess } from './support/serverProcess.ts';

/** `pnpm picture`: takes the README's picture of a real table in play. */
const folder = mkdtempSync(join(tmpdir(), 'stammtisch-picture-'));
const server = await ServerProcess.start({ DATABASE_URL: `file:${folder}/picture.db`, SEED: 'picture' });
const browser = await openBrowser();
try {
  const anna = await newPerson(browser, 'Anna', { width: 1280, height: 800 });
  const link = await openTable(anna, server.url);
  const friends = [];
  for (const name of ['Beat', 'Chantal', 'Dario']) {
    const friend = await newPerson(browser, name);
    await joinByLink(friend, link);
    friends.push(friend);
  }
  await anna.page.getByTestId('start-match').click();
  await playOn([anna, ...friends], auchoPolicy, (moves) => moves >= 60);
  await playOn([anna, ...friends], auchoPolicy, () => true);
  await anna.page.screenshot({ path: 'docs/table.png' });
} finally {
  await browser.close();
  await server.kill();
  rmSync(folder, { recursive: true, force: true });
}
