import type { TableLog, TableUpdate } from '@stammtisch/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fourPlayers, signIn, startMatch, TestClient } from './support/client.ts';
import { isOver, playOne, untilTurn } from './support/play.ts';
import { startServer, type TestServer, temporaryFolder } from './support/server.ts';

const folder = temporaryFolder();
let server: TestServer;
let clients: TestClient[] = [];
let eva: TestClient;

beforeAll(async () => {
  server = await startServer({ databaseUrl: `file:${folder.path}/test.db` });
  const four = await fourPlayers(server.url);
  ({ clients } = four);
  eva = await new TestClient(server.url, await signIn(server.url, 'Eva')).connected();
  await eva.enter(four.roomId);
  await startMatch(clients);
  for (let move = 0; move < 70 && !clients.some(isOver); move++) {
    if (await untilTurn(clients)) await playOne(clients);
  }
  const seq = Math.max(...clients.map(({ table }) => table?.seq ?? 0));
  await Promise.all([...clients, eva].map((client) => client.until(({ table }) => table?.seq === seq)));
});

afterAll(async () => {
  for (const client of [...clients, eva]) client.close();
  await server.close();
  folder.remove();
});

async function logOf(client: TestClient, deal: number): Promise<TableLog> {
  const matchId = client.table?.matchId ?? '';
  const answer = await client.socket.emitWithAck('log', { matchId, deal });
  if (!answer.ok) throw new Error(answer.code);
  return answer.log;
}

/** What a client was told live, by seq. */
function toldTo(client: TestClient): Map<number, TableUpdate['events']> {
  const updates = client.received.filter(({ name }) => name === 'table');
  return new Map(
    updates.map(({ message }) => {
      const { seq, events } = message as TableUpdate;
      return [seq, events];
    }),
  );
}

describe('the play so far', () => {
  it('is for each seat, and for who watches, just what was told at the time, deal by deal and without a gap', async () => {
    for (const client of [...clients, eva]) {
      const told = toldTo(client);
      const { deals } = await logOf(client, 0);
      expect(deals.length).toBeGreaterThan(2);
      const seqs: number[] = [];
      for (const deal of deals) {
        for (const { seq, events } of (await logOf(client, deal)).entries) {
          seqs.push(seq);
          if (told.has(seq)) expect(events).toEqual(told.get(seq));
        }
      }
      expect(seqs).toEqual(seqs.map((_, i) => i + 1));
      expect(told.size).toBeGreaterThan(60);
    }
  });

  it('is refused for a deal that there is none of, and for another match', async () => {
    const { matchId = '' } = eva.table ?? {};
    expect(await eva.socket.emitWithAck('log', { matchId, deal: 99 })).toEqual({
      ok: false,
      code: 'dealUnknown',
    });
    const other = { matchId: 'aaaaaaaaaaaaaaaaaaaa', deal: 1 };
    expect(await eva.socket.emitWithAck('log', other)).toEqual({ ok: false, code: 'matchUnknown' });
    expect(await eva.raw('log', { matchId, deal: -1 })).toEqual({ ok: false, code: 'malformed' });
  });
});
