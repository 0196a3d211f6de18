import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newPerson, openBrowser, openTable } from './support/browser.ts';
import { ServerProcess } from './support/serverProcess.ts';

const folder = mkdtempSync(join(tmpdir(), 'stammtisch-e2e-'));
let browser: Browser;
let server: ServerProcess;

beforeAll(async () => {
  browser = await openBrowser();
  server = await ServerProcess.start({ DATABASE_URL: `file:${folder}/transfer.db` });
});

afterAll(async () => {
  await browser.close();
  await server.kill();
  rmSync(folder, { recursive: true, force: true });
});

it('carries a seat in the middle of a match to another device, by a link that works once', async () => {
  const anna = await newPerson(browser, 'Anna');
  const link = await openTable(anna, server.url);
  for (const seat of [1, 2, 3]) await anna.page.getByTestId(`computer-${seat}`).click();
  await anna.page.getByTestId('start-match').click();
  await anna.page.locator('[data-testid="table"][data-turn="true"]').waitFor();
  await anna.page.getByTestId('menu').click();
  await anna.page.getByTestId('transfer').click();
  const transfer = await anna.page.getByTestId('transfer-link').inputValue();

  const tablet = await newPerson(browser, 'Anna', { width: 768, height: 1024, touch: true });
  await tablet.page.goto(transfer);
  await tablet.page.getByTestId('claim-transfer').click();
  await tablet.page.locator('[data-testid="table"][data-turn="true"]').waitFor();
  expect(tablet.page.url()).toBe(link);

  const third = await newPerson(browser, 'Eva');
  await third.page.goto(transfer);
  await third.page.getByTestId('claim-transfer').click();
  await third.page.getByText('gilt nicht mehr').first().waitFor();
});
