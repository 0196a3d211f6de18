import { useEffect, useState, useSyncExternalStore } from 'react';
import { createRoomConnection } from './roomConnection.ts';
import type { RoomConnection, RoomState } from './types.ts';

const NOT_YET: RoomState = {
  link: 'connecting',
  room: null,
  table: null,
  dueAt: null,
  error: null,
  reason: null,
};
const never = (): (() => void) => () => undefined;

/** The connection to a room for as long as the component is shown; null for the moment before it is made. */
export function useRoomConnection(roomId: string): RoomConnection | null {
  const [connection, setConnection] = useState<RoomConnection | null>(null);
  useEffect(() => {
    const made = createRoomConnection(roomId);
    setConnection(made);
    return () => made.close();
  }, [roomId]);
  return connection;
}

/** The room as it is now. */
export function useRoom(connection: RoomConnection | null): RoomState {
  return useSyncExternalStore(connection?.subscribe ?? never, connection?.getState ?? (() => NOT_YET));
}
