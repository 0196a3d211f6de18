import { cardsOf, type Decision, type Played, refuse, type Seat, whyNoCard } from '@stammtisch/kit';
import { type DoppelkopfCard, HAND_SIZE, sumAugen } from './cards.ts';
import { endDeal } from './endDeal.ts';
import type { DoppelkopfEvent } from './events.ts';
import { klaerungAfter } from './hochzeit.ts';
import { type PlayRule, playRule } from './legalCards.ts';
import type { DoppelkopfRefusal } from './refusals.ts';
import type { DoppelkopfState, SpielStage } from './state.ts';
import { soloSuit, TRICK_SIZE, trickNumber, trickWinner, whyNoPlay } from './trick.ts';

/** The rule for the cards of a seat in this trick (DK-15). */
export function ruleFor(stage: SpielStage, seat: Seat): PlayRule {
  return playRule(stage.deal.hands[seat], stage.play.trick[0]?.card ?? null);
}

/** What comes of a full trick: who won it, a Hochzeit settled by it, the result after trick 12. */
function closeTrick(
  state: DoppelkopfState,
  stage: SpielStage,
  full: readonly Played<DoppelkopfCard>[],
): DoppelkopfEvent[] {
  const { contract, play } = stage;
  const winner = trickWinner(full, soloSuit(contract))?.seat ?? play.leader;
  const cards = cardsOf(full);
  const augen = sumAugen(cards);
  const events: DoppelkopfEvent[] = [{ type: 'stichGewonnen', seat: winner, cards, augen }];
  const klaerung = klaerungAfter(contract, trickNumber(stage), winner);
  if (klaerung !== null) events.push(klaerung);
  if (trickNumber(stage) === HAND_SIZE) {
    const tricks = [...play.tricks, { cards: full, winner, augen }];
    events.push(...endDeal(state, { ...stage, play: { ...play, tricks } }));
  }
  return events;
}

/**
 * Decides a card (DK-14, DK-15) and all that follows by itself: the trick (DK-16), the Klärungsstich (DK-12), the
 * result (DK-22 … DK-28), the end of the match (DK-29). Refuses as `whyNoPlay` says, with `noCard`, or as `playRule`
 * says.
 */
export function decideSpielen(
  state: DoppelkopfState,
  seat: Seat,
  card: DoppelkopfCard,
): Decision<DoppelkopfEvent, DoppelkopfRefusal> {
  const notNow = whyNoPlay(state, seat);
  if (notNow !== null) return refuse(notNow);
  const { stage } = state;
  if (stage.phase !== 'spiel') return refuse('notNow');
  const illegal = whyNoCard(stage.deal.hands[seat], card, ruleFor(stage, seat));
  if (illegal !== null) return refuse(illegal);
  const events: DoppelkopfEvent[] = [{ type: 'gespielt', seat, card }];
  const trick = [...stage.play.trick, { seat, card }];
  if (trick.length === TRICK_SIZE) events.push(...closeTrick(state, stage, trick));
  return { ok: true, events };
}
