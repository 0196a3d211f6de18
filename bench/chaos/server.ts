import { resolve } from 'node:path';
import { buildApp } from '../../apps/server/src/app.ts';
import { readConfig } from '../../apps/server/src/config.ts';
import { openDatabase } from '../../apps/server/src/store/database.ts';
import { createStore } from '../../apps/server/src/store/prismaStore.ts';
import { systemRandomness } from '../../apps/server/src/tables/randomness.ts';
import { Failpoints, isFailpoint } from './failpoints.ts';

/*
 * The real server on a store with failpoints, as a process of its own: it says `open` to its parent once it listens, and
 * takes failpoints from it. It dies without a word, and never outlives its parent.
 */
process.on('disconnect', () => process.exit(1));
if (!process.connected) process.exit(1);

const failpoints = new Failpoints(() => process.kill(process.pid, 'SIGKILL'));
process.on('message', (message) => {
  if (isFailpoint(message)) failpoints.arm(message);
});

// It runs as one bundled file that lies elsewhere; its parent starts it in the root folder.
const config = readConfig(process.env);
const store = createStore(await openDatabase(config.databaseUrl, resolve('prisma')));
const app = await buildApp({
  config,
  store: failpoints.wrap(store),
  randomness: systemRandomness,
  webFolder: resolve('apps/web/dist'),
});
await app.listen({ host: config.host, port: config.port });
process.send?.('open');
