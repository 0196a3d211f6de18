import type { DoppelkopfLegal, DoppelkopfView } from '@stammtisch/doppelkopf';
import type { Dice, Seat, Tagged } from '@stammtisch/kit';
import { asDoppelkopfView, firstLegal, isAwaited, legalOf } from './readView.ts';

/** How often, in percent. Weighted so that every kind of deal, announcement and knock comes up. */
const OFTEN = {
  solo: 2,
  /** With both Kreuz-Asse; who does not plays a stilles Solo (DK-10). */
  hochzeit: 70,
  /** On each turn on which they may, before they lay a card. */
  ansage: 8,
  /** Each time that they are asked, on turn or not (DK-21). */
  klopfen: 4,
} as const;

function happens(dice: Dice, percent: number): boolean {
  return dice.below(100) < percent;
}

/** Any of the legal intents of a type, each as likely. */
function any(view: DoppelkopfView, type: DoppelkopfLegal['type'], dice: Dice): Tagged | null {
  const found = view.legal.filter((legal) => legal.type === type);
  return found.length === 0 ? null : (found[dice.below(found.length)] ?? null);
}

function answers(view: DoppelkopfView, dice: Dice): Tagged | null {
  if (happens(dice, OFTEN.solo)) return any(view, 'solo', dice);
  const hochzeit = legalOf(view, 'hochzeit');
  return hochzeit !== null && happens(dice, OFTEN.hochzeit) ? hochzeit : legalOf(view, 'gesund');
}

function plays(view: DoppelkopfView, dice: Dice): Tagged | null {
  const ansage = happens(dice, OFTEN.ansage) ? any(view, 'ansage', dice) : null;
  return ansage ?? any(view, 'spielen', dice);
}

/**
 * A player of Doppelkopf who plays any legal card, seldom a Solo, and announces and knocks on a whim. They may be asked
 * at any time; out of turn they only knock, and only while it is legal.
 */
export function randomDoppelkopf(raw: object, seat: Seat, dice: Dice): Tagged | null {
  const view = asDoppelkopfView(raw);
  if (view.legal.length === 0) return null;
  const knocks = legalOf(view, 'klopfen');
  if (knocks !== null && happens(dice, OFTEN.klopfen)) return knocks;
  if (!isAwaited(view, seat)) return null;
  const answer = view.deal.phase === 'fragen' ? answers(view, dice) : plays(view, dice);
  return answer ?? firstLegal(view);
}
