import {
  type AnyGame,
  applyEntry,
  type Entry,
  type MatchState,
  parseIntent,
  projectView,
  SEATS,
  startMatch,
  type TableState,
  type Tagged,
} from '@stammtisch/kit';
import { GAMES, type PlayableGame } from '../apps/server/src/games.ts';
import { seededMatch } from '../apps/server/src/simulation/seededMatch.ts';

/*
 * `pnpm bench`: how fast the rules are. Plays recorded matches again: decides each intent on the state that it met and
 * evolves its events; then the same with what a table adds for four viewers. One thread, after warming up.
 */
const MATCHES = 40;
const ROUNDS = 12;

/** An intent of a seat with the state that it met. */
interface Situation {
  readonly game: AnyGame;
  readonly before: MatchState;
  readonly state: TableState;
  readonly by: Parameters<AnyGame['decide']>[1];
  readonly intent: Tagged;
  readonly entry: Entry;
}

function situationsOf(playable: PlayableGame): Situation[] {
  const { game } = playable;
  const options = game.parseOptions({}) ?? {};
  const situations: Situation[] = [];
  for (let number = 1; number <= MATCHES; number++) {
    const record = seededMatch({ playable, seed: 'bench', number, options, kindOf: () => 'random' });
    let match = startMatch(game, record.head.matchId, options);
    for (const entry of record.entries) {
      const parsed = parseIntent(game, entry.by, entry.intent);
      if (parsed?.kind === 'game' && parsed.by !== 'table') {
        const { by, intent } = parsed;
        situations.push({ game, before: match, state: { ...match.game, seq: entry.seq }, by, intent, entry });
      }
      match = applyEntry(game, match, entry);
    }
  }
  return situations;
}

function decideAndEvolve({ game, state, by, intent }: Situation): void {
  const decision = game.decide(state, by, intent);
  if (!decision.ok) throw new Error(decision.code);
  let next = state;
  for (const event of decision.events) next = game.evolve(next, event);
}

function withFourViews(situation: Situation): void {
  decideAndEvolve(situation);
  const after = applyEntry(situation.game, situation.before, situation.entry);
  for (const seat of SEATS) JSON.stringify(projectView(situation.game, after, seat));
}

/** The best of several rounds, in calls a second: what disturbs a round only makes it slower. */
function perSecond(situations: readonly Situation[], call: (situation: Situation) => void): number {
  let best = 0;
  for (let round = 0; round < ROUNDS; round++) {
    const began = process.hrtime.bigint();
    for (const situation of situations) call(situation);
    const seconds = Number(process.hrtime.bigint() - began) / 1e9;
    best = Math.max(best, situations.length / seconds);
  }
  return Math.round(best);
}

for (const [gameId, playable] of GAMES) {
  const situations = situationsOf(playable);
  const rules = perSecond(situations, decideAndEvolve).toLocaleString('en');
  const views = perSecond(situations, withFourViews).toLocaleString('en');
  process.stdout.write(`${gameId}: decide and evolve ${rules}/s; with four whole views as JSON ${views}/s\n`);
}
