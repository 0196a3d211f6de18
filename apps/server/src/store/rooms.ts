import type { Database } from './database.ts';
import type { RoomRow } from './records.ts';
import { nameKey, roomFromRow } from './rows.ts';
import type { RoomStore } from './store.ts';
import type { WriteTogether } from './together.ts';

/** A room as it is written. */
export function roomData(room: RoomRow, at: number) {
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
    async reseat(room, match, seat, at) {
      const held = match.seats[seat];
      const player = held.kind === 'player' ? { playerId: held.playerId, nameKey: nameKey(held.name) } : {};
      await db.$transaction([
        db.room.update({ where: { id: room.id }, data: roomData(room, at) }),
        db.match.update({ where: { id: match.id }, data: { seats: JSON.stringify(match.seats) } }),
        db.matchPlayer.update({ where: { matchId_seat: { matchId: match.id, seat } }, data: player }),
      ]);
    },
    async room(id) {
      const row = await db.room.findUnique({ where: { id } });
      return row === null ? null : roomFromRow(row);
    },
  };
}
