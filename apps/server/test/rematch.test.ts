import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { clientOnTurn, fourPlayers, startMatch, type TestClient } from './support/client.ts';
import { sensibleIntent } from './support/play.ts';
import { startServer, type TestServer, temporaryFolder } from './support/server.ts';

let folder: ReturnType<typeof temporaryFolder>;
let server: TestServer;
let clients: TestClient[] = [];

beforeEach(async () => {
  folder = temporaryFolder();
  server = await startServer({ databaseUrl: `file:${folder.path}/test.db` });
  ({ clients } = await fourPlayers(server.url));
  await startMatch(clients);
});

afterEach(async () => {
  for (const client of clients) client.close();
  await server.close();
  folder.remove();
});

async function beginAnother(): Promise<void> {
  const [host] = clients;
  const matchId = host?.room?.match?.matchId ?? '';
  await host?.command({ type: 'abort' });
  await host?.until(({ room }) => room?.match?.over === true);
  await host?.command({ type: 'start', after: matchId });
  await Promise.all(clients.map((client) => client.until(({ table }) => table?.matchId !== matchId)));
}

describe('an intent that is sent again after its room has begun the next match', () => {
  it('gets its old answer (P-3), and only on the seat that it came from', async () => {
    const player = clientOnTurn(clients);
    const other = clients.find((client) => client !== player);
    if (player === undefined || other === undefined) throw new Error('nobody is on turn');
    const intent = sensibleIntent(player);
    const { matchId, seq: seenSeq } = player.table ?? {};
    const message = { matchId, intentId: 'lost-answer', seenSeq };
    const answer = await player.play(intent, message);
    expect(answer).toMatchObject({ ok: true });
    await beginAnother();
    expect(await player.play(intent, message)).toEqual(answer);
    expect(await other.play(intent, message)).toEqual({ ok: false, code: 'matchUnknown' });
    const neverSent = { ...message, intentId: 'never-sent' };
    expect(await player.play(intent, neverSent)).toEqual({ ok: false, code: 'matchUnknown' });
  });
});
