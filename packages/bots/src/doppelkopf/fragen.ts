import { type DoppelkopfCard, type DoppelkopfView, holdsBothAces, KREUZ_ASS } from '@stammtisch/doppelkopf';
import { SUITS, type Suit, type Tagged } from '@stammtisch/kit';
import { NEEDED } from './ansagen.ts';
import { legalOf } from './readView.ts';
import { chanceOfAugen, type Prospect, prospectAs } from './worth.ts';

/** What a game that is won or lost writes for one seat, before any doubling (DK-24, DK-28). */
interface Stakes {
  readonly won: number;
  readonly lost: number;
}

const AS_RE: Stakes = { won: 1, lost: -2 };
const AS_KONTRA: Stakes = { won: 2, lost: -1 };
/** Who plays alone writes what the three others do (DK-28). */
const ALONE = 3;
/** What a Solo must gain over the game without it: it is only one's own, and the others know whom to play against. */
const SOLO_EXTRA = 0.3;

function gainOf(chance: number, { won, lost }: Stakes): number {
  const gain = chance * won + (1 - chance) * lost;
  // A good game will be announced, and counts double (DK-26).
  return gain > 0 ? 2 * gain : gain;
}

function aloneGain(prospect: Prospect, loss: number): number {
  return gainOf(chanceOfAugen(prospect, NEEDED.re), { won: ALONE, lost: -ALONE * loss });
}

/** What it gains to say nothing: a normal game, or with both Kreuz-Asse a stilles Solo (DK-10, DK-11). */
function gesundGain(hand: readonly DoppelkopfCard[], view: DoppelkopfView): number {
  if (holdsBothAces(hand)) return aloneGain(prospectAs('still', hand, null), view.options.stillVerlust);
  const party = hand.includes(KREUZ_ASS) ? 're' : 'kontra';
  const chance = chanceOfAugen(prospectAs(party, hand, null), NEEDED[party]);
  return gainOf(chance, party === 're' ? AS_RE : AS_KONTRA);
}

function hochzeitGain(hand: readonly DoppelkopfCard[]): number {
  return gainOf(chanceOfAugen(prospectAs('bride', hand, null), NEEDED.re), AS_RE);
}

/** The best suit for a Solo, and what it gains (DK-4, DK-8). */
function bestSolo(hand: readonly DoppelkopfCard[], view: DoppelkopfView): { suit: Suit; gain: number } {
  let best = { suit: SUITS[0] ?? 'C', gain: Number.NEGATIVE_INFINITY };
  for (const suit of SUITS) {
    const gain = aloneGain(prospectAs('solo', hand, suit), view.options.soloVerlust);
    if (gain > best.gain) best = { suit, gain };
  }
  return best;
}

/** The answer to the question before play (DK-8 … DK-10): whatever is likely to write most. */
export function fragen(view: DoppelkopfView): Tagged | null {
  if (view.hand === null) return null;
  const hand = view.hand.cards;
  const still = gesundGain(hand, view);
  const wedded = holdsBothAces(hand) ? hochzeitGain(hand) : Number.NEGATIVE_INFINITY;
  const { suit, gain } = bestSolo(hand, view);
  if (gain >= Math.max(still, wedded) + SOLO_EXTRA) {
    return view.legal.find((legal) => legal.type === 'solo' && legal.suit === suit) ?? null;
  }
  return legalOf(view, wedded > still ? 'hochzeit' : 'gesund');
}
