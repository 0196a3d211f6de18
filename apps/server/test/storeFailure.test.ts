import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Store } from '../src/store/store.ts';
import { clientOnTurn, fourPlayers, startMatch, type TestClient } from './support/client.ts';
import { playOne, sensibleIntent, untilTurn } from './support/play.ts';
import { startServer, type TestServer, temporaryFolder } from './support/server.ts';

/** What can go wrong between the server and a real store. */
type Fault = 'none' | 'refusesWrites' | 'losesAnswers' | 'stalls';

let folder: ReturnType<typeof temporaryFolder>;
let server: TestServer;
let clients: TestClient[] = [];
let fault: Fault = 'none';
let goOn: () => void = () => {};

/** The real store, with faults in front of its log. */
function faulty(store: Store): Store {
  const check = () => {
    if (fault === 'refusesWrites' || fault === 'losesAnswers') throw new Error(`the store ${fault}`);
  };
  return {
    ...store,
    async append(matchId, entry) {
      if (fault === 'refusesWrites') throw new Error('disk full');
      if (fault === 'stalls') {
        await new Promise<void>((resolve) => {
          goOn = resolve;
        });
      }
      const outcome = await store.append(matchId, entry);
      check();
      return outcome;
    },
    async entries(matchId, after) {
      check();
      return store.entries(matchId, after);
    },
  };
}

beforeEach(async () => {
  fault = 'none';
  folder = temporaryFolder();
  server = await startServer({ databaseUrl: `file:${folder.path}/test.db`, wrapStore: faulty });
  clients = (await fourPlayers(server.url)).clients;
  await startMatch(clients);
});

afterEach(async () => {
  fault = 'none';
  for (const client of clients) client.close();
  await server.close();
  folder.remove();
});

function onTurn(): TestClient {
  const client = clientOnTurn(clients);
  if (client === undefined) throw new Error('nobody is on turn');
  return client;
}

async function everybodySees(paused: boolean): Promise<void> {
  await Promise.all(clients.map((client) => client.until(({ table }) => table?.paused === paused)));
}

describe('a store that fails', () => {
  it('pauses the table, acknowledges nothing, and the table goes on by itself when it is back', async () => {
    const player = onTurn();
    const before = player.table?.seq ?? 0;
    fault = 'refusesWrites';
    expect(await player.play(sensibleIntent(player))).toEqual({ ok: false, code: 'unavailable' });
    await everybodySees(true);
    expect((await server.store.entries(player.table?.matchId ?? '', before).catch(() => [])).length).toBe(0);
    fault = 'none';
    await everybodySees(false);
    await untilTurn(clients);
    await playOne(clients);
  });

  it('but had stored the move: it is taken over when the store is back, and the same id gets its answer', async () => {
    const player = onTurn();
    const intent = sensibleIntent(player);
    const message = { intentId: 'in-doubt', matchId: player.table?.matchId, seenSeq: player.table?.seq };
    const seq = (player.table?.seq ?? 0) + 1;
    fault = 'losesAnswers';
    expect(await player.play(intent, message)).toEqual({ ok: false, code: 'unavailable' });
    fault = 'none';
    await everybodySees(false);
    await player.until(({ table }) => (table?.seq ?? 0) >= seq);
    expect(await player.play(intent, message)).toEqual({ ok: true, seq });
  });

  it('leaves /healthz alone', async () => {
    fault = 'refusesWrites';
    await onTurn().play(sensibleIntent(onTurn()));
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
  });
});

describe('a store that stalls', () => {
  it('pauses the table until it answers; the move then counts', async () => {
    const player = onTurn();
    fault = 'stalls';
    const answer = player.play(sensibleIntent(player));
    await everybodySees(true);
    fault = 'none';
    goOn();
    expect(await answer).toMatchObject({ ok: true });
    await everybodySees(false);
  });
});
