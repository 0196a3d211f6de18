import { fileURLToPath } from 'node:url';
import { buildApp } from '../../apps/server/src/app.ts';
import { readConfig } from '../../apps/server/src/config.ts';
import { createLimits } from '../../apps/server/src/limits/limits.ts';
import { openDatabase } from '../../apps/server/src/store/database.ts';
import { createStore } from '../../apps/server/src/store/prismaStore.ts';
import { systemRandomness } from '../../apps/server/src/tables/randomness.ts';

/*
 * The real server, which tells its memory when asked: after a full collection, so that what is left is what is held. Run
 * with --expose-gc.
 */
const root = fileURLToPath(new URL('../..', import.meta.url));
const config = readConfig(process.env);
const store = createStore(await openDatabase(config.databaseUrl, `${root}prisma`));
let appended = 0;
const app = await buildApp({
  config,
  store: {
    ...store,
    async append(matchId, entry) {
      const outcome = await store.append(matchId, entry);
      appended++;
      return outcome;
    },
  },
  randomness: systemRandomness,
  // All players come from one address here, and start match after match as fast as the server plays them.
  limits: createLimits(() => ({ burst: 100_000, perSecond: 1000 })),
  webFolder: '/nowhere',
});
await app.listen({ host: config.host, port: config.port });

process.on('message', () => {
  globalThis.gc?.();
  const { heapUsed, rss } = process.memoryUsage();
  process.send?.({ appended, heapUsed, rss });
});
process.on('disconnect', () => process.exit(0));
process.send?.({ appended, heapUsed: 0, rss: 0 });
