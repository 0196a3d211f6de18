import { type Browser, type BrowserContext, chromium, type Locator, type Page } from 'playwright-core';

const ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The Chromium that CHROMIUM names, without a screen. */
export function openBrowser(): Promise<Browser> {
  const executablePath = process.env.CHROMIUM ?? '/usr/bin/chromium';
  return chromium.launch({ executablePath, args: ARGUMENTS });
}

/** Only ends what hangs: a busy machine may take long to draw a page. */
export const PATIENCE_MS = 300_000;

export interface Person {
  readonly name: string;
  readonly page: Page;
  readonly context: BrowserContext;
}

export interface PersonOptions {
  readonly width?: number;
  readonly height?: number;
  readonly locale?: string;
  readonly touch?: boolean;
}

/** Somebody with a browser of their own: other cookies, other storage. */
export async function newPerson(
  browser: Browser,
  name: string,
  options: PersonOptions = {},
): Promise<Person> {
  const { width = 1280, height = 800, locale = 'de-CH', touch = false } = options;
  const context = await browser.newContext({
    viewport: { width, height },
    locale,
    hasTouch: touch,
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE_MS);
  return { name, page, context };
}

/** Opens a new table from the start page; gives its link. */
export async function openTable({ page, name }: Person, url: string, game = 'aucho'): Promise<string> {
  await page.goto(url);
  await page.getByTestId('name-input').fill(name);
  await page.getByTestId(`game-${game}`).click();
  await page.getByTestId('create-room').click();
  await page.waitForURL(/\/r\//);
  await page.getByTestId('seat-0').waitFor();
  return page.url();
}

/** Follows a link as a friend does: one name, one tap. */
export async function joinByLink({ page, name }: Person, link: string): Promise<void> {
  await page.goto(link);
  await page.getByTestId('name-input').fill(name);
  await page.getByTestId('join-room').click();
  await page.getByTestId('seat-0').waitFor();
}

/** Opens the house rules and chooses an answer of one of them. */
export async function chooseOption(page: Page, option: string, value: string): Promise<void> {
  const field = await openOption(page, option);
  await field.locator('label', { has: page.locator(`input[value="${value}"]`) }).click();
}

/** Opens the house rules and lowers a number by so many steps. */
export async function lowerOption(page: Page, option: string, steps: number): Promise<void> {
  const field = await openOption(page, option);
  const number = Number(await field.locator('output').textContent());
  for (let step = 1; step <= steps; step++) {
    await field.getByRole('button').first().click();
    await field.locator('output', { hasText: String(number - step) }).waitFor();
  }
}

async function openOption(page: Page, option: string): Promise<Locator> {
  const field = page.getByTestId(`option-${option}`);
  if ((await field.count()) === 0) await page.getByTestId('options').locator('summary').click();
  await field.waitFor();
  return field;
}
