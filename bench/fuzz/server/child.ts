import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { buildApp } from '../../../apps/server/src/app.ts';
import { readConfig } from '../../../apps/server/src/config.ts';
import { createLimits, type Limits } from '../../../apps/server/src/limits/limits.ts';
import { openDatabase } from '../../../apps/server/src/store/database.ts';
import { createStore } from '../../../apps/server/src/store/prismaStore.ts';
import { NO_PAUSES } from '../../../apps/server/src/tables/pace.ts';
import type { Randomness } from '../../../apps/server/src/tables/randomness.ts';
import { HIDDEN_TEXT } from '../attack/http.ts';

/*
 * The server that is fuzzed, in a process of its own: the real one, on a database in a folder that goes away, without
 * pauses. Arguments: folder, seed, and `limits` for the real limits or `none`.
 */

/** The same deals for the same seed, with the browsers' bytes mixed in as they come. */
function seededRandomness(seed: string): Randomness {
  let matches = 0;
  let secrets = 0;
  const hash = (...words: (string | number)[]) =>
    createHash('sha256')
      .update([seed, ...words].join(' '))
      .digest('hex');
  return {
    matchId() {
      matches++;
      return hash('match', matches).slice(0, 20);
    },
    secret(deal) {
      secrets++;
      return hash('secret', deal, secrets);
    },
    takesBeitraege: true,
  };
}

function noLimits(): Limits {
  return createLimits(() => ({ burst: 1e12, perSecond: 1e12 }));
}

/** A client to be served, with something beside it that must not be. */
function webFolder(folder: string): string {
  mkdirSync(`${folder}/web/assets`, { recursive: true });
  writeFileSync(`${folder}/web/index.html`, '<!doctype html><title>Stammtisch</title>');
  writeFileSync(`${folder}/web/assets/app.js`, '"use strict";');
  writeFileSync(`${folder}/hidden.txt`, HIDDEN_TEXT);
  return `${folder}/web`;
}

const [folder = '', seed = '', limits = ''] = process.argv.slice(2);
const databaseUrl = `file:${folder}/fuzz.db`;
const environment = { LOG_LEVEL: 'info', PORT: '0', DATABASE_URL: databaseUrl };
const config = { ...readConfig(environment), pace: { ...NO_PAUSES, beitragMs: 20 } };
const prismaFolder = fileURLToPath(new URL('../../../prisma', import.meta.url));
const store = createStore(await openDatabase(databaseUrl, prismaFolder));
const app = await buildApp({
  config,
  store,
  randomness: seededRandomness(seed),
  webFolder: webFolder(folder),
  limits: limits === 'none' ? noLimits() : createLimits(),
});

process.once('SIGTERM', async () => {
  await app.close();
  await store.close();
});

await app.listen({ host: config.host, port: 0 });
// The address of a server that listens on TCP.
const { port } = app.server.address() as AddressInfo;
app.log.info({ readyAt: `http://${config.host}:${port}` }, 'ready to be fuzzed');
