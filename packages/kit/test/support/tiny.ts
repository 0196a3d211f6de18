import { type Beitraege, SECRET_BYTES, umschlagOf } from '../../src/dealing/index.ts';
import {
  type AnyGame,
  accept,
  applyEntry,
  bySeat,
  type Dice,
  decideMatch,
  type Entry,
  type Game,
  isEnded,
  type MatchState,
  nextStep,
  parseIntent,
  refuse,
  type Seat,
  startMatch,
  type TableState,
  type Tagged,
  tableIntent,
} from '../../src/index.ts';

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
  deal: (_state: Tiny, dice: Dice) => ({ type: 'geben', number: dice.below(1_000_000) }),
  ranking: ({ deals }) => (deals < 2 ? null : ([0, 1, 2, 3] as const).map((seat) => ({ seat, place: 1 }))),
  endsTrick: () => false,
  finishedKind: () => null,
  view: ({ deals }) => ({ deals }),
  redact: (event) => event,
};

export const game: AnyGame = tiny;
export const MATCH = 'tinymatch';

export const secretOf = (deal: number) => String(deal).padStart(SECRET_BYTES * 2, '0');

/** What four browsers add to every deal of a tiny match. */
export interface Browsers {
  readonly algorithm: 'chacha20-v1' | 'chacha20-v2';
  /** The bytes that each one hashes; null: it is not there. */
  readonly hashed: Beitraege;
  /** The bytes that each one shows then. */
  readonly shown: Beitraege;
}

const NOBODY: Browsers = {
  algorithm: 'chacha20-v2',
  hashed: [null, null, null, null],
  shown: [null, null, null, null],
};

/** What happens next at the tiny table; null at the end. */
function nextMove(match: MatchState, browsers: Browsers): { by: Seat | 'table'; raw: Tagged } | null {
  const step = nextStep(game, match);
  if (step?.type === 'versiegeln' && browsers.algorithm === 'chacha20-v1') {
    const raw = { type: 'versiegeln', deal: step.deal, secret: secretOf(step.deal) };
    return { by: 'table', raw };
  }
  if (step !== null) {
    const umschlaege = (deal: number) =>
      bySeat((seat) => {
        const beitrag = browsers.hashed[seat];
        const dealing = { algorithm: browsers.algorithm, matchId: MATCH, deal };
        return beitrag === null ? null : umschlagOf(dealing, match.siegel?.commitment ?? '', seat, beitrag);
      });
    const source = { secret: secretOf, umschlaege, beitraege: () => browsers.shown };
    return { by: 'table', raw: tableIntent(game, match, step, source) };
  }
  if (isEnded(game, match)) return null;
  const number = 'number' in match.game ? match.game.number : null;
  const raw = { type: 'sagen', number };
  return { by: 0, raw };
}

/** A whole tiny match, as its log has it. */
export function playTiny(browsers: Browsers = NOBODY): Entry[] {
  const entries: Entry[] = [];
  let match = startMatch(game, MATCH, {});
  for (let move = nextMove(match, browsers); move !== null; move = nextMove(match, browsers)) {
    const parsed = parseIntent(game, move.by, move.raw);
    const decision = parsed === null ? null : decideMatch(game, match, parsed);
    if (parsed === null || decision?.ok !== true) throw new Error(JSON.stringify(move));
    const entry = { seq: match.seq + 1, at: 0, by: move.by, intent: parsed.intent, events: decision.events };
    entries.push(entry);
    match = applyEntry(game, match, entry);
  }
  return entries;
}

/** A tiny match as a record file carries it. */
export function tinyRecord(entries: readonly Entry[]) {
  const ranking = ([0, 1, 2, 3] as const).map((seat) => ({ seat, place: 1 }));
  const head = {
    format: 'stammtisch-match',
    version: 1,
    matchId: MATCH,
    game: 'tiny',
    rulesVersion: 1,
    options: {},
    seats: [{ name: 'A' }, { name: 'B' }, { name: 'C' }, { name: 'D' }],
    createdAt: 0,
  } as const;
  return { head, entries, end: { end: true, ranking } } as const;
}
