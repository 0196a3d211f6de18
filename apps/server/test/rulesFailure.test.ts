import { auchoGame } from '@stammtisch/aucho';
import { BOTS } from '@stammtisch/bots';
import { diceFrom } from '@stammtisch/kit/dealing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { playMatch } from '../src/simulation/playMatch.ts';
import { clientOnTurn, fourPlayers, startMatch, type TestClient } from './support/client.ts';
import { playOne, sensibleIntent, untilTurn } from './support/play.ts';
import { startServer, type TestServer, temporaryFolder } from './support/server.ts';

let folder: ReturnType<typeof temporaryFolder>;
let server: TestServer;
let clients: TestClient[] = [];
let lines: Record<string, unknown>[] = [];

beforeEach(async () => {
  folder = temporaryFolder();
  lines = [];
  const logs = (line: string) => lines.push(JSON.parse(line));
  server = await startServer({ databaseUrl: `file:${folder.path}/test.db`, logs });
  ({ clients } = await fourPlayers(server.url));
});

afterEach(async () => {
  vi.restoreAllMocks();
  for (const client of clients) client.close();
  await server.close();
  folder.remove();
});

function onTurn(): TestClient {
  const client = clientOnTurn(clients);
  if (client === undefined) throw new Error('nobody is on turn');
  return client;
}

function broken(): never {
  throw new TypeError('a bug, planted by a test');
}

describe('rules that throw', () => {
  it.each(['decide', 'evolve', 'openedAt', 'heldSince'] as const)(
    'in %s refuse the intent by a code of its own, with match and seq in the log; nothing is stored, and the table goes on',
    async (name) => {
      await startMatch(clients);
      const player = onTurn();
      const { matchId = '', seq = 0 } = player.table ?? {};
      const fault = vi.spyOn(auchoGame, name).mockImplementation(broken);
      expect(await player.play(sensibleIntent(player))).toEqual({ ok: false, code: 'rulesFailed' });
      fault.mockRestore();
      expect(lines).toContainEqual(
        expect.objectContaining({ matchId, seq: seq + 1, msg: 'the rules failed' }),
      );
      expect(await server.store.entries(matchId, seq)).toEqual([]);
      expect(clients.some(({ received }) => received.some((message) => message.name === 'paused'))).toBe(
        false,
      );
      expect(await playOne(clients)).toBe(seq + 1);
      expect(await server.store.refusals(matchId)).toMatchObject([{ seq, code: 'rulesFailed' }]);
    },
  );
});

/** Anna against three computers, whose choice is made by a test. */
async function againstComputers(choose: (seat: number) => { type: string } | null): Promise<TestClient> {
  const [anna, ...others] = clients;
  if (anna === undefined) throw new Error('nobody sits there');
  for (const seat of [1, 2, 3] as const) {
    await others[seat - 1]?.command({ type: 'stand' });
    await anna.command({ type: 'addComputer', seat });
  }
  const sensible = BOTS.aucho;
  vi.spyOn(BOTS, 'aucho').mockImplementation((view, seat) =>
    seat === 0 ? sensible(view, seat) : choose(seat),
  );
  await anna.command({ type: 'start', after: null });
  return anna;
}

describe('a computer', () => {
  it.each([
    ['that throws', broken],
    ['whose choice the rules refuse', () => ({ type: 'spielen', card: 'XX' })],
  ])('%s does the first legal thing, and the deal comes to its end', async (_, choose) => {
    const anna = await againstComputers(choose);
    while (anna.table?.view.result == null && (await untilTurn([anna]))) await playOne([anna]);
    expect(anna.table?.view.result).not.toBeNull();
    const entries = await server.store.entries(anna.table?.matchId ?? '', 0);
    // The dealer of an Aucho deal holds no cards.
    const moved = new Set(entries.map(({ by }) => by).filter((by) => by === 1 || by === 2 || by === 3));
    expect(moved.size).toBeGreaterThanOrEqual(2);
  });

  it('that throws in a simulation ends it, with match and seq', () => {
    const match = {
      ...{ game: auchoGame, matchId: 'aaaaaaaaaaaaaaaaaaaa', options: auchoGame.parseOptions({}) ?? {} },
      ...{ names: ['a', 'b', 'c', 'd'], players: () => broken, secret: () => '00'.repeat(32) },
      ...{ dice: diceFrom(new Uint8Array(32)), dealsMax: 1 },
    };
    expect(() => playMatch(match)).toThrow(/match a+, after seq \d+: the player on seat \d failed/);
  });
});
