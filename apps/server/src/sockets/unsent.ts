import type { IoSocket } from './types.ts';

type Connection = IoSocket['conn'];

/** So many bytes may wait for one client; the largest that one is ever sent has a tenth of it. */
export const UNSENT_MAX = 1024 * 1024;

/** A packet on its way to a client, as Engine.IO tells of it. */
interface Packet {
  readonly data?: unknown;
}

function lengthOf({ data }: Packet): number {
  if (typeof data === 'string') return data.length;
  return data instanceof Uint8Array ? data.byteLength : 0;
}

/**
 * Cuts a connection off once more than `max` bytes wait for it: whoever asks without reading would have the server keep
 * all the answers. Whoever comes back gets a snapshot, so that nothing is lost.
 */
export function limitUnsent(connection: Connection, max = UNSENT_MAX): void {
  const { socket } = connection.request;
  /** What Engine.IO keeps until the websocket takes it; what that keeps, the TCP socket knows. */
  let waiting = 0;
  connection.on('packetCreate', (packet: Packet) => {
    waiting += lengthOf(packet);
    if (waiting + socket.writableLength > max) socket.destroy();
  });
  connection.on('flush', () => {
    waiting = 0;
  });
}

/** What goes out together, such as the answers to many messages that came together, is one write to the system. */
export function gatherWrites(connection: Connection): void {
  const { socket } = connection.request;
  connection.on('flush', () => {
    socket.cork();
    process.nextTick(() => socket.uncork());
  });
}
