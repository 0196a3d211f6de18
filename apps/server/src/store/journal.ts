import { adminActKindSchema } from '@stammtisch/protocol';
import type { Database } from './database.ts';
import type { ActRow } from './records.ts';
import type { JournalStore } from './store.ts';

/** An act as it is written, to be put into one transaction with what it tells of. */
export function actData({ at, ...act }: ActRow) {
  return { at: new Date(at), ...act };
}

/** Sessions and journal of the admin's desk. */
export function journalStore(db: Database): JournalStore {
  return {
    async openAdminSession(tokenHash, until, login) {
      const { at, address } = login;
      const times = { createdAt: new Date(at), expiresAt: new Date(until) };
      await db.$transaction([
        db.adminSession.create({ data: { tokenHash, address, ...times } }),
        db.adminAct.create({ data: actData(login) }),
      ]);
    },
    async adminSession(tokenHash) {
      const row = await db.adminSession.findUnique({ where: { tokenHash } });
      return row?.expiresAt.getTime() ?? null;
    },
    async extendAdminSession(tokenHash, until) {
      await db.adminSession.updateMany({ where: { tokenHash }, data: { expiresAt: new Date(until) } });
    },
    async closeAdminSession(tokenHash, logout) {
      const over = { expiresAt: { lt: new Date(logout.at) } };
      await db.$transaction([
        db.adminSession.deleteMany({ where: { OR: [{ tokenHash }, over] } }),
        db.adminAct.create({ data: actData(logout) }),
      ]);
    },
    async recordAct(act) {
      await db.adminAct.create({ data: actData(act) });
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
