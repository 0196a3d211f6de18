import { setImmediate as nextTurn } from 'node:timers/promises';
import { Turns } from './turns.ts';

/** So long something may hold up everybody else, in milliseconds. */
const SLICE_MS = 4;

/** Goes through things and does something with each, and lets everybody else go first whenever it has taken its time. */
export async function inSlices<T>(items: Iterable<T>, each: (item: T) => void): Promise<void> {
  let since = performance.now();
  for (const item of items) {
    each(item);
    if (performance.now() - since < SLICE_MS) continue;
    await nextTurn();
    since = performance.now();
  }
}

/** Does so many long things at once; the others wait. */
export class Lanes {
  readonly #lanes: readonly Turns[];

  constructor(count: number) {
    this.#lanes = Array.from({ length: count }, () => new Turns());
  }

  take<T>(work: () => Promise<T>): Promise<T> {
    const [first, ...rest] = this.#lanes;
    if (first === undefined) throw new RangeError('no lanes');
    const freest = rest.reduce((least, lane) => (lane.waiting < least.waiting ? lane : least), first);
    return freest.take(work);
  }
}
