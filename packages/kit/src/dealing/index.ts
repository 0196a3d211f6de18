export type { DealtGame } from '../game.ts';
export { shownHands } from '../hands.ts';
export { checkDeal, type DealProof, NOTHING_HOLDS, type ProofCheck } from './check.ts';
export { diceFrom } from './dice.ts';
export {
  BEITRAG_BYTES,
  type Beitraege,
  commitmentOf,
  DEALING_ALGORITHM,
  type Dealing,
  type DealingAlgorithm,
  dealKey,
  isDealingAlgorithm,
  SECRET_BYTES,
  UMSCHLAG_BYTES,
  umschlagOf,
} from './seed.ts';
export {
  fitsUmschlag,
  type Geoeffnet,
  openUmschlaege,
  type Umschlaege,
  type Versaeumnis,
} from './umschlaege.ts';
