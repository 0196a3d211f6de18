import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildApp } from '../../src/app.ts';
import { readConfig } from '../../src/config.ts';
import { openDatabase } from '../../src/store/database.ts';
import { createStore } from '../../src/store/prismaStore.ts';
import type { Store } from '../../src/store/store.ts';
import type { Entropy } from '../../src/tables/dealing.ts';
import { NO_PAUSES, type Pace } from '../../src/tables/pace.ts';

const PRISMA_FOLDER = fileURLToPath(new URL('../../../../prisma', import.meta.url));

/** The same bytes in the same order for the same seed. */
export function fixedEntropy(seed: string): Entropy {
  let drawn = 0;
  return (bytes) => {
    drawn++;
    return createHash('sha256')
      .update(`${seed} ${drawn}`)
      .digest('hex')
      .slice(0, bytes * 2);
  };
}

export interface TestServer {
  readonly url: string;
  readonly store: Store;
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
  readonly pace?: Partial<Pace>;
}

/** The real server on a real database and a free port, without pauses and with fixed entropy. */
export async function startServer({
  databaseUrl,
  seed = 'test',
  pace,
}: TestServerOptions): Promise<TestServer> {
  const config = {
    ...readConfig({ LOG_LEVEL: 'silent', PORT: '0', DATABASE_URL: databaseUrl }),
    pace: { ...NO_PAUSES, ...pace },
  };
  const store = createStore(await openDatabase(databaseUrl, PRISMA_FOLDER));
  const app = await buildApp({ config, store, entropy: fixedEntropy(seed), webFolder: '/nowhere' });
  await app.listen({ host: config.host, port: 0 });
  const { port } = app.server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    store,
    async close() {
      await app.close();
      await store.close();
    },
  };
}
