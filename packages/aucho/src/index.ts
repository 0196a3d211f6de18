/* The rules, in words, by the ids that the code cites (AU-1 and so on): ../RULES.md */
export { type AuchoCard, type AuchoRank, HAND_SIZE, PACK, RANKS } from './cards.ts';
export { nextDealer } from './deal.ts';
export type * from './events.ts';
export { auchoGame } from './game.ts';
export { type AuchoIntent, type AuchoLegal, auchoIntentSchema, type LegalWeis } from './intents.ts';
export { legalCards } from './legalCards.ts';
export { AUCHO_OPTIONS, type AuchoOptions, auchoOptionsSchema } from './options.ts';
export type { AuchoRefusal } from './refusals.ts';
export { sortHand } from './sortHand.ts';
export type * from './state.ts';
export {
  beats,
  LAST_TRICK_POINTS,
  naturalStrength,
  pointsOf,
  strengthOf,
  sumPoints,
  trickWinner,
  trumpStrength,
} from './trumpOrder.ts';
export type * from './view.types.ts';
export { findWeise } from './weis.ts';
export { compareWeise } from './weisCompare.ts';
