import { randomBytes } from 'node:crypto';
import { SECRET_BYTES } from '@stammtisch/kit/dealing';
import { newMatchId } from '../ids.ts';

/** Where a match's randomness comes from. Tests put a fixed one in its place, so as to deal the same hands each time. */
export interface Randomness {
  /** A new match's id; it is part of what seeds its deals. */
  matchId(): string;
  /** The secret that seals a deal, in hex. */
  secret(deal: number): string;
  /** Whether the bytes that players' browsers add are mixed in. */
  readonly takesBeitraege: boolean;
}

/** The operating system's. */
export const systemRandomness: Randomness = {
  matchId: newMatchId,
  secret: () => randomBytes(SECRET_BYTES).toString('hex'),
  takesBeitraege: true,
};
