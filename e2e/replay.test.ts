import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ReplayDeal } from '../packages/protocol/src/index.ts';
import { newPerson, openBrowser, openTable, PATIENCE_MS, type Person } from './support/browser.ts';
import { seedMatches } from './support/seededStore.ts';
import { ServerProcess } from './support/serverProcess.ts';

const folder = mkdtempSync(join(tmpdir(), 'stammtisch-e2e-'));
const DATABASE_URL = `file:${folder}/replay.db`;
let browser: Browser;
let server: ServerProcess;
/** Somebody who follows links to matches; they need neither name nor session. */
let eva: Person;
/** The matches that are seen again, by game; of `running` a deal is not over yet. */
let matches: Record<'aucho' | 'doppelkopf' | 'running', string>;

beforeAll(async () => {
  const [aucho, doppelkopf, running] = await seedMatches(DATABASE_URL, [
    { game: 'aucho', seed: '1' },
    { game: 'doppelkopf', seed: '1' },
    { game: 'aucho', seed: '2', entries: 90 },
  ]);
  matches = {
    aucho: aucho?.matchId ?? '',
    doppelkopf: doppelkopf?.matchId ?? '',
    running: running?.matchId ?? '',
  };
  browser = await openBrowser();
  eva = await newPerson(browser, 'Eva');
  server = await ServerProcess.start({ DATABASE_URL });
});

afterAll(async () => {
  await browser.close();
  await server.kill();
  rmSync(folder, { recursive: true, force: true });
});

/** Opens a match in a page of its own. */
async function looker(address: string, prepare?: (page: Page) => Promise<void>): Promise<Page> {
  const page = await eva.context.newPage();
  page.setDefaultTimeout(PATIENCE_MS);
  await prepare?.(page);
  await page.goto(`${server.url}/m/${address}`);
  await page.locator('[data-testid="replay"][data-loaded="true"]').waitFor();
  await page.getByTestId('table').waitFor();
  return page;
}

async function placeOf(page: Page): Promise<{ deal: number; seq: number; table: number }> {
  const replay = page.getByTestId('replay');
  const deal = Number(await replay.getAttribute('data-deal'));
  const seq = Number(await replay.getAttribute('data-seq'));
  return { deal, seq, table: Number(await page.getByTestId('table').getAttribute('data-seq')) };
}

async function openCards(page: Page): Promise<string[]> {
  const cards = page.locator('[data-open-card]');
  return cards.evaluateAll((all) => all.map((card) => card.getAttribute('data-open-card') ?? ''));
}

async function chooseView(page: Page, view: string): Promise<void> {
  await page.getByTestId(`view-${view}`).click();
  await page.locator(`[data-testid="replay"][data-view="${view}"][data-loaded="true"]`).waitFor();
  await page.getByTestId('table').waitFor();
}

/** Steps on and back, by tricks and by deals, with the buttons and with the keys. */
async function walks(page: Page): Promise<void> {
  const start = await placeOf(page);
  expect(start).toMatchObject({ deal: 1, table: start.seq });
  await page.getByTestId('step-next').click();
  expect(await placeOf(page)).toEqual({ deal: 1, seq: start.seq + 1, table: start.seq + 1 });
  await page.getByTestId('step-prev').click();
  expect(await placeOf(page)).toEqual(start);
  await page.keyboard.press('ArrowRight');
  expect((await placeOf(page)).seq).toBe(start.seq + 1);
  await page.getByTestId('trick-next').click();
  const trick = await placeOf(page);
  expect(trick.seq).toBeGreaterThan(start.seq + 3);
  expect(await page.getByTestId('step-list').locator('[aria-current]').textContent()).toContain(
    'nimmt den Stich',
  );
  await page.getByTestId('deal-next').click();
  await page.locator('[data-testid="replay"][data-deal="2"][data-loaded="true"]').waitFor();
}

it('shows a match of Aucho again, step by step: all cards open, and as one player saw it', async () => {
  const page = await looker(`${matches.aucho}?deal=1`);
  const cards = [...(await openCards(page))];
  expect(cards).toHaveLength(36);
  expect(new Set(cards).size).toBe(36);
  expect(await page.getByTestId('open-lukas').count()).toBe(1);
  expect(await page.locator('[data-action]').count()).toBe(0);
  await walks(page);
  await chooseView(page, '2');
  expect(await openCards(page)).toEqual([]);
});

it('shows a match of Doppelkopf again: the hands of all four, and the one of a player', async () => {
  const page = await looker(`${matches.doppelkopf}?deal=1`);
  for (const seat of [0, 1, 2, 3]) {
    expect(await page.getByTestId(`open-hand-${seat}`).locator('li').count()).toBe(12);
  }
  const hand = await page
    .getByTestId('open-hand-0')
    .locator('li')
    .evaluateAll((all) => all.map((card) => card.getAttribute('data-open-card')));
  await walks(page);
  await page.getByTestId('deal-prev').click();
  await chooseView(page, '0');
  expect(await openCards(page)).toEqual([]);
  const own = page.locator('[data-card]');
  expect(await own.evaluateAll((all) => all.map((card) => card.getAttribute('data-card')))).toEqual(hand);
  // The cards are only looked at.
  expect(await page.locator('[data-card][data-playable="true"]').count()).toBe(0);
});

it('leads by a copied address to the same place', async () => {
  const page = await looker(`${matches.doppelkopf}?deal=2`);
  for (let tricks = 0; tricks < 3; tricks++) await page.getByTestId('trick-next').click();
  await chooseView(page, '3');
  const there = await placeOf(page);
  const { pathname, search } = new URL(page.url());
  expect(search).toBe(`?deal=2&seq=${there.seq}&view=3`);
  const friend = await looker(`${pathname.slice('/m/'.length)}${search}`);
  expect(await placeOf(friend)).toEqual(there);
  expect(await friend.getByTestId('view-3').locator('input').isChecked()).toBe(true);
});

it('shows of a match that still runs only the deals that are over, and says so of one that does not exist', async () => {
  const page = await looker(matches.running);
  await page.getByText('Die Partie läuft noch').waitFor();
  expect(await page.locator('[data-testid="deal-choice"] option:disabled').count()).toBe(1);
  await page.goto(`${server.url}/m/${'0'.repeat(20)}`);
  await page.getByText('Diese Partie gibt es nicht').waitFor();
});

/** Opens the proof; gives what of its steps holds. */
async function proofOf(page: Page): Promise<{ ok: string | null; steps: (string | null)[] }> {
  await page.getByTestId('proof-open').click();
  const verdict = page.getByTestId('proof-verdict');
  await verdict.waitFor();
  const steps = [1, 2, 3, 4].map((n) => page.getByTestId(`proof-step-${n}`).getAttribute('data-ok'));
  return { ok: await verdict.getAttribute('data-ok'), steps: await Promise.all(steps) };
}

/** Changes what the server tells of a deal on its way to the browser. */
async function forging(
  page: Page,
  forge: (proof: NonNullable<ReplayDeal['proof']>) => object,
): Promise<void> {
  await page.route('**/api/matches/*/deals/*', async (route) => {
    const response = await route.fetch();
    const deal: ReplayDeal = await response.json();
    await route.fulfill({ response, json: { ...deal, proof: deal.proof && forge(deal.proof) } });
  });
}

it('checks in the reader’s browser that the cards were dealt fairly, for one deal and for all', async () => {
  const page = await looker(`${matches.aucho}?deal=1`);
  expect(await proofOf(page)).toEqual({ ok: 'true', steps: ['true', 'true', 'true', 'true'] });
  await page.getByTestId('proof-all').click();
  await page.locator('[data-testid="proof-all-verdict"][data-ok="true"]').waitFor();
});

it('refuses a forged secret, and forged cards', async () => {
  const other = await looker(`${matches.aucho}?deal=1`, (page) =>
    forging(page, (proof) => ({
      ...proof,
      secret: proof.secret.replace(/^./, (c) => (c === '0' ? '1' : '0')),
    })),
  );
  expect(await proofOf(other)).toEqual({ ok: 'false', steps: ['true', 'true', 'false', 'false'] });

  const swapped = await looker(`${matches.doppelkopf}?deal=1`, (page) =>
    forging(page, (proof) => {
      const [first, ...rest] = proof.given;
      const deck = first && 'deck' in first && Array.isArray(first.deck) ? first.deck : [];
      const at = deck.findIndex((card) => card !== deck[0]);
      const forged = deck.with(0, deck[at]).with(at, deck[0]);
      return { ...proof, given: [{ ...first, deck: forged }, ...rest] };
    }),
  );
  expect(await proofOf(swapped)).toEqual({ ok: 'false', steps: ['true', 'true', 'true', 'false'] });
});

it('tells the play so far in words, also after a reload', async () => {
  const { page } = await newPerson(browser, 'Anna');
  await openTable({ name: 'Anna', page, context: page.context() }, server.url, 'doppelkopf');
  for (const seat of [1, 2, 3]) await page.getByTestId(`computer-${seat}`).click();
  await page.getByTestId('start-match').click();
  const turn = page.locator('[data-testid="table"][data-turn="true"]');
  await turn.waitFor();
  await page.locator('[data-action="gesund"]').click();
  await page.locator('[data-testid="table"][data-phase="spiel"][data-turn="true"]').waitFor();
  await page.reload();
  await turn.waitFor();
  await page.keyboard.press('v');
  const lines = page.getByTestId('history-lines').locator('li');
  await lines.filter({ hasText: /gibst|gibt/ }).waitFor();
  await lines.filter({ hasText: 'Du sagst gesund.' }).waitFor();
  expect(await page.getByTestId('history-deal').textContent()).toBe('Spiel 1');
});
