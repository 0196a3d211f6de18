import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildApp } from '../../src/app.ts';
import { readConfig } from '../../src/config.ts';
import type { Games } from '../../src/games.ts';
import { createLimits, type Limits } from '../../src/limits/limits.ts';
import type { RoomService } from '../../src/rooms/roomService.ts';
import { openDatabase } from '../../src/store/database.ts';
import { createStore } from '../../src/store/prismaStore.ts';
import type { Store } from '../../src/store/store.ts';
import { NO_PAUSES, type Pace } from '../../src/tables/pace.ts';
import type { Randomness } from '../../src/tables/randomness.ts';
import { fixedRandomness } from './randomness.ts';

const PRISMA_FOLDER = fileURLToPath(new URL('../../../../prisma', import.meta.url));

export interface TestServer {
  readonly url: string;
  readonly store: Store;
  readonly rooms: RoomService;
  close(): Promise<void>;
}

/** A folder that goes away with the test. */
export function temporaryFolder(): { path: string; remove(): void } {
  const path = mkdtempSync(join(tmpdir(), 'stammtisch-'));
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}

export interface TestServerOptions {
  readonly databaseUrl: string;
  readonly seed?: string;
  /** What can be played, if not the games of the house. */
  readonly games?: Games;
  /** In place of the one that follows from the seed. */
  readonly randomness?: Randomness;
  readonly pace?: Partial<Pace>;
  /** Puts something between the server and its store: faults, delays. */
  readonly wrapStore?: (store: Store) => Store;
  /** Opens the admin's desk. */
  readonly adminPasswordHash?: string;
  /** Limits that are not the usual ones. */
  readonly limits?: Partial<Limits>;
  /** Addresses of proxies that are believed. */
  readonly trustProxy?: string;
  /** Gets every log line, of every level. */
  readonly logs?: (line: string) => void;
}

/** The real server on a real database and a free port, without pauses and with fixed randomness. */
export async function startServer({
  databaseUrl,
  seed = 'test',
  games,
  randomness = fixedRandomness(seed),
  pace,
  wrapStore = (store) => store,
  adminPasswordHash,
  limits = {},
  trustProxy,
  logs,
}: TestServerOptions): Promise<TestServer> {
  const config = {
    ...readConfig({
      LOG_LEVEL: logs === undefined ? 'silent' : 'trace',
      PORT: '0',
      DATABASE_URL: databaseUrl,
      ADMIN_PASSWORD_HASH: adminPasswordHash,
      TRUST_PROXY: trustProxy,
    }),
    // Whatever has no choice is left to the clients, so that they and the table never do it at once.
    pace: { ...NO_PAUSES, automaticMs: 600_000, ...pace },
  };
  const store = wrapStore(createStore(await openDatabase(databaseUrl, PRISMA_FOLDER)));
  const app = await buildApp({
    ...{ config, store, randomness, webFolder: '/nowhere' },
    limits: { ...createLimits(), ...limits },
    ...(games === undefined ? {} : { games }),
    ...(logs === undefined ? {} : { logs: { write: logs } }),
  });
  await app.listen({ host: config.host, port: 0 });
  const { port } = app.server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    store,
    rooms: app.rooms,
    async close() {
      await app.close();
      await store.close();
    },
  };
}
