import type { AnyGame } from './game.ts';
import { sameJson } from './json.ts';
import { decideMatch, parseIntent } from './match/decide.ts';
import { applyEntry, type Entry } from './match/fold.ts';
import { isEnded, type MatchState, startMatch } from './match/state.ts';
import { dealIntent, nextStep } from './match/steps.ts';
import type { MatchRecord } from './record.ts';

/** Where a record differs from what the rules and the sealed randomness say. */
export interface Difference {
  readonly seq: number;
  readonly what:
    | 'seq'
    | 'malformed'
    | 'refused'
    | 'events'
    | 'commitment'
    | 'deck'
    | 'end'
    | 'options'
    | 'rules';
  readonly detail: string;
}

function checkEntry(game: AnyGame, match: MatchState, entry: Entry): Difference | null {
  const { seq } = entry;
  if (seq !== match.seq + 1) return { seq, what: 'seq', detail: `expected ${match.seq + 1}` };
  const parsed = parseIntent(game, entry.by, entry.intent);
  if (parsed === null) return { seq, what: 'malformed', detail: entry.intent.type };
  const step = nextStep(game, match);
  if (parsed.kind === 'game' && parsed.by === 'table' && step?.type === 'geben') {
    const expected = dealIntent(game, match, step.siegel);
    if (!sameJson(expected, entry.intent)) {
      return { seq, what: 'deck', detail: `the sealed randomness of deal ${step.deal} gives another order` };
    }
  }
  const decision = decideMatch(game, match, parsed);
  if (!decision.ok) return { seq, what: 'refused', detail: `${entry.intent.type}: ${decision.code}` };
  if (!sameJson(decision.events, entry.events)) {
    const before = entry.intent.type === 'versiegeln' ? 'commitment' : 'events';
    return { seq, what: before, detail: `decided ${JSON.stringify(decision.events)}` };
  }
  return null;
}

function checkEnd(game: AnyGame, match: MatchState, record: MatchRecord): Difference | null {
  const { end } = record;
  if (end === null) return null;
  const seq = match.seq;
  if (!isEnded(game, match)) return { seq, what: 'end', detail: 'the match is not over' };
  if ('aborted' in end) return match.aborted ? null : { seq, what: 'end', detail: 'it was not aborted' };
  const ranking = game.ranking(match.game);
  return sameJson(ranking, end.ranking)
    ? null
    : { seq, what: 'end', detail: `the ranking is ${JSON.stringify(ranking)}` };
}

/**
 * Re-decides every intent of a record, compares every event, and recomputes each deck from the seeds.
 * Returns the first difference, or null if there is none.
 */
export function verifyRecord(game: AnyGame, record: MatchRecord): Difference | null {
  const { rulesVersion } = record.head;
  if (rulesVersion !== game.rulesVersion) {
    return {
      seq: 0,
      what: 'rules',
      detail: `recorded under version ${rulesVersion}, these are ${game.rulesVersion}`,
    };
  }
  const options = game.parseOptions(record.head.options);
  if (options === null) return { seq: 0, what: 'options', detail: JSON.stringify(record.head.options) };
  let match = startMatch(game, record.head.matchId, options);
  for (const entry of record.entries) {
    const difference = checkEntry(game, match, entry);
    if (difference !== null) return difference;
    match = applyEntry(game, match, entry);
  }
  return checkEnd(game, match, record);
}
