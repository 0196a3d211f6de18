/** Items of one write at most: what waits behind a long one waits for it. */
const BATCH_MAX = 200;

interface Waiting<T, R> {
  readonly item: T;
  readonly resolve: (outcome: R) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Group commit: items that arrive while a write is under way are written together by the next one.
 * `write` stores a batch in one commit and gives each item's outcome, or rejects and has stored nothing. If it rejects
 * more than one item, each is written by itself, so that one that cannot be stored does not fail the others.
 */
export function groupCommit<T, R>(
  write: (items: readonly T[]) => Promise<readonly R[]>,
): (item: T) => Promise<R> {
  let queue: Waiting<T, R>[] = [];
  let running = false;

  async function writeBatch(batch: readonly Waiting<T, R>[]): Promise<void> {
    try {
      const outcomes = await write(batch.map(({ item }) => item));
      batch.forEach(({ resolve, reject }, index) => {
        const outcome = outcomes[index];
        if (outcome === undefined) reject(new Error('a write gave no outcome for one of its items'));
        else resolve(outcome);
      });
    } catch (error) {
      const [first, ...more] = batch;
      if (more.length === 0) first?.reject(error);
      else for (const waiting of batch) await writeBatch([waiting]);
    }
  }

  async function drain(): Promise<void> {
    running = true;
    while (queue.length > 0) {
      const batch = queue.slice(0, BATCH_MAX);
      queue = queue.slice(BATCH_MAX);
      await writeBatch(batch);
    }
    running = false;
  }

  return (item) =>
    new Promise<R>((resolve, reject) => {
      queue.push({ item, resolve, reject });
      // Everything that this turn of the event loop brings goes into the first batch already.
      if (!running) {
        running = true;
        setImmediate(() => void drain());
      }
    });
}

/** Group commit of what has no outcome of its own: it is stored, or the write rejects. */
export function groupWrite<T>(write: (items: readonly T[]) => Promise<unknown>): (item: T) => Promise<void> {
  const stored = groupCommit<T, true>(async (items) => {
    await write(items);
    return items.map(() => true);
  });
  return async (item) => {
    await stored(item);
  };
}
