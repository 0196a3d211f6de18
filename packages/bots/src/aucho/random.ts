import type { AuchoIntent, AuchoView } from '@stammtisch/aucho';
import { type Dice, type Seat, suitOf, type Tagged } from '@stammtisch/kit';
import { handProspect, lukasProspect } from './prospect.ts';
import { asAuchoView, firstLegal, isAwaited, legalOf } from './readView.ts';
import { type Choice, choices, gainIn, type Prospect } from './worth.ts';

/** How often, in percent. Weighted so that matches end and that every kind of deal and penalty comes up. */
const OFTEN = {
  /** Announces four Under when it first could; whoever keeps missing it shows them late (AU-9). */
  vierUnder: 20,
  rob: 50,
  show: 85,
  showLate: 50,
  /** Declares or halts on a hand that does not deserve it. */
  bluff: 2,
  kehr: 6,
  lukas: 10,
} as const;

function happens(dice: Dice, percent: number): boolean {
  return dice.below(100) < percent;
}

function best(prospect: Prospect | null): Choice | null {
  return prospect === null ? null : (choices(prospect)[0] ?? null);
}

function besides(view: AuchoView, dice: Dice): Tagged | null {
  const announces = legalOf(view, 'vierUnder');
  if (announces !== null && happens(dice, OFTEN.vierUnder)) return announces;
  const robs = legalOf(view, 'rauben');
  return robs !== null && happens(dice, OFTEN.rob) ? robs : null;
}

function bids(view: AuchoView, seat: Seat, dice: Dice): Tagged | null {
  const choice = best(handProspect(view, seat));
  if (choice === null) return null;
  if (choice.gain > 0 || happens(dice, OFTEN.bluff)) {
    return view.legal.find((legal) => legal.type === 'trumpf' && legal.suit === choice.suit) ?? null;
  }
  return legalOf(view, happens(dice, OFTEN.kehr) ? 'kehr' : 'weiter');
}

/** AU-13: the later the card, the less the suit must promise. */
function answers(view: AuchoView, seat: Seat, dice: Dice): Tagged | null {
  const prospect = handProspect(view, seat);
  const open = view.lukas?.open ?? [];
  const current = open[open.length - 1];
  if (prospect === null || current === undefined) return null;
  const fits = gainIn(prospect, suitOf(current.card)) > 0.2 - open.length / 20;
  return legalOf(view, fits || happens(dice, OFTEN.bluff) ? 'halt' : 'weiter');
}

function takesLukas(view: AuchoView, dice: Dice): Tagged | null {
  const gain = best(lukasProspect(view))?.gain ?? -1;
  return legalOf(view, gain > 0 || happens(dice, OFTEN.lukas) ? 'lukas' : 'fort');
}

function namesTrump(view: AuchoView): Tagged | null {
  const choice = best(lukasProspect(view));
  return view.legal.find((legal) => legal.type === 'trumpf' && legal.suit === choice?.suit) ?? null;
}

/** Shows the Weise now and then all but one, and four Under that were not announced only sometimes (AU-9, AU-24). */
function shows(view: AuchoView, dice: Dice): Tagged | null {
  const from = legalOf(view, 'weisen')?.from ?? [];
  const weise = from
    .filter((weis) => happens(dice, weis.strafe ? OFTEN.showLate : OFTEN.show))
    .map(({ cards }) => ({ cards: [...cards] }));
  const intent: AuchoIntent = { type: 'weisen', weise };
  return weise.length === 0 ? null : intent;
}

/** Any of the legal cards, each as likely. */
function playsAnything(view: AuchoView, dice: Dice): Tagged | null {
  const cards = view.legal.filter((legal) => legal.type === 'spielen');
  return cards.length === 0 ? null : (cards[dice.below(cards.length)] ?? null);
}

function answer(view: AuchoView, seat: Seat, dice: Dice): Tagged | null {
  switch (view.deal.phase) {
    case 'bieten':
      return bids(view, seat, dice);
    case 'kehr':
      return legalOf(view, 'aufdecken') ?? answers(view, seat, dice);
    case 'lukasWahl':
      return takesLukas(view, dice);
    case 'lukasTrumpf':
      return namesTrump(view);
    case 'spiel':
      return shows(view, dice) ?? playsAnything(view, dice);
    case 'bereit':
    case 'ende':
      return null;
  }
}

/**
 * A player of Aucho who plays any legal card and bids by the strength of their hand, with whims. They may be asked at any
 * time; what they do out of turn they do only while it is legal.
 */
export function randomAucho(raw: object, seat: Seat, dice: Dice): Tagged | null {
  const view = asAuchoView(raw);
  if (view.legal.length === 0) return null;
  const early = besides(view, dice);
  if (early !== null) return early;
  return isAwaited(view, seat) ? (answer(view, seat, dice) ?? firstLegal(view)) : null;
}
