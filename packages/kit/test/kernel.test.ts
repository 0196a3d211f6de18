import { describe, expect, it } from 'vitest';
import { SECRET_BYTES } from '../src/dealing/index.ts';
import {
  type AnyGame,
  accept,
  applyEntry,
  type Dice,
  decideMatch,
  type Entry,
  foldLog,
  type Game,
  isEnded,
  type MatchState,
  nextStep,
  parseIntent,
  projectView,
  readRecordStream,
  recordLines,
  redactEvents,
  refuse,
  type Seat,
  startMatch,
  type TableState,
  type Tagged,
  tableIntent,
  verifyRecord,
} from '../src/index.ts';

// A game as small as can be: each deal gives one number to seat 0, who says it; after two deals it is over.
interface Tiny extends TableState {
  readonly deals: number;
  readonly number: number | null;
}
type TinyIntent = { type: 'geben'; number: number } | { type: 'sagen'; number: number };

const tiny: Game<Tiny, TinyIntent, TinyIntent, { deals: number }, Record<string, never>> = {
  id: 'tiny',
  rulesVersion: 1,
  direction: 'clockwise',
  optionSpecs: {},
  resultColumns: [],
  dealing: { expected: (_deal, given) => given, dealt: (given) => given, given: () => null },
  parseOptions: () => ({}),
  parseIntent(raw) {
    const { type, number, ...rest } = raw as TinyIntent;
    const fits = (type === 'geben' || type === 'sagen') && Object.keys(rest).length === 0;
    return fits ? { type, number } : null;
  },
  start: () => ({ seq: 0, deals: 0, number: null }),
  decide(state, by, intent) {
    if (intent.type === 'geben') return by === 'table' ? accept(intent) : refuse('notForYou');
    return by === 0 && state.number === intent.number ? accept(intent) : refuse('notYourTurn');
  },
  evolve: (state, event) =>
    event.type === 'geben'
      ? { ...state, number: event.number }
      : { ...state, number: null, deals: state.deals + 1 },
  legal: ({ number }, seat) => (seat === 0 && number !== null ? [{ type: 'sagen' }] : []),
  awaited: ({ number }) => (number === null ? [] : [0]),
  openedAt: ({ seq }) => seq,
  heldSince: () => null,
  automatic: () => null,
  dealWanted: ({ number, deals }) => (number === null && deals < 2 ? deals + 1 : null),
  deal: (_state: Tiny, dice: Dice) => ({ type: 'geben', number: dice.below(1000) }),
  ranking: ({ deals }) => (deals < 2 ? null : ([0, 1, 2, 3] as const).map((seat) => ({ seat, place: 1 }))),
  endsTrick: () => false,
  finishedKind: () => null,
  view: ({ deals }) => ({ deals }),
  redact: (event) => event,
};

const game: AnyGame = tiny;
const secretOf = (deal: number) => String(deal).padStart(SECRET_BYTES * 2, '0');

/** What happens next at the tiny table; null at the end. */
function nextMove(match: MatchState): { by: Seat | 'table'; raw: Tagged } | null {
  const step = nextStep(game, match);
  if (step !== null) {
    const source = { secret: secretOf, beitraege: () => [null, null, null, null] as const };
    return { by: 'table', raw: tableIntent(game, match, step, source) };
  }
  if (isEnded(game, match)) return null;
  const number = 'number' in match.game ? match.game.number : null;
  const raw = { type: 'sagen', number };
  return { by: 0, raw };
}

function play(): Entry[] {
  const entries: Entry[] = [];
  let match = startMatch(game, 'tinymatch', {});
  for (let move = nextMove(match); move !== null; move = nextMove(match)) {
    const parsed = parseIntent(game, move.by, move.raw);
    const decision = parsed === null ? null : decideMatch(game, match, parsed);
    if (parsed === null || decision?.ok !== true) throw new Error(JSON.stringify(move));
    const entry = { seq: match.seq + 1, at: 0, by: move.by, intent: parsed.intent, events: decision.events };
    entries.push(entry);
    match = applyEntry(game, match, entry);
  }
  return entries;
}

const head = {
  format: 'stammtisch-match',
  version: 1,
  matchId: 'tinymatch',
  game: 'tiny',
  rulesVersion: 1,
  options: {},
  seats: [{ name: 'A' }, { name: 'B' }, { name: 'C' }, { name: 'D' }],
  createdAt: 0,
} as const;

describe('the kernel', () => {
  it('seals, mixes, gives and lays open each deal, in this order', () => {
    const types = play().map(({ intent }) => intent.type);
    const deal = ['versiegeln', 'mischen', 'geben', 'sagen', 'offenlegen'];
    expect(types).toEqual([...deal, ...deal]);
  });

  it('refuses a deal that was not sealed, and anything after the end', () => {
    const start = startMatch(game, 'tinymatch', {});
    const geben = parseIntent(game, 'table', { type: 'geben', number: 1 });
    if (geben === null) throw new Error('geben is well formed');
    expect(decideMatch(game, start, geben)).toEqual({ ok: false, code: 'notNow' });
    const over = foldLog(game, 'tinymatch', {}, play());
    expect(decideMatch(game, over, geben)).toEqual({ ok: false, code: 'matchOver' });
  });

  it('gives its own intents to the table alone, and no stranger keys through', () => {
    const seal = { type: 'versiegeln', deal: 1, secret: secretOf(1) };
    expect(parseIntent(game, 'table', seal)).not.toBeNull();
    expect(parseIntent(game, 2, seal)).toBeNull();
    expect(parseIntent(game, 'table', { ...seal, more: 1 })).toBeNull();
    for (const raw of [null, 7, 'geben', [], {}, { type: 3 }]) expect(parseIntent(game, 0, raw)).toBeNull();
  });

  it('counts an intent of the table that carries a seat for that seat', () => {
    expect(parseIntent(game, 'table', { type: 'sagen', number: 5, seat: 0 })).toEqual({
      kind: 'game',
      by: 0,
      intent: { type: 'sagen', number: 5 },
    });
  });

  it('shows the commitment to all and the secret to nobody before it is laid open', () => {
    const [seal, ...rest] = play();
    if (seal === undefined) throw new Error('a log begins with a seal');
    const sealed = applyEntry(game, startMatch(game, 'tinymatch', {}), seal);
    for (const viewer of [0, 'public', 'audit'] as const) {
      const seen = JSON.stringify([
        projectView(game, sealed, viewer),
        redactEvents(game, seal.events, viewer),
      ]);
      expect(seen).not.toContain(secretOf(1));
      expect(seen).toContain('commitment');
    }
    expect(rest.some(({ events }) => JSON.stringify(events).includes(secretOf(1)))).toBe(true);
  });

  it('tells everybody whom the table waits for, in a section of its own', () => {
    const log = play();
    for (const viewer of [0, 3, 'public', 'audit'] as const) {
      const awaited = [0, 3, 4].map((entries) => {
        const match = foldLog(game, 'tinymatch', {}, log.slice(0, entries));
        return projectView(game, match, viewer).table.awaited;
      });
      expect(awaited).toEqual([[], [0], []]);
    }
  });

  it('ends an aborted match after laying its deal open', () => {
    const entries = play().slice(0, 3);
    let match = foldLog(game, 'tinymatch', {}, entries);
    match = applyEntry(game, match, { seq: 4, events: [{ type: 'abgebrochen' }] });
    expect(isEnded(game, match)).toBe(true);
    expect(nextStep(game, match)).toEqual({ type: 'offenlegen', deal: 1 });
  });
});

describe('the match record', () => {
  const ranking = ([0, 1, 2, 3] as const).map((seat) => ({ seat, place: 1 }));
  const record = { head, entries: play(), end: { end: true, ranking } } as const;

  it('reads back what it wrote, also several matches in one file and one still running', async () => {
    const running = { ...record, end: null };
    const lines = [...recordLines(record), '', ...recordLines(running), ...recordLines(record)];
    const read = [];
    for await (const one of readRecordStream(lines)) read.push(one);
    expect(read).toEqual([record, running, record]);
  });

  it('is verified as it stands', () => {
    expect(verifyRecord(game, record)).toBeNull();
    const older = { ...record, head: { ...record.head, rulesVersion: 0 } };
    expect(verifyRecord(game, older)?.what).toBe('rules');
  });

  it.each([
    ['another deck', 2, { intent: { type: 'geben', number: 5 } }, 'deck'],
    ['another event', 3, { events: [] }, 'events'],
    ['a gap', 3, { seq: 9 }, 'seq'],
    ['another commitment', 0, { events: [{ type: 'versiegelt' }] }, 'commitment'],
    ['an intent that the rules refuse', 3, { by: 1 as const }, 'refused'],
  ])('a tampered log is found: %s', (_name, at, change, what) => {
    const entries = record.entries.map((entry, i) => (i === at ? { ...entry, ...change } : entry));
    expect(verifyRecord(game, { ...record, entries })?.what).toBe(what);
  });
});
