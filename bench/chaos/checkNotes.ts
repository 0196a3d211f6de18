import { applyEntry, isKernelEvent, projectView, redactEvents, sameJson, startMatch } from '@stammtisch/kit';
import { GAMES, gameOf } from '../../apps/server/src/games.ts';
import type { StoredEntry } from '../../apps/server/src/store/records.ts';
import type { LoggedMatch } from './checkLog.ts';
import type { Connection } from './connection.ts';
import { digest } from './digest.ts';
import type { Notes, Seen, SentIntent } from './notes.ts';
import type { Violations } from './violations.ts';

/** Refusals after which nobody can say whether the intent took effect: the room had gone on to another match. */
const NO_WORD: readonly string[] = ['matchUnknown', 'superseded', 'closed'];

/** A client's answer against the log: what was acknowledged is there, at that seq; what was refused is not. */
function checkAnswer(sent: SentIntent, at: StoredEntry | undefined, notes: Notes): string | null {
  const { answer, intent } = sent;
  if (answer === null) return 'an intent was never answered';
  if (!answer.ok) {
    return at !== undefined && !NO_WORD.includes(answer.code) ? 'a refused intent is in the log' : null;
  }
  if (at === undefined) return 'an acknowledged intent is not in the log';
  if (at.seq !== answer.seq) return 'an intent was acknowledged with another seq';
  const same = at.by === notes.seat && sameJson(at.intent, intent);
  return same ? null : 'an acknowledged intent is another one in the log';
}

function checkIntents(notes: Notes, logs: readonly LoggedMatch[], violations: Violations): void {
  const logged = new Map<string, StoredEntry>();
  for (const { entries } of logs) {
    for (const entry of entries) if (entry.intentId !== null) logged.set(entry.intentId, entry);
  }
  for (const sent of notes.sent) {
    const at = logged.get(sent.intentId);
    const rule = checkAnswer(sent, at, notes);
    if (rule !== null) violations.add(rule, { client: notes.name, seat: notes.seat, ...sent, logged: at });
  }
  const ids = new Set(notes.sent.map(({ intentId }) => intentId));
  for (const [intentId, entry] of logged) {
    if (entry.by !== notes.seat || ids.has(intentId)) continue;
    violations.add('nobody sent this', { client: notes.name, seat: notes.seat, entry });
  }
}

/** Everything seen of a match against its log, folded step by step: each entry's events, and the view after it. */
function checkSeen(
  notes: Notes,
  seen: ReadonlyMap<number, Seen>,
  log: LoggedMatch,
  violations: Violations,
): void {
  const { row, entries } = log;
  const game = gameOf(GAMES, row.game).game;
  const where = { client: notes.name, seat: notes.seat, matchId: row.id };
  const compare = (what: keyof Seen, seq: number, value: unknown) => {
    const noted = seen.get(seq)?.[what] ?? null;
    if (noted === null || noted === digest(value)) return;
    violations.add(`a client was told other ${what} than the log holds`, { ...where, seq, value });
  };
  let match = startMatch(game, row.id, row.options);
  compare('view', 0, projectView(game, match, notes.seat));
  for (const entry of entries) {
    match = applyEntry(game, match, entry);
    compare('events', entry.seq, redactEvents(game, entry.events, notes.seat));
    compare('view', entry.seq, projectView(game, match, notes.seat));
  }
  const beyond = [...seen.keys()].filter((seq) => seq > entries.length);
  if (beyond.length > 0)
    violations.add('a client saw an entry that the log does not hold', { ...where, beyond });
}

/** The hashes and bytes that a deal was mixed with are those that the seat offered, or none. */
function checkBeitraege(notes: Notes, { row, entries }: LoggedMatch, violations: Violations): void {
  for (const { seq, events } of entries) {
    for (const event of events) {
      if (!isKernelEvent(event) || (event.type !== 'hinterlegt' && event.type !== 'gemischt')) continue;
      const offered = notes.offered.get(`${row.id} ${event.deal}`);
      const hashed = event.type === 'hinterlegt';
      const used = (hashed ? event.umschlaege : event.beitraege)[notes.seat];
      if (used === null || used === (hashed ? offered?.umschlag : offered?.beitrag)) continue;
      violations.add('a deal was mixed with what nobody offered', { matchId: row.id, seq, used, offered });
    }
  }
}

/** Holds what a client was told against the logs of its room. */
export function checkNotes(
  { notes, table }: Connection,
  logs: readonly LoggedMatch[],
  violations: Violations,
): void {
  checkIntents(notes, logs, violations);
  for (const log of logs) {
    checkSeen(notes, notes.seen.get(log.row.id) ?? new Map(), log, violations);
    checkBeitraege(notes, log, violations);
  }
  const last = logs.at(-1);
  const isLast = last?.row.id === table?.matchId && last?.entries.length === table?.seq;
  if (isLast) return;
  const stored = { matchId: last?.row.id, seq: last?.entries.length };
  const held = { matchId: table?.matchId, seq: table?.seq };
  violations.add('a client does not hold the end of the log', { client: notes.name, stored, held });
}
