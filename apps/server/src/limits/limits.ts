import { Limiter } from './limiter.ts';
import type { Rate } from './tokenBucket.ts';

/** Messages of one connection: far above any play by hand, far below a flood. */
export const CONNECTION_RATE: Rate = { burst: 60, perSecond: 20 };

/** Refused messages in a row after which a connection is closed. */
export const FLOOD_MAX = 300;

/**
 * What is limited beyond one connection. Play is limited by player, never by address: a whole household, or a village behind
 * one address, may sit at tables. Only what makes something, or guesses at links, counts by address too.
 */
export interface Limits {
  readonly player: Limiter;
  readonly sessions: Limiter;
  readonly rooms: Limiter;
  readonly failedJoins: Limiter;
}

/** The limits of a server. */
export function createLimits(): Limits {
  return {
    player: new Limiter({ burst: 120, perSecond: 40 }),
    sessions: new Limiter({ burst: 60, perSecond: 0.5 }),
    rooms: new Limiter({ burst: 30, perSecond: 0.1 }),
    failedJoins: new Limiter({ burst: 20, perSecond: 0.2 }),
  };
}
