import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

/** The server under test as one file, ready to be started quickly and often. */
export interface ServerBundle {
  readonly entry: string;
  /** Where it is to be started. */
  readonly root: string;
  remove(): Promise<void>;
}

/**
 * Bundles the server with its failpoints the way the real one is built: compiling the sources anew would be most of a
 * restart. It lies beside the real one, where it finds the server's packages.
 */
export async function bundleServer(): Promise<ServerBundle> {
  const root = fileURLToPath(new URL('../..', import.meta.url));
  const server = join(root, 'apps/server');
  const outDir = await mkdtemp(join(server, 'node_modules/.chaos-'));
  await build({
    root: server,
    configFile: join(server, 'vite.config.ts'),
    logLevel: 'error',
    build: { ssr: join(root, 'bench/chaos/server.ts'), outDir, emptyOutDir: true },
  });
  return {
    entry: join(outDir, 'server.js'),
    root,
    remove: () => rm(outDir, { recursive: true, force: true }),
  };
}
