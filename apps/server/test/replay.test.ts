import { auchoDealing } from '@stammtisch/aucho/dealing';
import { doppelkopfDealing } from '@stammtisch/doppelkopf/dealing';
import { foldLog, projectView } from '@stammtisch/kit';
import { checkDeal, DEALING_ALGORITHM, umschlagOf } from '@stammtisch/kit/dealing';
import type { Replay, ReplayDeal, RoomMatches } from '@stammtisch/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { GAMES, gameOf } from '../src/games.ts';
import { ask } from './support/http.ts';
import { seedStore } from './support/seededStore.ts';
import { startServer, type TestServer, temporaryFolder } from './support/server.ts';

const DEALING = { aucho: auchoDealing, doppelkopf: doppelkopfDealing };
const folder = temporaryFolder();
let server: TestServer;
/** A whole match of each game, and one in the middle of its first deal. */
let ids: { aucho: string; doppelkopf: string; running: string };
let roomId = '';

beforeAll(async () => {
  server = await startServer({ databaseUrl: `file:${folder.path}/test.db` });
  const [aucho, doppelkopf, running] = await seedStore(server.store, [
    { game: 'aucho', seed: '1' },
    { game: 'doppelkopf', seed: '1' },
    { game: 'doppelkopf', seed: '2', entries: 90 },
  ]);
  ids = {
    aucho: aucho?.matchId ?? '',
    doppelkopf: doppelkopf?.matchId ?? '',
    running: running?.matchId ?? '',
  };
  roomId = aucho?.roomId ?? '';
});

afterAll(async () => {
  await server.close();
  folder.remove();
});

async function replay(matchId: string): Promise<Replay> {
  return (await ask<Replay>(`${server.url}/api/matches/${matchId}`)).body;
}

async function deal(matchId: string, number: number, view = 'open'): Promise<ReplayDeal> {
  return (await ask<ReplayDeal>(`${server.url}/api/matches/${matchId}/deals/${number}?view=${view}`)).body;
}

/** The view after the last step: each section as it was told last. */
function merged({ before, steps }: ReplayDeal): Record<string, unknown> {
  return Object.assign({}, before, ...steps.map(({ view }) => view));
}

describe.each(['aucho', 'doppelkopf'] as const)('a match of %s seen again', (game) => {
  it('has every entry of the log in the order of its deals, and each deal ends where the next one begins', async () => {
    const seen = await replay(ids[game]);
    const seqs: number[] = [];
    let end: Record<string, unknown> | null = null;
    for (const { deal: number, over } of seen.chapters) {
      expect(over).toBe(true);
      const one = await deal(ids[game], number);
      if (end !== null) expect(one.before).toEqual(end);
      end = merged(one);
      seqs.push(...one.steps.map(({ seq }) => seq));
    }
    const entries = await server.store.entries(ids[game], 0);
    expect(seqs).toEqual(entries.map(({ seq }) => seq));
    const rules = gameOf(GAMES, game).game;
    const match = foldLog(rules, ids[game], seen.options, entries);
    expect(end).toEqual(JSON.parse(JSON.stringify(projectView(rules, match, 'audit'))));
    expect(seen.ranking).toEqual(end?.ranking);
  });

  it('shows all hands open, and through a seat’s eyes just what that seat saw', async () => {
    const last = (await replay(ids[game])).chapters.at(-1)?.deal ?? 0;
    const open = await deal(ids[game], last);
    const dealt = open.steps.find(({ intent }) => intent?.type === 'geben');
    expect(dealt?.view.offen).toMatchObject({ hands: [{}, {}, {}, {}] });
    const seat = await deal(ids[game], last, '1');
    for (const { view, intent } of seat.steps) {
      expect(view.offen ?? null).toBeNull();
      expect(intent).toBeNull();
    }
  });

  it('proves the dealing of every deal; forged in any part, it does not hold', async () => {
    for (const { deal: number } of (await replay(ids[game])).chapters) {
      const { proof, steps } = await deal(ids[game], number);
      if (proof === null) throw new Error(`deal ${number} has no proof`);
      const shown = steps
        .flatMap(({ events }) => events)
        .filter(({ type }) => type === 'gegeben' || type === 'gezogen');
      const check = (changes: object, seen = shown) =>
        checkDeal(ids[game], { ...proof, ...changes }, seen, DEALING[game]);
      const versaeumt = [null, null, null, null];
      const right = { algorithm: true, commitment: true, bound: true, cards: true, hands: true, versaeumt };
      expect(check({})).toEqual(right);
      const other = proof.secret.replace(/^./, (digit) => (digit === '0' ? '1' : '0'));
      expect(check({ secret: other })).toEqual({ ...right, commitment: false, cards: false, hands: false });
      const bytes = '00112233445566778899aabbccddeeff';
      // Bytes of somebody who was bound to none, and of somebody who was, and then shows others, change no card.
      expect(check({ beitraege: [bytes, null, null, null] })).toEqual({ ...right, bound: false });
      const hashed = { umschlaege: [other, null, null, null], beitraege: [bytes, null, null, null] };
      expect(check(hashed)).toEqual({ ...right, versaeumt: ['passtNicht', null, null, null] });
      const { algorithm, commitment } = proof;
      if (algorithm !== DEALING_ALGORITHM) throw new Error(`dealt by ${algorithm}`);
      const umschlag = umschlagOf({ algorithm, matchId: ids[game], deal: number }, commitment, 0, bytes);
      const mixed = { umschlaege: [umschlag, null, null, null], beitraege: [bytes, null, null, null] };
      expect(check(mixed)).toMatchObject({ bound: true, cards: false });
      expect(check({ umschlaege: null })).toMatchObject({ algorithm: true, cards: false });
      expect(check({ given: [...proof.given].reverse().slice(1) })).toMatchObject({ cards: false });
      expect(check({ commitment: proof.secret })).toEqual({ ...right, commitment: false });
      const swapped: typeof shown = JSON.parse(
        JSON.stringify(shown).replace(/"(\w\w)","(\w\w)"/, '"$2","$1"'),
      );
      expect(swapped).not.toEqual(shown);
      expect(check({}, swapped)).toEqual({ ...right, hands: false });
      expect(check({}, [])).toEqual({ ...right, hands: false });
      expect(check({ algorithm: 'trust-me-v1' })).toMatchObject({ algorithm: false });
    }
  });
});

describe('a deal that is being played', () => {
  it('is not shown to whoever has the link, its cards and its secret nowhere; deals before it are', async () => {
    const { chapters } = await replay(ids.running);
    const running = chapters.find(({ over }) => !over);
    if (running === undefined) throw new Error('no deal is running');
    const refused = await ask(`${server.url}/api/matches/${ids.running}/deals/${running.deal}`);
    expect([refused.status, refused.body.code]).toEqual([409, 'dealRunning']);
    for (const view of ['0', '1', '2', '3']) {
      const eyes = await ask(`${server.url}/api/matches/${ids.running}/deals/${running.deal}?view=${view}`);
      expect(eyes.body.code).toBe('dealRunning');
    }
    expect((await deal(ids.running, 1)).proof).not.toBeNull();
  });
});

describe('what is not there', () => {
  it.each([
    ['/api/matches/00000000000000000000', 404, 'matchUnknown'],
    ['/api/matches/Not-An-Id', 400, 'malformed'],
    ['/api/matches/00000000000000000000/deals/1', 404, 'matchUnknown'],
    ['/api/rooms/short/matches', 400, 'malformed'],
  ])('is refused as a problem: %s', async (path, status, code) => {
    const { status: answered, body, headers } = await ask(`${server.url}${path}`);
    expect([answered, body.code]).toEqual([status, code]);
    expect(headers.get('content-type')).toContain('application/problem+json');
  });

  it('a deal beyond the last one', async () => {
    expect((await ask(`${server.url}/api/matches/${ids.aucho}/deals/999`)).body.code).toBe('dealUnknown');
  });
});

describe('a room', () => {
  it('lists what was played in it', async () => {
    const { matches } = (await ask<RoomMatches>(`${server.url}/api/rooms/${roomId}/matches`)).body;
    expect(matches).toMatchObject([{ matchId: ids.aucho, game: 'aucho', aborted: false }]);
  });
});

describe('the API', () => {
  it('describes itself, every route with its refusals, but not those for operators', async () => {
    type Paths = Record<string, Record<string, { responses: object }>>;
    const { paths } = (await ask<{ paths: Paths }>(`${server.url}/api/docs/json`)).body;
    expect(Object.keys(paths)).toContain('/api/matches/{matchId}/deals/{deal}');
    expect(Object.keys(paths)).toContain('/api/session');
    expect(Object.keys(paths).every((path) => path.startsWith('/api/'))).toBe(true);
    const { responses } = paths['/api/rooms']?.post ?? { responses: {} };
    expect(Object.keys(responses)).toEqual(['201', '400', '401', '429']);
  });
});
