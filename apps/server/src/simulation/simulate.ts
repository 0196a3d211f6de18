import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import {
  type AnyGame,
  isKernelEvent,
  type MatchRecord,
  type OptionValues,
  recordLines,
} from '@stammtisch/kit';
import type { PlayableGame } from '../games.ts';
import { type PlayerKind, seededMatch } from './seededMatch.ts';

export interface Simulation {
  readonly playable: PlayableGame;
  readonly matches: number;
  readonly seed: string;
  readonly players: PlayerKind;
  readonly options: OptionValues;
  /** The file that the records go to. */
  readonly out: string;
}

/** What came of a simulation. */
export interface Simulated {
  readonly entries: number;
  readonly aborted: number;
  /** How many deals there were of each kind, as the game names them. */
  readonly kinds: ReadonlyMap<string, number>;
}

function countKinds(game: AnyGame, record: MatchRecord, kinds: Map<string, number>): void {
  for (const event of record.entries.flatMap(({ events }) => events)) {
    const kind = isKernelEvent(event) ? null : game.finishedKind(event);
    if (kind !== null) kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
  }
}

/** Plays whole matches and writes their records to a file; the same file for the same seed. */
export async function simulate(simulation: Simulation): Promise<Simulated> {
  const { playable, matches, players } = simulation;
  const out = createWriteStream(simulation.out);
  const kinds = new Map<string, number>();
  let entries = 0;
  let aborted = 0;
  for (let number = 1; number <= matches; number++) {
    const record = seededMatch({ ...simulation, number, kindOf: () => players });
    countKinds(playable.game, record, kinds);
    entries += record.entries.length;
    if (record.end !== null && 'aborted' in record.end) aborted++;
    if (!out.write(`${[...recordLines(record)].join('\n')}\n`)) await once(out, 'drain');
  }
  out.end();
  await once(out, 'finish');
  return { entries, aborted, kinds };
}
