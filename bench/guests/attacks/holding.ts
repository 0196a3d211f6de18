import { connect as connectTo, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { type Attack, scaled } from '../attack.ts';
import { connectMany, HOSTILE_ADDRESS, signInMany } from '../guest.ts';

/** Thirty people who ask and ask, and read nothing of what they are answered. */
export const deaf: Attack = async (options) => {
  const { place, tally } = options;
  const { matchId, roomId } = place.longest;
  const connections = await connectMany(place.url, await signInMany(place.url, scaled(30, options)), tally);
  for (const connection of connections) await connection.ask('enter', { roomId });
  return async (seconds) => {
    for (const connection of connections) connection.pause();
    const until = performance.now() + seconds * 1000;
    let n = 0;
    while (performance.now() < until) {
      for (const connection of connections) {
        tally.sent++;
        void connection.ask(
          n % 2 === 0 ? 'sync' : 'enter',
          n % 2 === 0 ? { matchId, cause: 'gap' } : { roomId },
        );
      }
      n++;
      await delay(50);
    }
    // What was cut off is only heard by who reads on.
    for (const connection of connections) connection.resume();
    await delay(1000);
    for (const connection of connections) if (!connection.closed) tally.close(connection);
  };
};

function open(url: string): Promise<Socket> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    const socket = connectTo({ host: hostname, port: Number(port) });
    socket.once('connect', () => resolve(socket));
    socket.once('error', reject);
  });
}

/** Opens so many raw connections, and tallies those that the server ends. */
async function holdOpen(
  { place, tally }: Parameters<Attack>[0],
  count: number,
  begin: (socket: Socket) => void,
): Promise<{ readonly sockets: readonly Socket[]; release(): void }> {
  const sockets: Socket[] = [];
  let releasing = false;
  for (let i = 0; i < count; i++) {
    const socket = await open(place.url);
    socket.on('error', () => {});
    socket.resume();
    socket.once('close', () => {
      if (!releasing) tally.cut++;
    });
    begin(socket);
    tally.sent++;
    sockets.push(socket);
  }
  return {
    sockets,
    release() {
      releasing = true;
      for (const socket of sockets) socket.destroy();
    },
  };
}

/** Two hundred requests whose bodies come byte by byte. */
export const slowBodies: Attack = async (options) => {
  const [guest] = await signInMany(options.place.url, 1);
  const { host } = new URL(options.place.url);
  const head = [
    'POST /api/session HTTP/1.1',
    `host: ${host}`,
    'content-type: application/json',
    `cookie: ${guest?.cookie}`,
    `x-forwarded-for: ${HOSTILE_ADDRESS}`,
    'content-length: 16000',
  ].join('\r\n');
  return async (seconds) => {
    const held = await holdOpen(options, scaled(200, options), (socket) =>
      socket.write(`${head}\r\n\r\n{"name":"`),
    );
    const until = performance.now() + seconds * 1000;
    while (performance.now() < until) {
      for (const socket of held.sockets) if (socket.writable) socket.write('x');
      await delay(500);
    }
    held.release();
  };
};

/** Five hundred connections that never say a word, and as many websockets that open and ask for nothing. */
export const silent: Attack = async (options) => {
  const { host } = new URL(options.place.url);
  const handshake = [
    'GET /socket.io/?EIO=4&transport=websocket HTTP/1.1',
    `host: ${host}`,
    'upgrade: websocket',
    'connection: upgrade',
    'sec-websocket-version: 13',
    'sec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==',
    `x-forwarded-for: ${HOSTILE_ADDRESS}`,
  ].join('\r\n');
  return async (seconds) => {
    const quiet = await holdOpen(options, scaled(500, options), () => {});
    const upgraded = await holdOpen(options, scaled(500, options), (socket) =>
      socket.write(`${handshake}\r\n\r\n`),
    );
    await delay(seconds * 1000);
    quiet.release();
    upgraded.release();
  };
};
