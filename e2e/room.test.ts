import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { joinByLink, newPerson, openBrowser, openTable, type Person } from './support/browser.ts';
import { ServerProcess } from './support/serverProcess.ts';

const folder = mkdtempSync(join(tmpdir(), 'stammtisch-e2e-'));
let browser: Browser;
let server: ServerProcess;
const people: Person[] = [];

beforeAll(async () => {
  browser = await openBrowser();
  server = await ServerProcess.start({ DATABASE_URL: `file:${folder}/rooms.db` });
});

afterEach(async () => {
  for (const { context } of people.splice(0)) await context.close();
});

afterAll(async () => {
  await browser.close();
  await server.kill();
  rmSync(folder, { recursive: true, force: true });
});

async function person(name: string, locale = 'de-CH'): Promise<Person> {
  const one = await newPerson(browser, name, { locale });
  people.push(one);
  return one;
}

describe('what goes wrong is said in the reader’s language', () => {
  it.each([
    ['de-CH', 'Diesen Tisch gibt es nicht'],
    ['en-GB', 'There is no such table'],
  ])('a room that does not exist (%s)', async (locale, words) => {
    const { page } = await person('Eva', locale);
    await page.goto(`${server.url}/r/zzzzzzzzzzzzzz`);
    await page.getByTestId('name-input').fill('Eva');
    await page.getByTestId('join-room').click();
    await page.getByText(words).waitFor();
  });

  it.each([
    ['de-CH', '', 'Gib einen Namen ein'],
    ['de-CH', 'x'.repeat(30), 'Der Name ist zu lang'],
    ['en-GB', '   ', 'Enter a name'],
    ['en-GB', 'Eva\u202E', 'characters'],
  ])('a name that cannot be used (%s, %j)', async (locale, name, words) => {
    const { page } = await person('Eva', locale);
    await page.goto(server.url);
    await page.getByTestId('name-input').fill(name);
    await page.getByTestId('create-room').click();
    await page.getByText(words).first().waitFor();
    expect(page.url()).toBe(`${server.url}/`);
  });

  it('a full table: the fifth may watch', async () => {
    const anna = await person('Anna');
    const link = await openTable(anna, server.url);
    for (const seat of [1, 2, 3]) await anna.page.getByTestId(`computer-${seat}`).click();
    await anna.page.getByTestId('start-match').and(anna.page.locator(':enabled')).waitFor();
    const eva = await person('Eva', 'en-GB');
    await joinByLink(eva, link);
    await eva.page.getByText('All seats are taken').first().waitFor();
  });
});

describe('one player', () => {
  it('with two tabs plays in the newer one, and may take the older one back', async () => {
    const anna = await person('Anna');
    const link = await openTable(anna, server.url);
    const second = await anna.context.newPage();
    await second.goto(link);
    await second.getByTestId('seat-0').waitFor();
    await anna.page.getByTestId('resume').click();
    await anna.page.getByTestId('seat-0').waitFor();
    await second.getByTestId('resume').waitFor();
  });

  it('changes the language without a reload', async () => {
    const anna = await person('Anna');
    await openTable(anna, server.url);
    const { page } = anna;
    await page.getByTestId('menu').click();
    await page.getByText('English', { exact: true }).click();
    await page.waitForFunction(() => document.documentElement.lang === 'en');
    await page.getByRole('button', { name: 'Stand up' }).waitFor({ state: 'attached' });
  });

  it('plays alone against the computer at once', async () => {
    const anna = await person('Anna');
    await openTable(anna, server.url);
    const { page } = anna;
    for (const seat of [1, 2, 3]) await page.getByTestId(`computer-${seat}`).click();
    await page.getByTestId('start-match').click();
    await page.locator('[data-testid="table"][data-turn="true"]').waitFor();
  });
});
