import { fileURLToPath } from 'node:url';
import closeWithGrace from 'close-with-grace';
import { buildApp } from './app.ts';
import { readConfig } from './config.ts';
import { openDatabase } from './store/database.ts';
import { holdDatabase } from './store/hold.ts';
import { createStore } from './store/prismaStore.ts';
import { systemRandomness } from './tables/randomness.ts';

/** This file lies two folders below the root, from source and when built. */
const root = fileURLToPath(new URL('../../..', import.meta.url));

const config = readConfig(process.env);
const letGo = await holdDatabase(config.databaseUrl);
const store = createStore(await openDatabase(config.databaseUrl, `${root}prisma`));
const app = await buildApp({
  config,
  store,
  randomness: systemRandomness,
  webFolder: `${root}apps/web/dist`,
});

closeWithGrace({ delay: 5000 }, async ({ err }) => {
  if (err) app.log.fatal({ err }, 'the server stops');
  await app.close();
  await store.close();
  await letGo();
});

const address = await app.listen({ host: config.host, port: config.port });
app.log.info(
  { address, database: config.databaseUrl.replace(/\/\/.*@/, '//…@') },
  `Stammtisch is open at ${address}`,
);
