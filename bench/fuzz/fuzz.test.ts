import { describe, it } from 'vitest';
import { fuzzUnderLimits } from './limits/underLimits.ts';
import { fuzz } from './run.ts';
import { Verdict } from './verdict.ts';

describe.concurrent('the fuzzer', () => {
  it('finds nothing in three thousand messages', async ({ expect }) => {
    const { verdict, matches, compared } = await fuzz({ seed: 'test', messages: 3000, roomsPerGame: 1 });
    expect(verdict.violations).toEqual([]);
    expect(matches).toBeGreaterThanOrEqual(2);
    expect(compared).toBeGreaterThan(100);
  });

  it('is refused and cut off where it floods', async ({ expect }) => {
    const verdict = new Verdict();
    await fuzzUnderLimits({ seed: 'test', messages: 450 }, verdict);
    expect(verdict.violations).toEqual([]);
  });
});
