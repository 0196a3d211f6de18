import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { type ServerOptions, ServerProcess } from './server/process.ts';

export const PRISMA_FOLDER = fileURLToPath(new URL('../../prisma', import.meta.url));
/** How often the server is asked whether it lives. */
const CHECK_MS = 1000;
/** How often what was heard is compared with the store. */
export const LOOK_MS = 150;

/** A folder for a database, which goes away. */
export async function inFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'stammtisch-fuzz-'));
  try {
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Does something again and again until it is stopped; resolves when it is at rest. */
export function again(ms: number, work: () => Promise<void>): () => Promise<void> {
  let going = true;
  const done = (async () => {
    while (going) {
      await work();
      await delay(ms);
    }
  })();
  return () => {
    going = false;
    return done;
  };
}

/** Runs with a server of its own, which ends with it however it ends. */
export async function withServer<T>(
  folder: string,
  options: ServerOptions,
  work: (server: ServerProcess) => Promise<T>,
): Promise<T> {
  const server = await ServerProcess.start(folder, options);
  const stopChecking = again(CHECK_MS, () => server.check());
  try {
    return await work(server);
  } finally {
    await stopChecking();
    await server.stop();
  }
}
