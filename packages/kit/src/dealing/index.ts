export { diceFrom } from './dice.ts';
export {
  BEITRAG_BYTES,
  type Beitraege,
  commitmentOf,
  DEALING_ALGORITHM,
  dealKey,
  SECRET_BYTES,
} from './seed.ts';
