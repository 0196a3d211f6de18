import { addressKey } from './address.ts';
import { Limiter } from './limiter.ts';
import type { Rate } from './tokenBucket.ts';

/**
 * How fast anything may come. Play is limited by player, never by address: a whole household, or a village behind
 * one address, may sit at tables. Only what makes something, or guesses at links, counts by address too.
 */
const RATES = {
  /** Messages, by player. */
  player: { burst: 120, perSecond: 40 },
  /** New connections, by cookie: a telephone that loses its net tries again and again. */
  connecting: { burst: 20, perSecond: 0.5 },
  /** The same by address, behind which may be a village that comes back all at once. */
  connectingAddress: { burst: 500, perSecond: 50, address: true },
  /** Entering rooms and asking for whole tables, by player: each is answered by all that there is to see. */
  entering: { burst: 20, perSecond: 1 },
  /** Asking for the log of a deal, by player. */
  logs: { burst: 20, perSecond: 1 },
  /** What is asked of rooms, by player and by room: it is stored, and all who are there are told. */
  commands: { burst: 30, perSecond: 3 },
  roomCommands: { burst: 60, perSecond: 10 },
  /** Matches begun, by player and by room: each is kept for good. */
  starts: { burst: 20, perSecond: 1 / 15 },
  roomStarts: { burst: 10, perSecond: 1 / 10 },
  /** Taking another name, by player and by address. */
  names: { burst: 10, perSecond: 1 / 10 },
  namesAddress: { burst: 100, perSecond: 1, address: true },
  /** New players, by address. */
  sessions: { burst: 60, perSecond: 0.5, address: true },
  /** New rooms, by address. */
  rooms: { burst: 30, perSecond: 0.1, address: true },
  /** Links that lead nowhere, by address. */
  failedJoins: { burst: 20, perSecond: 0.2, address: true },
  /** Matches looked up and seen again, by address. */
  replays: { burst: 200, perSecond: 5, address: true },
  /** Tries to log in at the admin's desk, by address and in all. */
  adminAddress: { burst: 5, perSecond: 1 / 60, address: true },
  adminAccount: { burst: 30, perSecond: 1 / 10 },
} as const satisfies Record<string, Rate & { readonly address?: true }>;

/** Messages of one connection: far above any play by hand, far below a flood. */
const CONNECTION: Rate = { burst: 60, perSecond: 20 };
/** Messages of one connection that are refused as too fast, before it is closed. */
const REFUSALS: Rate = { burst: 300, perSecond: 10 };

export type LimitName = keyof typeof RATES;

export interface Limits extends Readonly<Record<LimitName, Limiter>> {
  readonly connection: Rate;
  readonly refusals: Rate;
  /** Until the head of a request, and until all of it must have come, in milliseconds. */
  readonly headMs: number;
  readonly requestMs: number;
}

/** The limits of a server; `change` gives it other ones than those that it has by default. */
export function createLimits(
  change: (rate: Rate, name: LimitName | 'connection' | 'refusals') => Rate = (rate) => rate,
): Limits {
  const limiter = (name: LimitName) =>
    new Limiter(change(RATES[name], name), 'address' in RATES[name] ? addressKey : undefined);
  return {
    connection: change(CONNECTION, 'connection'),
    refusals: change(REFUSALS, 'refusals'),
    headMs: 10_000,
    requestMs: 30_000,
    player: limiter('player'),
    connecting: limiter('connecting'),
    connectingAddress: limiter('connectingAddress'),
    entering: limiter('entering'),
    logs: limiter('logs'),
    commands: limiter('commands'),
    roomCommands: limiter('roomCommands'),
    starts: limiter('starts'),
    roomStarts: limiter('roomStarts'),
    names: limiter('names'),
    namesAddress: limiter('namesAddress'),
    sessions: limiter('sessions'),
    rooms: limiter('rooms'),
    failedJoins: limiter('failedJoins'),
    replays: limiter('replays'),
    adminAddress: limiter('adminAddress'),
    adminAccount: limiter('adminAccount'),
  };
}
