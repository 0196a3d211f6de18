import { setTimeout as delay } from 'node:timers/promises';
import { inFolder } from '../fuzz/place.ts';
import { ATTACKS, type AttackName } from './attacks.ts';
import { Child } from './child.ts';
import type { Reading } from './readings.ts';
import { type Memory, ServerProcess } from './serverProcess.ts';
import { setStage } from './stage.ts';
import type { Outcome } from './tally.ts';

export interface RunOptions {
  /** The folder of the project whose server is attacked. */
  readonly root: string;
  readonly seed: string;
  /** How long the honest table is watched alone, and under attack, in seconds. */
  readonly seconds: number;
  readonly scale: number;
}

export interface Result {
  readonly name: AttackName;
  readonly without: Reading;
  readonly during: Reading;
  readonly memory: Memory;
  readonly outcome: Outcome;
}

/** Until what was loaded and compiled at first is done. */
const WARM_MS = 2500;
/** What is still under way when an attack ends counts too. */
const AFTER_MS = 1000;

/** One attack on a server of its own. */
export function attackOnce(name: AttackName, options: RunOptions): Promise<Result> {
  const { root, seed, seconds, scale } = options;
  return inFolder(async (folder) => {
    const found = await setStage({ folder, seed, length: 'longest' });
    const server = await ServerProcess.start(root, folder);
    const honest = new Child(new URL('honest.ts', import.meta.url), [server.url, seed]);
    const hostile = new Child(new URL('hostile.ts', import.meta.url), [name, String(scale), String(seconds)]);
    try {
      await Promise.all([honest.said<string>(), hostile.said<string>()]);
      await hostile.ask<string>({ ...found, url: server.url });
      await delay(WARM_MS);
      await honest.ask<Reading>('take');
      await delay(seconds * 1000);
      const without = await honest.ask<Reading>('take');
      server.watchMemory();
      const outcome = await hostile.ask<Outcome>('begin');
      await delay(AFTER_MS);
      const during = await honest.ask<Reading>('take');
      return { name, without, during, memory: server.memory(), outcome };
    } finally {
      honest.end();
      hostile.end();
      await server.stop();
    }
  });
}

/** What an attack is called in a table. */
export const titleOf = (name: AttackName): string => ATTACKS[name].what;
