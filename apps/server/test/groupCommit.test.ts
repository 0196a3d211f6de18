import { describe, expect, it } from 'vitest';
import { groupCommit } from '../src/store/groupCommit.ts';

/** A writer that notes its batches and fails for the items in `bad`. */
function notingWriter(bad: ReadonlySet<number> = new Set()) {
  const batches: number[][] = [];
  const writer = async (items: readonly number[]) => {
    batches.push([...items]);
    if (items.some((item) => bad.has(item))) throw new Error(`one of ${items.join()} failed`);
    return items.map((item) => `stored ${item}`);
  };
  return { batches, writer };
}

describe('group commit', () => {
  it('writes what arrives together in one batch, in order', async () => {
    const { batches, writer } = notingWriter();
    const write = groupCommit(writer);
    await Promise.all([1, 2, 3].map(write));
    expect(batches).toEqual([[1, 2, 3]]);
  });

  it('writes what arrives during a write in the next one', async () => {
    const { batches, writer } = notingWriter();
    const write = groupCommit(writer);
    const first = write(1);
    await new Promise(setImmediate);
    await Promise.all([first, write(2), write(3)]);
    expect(batches).toEqual([[1], [2, 3]]);
  });

  it('fails one table without failing the others, and goes on', async () => {
    const { writer } = notingWriter(new Set([2]));
    const write = groupCommit(writer);
    const outcomes = await Promise.allSettled([1, 2, 3].map(write));
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(await write(4)).toBe('stored 4');
  });
});
