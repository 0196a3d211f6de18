import {
  type AnyGame,
  applyEntry,
  type By,
  type Dice,
  decideMatch,
  type Entry,
  isEnded,
  lonelySource,
  type MatchRecord,
  type MatchState,
  nextStep,
  type OptionValues,
  parseIntent,
  projectView,
  SEATS,
  type Seat,
  startMatch,
  type TableStep,
  type Tagged,
  tableIntent,
} from '@stammtisch/kit';

/** A player of a simulation: sees its seat's view only. Null means it waits. */
type SimulatedPlayer = (view: object, seat: Seat) => Tagged | null;

export interface SimulatedMatch {
  readonly game: AnyGame;
  readonly matchId: string;
  readonly options: OptionValues;
  readonly names: readonly string[];
  readonly players: (seat: Seat) => SimulatedPlayer;
  /** The table's secrets, in hex, by deal. */
  readonly secret: (deal: number) => string;
  readonly dice: Dice;
  /** A match that has not ended after so many deals is aborted. */
  readonly dealsMax: number;
}

/** A simulated log counts its time from here, one millisecond an entry, so that the same seed writes the same file. */
const EPOCH = Date.UTC(2026, 0, 1);

interface Move {
  readonly by: By;
  readonly raw: unknown;
}

function tableMove(simulated: SimulatedMatch, match: MatchState, step: TableStep): Move {
  const { game, dealsMax, secret } = simulated;
  if (step.type === 'geben' && step.deal > dealsMax) return { by: 'table', raw: { type: 'abbrechen' } };
  return { by: 'table', raw: tableIntent(game, match, step, lonelySource(secret)) };
}

function chosenBy(simulated: SimulatedMatch, match: MatchState, seat: Seat): Tagged | null {
  try {
    return simulated.players(seat)(projectView(simulated.game, match, seat), seat);
  } catch (error) {
    const where = `match ${simulated.matchId}, after seq ${match.seq}`;
    throw new Error(`${where}: the player on seat ${seat} failed: ${error}`, { cause: error });
  }
}

/** Asks the seats in an order drawn anew each time, so that nobody is always the first to call. */
function playerMove(simulated: SimulatedMatch, match: MatchState): Move {
  for (const seat of simulated.dice.shuffle(SEATS)) {
    const raw = chosenBy(simulated, match, seat);
    if (raw !== null) return { by: seat, raw };
  }
  throw new Error(`match ${simulated.matchId}: nobody moves after seq ${match.seq}`);
}

function nextMove(simulated: SimulatedMatch, match: MatchState): Move | null {
  const step = nextStep(simulated.game, match);
  if (step !== null) return tableMove(simulated, match, step);
  return isEnded(simulated.game, match) ? null : playerMove(simulated, match);
}

function decided(simulated: SimulatedMatch, match: MatchState, { by, raw }: Move): Entry {
  const { game } = simulated;
  const parsed = parseIntent(game, by, raw);
  const decision = parsed === null ? null : decideMatch(game, match, parsed);
  if (parsed === null || decision?.ok !== true) {
    const code = decision === null ? 'malformed' : 'code' in decision ? decision.code : '';
    throw new Error(
      `match ${simulated.matchId}, seq ${match.seq + 1}: ${JSON.stringify(raw)} by ${by}: ${code}`,
    );
  }
  const seq = match.seq + 1;
  return { seq, at: EPOCH + seq, by, intent: parsed.intent, events: decision.events };
}

/** Plays a whole match through the kernel, sealed and mixed like a real one. Throws if a player plays wrong or stalls. */
export function playMatch(simulated: SimulatedMatch): MatchRecord {
  const { game, matchId, options, names } = simulated;
  const entries: Entry[] = [];
  let match = startMatch(game, matchId, options);
  for (let move = nextMove(simulated, match); move !== null; move = nextMove(simulated, match)) {
    const entry = decided(simulated, match, move);
    entries.push(entry);
    match = applyEntry(game, match, entry);
  }
  const ranking = game.ranking(match.game);
  return {
    head: {
      format: 'stammtisch-match',
      version: 1,
      matchId,
      game: game.id,
      rulesVersion: game.rulesVersion,
      options,
      seats: names.map((name) => ({ name })),
      createdAt: EPOCH,
    },
    entries,
    end: ranking === null ? { end: true, aborted: true } : { end: true, ranking },
  };
}
