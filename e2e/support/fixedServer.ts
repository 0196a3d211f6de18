import { fileURLToPath } from 'node:url';
import { buildApp } from '../../apps/server/src/app.ts';
import { readConfig } from '../../apps/server/src/config.ts';
import { openDatabase } from '../../apps/server/src/store/database.ts';
import { createStore } from '../../apps/server/src/store/prismaStore.ts';
import { fixedRandomness } from '../../apps/server/test/support/randomness.ts';

/*
 * The real server with one thing replaced: its secrets follow from SEED and the browsers' bytes are left out (but with
 * BROWSERS_MIX), so that a test deals the same hands each time. Run as a process of its own, to be killed.
 */
const root = fileURLToPath(new URL('../..', import.meta.url));
const config = readConfig(process.env);
const store = createStore(await openDatabase(config.databaseUrl, `${root}prisma`));

const app = await buildApp({
  config,
  store,
  randomness: {
    ...fixedRandomness(process.env.SEED ?? 'e2e'),
    takesBeitraege: process.env.BROWSERS_MIX === 'yes',
  },
  webFolder: `${root}apps/web/dist`,
});
await app.listen({ host: config.host, port: config.port });
process.stdout.write('open\n');
