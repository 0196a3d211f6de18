import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { joinByLink, newPerson, openBrowser, openTable, type Person } from './support/browser.ts';
import { ServerProcess } from './support/serverProcess.ts';

const folder = mkdtempSync(join(tmpdir(), 'stammtisch-e2e-'));
let browser: Browser;
let server: ServerProcess;
const people: Person[] = [];

beforeAll(async () => {
  browser = await openBrowser();
  server = await ServerProcess.start({
    DATABASE_URL: `file:${folder}/dealing.db`,
    BROWSERS_MIX: 'yes',
    PAUSE_BEITRAG_MS: '1500',
  });
});

afterEach(async () => {
  for (const { context } of people.splice(0)) await context.close();
});

afterAll(async () => {
  await browser.close();
  await server.kill();
  rmSync(folder, { recursive: true, force: true });
});

/** Holds back what a page sends under that name, as long as `held()` says so. */
async function holdBack(page: Page, name: string, held: () => boolean): Promise<void> {
  await page.routeWebSocket(/socket\.io/, (socket) => {
    const upstream = socket.connectToServer();
    socket.onMessage((message) => {
      if (!held() || !String(message).includes(`["${name}"`)) upstream.send(message);
    });
  });
}

async function person(name: string): Promise<Person> {
  const one = await newPerson(browser, name);
  people.push(one);
  return one;
}

async function withComputers({ page }: Person, seats: readonly number[]): Promise<void> {
  for (const seat of seats) await page.getByTestId(`computer-${seat}`).click();
  await page.getByTestId('start-match').and(page.locator(':enabled')).waitFor();
}

/** The host calls the match off, so that its deal is laid open, and looks at the proof of that deal. */
async function proofFor({ page }: Person, deal: number): Promise<Page> {
  await page.getByTestId('menu').click();
  await page.getByTestId('abort-match').click();
  await page.getByRole('button', { name: 'Ja, abbrechen' }).click();
  await page.getByTestId('watch-match').click();
  await page.locator('[data-testid="replay"][data-loaded="true"]').waitFor();
  await page.getByTestId('deal-choice').selectOption(String(deal));
  await page.locator(`[data-testid="replay"][data-deal="${deal}"][data-loaded="true"]`).waitFor();
  await page.getByTestId('proof-open').click();
  await page.getByTestId('proof-verdict').waitFor();
  return page;
}

const step = (page: Page, number: number) => page.getByTestId(`proof-step-${number}`);

it('a browser that is reloaded between its hash and its number shows the same number, and finds all of it in the proof', async () => {
  const anna = await person('Anna');
  let held = true;
  await holdBack(anna.page, 'beitrag', () => held);
  await openTable(anna, server.url);
  await withComputers(anna, [1, 2, 3]);
  await anna.page.getByTestId('start-match').click();
  await anna.page.waitForFunction(() =>
    Object.values(localStorage).some((kept) => String(kept).includes('"umschlaege":[')),
  );
  held = false;
  await anna.page.reload();
  await anna.page.locator('[data-testid="table"][data-turn="true"]').waitFor();
  const page = await proofFor(anna, 0);
  expect(await page.getByTestId('proof-verdict').getAttribute('data-ok')).toBe('true');
  expect(await step(page, 2).textContent()).toContain('Dabei: Anna');
  expect(await step(page, 5).getAttribute('data-ok')).toBe('true');
});

it('who does not show the number that they deposited is named in the proof, and at the table the second time', async () => {
  const anna = await person('Anna');
  const beat = await person('Beat');
  await holdBack(beat.page, 'beitrag', () => true);
  const link = await openTable(anna, server.url);
  await joinByLink(beat, link);
  await withComputers(anna, [2, 3]);
  await anna.page.getByTestId('start-match').click();
  await anna.page.getByTestId('versaeumt-1').waitFor();
  expect(await anna.page.getByTestId('versaeumt-1').textContent()).toContain('Beat');
  const page = await proofFor(anna, 1);
  expect(await page.getByTestId('proof-verdict').getAttribute('data-ok')).toBe('true');
  expect(await page.getByTestId('proof-verdict').textContent()).toContain('Beat');
  expect(await step(page, 2).textContent()).toContain('nicht gezeigt');
  expect(await step(page, 5).getAttribute('data-ok')).toBe('true');
});
