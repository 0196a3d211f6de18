import type { Database } from './database.ts';
import type { RoomRow } from './records.ts';
import { roomFromRow } from './rows.ts';
import type { RoomStore } from './store.ts';
import type { WriteTogether } from './together.ts';

function roomData(room: RoomRow, at: number) {
  return {
    game: room.game,
    options: JSON.stringify(room.options),
    hostId: room.hostId,
    patience: JSON.stringify(room.patience),
    seats: JSON.stringify(room.seats),
    closedAt: room.closed === null ? null : new Date(room.closed.at),
    closedReason: room.closed?.reason ?? null,
    removed: JSON.stringify(room.removed),
    updatedAt: new Date(at),
  };
}

export function roomStore(db: Database, write: WriteTogether): RoomStore {
  return {
    async createRoom(room, at) {
      await write(() =>
        db.room.create({ data: { id: room.id, createdAt: new Date(at), ...roomData(room, at) } }),
      );
    },
    async saveRoom(room, at) {
      await write(() => db.room.update({ where: { id: room.id }, data: roomData(room, at) }));
    },
    async room(id) {
      const row = await db.room.findUnique({ where: { id } });
      return row === null ? null : roomFromRow(row);
    },
  };
}
