import { addressKey } from './address.ts';
import { Limiter } from './limiter.ts';
import type { Rate } from './tokenBucket.ts';

/**
 * How fast anything may come. Play is limited by player, never by address: a whole household, or a village behind
 * one address, may sit at tables. Only what makes something, or guesses at links, counts by address too.
 */
export interface Limits {
  /** Messages of one connection. */
  readonly connection: Rate;
  /** Messages of one connection that are refused as too fast, before it is closed. */
  readonly refusals: Rate;
  /** Until the head of a request, and until all of it must have come, in milliseconds. */
  readonly headMs: number;
  readonly requestMs: number;
  readonly player: Limiter;
  readonly sessions: Limiter;
  readonly rooms: Limiter;
  readonly failedJoins: Limiter;
  /** Matches looked up and seen again. */
  readonly replays: Limiter;
  /** Tries to log in at the admin's desk, by address and in all. */
  readonly adminAddress: Limiter;
  readonly adminAccount: Limiter;
}

/** The limits of a server. */
export function createLimits(): Limits {
  return {
    // Far above any play by hand, far below a flood.
    connection: { burst: 60, perSecond: 20 },
    refusals: { burst: 300, perSecond: 10 },
    headMs: 10_000,
    requestMs: 30_000,
    player: new Limiter({ burst: 120, perSecond: 40 }),
    sessions: new Limiter({ burst: 60, perSecond: 0.5 }, addressKey),
    rooms: new Limiter({ burst: 30, perSecond: 0.1 }, addressKey),
    failedJoins: new Limiter({ burst: 20, perSecond: 0.2 }, addressKey),
    adminAddress: new Limiter({ burst: 5, perSecond: 1 / 60 }, addressKey),
    adminAccount: new Limiter({ burst: 30, perSecond: 1 / 10 }),
    replays: new Limiter({ burst: 200, perSecond: 5 }, addressKey),
  };
}
