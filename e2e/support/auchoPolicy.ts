import type { Click, Offer } from './player.ts';

const STRENGTH = 'JA9KQT876';

/** How much a hand is worth with a suit as trump, roughly as a card player counts on their fingers. */
function worth(hand: readonly string[], suit: string): number {
  const trumps = hand.filter((card) => card.startsWith(suit));
  const aces = hand.filter((card) => card.endsWith('A') && !card.startsWith(suit));
  const top = trumps.filter((card) => 'J9A'.includes(card[1] ?? '')).length;
  return trumps.length + top * 1.5 + aces.length;
}

const WANTED = 6.5;

function chooseAction({ actions, hand }: Offer): string | null {
  const suits = actions.filter((action) => action.startsWith('trumpf:'));
  const [best] = suits
    .map((action) => ({ action, worth: worth(hand, action.slice(-1)) }))
    .sort((a, b) => b.worth - a.worth);
  if (best !== undefined && (best.worth >= WANTED || !actions.includes('weiter'))) return best.action;
  return ['aufdecken', 'weiter', 'lukas', 'fort'].find((action) => actions.includes(action)) ?? null;
}

/** A plain way to play Aucho: trump on a good hand, the Lukas always, the strongest card first. */
export function auchoPolicy(offer: Offer): Click {
  const action = chooseAction(offer);
  if (action !== null) return { action };
  const [card] = [...offer.cards].sort((a, b) => STRENGTH.indexOf(a[1] ?? '') - STRENGTH.indexOf(b[1] ?? ''));
  if (card === undefined) throw new Error(`nothing to click: ${JSON.stringify(offer)}`);
  return { card };
}
