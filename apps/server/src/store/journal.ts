import { adminActKindSchema } from '@stammtisch/protocol';
import type { Database } from './database.ts';
import type { JournalStore } from './store.ts';

/** Sessions and journal of the admin's desk. */
export function journalStore(db: Database): JournalStore {
  return {
    async openAdminSession(tokenHash, address, at, until) {
      const times = { createdAt: new Date(at), expiresAt: new Date(until) };
      await db.adminSession.create({ data: { tokenHash, address, ...times } });
    },
    async adminSession(tokenHash) {
      const row = await db.adminSession.findUnique({ where: { tokenHash } });
      return row?.expiresAt.getTime() ?? null;
    },
    async extendAdminSession(tokenHash, until) {
      await db.adminSession.updateMany({ where: { tokenHash }, data: { expiresAt: new Date(until) } });
    },
    async closeAdminSession(tokenHash, now) {
      await db.adminSession.deleteMany({
        where: { OR: [{ tokenHash }, { expiresAt: { lt: new Date(now) } }] },
      });
    },
    async recordAct({ at, ...act }) {
      await db.adminAct.create({ data: { at: new Date(at), ...act } });
    },
    async hasLoggedIn(address) {
      return (await db.adminAct.findFirst({ where: { kind: 'login', address } })) !== null;
    },
    async acts(before, count) {
      const rows = await db.adminAct.findMany({
        where: before === null ? {} : { id: { lt: before } },
        orderBy: { id: 'desc' },
        take: count,
      });
      return rows.map(({ at, kind, ...row }) => ({
        ...row,
        at: at.getTime(),
        kind: adminActKindSchema.parse(kind),
      }));
    },
  };
}
