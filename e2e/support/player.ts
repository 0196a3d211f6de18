import type { Page } from 'playwright-core';
import type { Person } from './browser.ts';

/** What a page shows that could be done now: the buttons above the hand and the cards that may be played. */
interface Offer {
  readonly seq: number;
  readonly actions: readonly string[];
  readonly cards: readonly string[];
  readonly hand: readonly string[];
}

/** Reads the offer off the page, as a person sees it; null while it is not this page's turn, or all is over. */
async function offerOn(page: Page): Promise<Offer | null> {
  return page.evaluate(() => {
    const table = document.querySelector('[data-testid="table"]');
    if (table?.getAttribute('data-turn') !== 'true') return null;
    const values = (selector: string, name: string) =>
      [...document.querySelectorAll(selector)].map((element) => element.getAttribute(name) ?? '');
    return {
      seq: Number(table.getAttribute('data-seq')),
      actions: values('[data-action]:not([disabled])', 'data-action'),
      cards: values('[data-card][data-playable="true"]', 'data-card'),
      hand: values('[data-card]', 'data-card'),
    };
  });
}

const STRENGTH = 'JA9KQT876';

/** How much a hand is worth with a suit as trump, roughly as a card player counts on his fingers. */
function worth(hand: readonly string[], suit: string): number {
  const trumps = hand.filter((card) => card.startsWith(suit));
  const aces = hand.filter((card) => card.endsWith('A') && !card.startsWith(suit));
  const top = trumps.filter((card) => 'J9A'.includes(card[1] ?? '')).length;
  return trumps.length + top * 1.5 + aces.length;
}

const WANTED = 6.5;

/** A plain way to play: trump on a good hand, Halt on a good suit, the strongest card first. */
function chooseAction({ actions, hand }: Offer): string | null {
  const suits = actions.filter((action) => action.startsWith('trumpf:'));
  const [best] = suits
    .map((action) => ({ action, worth: worth(hand, action.slice(-1)) }))
    .sort((a, b) => b.worth - a.worth);
  if (best !== undefined && (best.worth >= WANTED || !actions.includes('weiter'))) return best.action;
  for (const action of ['aufdecken', 'weiter', 'lukas', 'fort']) if (actions.includes(action)) return action;
  return null;
}

function chooseCard({ cards }: Offer): string | null {
  const [best] = [...cards].sort((a, b) => STRENGTH.indexOf(a[1] ?? '') - STRENGTH.indexOf(b[1] ?? ''));
  return best ?? null;
}

/** Waits until the page has moved on from a seq: a click has arrived, or somebody else was first. */
async function untilAfter(page: Page, seq: number): Promise<void> {
  await page.waitForFunction(
    (before) => Number(document.querySelector('[data-testid="table"]')?.getAttribute('data-seq')) > before,
    seq,
  );
}

/** Does one thing on one page, if it is its turn; says whether it was. */
async function act({ page }: Person): Promise<boolean> {
  const offer = await offerOn(page);
  if (offer === null) return false;
  const action = chooseAction(offer);
  const card = action === null ? chooseCard(offer) : null;
  const target = action !== null ? `[data-action="${action}"]` : `[data-card="${card}"]`;
  await page.locator(target).first().click();
  await untilAfter(page, offer.seq);
  return true;
}

/** Whether a page shows the end of the match. */
export async function isAtEnd({ page }: Person): Promise<boolean> {
  return (await page.getByTestId('match-end').count()) > 0;
}

/**
 * Plays by clicking what the pages offer, until `done` says so after a move or the match is over. Gives the number
 * of moves. Waits for somebody's turn by looking at all pages at once.
 */
export async function playOn(
  people: readonly Person[],
  done: (moves: number) => boolean = () => false,
): Promise<number> {
  let moves = 0;
  for (;;) {
    let acted = false;
    for (const person of people) {
      while (await act(person)) {
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
