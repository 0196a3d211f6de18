import { setTimeout as delay } from 'node:timers/promises';
import type { Connection } from '../fuzz/connection.ts';
import type { Tally } from './tally.ts';

/** What the attacks find on the server that they attack. */
export interface Place {
  readonly url: string;
  /** A match of the greatest length that there is, which is over, and its room. */
  readonly longest: { readonly matchId: string; readonly roomId: string; readonly deals: number };
  /** A match record of nearly as many bytes as the desk takes. */
  readonly recordFile: string;
}

export interface AttackOptions {
  readonly place: Place;
  readonly tally: Tally;
  /** How many attack, as a part of the full number; between 0 and 1. */
  readonly scale: number;
}

/** The attack itself; it ends when the time is up, or all that it was to send is sent. */
type Assault = (seconds: number) => Promise<void>;

/** Gets everything ready that honest people do too, and gives the attack. */
export type Attack = (options: AttackOptions) => Promise<Assault>;

/** As many of `full` as the scale says, at least one. */
export function scaled(full: number, { scale }: Pick<AttackOptions, 'scale'>): number {
  return Math.max(1, Math.round(full * scale));
}

/** How fast one connection may send: all at once at first, then evenly. */
const BURST = 60;
const PER_SECOND = 20;

const TICK_MS = 50;

/**
 * Sends on every connection just as fast as the server lets it, until the time is up. `message` gives the next one of
 * a connection: its name and what it says.
 */
export async function sendSteadily(
  connections: readonly Connection[],
  seconds: number,
  tally: Tally,
  message: (connection: Connection, n: number) => readonly [string, unknown],
): Promise<void> {
  const beganAt = performance.now();
  let each = 0;
  for (;;) {
    const elapsed = (performance.now() - beganAt) / 1000;
    if (elapsed > seconds || connections.every(({ closed }) => closed)) return;
    const due = Math.floor(BURST + PER_SECOND * Math.min(elapsed, seconds));
    for (; each < due; each++) {
      for (const connection of connections) {
        if (connection.closed) continue;
        const [name, said] = message(connection, each);
        tally.sent++;
        void connection.ask(name, said).then((answer) => tally.answered(answer));
      }
    }
    await delay(TICK_MS);
  }
}

/** Lets so many work at once, each again and again until the time is up. */
export async function workersFor(
  count: number,
  seconds: number,
  work: (worker: number, n: number) => Promise<void>,
): Promise<void> {
  const until = performance.now() + seconds * 1000;
  const one = async (worker: number) => {
    for (let n = 0; performance.now() < until; n++) await work(worker, n);
  };
  await Promise.all(Array.from({ length: count }, (_, worker) => one(worker)));
}
