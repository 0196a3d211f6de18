import { readRecordStream, verifyRecord } from '@stammtisch/kit';
import type {
  DeskFigures,
  DeskMatch,
  Imported,
  Journal,
  MatchList,
  Problem,
  ReplayDeal,
  Verdict,
} from '@stammtisch/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { GAMES, gameOf } from '../src/games.ts';
import { ADMIN_PASSWORD, ADMIN_PASSWORD_HASH } from './support/admin.ts';
import { type Answered, type AskOptions, ask, cookieOf } from './support/http.ts';
import { seedStore } from './support/seededStore.ts';
import { startServer, type TestServer, temporaryFolder } from './support/server.ts';

const folder = temporaryFolder();
let server: TestServer;
let cookie = '';
let ids: { aucho: string; doppelkopf: string; running: string; tampered: string };

function desk<T = Problem>(path: string, options: AskOptions = {}): Promise<Answered<T>> {
  return ask<T>(`${server.url}/api/admin${path}`, { cookie, ...options });
}

beforeAll(async () => {
  server = await startServer({
    databaseUrl: `file:${folder.path}/test.db`,
    adminPasswordHash: ADMIN_PASSWORD_HASH,
  });
  const seeded = await seedStore(server.store, [
    { game: 'aucho', seed: '1' },
    { game: 'doppelkopf', seed: '1' },
    { game: 'doppelkopf', seed: '2', entries: 90 },
    { game: 'aucho', seed: '3', tamper: true },
  ]);
  const [aucho = '', doppelkopf = '', running = '', tampered = ''] = seeded.map(({ matchId }) => matchId);
  ids = { aucho, doppelkopf, running, tampered };
  cookie = cookieOf(await ask(`${server.url}/api/admin/session`, { body: { password: ADMIN_PASSWORD } }));
});

afterAll(async () => {
  await server.close();
  folder.remove();
});

const list = async (query: string): Promise<MatchList> => (await desk<MatchList>(`/matches?${query}`)).body;
const look = async (id: string): Promise<DeskMatch> => (await desk<DeskMatch>(`/matches/${id}`)).body;
const matchIds = ({ matches }: MatchList) => matches.map(({ matchId }) => matchId).sort();

describe('the list', () => {
  it.each([
    ['', ['aucho', 'doppelkopf', 'running', 'tampered']],
    ['game=aucho', ['aucho', 'tampered']],
    ['state=running', ['running']],
    ['state=ended&game=doppelkopf', ['doppelkopf']],
    ['state=aborted', []],
    ['player=ANN', ['aucho', 'doppelkopf', 'running', 'tampered']],
    ['player=nna', []],
    ['from=2026-01-01&to=2026-01-01', ['aucho', 'doppelkopf', 'running', 'tampered']],
    ['from=2026-01-02', []],
    ['refused=yes', []],
    ['refused=no&game=aucho', ['aucho', 'tampered']],
  ] as const)('holds what fits «%s»', async (query, names) => {
    const found = await list(query);
    expect(matchIds(found)).toEqual(names.map((name) => ids[name]).sort());
    expect(found.count).toBe(names.length);
  });

  it.each(['game=Poker!', 'state=lost', 'from=yesterday', 'after=x', 'unknown=1'])(
    'is refused the query %s',
    async (query) => {
      expect((await desk(`/matches?${query}`)).body).toMatchObject({ status: 400, code: 'malformed' });
    },
  );

  it('comes page by page, every match once, newest first', async () => {
    const roomId = (await look(ids.aucho)).room?.roomId ?? '';
    const row = await server.store.match(ids.aucho);
    if (row === null) throw new Error('the match is there');
    const createdAt = Date.UTC(2026, 5, 1);
    // Ten at the same time each: the order among them is by id.
    for (let i = 0; i < 120; i++) {
      const id = `page${String(i).padStart(6, '0')}`;
      await server.store.createMatch({ ...row, id, roomId, createdAt: createdAt + Math.floor(i / 10) });
    }
    const seen: string[] = [];
    let after = '';
    for (let page = 0; page < 3; page++) {
      const found = await list(`from=2026-06-01&to=2026-06-01${after}`);
      expect(found.count).toBe(120);
      seen.push(...found.matches.map(({ matchId }) => matchId));
      expect(found.next === null).toBe(page === 2);
      after = `&after=${found.next}`;
    }
    expect(seen).toEqual(Array.from({ length: 120 }, (_, i) => `page${String(119 - i).padStart(6, '0')}`));
  });

  it('is counted day by day, with the players of each', async () => {
    const figures = (await desk<DeskFigures>('/figures')).body;
    expect(figures.days).toHaveLength(30);
    expect(figures).toMatchObject({ running: 121, tables: 0, refusals: [] });
    const { days } = await server.store.figures(0).then((rows) => ({ days: rows.players }));
    expect(days).toContainEqual({ day: Date.UTC(2026, 0, 1) / 86_400_000, count: 16 });
  });

  it('can be taken along as a table, and no name is a formula in it', async () => {
    const row = await server.store.match(ids.doppelkopf);
    if (row === null) throw new Error('the match is there');
    const [first, ...others] = row.seats;
    const named = { ...first, name: '=1+1' };
    const seats = [named, ...others] as typeof row.seats;
    await server.store.createMatch({ ...row, id: 'formula00001', seats, createdAt: Date.UTC(2025, 0, 1) });
    const { text, headers } = await desk('/results.csv?to=2026-01-01');
    expect(headers.get('content-disposition')).toContain('.csv');
    const lines = text.trim().split('\n');
    expect(lines).toHaveLength(1 + 5 * 4);
    expect(text).toContain("'=1+1");
    expect(text).toContain(`${ids.aucho},aucho,`);
  });
});

describe('a match', () => {
  it('is looked at with its room, its options and all its deals; each look is in the journal', async () => {
    const match = await look(ids.aucho);
    expect(match).toMatchObject({
      imported: false,
      names: ['Anna', 'Beat', 'Chantal', 'Dario'],
      rulesVersion: 1,
      patience: { abwesenheit: 180 },
      room: { closed: null, removed: [] },
    });
    const { acts } = (await desk<Journal>('/journal')).body;
    expect(acts[0]).toMatchObject({ kind: 'look', matchId: ids.aucho, address: '127.0.0.1' });
  });

  it('that is being played keeps its hidden cards, its secret and its refusals from the desk too', async () => {
    const entries = await server.store.entries(ids.running, 0);
    const dealt = entries.findLast(({ intent }) => intent.type === 'geben');
    const sealed = entries.findLast(({ intent }) => intent.type === 'versiegeln');
    const seq = entries.at(-1)?.seq ?? 0;
    const intent = { type: 'spielen', card: 'CA' };
    await server.store.recordRefusal({
      matchId: ids.running,
      at: 5,
      seq,
      seat: 2,
      intent,
      code: 'mustFollow',
    });
    const match = await look(ids.running);
    expect(match.refusals).toEqual([{ at: 5, seq, seat: 2, intent: null, code: null }]);
    const running = match.chapters.find(({ over }) => !over)?.deal;
    const deal = (await desk<ReplayDeal>(`/matches/${ids.running}/deals/${running}`)).body;
    const record = (await desk(`/matches/${ids.running}/record.jsonl`)).text;
    const verdict = (await desk(`/matches/${ids.running}/verify`, { method: 'POST' })).text;
    const shown = JSON.stringify([match, deal]) + record + verdict;
    const secret = sealed !== undefined && 'secret' in sealed.intent ? String(sealed.intent.secret) : '';
    expect(secret).toMatch(/^[0-9a-f]{64}$/);
    expect(shown).not.toContain(secret);
    const hands = JSON.stringify(dealt?.events).match(/\["\w\w"[^\]]*\]/g) ?? [];
    expect(hands).toHaveLength(4);
    for (const hand of hands) expect(shown).not.toContain(hand);
    expect(deal.steps.every(({ intent: meant }) => meant === null)).toBe(true);
    expect(deal.proof).toBeNull();
    const eyes = await desk(`/matches/${ids.running}/deals/${running}?view=1`);
    expect(eyes.body.code).toBe('dealRunning');
  });

  it('that was refused something says what and why once the deal is over, and the list finds it', async () => {
    const intent = { type: 'spielen', card: 'HA' };
    await server.store.recordRefusal({
      matchId: ids.aucho,
      at: 7,
      seq: 20,
      seat: 1,
      intent,
      code: 'notYourTurn',
    });
    const { refusals } = await look(ids.aucho);
    expect(refusals).toEqual([{ at: 7, seq: 20, seat: 1, intent, code: 'notYourTurn' }]);
    expect(matchIds(await list('refused=yes&game=aucho'))).toEqual([ids.aucho]);
  });

  it('keeps note and tags, by which it is found again', async () => {
    const remarks = { note: 'Beat fragt nach dem letzten Stich.', tags: ['Frage', 'Kehr', 'Frage'] };
    const saved = await desk(`/matches/${ids.aucho}/remarks`, { method: 'PUT', body: remarks });
    expect(saved.body).toEqual({ note: remarks.note, tags: ['Frage', 'Kehr'] });
    expect(await look(ids.aucho)).toMatchObject({ note: remarks.note, tags: ['Frage', 'Kehr'] });
    expect(matchIds(await list('tag=Kehr'))).toEqual([ids.aucho]);
    const bad = { note: '', tags: ['<b>'] };
    const refused = await desk(`/matches/${ids.aucho}/remarks`, { method: 'PUT', body: bad });
    expect(refused.body.code).toBe('malformed');
  });
});

describe('Verify', () => {
  it('finds no difference in an honest log, running or over', async () => {
    for (const id of [ids.aucho, ids.doppelkopf, ids.running]) {
      const { difference, entries } = (await desk<Verdict>(`/matches/${id}/verify`, { method: 'POST' })).body;
      expect(difference).toBeNull();
      expect(entries).toBe((await server.store.entries(id, 0)).length);
    }
  });

  it('finds the place where a log was tampered with', async () => {
    const { difference } = (await desk<Verdict>(`/matches/${ids.tampered}/verify`, { method: 'POST' })).body;
    const stored = await server.store.entries(ids.tampered, 0);
    const place = stored.find(({ seq }) => seq === difference?.seq);
    expect(place?.by).toBeTypeOf('number');
    expect(difference?.seq).toBeGreaterThan(stored.length / 2);
  });
});

describe('a record file', () => {
  it('is taken along whole, read again for viewing, verified, and nothing of it is stored', async () => {
    const { text, headers } = await desk(`/matches/${ids.doppelkopf}/record.jsonl`);
    expect(headers.get('content-disposition')).toContain(`${ids.doppelkopf}.jsonl`);
    for await (const record of readRecordStream(text.split('\n'))) {
      expect(verifyRecord(gameOf(GAMES, 'doppelkopf').game, record)).toBeNull();
      expect(record.end).not.toBeNull();
    }
    const type = 'application/x-ndjson';
    const { body } = await desk<Imported>('/records', { body: text, type });
    const [imported] = body.matches;
    if (imported === undefined) throw new Error('a match was read');
    expect(imported).toMatchObject({ recordId: ids.doppelkopf, game: 'doppelkopf' });
    const seen = await look(imported.matchId);
    expect(seen).toMatchObject({ imported: true, room: null, matchId: ids.doppelkopf });
    const [chapter] = seen.chapters;
    const path = `/matches/${imported.matchId}/deals/${chapter?.deal}`;
    expect((await desk<ReplayDeal>(path)).body.proof?.secret).toMatch(/^[0-9a-f]{64}$/);
    const verdict = await desk<Verdict>(`/matches/${imported.matchId}/verify`, { method: 'POST' });
    expect(verdict.body.difference).toBeNull();
    expect(await server.store.match(imported.matchId)).toBeNull();
    const remarks = { method: 'PUT', body: { note: 'x', tags: [] } };
    expect((await desk(`/matches/${imported.matchId}/remarks`, remarks)).body.code).toBe('matchUnknown');
  });

  it.each([
    ['nothing', ''],
    ['no record', '{"a":1}\n'],
    [
      'a log without deals',
      `${JSON.stringify({ format: 'stammtisch-match', version: 1, matchId: 'aaaaaaaaaaaa', game: 'aucho', rulesVersion: 1, options: {}, seats: [{ name: 'a' }, { name: 'b' }, { name: 'c' }, { name: 'd' }], createdAt: 1 })}\n{"seq":1,"at":1,"by":"table","intent":{"type":"x"},"events":[{"type":"versiegelt","deal":"first"},{"type":"constructor"}]}\n`,
    ],
    ['another game', '{"format":"stammtisch-match","version":1,"matchId":"aaaaaaaaaaaa","game":"poker"}\n'],
  ])('that is %s is refused', async (_name, text) => {
    const answered = await desk('/records', { body: text, type: 'application/x-ndjson' });
    expect([400, 422]).toContain(answered.status);
    expect(['recordBroken', 'malformed']).toContain(answered.body.code);
  });
});
