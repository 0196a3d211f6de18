/** Rows of one statement at most: each has seven values, and SQLite's limit on those is far above. */
const BATCH_MAX = 200;

interface Waiting<T, R> {
  readonly item: T;
  readonly resolve: (outcome: R) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Group commit: items that arrive while a write is under way are written together by the next one.
 * `writeAll` stores a whole batch or nothing. If it fails with more than one item, each is written by itself
 * with `writeOne`, so that one table's collision does not fail the others.
 */
export function groupCommit<T, R>(writer: {
  writeAll(items: readonly T[]): Promise<R>;
  writeOne(item: T): Promise<R>;
}): (item: T) => Promise<R> {
  let queue: Waiting<T, R>[] = [];
  let running = false;

  async function settle(waiting: Waiting<T, R>, write: () => Promise<R>): Promise<void> {
    try {
      waiting.resolve(await write());
    } catch (error) {
      waiting.reject(error);
    }
  }

  async function writeBatch(batch: readonly Waiting<T, R>[]): Promise<void> {
    const [first] = batch;
    if (first !== undefined && batch.length === 1) {
      await settle(first, () => writer.writeOne(first.item));
      return;
    }
    try {
      const outcome = await writer.writeAll(batch.map(({ item }) => item));
      for (const { resolve } of batch) resolve(outcome);
    } catch {
      for (const waiting of batch) await settle(waiting, () => writer.writeOne(waiting.item));
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
