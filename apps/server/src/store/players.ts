import type { Database } from './database.ts';
import type { PlayerStore } from './store.ts';
import type { WriteTogether } from './together.ts';

export function playerStore(db: Database, write: WriteTogether): PlayerStore {
  return {
    async createPlayer({ id, name }, tokenHash, at) {
      await write(() =>
        db.player.create({
          data: { id, name, tokenHash, createdAt: new Date(at), seenAt: new Date(at) },
        }),
      );
    },
    async playerByToken(tokenHash) {
      const row = await db.player.findUnique({ where: { tokenHash } });
      return row === null ? null : { id: row.id, name: row.name };
    },
    async replaceToken(id, tokenHash) {
      await write(() => db.player.update({ where: { id }, data: { tokenHash } }));
    },
    async renamePlayer(id, name, at) {
      await write(() => db.player.update({ where: { id }, data: { name, seenAt: new Date(at) } }));
    },
  };
}
