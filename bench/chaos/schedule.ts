import { Random } from '@stammtisch/kit/testing/random';
import { type Failpoint, type FailpointKind, isFailpointKind } from './failpoints.ts';

/**
 * How a server dies: at a failpoint, at any moment after it has opened, or while it is still booting (`kill -9` from
 * outside, both).
 */
export type KillKind = FailpointKind | 'moment' | 'booting';

export type Kill =
  | { readonly kind: FailpointKind; readonly failpoint: Failpoint }
  | { readonly kind: 'moment' | 'booting'; readonly afterMs: number };

/** How often each kind comes in a round of kills. */
const ROUND: readonly KillKind[] = [
  ...Array<KillKind>(4).fill('before'),
  ...Array<KillKind>(4).fill('after'),
  ...Array<KillKind>(4).fill('acknowledged'),
  ...Array<KillKind>(4).fill('moment'),
  ...Array<KillKind>(4).fill('dealing'),
  ...Array<KillKind>(2).fill('starting'),
  ...Array<KillKind>(1).fill('ending'),
  ...Array<KillKind>(1).fill('booting'),
];

/** When a kill from outside comes at the latest, after the server has opened, or after its process was started. */
const MOMENT_MS = 2000;
const BOOT_MS = 1500;

export interface Pattern {
  /** The kinds of a round, which is dealt anew whenever it is used up. */
  readonly round: readonly KillKind[];
  /** Appends that a server lives through at most before a failpoint among them strikes. */
  readonly appends: number;
}

const PATTERN: Pattern = { round: ROUND, appends: 400 };

/** So many appends there are to one of the dealing, about. */
const APPENDS_PER_DEALING = 20;

/** At which passage a failpoint strikes, where it would be the `count`th of all appends. */
function passages(kind: FailpointKind, count: number): number {
  if (kind === 'starting' || kind === 'ending') return 1;
  return kind === 'dealing' ? 1 + Math.floor(count / APPENDS_PER_DEALING) : count;
}

/** All kills of a run, in order; they follow from the seed alone. */
export function schedule(seed: string, kills: number, { round, appends }: Pattern = PATTERN): Kill[] {
  const dice = new Random(seed, 'kills');
  const drawn: Kill[] = [];
  let left: KillKind[] = [];
  while (drawn.length < kills) {
    if (left.length === 0) left = dice.shuffle(round);
    const kind = left.pop() ?? 'moment';
    // The product of two throws: often among the first appends, while the clients are still coming back.
    const count = 1 + Math.floor((dice.below(appends) * dice.below(appends)) / appends);
    const moment = dice.below(MOMENT_MS);
    if (isFailpointKind(kind)) {
      drawn.push({ kind, failpoint: { kind, count: passages(kind, count) } });
    } else {
      drawn.push({ kind, afterMs: kind === 'moment' ? moment : moment % BOOT_MS });
    }
  }
  return drawn;
}
