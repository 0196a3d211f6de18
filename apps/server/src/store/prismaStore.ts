import type { Database } from './database.ts';
import { deskStore } from './desk.ts';
import { journalStore } from './journal.ts';
import { logStore } from './logs.ts';
import { matchStore } from './matches.ts';
import { playerStore } from './players.ts';
import { roomStore } from './rooms.ts';
import type { Store } from './store.ts';
import { together } from './together.ts';

/** The store on a database that is open and up to date. */
export function createStore(db: Database): Store {
  const write = together(db);
  const beat = async (at: number) => {
    const aliveAt = new Date(at);
    await db.heartbeat.upsert({ where: { id: 1 }, create: { id: 1, aliveAt }, update: { aliveAt } });
  };
  return {
    ...logStore(db),
    ...matchStore(db, write),
    ...roomStore(db, write),
    ...playerStore(db, write),
    ...deskStore(db),
    ...journalStore(db),
    heartbeat: beat,
    async lastHeartbeat() {
      return (await db.heartbeat.findUnique({ where: { id: 1 } }))?.aliveAt.getTime() ?? null;
    },
    async ping() {
      await db.attached();
      await beat(Date.now());
    },
    close: () => db.$disconnect(),
  };
}
