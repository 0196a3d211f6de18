export type { DealtGame } from '../game.ts';
export { shownHands } from '../hands.ts';
export { checkDeal, type DealProof, type ProofCheck } from './check.ts';
export { diceFrom } from './dice.ts';
export {
  BEITRAG_BYTES,
  type Beitraege,
  commitmentOf,
  DEALING_ALGORITHM,
  dealKey,
  SECRET_BYTES,
} from './seed.ts';
