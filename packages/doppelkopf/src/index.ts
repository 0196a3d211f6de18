/* The rules, in words, by the ids that the code cites (DK-1 and so on): ../RULES.md */
export { type Absage, isAbsage } from './ansagen.ts';
export {
  ALL_AUGEN,
  augenOf,
  CARDS,
  type DoppelkopfCard,
  type DoppelkopfRank,
  HAND_SIZE,
  holdsBothAces,
  KREUZ_ASS,
  PACK,
  RANKS,
  strengthOf,
  suitStrength,
  sumAugen,
} from './cards.ts';
export { dealsOf, nextDealer } from './deal.ts';
export type * from './events.ts';
export { doppelkopfGame } from './game.ts';
export {
  ANSAGEN,
  type Ansage,
  type DoppelkopfIntent,
  type DoppelkopfLegal,
  doppelkopfIntentSchema,
} from './intents.ts';
export { legalCards } from './legalCards.ts';
export { DOPPELKOPF_OPTIONS, type DoppelkopfOptions, doppelkopfOptionsSchema } from './options.ts';
export type { DoppelkopfRefusal } from './refusals.ts';
export { type Scored, type Scoring, scoreDeal } from './scoring.ts';
export { sortHand } from './sortHand.ts';
export type * from './state.ts';
export { beats, trickWinner } from './trick.ts';
export type * from './view.types.ts';
