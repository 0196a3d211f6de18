import { createServer } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { setImmediate as turn } from 'node:timers/promises';
import { Server } from 'socket.io';
import { expect, it } from 'vitest';
import { limitUnsent, UNSENT_MAX } from '../src/sockets/unsent.ts';

const MESSAGE = 'x'.repeat(16 * 1024);
const MEGABYTE = 1024 * 1024;
/** More than the system keeps on the way by itself. */
const SENT = 64 * MEGABYTE;
/** What a client that reads is sent. */
const READ = 8 * MEGABYTE;

const HANDSHAKE = [
  'GET /socket.io/?EIO=4&transport=websocket HTTP/1.1',
  'host: localhost',
  'upgrade: websocket',
  'connection: upgrade',
  'sec-websocket-version: 13',
  'sec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==',
].join('\r\n');
/** `40` in a masked frame: it asks for the socket. */
const CONNECT = Buffer.from([0x81, 0x82, 0, 0, 0, 0, 0x34, 0x30]);

/** A client that says what it must by hand, so that it can stop reading. */
function open(port: number): Socket {
  const client = connect(port, '127.0.0.1', () => client.write(`${HANDSHAKE}\r\n\r\n`));
  client.once('data', () => client.write(CONNECT));
  client.on('error', () => {});
  return client;
}

/** A server that sends its one client messages until it has sent so much, or the client is gone. Gives how much. */
async function sendTo(reads: boolean): Promise<{ sent: number; heard: number; kept: number }> {
  const http = createServer();
  const io = new Server(http, { transports: ['websocket'], perMessageDeflate: false });
  io.engine.on('connection', (connection) => limitUnsent(connection));
  await new Promise<void>((listening) => http.listen(0, '127.0.0.1', listening));
  const { port } = http.address() as AddressInfo;
  const client = open(port);
  let heard = 0;
  client.on('data', (data) => {
    heard += data.length;
  });
  const socket = await new Promise<Parameters<Parameters<typeof io.on>[1]>[0]>((on) =>
    io.on('connection', on),
  );
  if (!reads) client.pause();
  let sent = 0;
  let kept = 0;
  while (sent < (reads ? READ : SENT) && socket.connected) {
    socket.emit('message', MESSAGE);
    sent += MESSAGE.length;
    kept = Math.max(kept, socket.conn.request.socket.writableLength);
    // As long as it keeps up, nothing more is said to a client than it has taken.
    while (reads && socket.connected && socket.conn.request.socket.writableLength > 0) await turn();
    await turn();
  }
  client.resume();
  while (reads && heard < sent) await turn();
  client.destroy();
  await io.close();
  return { sent, heard, kept };
}

it('a client that stops reading is cut off, with no more than a megabyte kept for it', async () => {
  const { sent, kept } = await sendTo(false);
  expect(sent).toBeLessThan(SENT);
  expect(kept).toBeLessThanOrEqual(UNSENT_MAX + MESSAGE.length);
});

it('one that reads is sent as much as one likes', async () => {
  const { sent, heard } = await sendTo(true);
  expect(sent).toBeGreaterThanOrEqual(READ);
  expect(heard).toBeGreaterThanOrEqual(sent);
});
