import { expect, it } from 'vitest';
import { runChaos } from './run.ts';
import { schedule } from './schedule.ts';

/** One kill of each kind that a log must withstand; a whole run is `pnpm chaos`. */
const KINDS = ['before', 'after', 'acknowledged', 'dealing'] as const;

it('loses, doubles and invents nothing when the server dies right before, after and past a commit, and amid the dealing', async () => {
  const options = { kills: KINDS.length, tables: 2, seed: 'test', database: 'sqlite' };
  const kills = schedule(options.seed, options.kills, { round: KINDS, appends: 40 });
  const result = await runChaos({ options, kills, tell: () => {} });
  expect(result.violations).toEqual([]);
  expect(Object.fromEntries(result.kills)).toEqual({ before: 1, after: 1, acknowledged: 1, dealing: 1 });
  expect(result.acknowledged).toBeGreaterThan(0);
}, 180_000);
