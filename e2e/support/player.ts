import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Person } from './browser.ts';

/** What a page shows that could be done now: the buttons above the hand and the cards that may be played. */
export interface Offer {
  readonly seq: number;
  readonly phase: string;
  readonly actions: readonly string[];
  readonly cards: readonly string[];
  readonly hand: readonly string[];
}

/** What to click: a button by its name, or a card. */
export type Click = { readonly action: string } | { readonly card: string };

/** How somebody plays: what to click of what is offered. */
export type Policy = (offer: Offer, name: string) => Click;

/** Where a page shows what can be done, and under which attribute. */
const SHOWN = [
  ['[data-action]:not([disabled])', 'data-action'],
  ['[data-card][data-playable="true"]', 'data-card'],
  ['[data-card]', 'data-card'],
] as const;

/** Reads the offer off the page, as a person sees it; null while it is not this page's turn, or all is over. */
async function offerOn(page: Page): Promise<Offer | null> {
  return page.evaluate((shown) => {
    const table = document.querySelector('[data-testid="table"]');
    if (table?.getAttribute('data-turn') !== 'true') return null;
    const [actions = [], cards = [], hand = []] = shown.map(([selector, name]) =>
      [...document.querySelectorAll(selector)].map((element) => element.getAttribute(name) ?? ''),
    );
    const seq = Number(table.getAttribute('data-seq'));
    return { seq, phase: table.getAttribute('data-phase') ?? '', actions, cards, hand };
  }, SHOWN);
}

/** Waits until the page has moved on from a seq: a click has arrived, or somebody else was first. */
async function untilAfter(page: Page, seq: number): Promise<void> {
  await page.waitForFunction(
    (before) => Number(document.querySelector('[data-testid="table"]')?.getAttribute('data-seq')) > before,
    seq,
  );
}

/** Does one thing on one page, if it is its turn; says whether it was. */
async function act({ page, name }: Person, policy: Policy): Promise<boolean> {
  const offer = await offerOn(page);
  if (offer === null) return false;
  const click = policy(offer, name);
  const target = 'action' in click ? `[data-action="${click.action}"]` : `[data-card="${click.card}"]`;
  await page.locator(target).first().click();
  await untilAfter(page, offer.seq);
  return true;
}

/** Whether a page shows the end of the match. */
async function isAtEnd({ page }: Person): Promise<boolean> {
  return (await page.getByTestId('match-end').count()) > 0;
}

/** Waits for the end of the match on every page, and expects that all see the same ranking. */
export async function sameEnd(people: readonly Person[]): Promise<void> {
  const ends: (string | null)[] = [];
  for (const { page } of people) {
    await page.getByTestId('match-end').waitFor();
    ends.push(await page.getByTestId('match-end').getAttribute('data-ranking'));
  }
  expect(ends[0]).toContain('"place":1');
  expect(new Set(ends).size).toBe(1);
}

/**
 * Plays by clicking what the pages offer, until `done` says so after a move or the match is over. Gives the number
 * of moves. Waits for somebody's turn by looking at all pages at once.
 */
export async function playOn(
  people: readonly Person[],
  policy: Policy,
  done: (moves: number) => boolean = () => false,
): Promise<number> {
  let moves = 0;
  for (;;) {
    let acted = false;
    for (const person of people) {
      while (await act(person, policy)) {
        acted = true;
        moves++;
        if (done(moves)) return moves;
      }
    }
    const [first] = people;
    if (first !== undefined && (await isAtEnd(first))) return moves;
    if (!acted) await somebodysTurn(people);
  }
}

/** Waits until some page has the turn, or shows the end. */
async function somebodysTurn(people: readonly Person[]): Promise<void> {
  const selector = '[data-testid="table"][data-turn="true"], [data-testid="match-end"]';
  await Promise.race(people.map(({ page }) => page.waitForSelector(selector)));
}
