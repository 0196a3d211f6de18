import type { Log } from './log.ts';
import type { Play } from './play.ts';
import type { Store } from './store/store.ts';
import type { Downtime } from './tables/deadline.ts';

/**
 * How long a table lies untouched and unwatched before it leaves memory, and a host is gone before another player is
 * the host; and how often that is looked at.
 */
const IDLE_MS = 10 * 60_000;
const SWEEP_MS = 10_000;
/** Between two matches others wait for the host: so long, and no longer. */
const HOST_GONE_MS = 60_000;
/** Who has been gone for so long need not be remembered as such. */
const FORGET_MS = 24 * 60 * 60_000;

/** How often the server notes that it is alive: as exact as that is the time it was down, after a crash. */
const HEARTBEAT_MS = 5000;

/** The time from the last sign of life until now. */
export async function downtimeUntilNow(store: Store): Promise<Downtime> {
  const to = Date.now();
  return { from: (await store.lastHeartbeat()) ?? to, to };
}

async function sweep({ presence, rooms, tables }: Play): Promise<void> {
  presence.forget(Date.now() - FORGET_MS);
  rooms.evictEmpty((roomId) => presence.isEmpty(roomId));
  await Promise.all([
    tables.evictIdle(IDLE_MS, ({ roomId }) => !presence.isEmpty(roomId)),
    rooms.passOnIdle({ lobbyMs: HOST_GONE_MS, matchMs: IDLE_MS }, (roomId, playerId) =>
      presence.absentSince(roomId, playerId),
    ),
  ]);
}

/** Notes now and then that the server lives, and clears away what nobody uses. Gives what stops it. */
export function keepUp(play: Play, store: Store, log: Log): () => void {
  const heartbeats = setInterval(() => {
    store.heartbeat(Date.now()).catch((error: unknown) => log.warn({ err: error }, 'no heartbeat'));
  }, HEARTBEAT_MS);
  const sweeps = setInterval(() => {
    sweep(play).catch((error: unknown) => log.error({ err: error }, 'what is idle could not be swept up'));
  }, SWEEP_MS);
  return () => {
    clearInterval(heartbeats);
    clearInterval(sweeps);
  };
}
