import { cardsOf, type Decision, type Played, refuse, type Seat, whyNoCard } from '@stammtisch/kit';
import { type AuchoCard, HAND_SIZE } from './cards.ts';
import { endDeal } from './endDeal.ts';
import type { AuchoEvent } from './events.ts';
import { type PlayRule, playRule } from './legalCards.ts';
import { isPlayer, trickSize, turnOf } from './players.ts';
import type { AuchoRefusal } from './refusals.ts';
import { playResult } from './scoring.ts';
import type { AuchoState, Play, SpielStage } from './state.ts';
import { completesStoeck, STOECK_POINTS } from './stoeck.ts';
import { LAST_TRICK_POINTS, sumPoints, trickWinner } from './trumpOrder.ts';
import { countWeise } from './weisCompare.ts';

/**
 * Whether it is the seat's turn to play a card (AU-4, AU-19); null if so. `notNow` outside play, `notForYou` for a
 * dealer who watches (AU-7), else `notYourTurn`.
 */
export function whyNoPlay(state: AuchoState, seat: Seat): AuchoRefusal | null {
  const { stage } = state;
  if (stage.phase !== 'spiel') return 'notNow';
  if (seat === turnOf(stage)) return null;
  return isPlayer(stage, seat) ? 'notYourTurn' : 'notForYou';
}

/** The rule for the cards of a seat in this trick (AU-20 … AU-22). */
export function ruleFor(state: AuchoState, stage: SpielStage, seat: Seat): PlayRule {
  const { deal, contract, play } = stage;
  const strict = state.options.strictUndertrump;
  return playRule(deal.hands[seat], cardsOf(play.trick), contract.trump, strict);
}

/** What comes of a full trick: who won it, the Weise after trick 1, the result after trick 9. */
function closeTrick(
  state: AuchoState,
  stage: SpielStage,
  full: readonly Played<AuchoCard>[],
  stoeck: Play['stoeck'],
): AuchoEvent[] {
  const { contract, play, deal } = stage;
  const winner = trickWinner(full, contract.trump)?.seat ?? play.leader;
  const isLast = play.tricks.length === HAND_SIZE - 1;
  const cards = cardsOf(full);
  const points = sumPoints(cards, contract.trump) + (isLast ? LAST_TRICK_POINTS : 0);
  const events: AuchoEvent[] = [{ type: 'stichGewonnen', seat: winner, cards, points }];
  const weis = play.tricks.length === 0 ? countWeise(play, contract) : null;
  if (weis !== null) events.push({ type: 'weisGezaehlt', ...weis });
  if (isLast) {
    const tricks = [...play.tricks, { cards: full, winner, points }];
    const result = playResult({ ...stage, play: { ...play, tricks, stoeck } }, state.options);
    events.push(...endDeal(state, deal.dealer, result));
  }
  return events;
}

/**
 * Decides a card (AU-19 … AU-23) and all that follows by itself: Stöck (AU-27), the trick, the Weise (AU-26), the
 * result (AU-28), the end of the match (AU-33). Refuses as `whyNoPlay` says, with `noCard`, or as `playRule` says.
 */
export function decideSpielen(
  state: AuchoState,
  seat: Seat,
  card: AuchoCard,
): Decision<AuchoEvent, AuchoRefusal> {
  const notNow = whyNoPlay(state, seat);
  if (notNow !== null) return refuse(notNow);
  const { stage } = state;
  if (stage.phase !== 'spiel') return refuse('notNow');
  const illegal = whyNoCard(stage.deal.hands[seat], card, ruleFor(state, stage, seat));
  if (illegal !== null) return refuse(illegal);
  const events: AuchoEvent[] = [{ type: 'gespielt', seat, card }];
  let { stoeck } = stage.play;
  if (state.options.stoeck && completesStoeck(stage, seat, card)) {
    stoeck = { seat, points: STOECK_POINTS };
    events.push({ type: 'stoeckGezaehlt', ...stoeck });
  }
  const trick = [...stage.play.trick, { seat, card }];
  if (trick.length === trickSize(stage)) events.push(...closeTrick(state, stage, trick, stoeck));
  return { ok: true, events };
}
