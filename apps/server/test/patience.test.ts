import { fileURLToPath } from 'node:url';
import type { Entry } from '@stammtisch/kit';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openDatabase } from '../src/store/database.ts';
import { clientOnTurn, fourPlayers, startMatch, TestClient } from './support/client.ts';
import { playOne, untilTurn } from './support/play.ts';
import { startServer, type TestServer, temporaryFolder } from './support/server.ts';

const PRISMA_FOLDER = fileURLToPath(new URL('../../../prisma', import.meta.url));
const ZUGZEIT_MS = 60_000;

let folder: ReturnType<typeof temporaryFolder>;
let server: TestServer;
let clients: TestClient[] = [];
let roomId = '';
let cookies: string[] = [];

const databaseUrl = () => `file:${folder.path}/test.db`;

beforeEach(async () => {
  folder = temporaryFolder();
  server = await startServer({ databaseUrl: databaseUrl() });
  ({ clients, roomId, cookies } = await fourPlayers(server.url));
  await clients[0]?.command({ type: 'setPatience', patience: { zugzeit: 60, abwesenheit: 0 } });
  await startMatch(clients);
});

afterEach(async () => {
  for (const client of clients) client.close();
  await server.close();
  folder.remove();
});

/** Stops the server, lets time pass in its store, and starts it again. */
async function restartAfter(passedMs: number, downMs: number): Promise<void> {
  for (const client of clients) client.close();
  await server.close();
  const db = await openDatabase(databaseUrl(), PRISMA_FOLDER);
  for (const entry of await db.entry.findMany()) {
    const { matchId, seq, at } = entry;
    const data = { at: new Date(at.getTime() - passedMs - downMs) };
    await db.entry.update({ where: { matchId_seq: { matchId, seq } }, data });
  }
  const aliveAt = new Date(Date.now() - downMs);
  await db.heartbeat.upsert({ where: { id: 1 }, create: { id: 1, aliveAt }, update: { aliveAt } });
  await db.$disconnect();
  server = await startServer({ databaseUrl: databaseUrl() });
  clients = [];
  for (const cookie of cookies) {
    const client = await new TestClient(server.url, cookie).connected();
    await client.enter(roomId);
    clients.push(client);
  }
}

async function entriesAfter(seq: number): Promise<Entry[]> {
  return server.store.entries(clients[0]?.table?.matchId ?? '', seq);
}

describe('the time for a decision', () => {
  it('counts on over a restart: when it has passed the computer decides for that seat, in the log as by the table', async () => {
    const player = clientOnTurn(clients);
    const seq = player?.table?.seq ?? 0;
    await restartAfter(ZUGZEIT_MS + 5000, 0);
    await clients[0]?.until(({ table }) => (table?.seq ?? 0) > seq);
    const [entry] = await entriesAfter(seq);
    expect(entry).toMatchObject({ by: 'table', intent: { seat: player?.table?.seat } });
  });

  it('is credited the time in which the server was down', async () => {
    await restartAfter(10_000, 300_000);
    const [anna] = clients;
    expect(anna?.table?.remainingMs).toBeGreaterThan(ZUGZEIT_MS - 20_000);
    expect(anna?.table?.remainingMs).toBeLessThanOrEqual(ZUGZEIT_MS - 9_000);
  });
});

describe('somebody who is gone', () => {
  it('is stood in for at the host’s word, and has the seat back at once on return', async () => {
    const [anna, beat] = clients;
    expect(await anna?.command({ type: 'standIn', seat: 1 })).toEqual({ ok: false, code: 'stillHere' });
    expect(await beat?.command({ type: 'standIn', seat: 0 })).toEqual({ ok: false, code: 'notHost' });
    beat?.close();
    await anna?.until(({ room }) => room?.seats[1].kind === 'player' && !room.seats[1].connected);
    expect(await anna?.command({ type: 'standIn', seat: 1 })).toEqual({ ok: true });
    const vertreten = (client: TestClient | undefined) => client?.table?.view.vertreten;
    await anna?.until((client) => JSON.stringify(vertreten(client)) === '[false,true,false,false]');
    const back = await new TestClient(server.url, cookies[1] ?? '').connected();
    await back.enter(roomId);
    await anna?.until((client) => JSON.stringify(vertreten(client)) === '[false,false,false,false]');
    clients.push(back);
  });

  it('has the computer play for them, in the log as by the table', async () => {
    const [anna] = clients;
    while (clientOnTurn(clients) === anna) {
      await playOne(clients);
      await untilTurn(clients);
    }
    const gone = clientOnTurn(clients);
    const seat = gone?.table?.seat;
    if (seat === null || seat === undefined) throw new Error('somebody is on turn');
    gone?.close();
    await anna?.until(({ room }) => {
      const held = room?.seats[seat];
      return held?.kind === 'player' && !held.connected;
    });
    const before = anna?.table?.seq ?? 0;
    await anna?.command({ type: 'standIn', seat });
    await anna?.until(({ table }) => (table?.seq ?? 0) >= before + 2);
    const [standIn, move] = await entriesAfter(before);
    expect(standIn).toMatchObject({ by: 'table', intent: { type: 'vertreten', seat } });
    expect(move).toMatchObject({ by: 'table', intent: { seat } });
  });
});
