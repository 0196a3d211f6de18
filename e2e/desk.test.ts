import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { ADMIN_PASSWORD, ADMIN_PASSWORD_HASH } from './support/admin.ts';
import { joinByLink, newPerson, openBrowser, openTable } from './support/browser.ts';
import { generateMatches, seedMatches } from './support/seededStore.ts';
import { ServerProcess } from './support/serverProcess.ts';

const MANY = 100_000;

const folder = mkdtempSync(join(tmpdir(), 'stammtisch-desk-'));
const database = (name: string) => `file:${folder}/${name}.db`;
let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});

afterAll(async () => {
  await browser.close();
  rmSync(folder, { recursive: true, force: true });
});

async function tryPassword(page: Page, password: string): Promise<void> {
  await page.getByTestId('admin-password').fill(password);
  await page.getByTestId('admin-login').click();
}

describe('the way to the desk', () => {
  let server: ServerProcess | undefined;

  afterEach(() => server?.kill());

  it('is switched off without a password, and says how to switch it on', async () => {
    server = await ServerProcess.start({ DATABASE_URL: database('off'), ADMIN_PASSWORD_HASH: '' });
    const { page, context } = await newPerson(browser, 'Admin', { locale: 'en-GB' });
    await page.goto(`${server.url}/admin`);
    await page.getByText('ADMIN_PASSWORD_HASH').waitFor();
    expect(await page.getByTestId('admin-password').count()).toBe(0);
    await context.close();
  });

  it('opens with the right password alone, and after some wrong ones for a while not even with that', async () => {
    server = await ServerProcess.start({ DATABASE_URL: database('locked'), ADMIN_PASSWORD_HASH });
    const { page, context } = await newPerson(browser, 'Admin');
    const error = page.getByTestId('login-error');
    await page.goto(`${server.url}/admin`);
    await tryPassword(page, 'Kiebitz');
    await error.getByText('Das Passwort stimmt nicht').waitFor();

    await tryPassword(page, ADMIN_PASSWORD);
    await page.getByTestId('admin-logout').click();
    await page.getByTestId('admin-password').waitFor();

    for (const wrong of ['Kiebitz', 'Schnapser', 'Buur']) {
      const answer = page.waitForResponse((response) => response.request().method() === 'POST');
      await tryPassword(page, wrong);
      expect((await answer).status()).toBe(401);
    }
    await tryPassword(page, ADMIN_PASSWORD);
    await error.getByText(/Warte \d+ Sekunden|Warte 1 Minute/).waitFor();
    expect(await page.getByTestId('admin-logout').count()).toBe(0);
    await context.close();
  });
});

describe('at the desk', () => {
  let server: ServerProcess;
  let context: BrowserContext;
  let page: Page;
  let seeded: Awaited<ReturnType<typeof seedMatches>>;

  /** The matches that were really played: their places in `seeded`. */
  const PLAYED = { aucho: 0, doppelkopf: 1, running: 2, tampered: 3 } as const;
  const played = (which: keyof typeof PLAYED) => {
    const match = seeded[PLAYED[which]];
    if (match === undefined) throw new Error(`${which} was not written`);
    return match;
  };

  beforeAll(async () => {
    const url = database('many');
    seeded = await seedMatches(url, [
      { game: 'aucho', seed: '1' },
      { game: 'doppelkopf', seed: '1' },
      { game: 'aucho', seed: '4', entries: 60 },
      { game: 'aucho', seed: '3', tamper: true },
    ]);
    await generateMatches(url, MANY);
    server = await ServerProcess.start({ DATABASE_URL: url, ADMIN_PASSWORD_HASH });
    ({ page, context } = await newPerson(browser, 'Admin'));
    await page.goto(`${server.url}/admin`);
    await tryPassword(page, ADMIN_PASSWORD);
    await page.getByTestId('match-row').first().waitFor();
  });

  afterAll(async () => {
    await context.close();
    await server.kill();
  });

  const rows = () => page.getByTestId('match-row');
  const shown = () => rows().evaluateAll((all) => all.map((row) => row.getAttribute('data-match')));

  /** Waits until the table and the log are at an entry. */
  const atEntry = (seq: number) =>
    page.locator(`[data-testid="desk-match"][data-seq="${seq}"][data-loaded="there"]`).waitFor();

  it('shows a hundred thousand matches page by page', async () => {
    await page.goto(`${server.url}/admin`);
    await page.getByTestId('list-count').getByText('über').waitFor();
    await page.locator('[data-testid="figures"][data-loaded="true"]').waitFor();
    const first = await shown();
    expect(first).toHaveLength(50);
    await page.getByTestId('next-page').click();
    await page.waitForURL(/after=/);
    await page.waitForFunction(
      (match) => document.querySelector('[data-testid="match-row"]')?.getAttribute('data-match') !== match,
      first[0],
    );
    const second = await shown();
    expect(second).toHaveLength(50);
    expect(second.filter((match) => first.includes(match))).toEqual([]);
    await page.goBack();
    await page.locator(`[data-match="${first[0]}"]`).waitFor();
  });

  it('keeps what is looked for in the address, over a reload', async () => {
    await page.goto(`${server.url}/admin`);
    await page.getByTestId('filter-player').fill('anna');
    await page.getByTestId('filter-player').press('Enter');
    await page.getByTestId('filter-game').selectOption('doppelkopf');
    await page.waitForURL(
      (url) => url.search === '?player=anna&game=doppelkopf' || url.search === '?game=doppelkopf&player=anna',
    );
    await page.getByTestId('list-count').getByText('1 Partie', { exact: true }).waitFor();
    expect(await shown()).toEqual([played('doppelkopf').matchId]);
    await page.reload();
    await page.getByTestId('list-count').getByText('1 Partie', { exact: true }).waitFor();
    expect(await page.getByTestId('filter-player').inputValue()).toBe('anna');
    expect(await page.getByTestId('filter-game').inputValue()).toBe('doppelkopf');
    expect(await shown()).toEqual([played('doppelkopf').matchId]);
    await page.goBack();
    await page.getByTestId('list-count').getByText('4 Partien').waitFor();
  });

  it.each(['aucho', 'doppelkopf'] as const)('steps through a match of %s', async (game) => {
    const { matchId } = played(game);
    await page.goto(`${server.url}/admin/m/${matchId}?deal=1&seq=14&view=open`);
    await atEntry(14);
    const line = page.locator('[data-testid="log-line"][data-kind="entry"][data-current="true"]');
    await page.keyboard.press('ArrowRight');
    await atEntry(15);
    expect(await line.getAttribute('data-seq')).toBe('15');
    await page.getByTestId('table').and(page.locator('[data-seq="15"]')).waitFor();
    await page.locator('[data-testid="log-line"][data-seq="20"] button').click();
    await atEntry(20);
    await page.getByTestId('deal-choice').selectOption('2');
    await page.locator('[data-testid="desk-match"][data-deal="2"][data-loaded="there"]').waitFor();
    expect(new URL(page.url()).searchParams.get('deal')).toBe('2');
  });

  it('keeps the cards of a running deal hidden', async () => {
    await page.goto(`${server.url}/admin/m/${played('running').matchId}?deal=2&seq=50&view=0`);
    await atEntry(50);
    await page.getByTestId('deal-running').waitFor();
    expect(await page.getByTestId('replay').getAttribute('data-view')).toBe('open');
    expect(await page.getByTestId('table').locator('[data-card]').count()).toBe(0);
  });

  it('confirms an honest log and finds the entry that somebody changed', async () => {
    const verdict = page.getByTestId('verdict');
    await page.goto(`${server.url}/admin/m/${played('aucho').matchId}`);
    await page.getByTestId('verify').click();
    await verdict.waitFor();
    expect(await verdict.getAttribute('data-ok')).toBe('true');

    await page.goto(`${server.url}/admin/m/${played('tampered').matchId}`);
    await page.getByTestId('verify').click();
    await verdict.waitFor();
    expect(await verdict.getAttribute('data-ok')).toBe('false');
    const seq = Number(/Eintrag (\d+)/.exec((await verdict.textContent()) ?? '')?.[1]);
    await page.getByTestId('show-difference').click();
    await atEntry(seq);
  });

  it('keeps a note and finds its tag', async () => {
    await page.goto(`${server.url}/admin/m/${played('aucho').matchId}`);
    await page.getByTestId('remarks-note').fill('Schöne Kehr im dritten Spiel.');
    await page.getByTestId('remarks-tags').fill('Kehr, schön');
    await page.getByTestId('remarks-save').click();
    await page.getByTestId('remarks-said').getByText('Gespeichert').waitFor();
    await page.reload();
    expect(await page.getByTestId('remarks-note').inputValue()).toBe('Schöne Kehr im dritten Spiel.');
    await page.goto(`${server.url}/admin?tag=Kehr`);
    await page.locator(`[data-match="${played('aucho').matchId}"]`).waitFor();
  });

  it('reads an exported match from a file', async () => {
    await page.goto(`${server.url}/admin/m/${played('doppelkopf').matchId}`);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByTestId('export-record').click(),
    ]);
    await page.goto(`${server.url}/admin`);
    await page.getByTestId('import-file').setInputFiles(await download.path());
    await page.getByTestId('imported-match').click();
    await page.locator('[data-testid="desk-match"][data-loaded="there"]').waitFor();
    expect(await page.getByTestId('close-room').count()).toBe(0);
  });

  it('closes a room, and who is in it is told why', async () => {
    const visitor = await newPerson(browser, 'Eva');
    await visitor.page.goto(`${server.url}/r/${played('running').roomId}`);
    await visitor.page.getByTestId('name-input').fill('Eva');
    await visitor.page.getByTestId('join-room').click();
    await visitor.page.getByTestId('table').waitFor();

    await page.goto(`${server.url}/admin/m/${played('running').matchId}`);
    await page.getByTestId('close-room').click();
    await page.getByTestId('reason-yes').click();
    await page.getByText('mindestens drei Zeichen').waitFor();
    await page.getByTestId('reason').fill('Der Saal wird geputzt.');
    await page.getByTestId('reason-yes').click();
    await page.getByTestId('room-closed').getByText('Der Saal wird geputzt.').waitFor();
    await visitor.page.getByText('Der Saal wird geputzt.').waitFor();
    await visitor.context.close();

    await page.getByTestId('open-room').click();
    await page.getByTestId('close-room').waitFor();
    await page.goto(`${server.url}/admin/journal`);
    await page
      .locator('[data-testid="act"][data-kind="closeRoom"]')
      .getByText('Der Saal wird geputzt.')
      .waitFor();
  });

  it('removes a player, who is told why and let in no more, and for whom the computer plays', async () => {
    const anna = await newPerson(browser, 'Anna');
    const link = await openTable(anna, server.url);
    const beat = await newPerson(browser, 'Beat');
    await joinByLink(beat, link);
    for (const seat of [2, 3]) await anna.page.getByTestId(`computer-${seat}`).click();
    await anna.page.getByTestId('start-match').click();
    await beat.page.getByTestId('table').waitFor();

    await page.goto(`${server.url}/admin?room=${link.split('/').at(-1)}`);
    await page.getByTestId('match-row').getByRole('link').first().click();
    await page.getByTestId('remove-1').click();
    await page.getByTestId('reason').fill('Spielt für zwei.');
    await page.getByTestId('reason-yes').click();
    await page.getByTestId('room-removed').getByText('Spielt für zwei.').waitFor();

    const told = beat.page.getByTestId('room-removed').getByText('Spielt für zwei.');
    await told.waitFor();
    await beat.page.reload();
    await told.waitFor();
    await anna.page.getByText('Der Computer spielt für Beat').first().waitFor();
    for (const { context: theirs } of [anna, beat]) await theirs.close();
  });

  it('shows the log-in again where the session has ended, at the same address', async () => {
    await page.goto(`${server.url}/admin/journal`);
    await page.getByTestId('act').first().waitFor();
    await context.clearCookies();
    await page.getByRole('link', { name: 'Partien', exact: true }).click();
    await page.getByTestId('admin-password').waitFor();
    await tryPassword(page, ADMIN_PASSWORD);
    await page.getByTestId('match-row').first().waitFor();
  });
});
