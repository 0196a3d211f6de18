import { once } from 'node:events';
import { createServer } from 'node:net';

/** Below the ports that outgoing connections get, so that no reconnecting client ends up holding the server's own. */
const PORTS = { from: 20_000, to: 30_000 } as const;

/** The environment of a server that waits for nothing but people: a test waits for what it sees, not for time. */
export const WITHOUT_PAUSES = {
  PAUSE_BOT_MS: '0',
  PAUSE_TRICK_MS: '0',
  PAUSE_AUTOMATIC_MS: '0',
  PAUSE_DEAL_MS: '0',
  PAUSE_DRAW_MS: '0',
  PAUSE_BEITRAG_MS: '0',
  HOLD_LEAD_MS: '0',
} as const;

async function isFree(port: number): Promise<boolean> {
  const probe = createServer().listen(port, '127.0.0.1');
  const free = await once(probe, 'listening').then(
    () => true,
    () => false,
  );
  if (free) {
    probe.close();
    await once(probe, 'close');
  }
  return free;
}

/** A port that nobody listens on, for a server in a process of its own. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = PORTS.from + Math.floor(Math.random() * (PORTS.to - PORTS.from));
    if (await isFree(port)) return port;
  }
}
