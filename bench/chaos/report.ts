import type { Recovery } from './killer.ts';
import type { Mixed } from './mixed.ts';
import { type ChaosOptions, commandOf } from './options.ts';
import type { KillKind } from './schedule.ts';
import type { Violation } from './violations.ts';

export interface ChaosResult {
  readonly options: ChaosOptions;
  readonly kills: ReadonlyMap<KillKind, number>;
  readonly acknowledged: number;
  readonly resumed: number;
  readonly refusals: ReadonlyMap<string, number>;
  readonly entries: number;
  readonly finished: number;
  readonly mixed: Mixed;
  readonly seconds: number;
  readonly recoveries: readonly Recovery[];
  readonly violations: readonly Violation[];
}

/** Violations printed at most: what is wrong shows in the first ones. */
const PRINTED = 20;

const number = (value: number): string => value.toLocaleString('en');
const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;

function counted(counts: ReadonlyMap<string, number>): string {
  return [...counts].map(([name, count]) => `${name} ${number(count)}`).join(', ');
}

/** The slowest and the median recovery, each with the part of it that the server took to listen. */
function recoveryWords(recoveries: readonly Recovery[]): string {
  const sorted = [...recoveries].sort((a, b) => a.backMs - b.backMs);
  const words = (recovery: Recovery | undefined) =>
    recovery === undefined ? 'none' : `${seconds(recovery.backMs)} (${seconds(recovery.openMs)} to listen)`;
  const median = words(sorted[Math.floor(sorted.length / 2)]);
  return `From a death to all clients back in their rooms: median ${median}, slowest ${words(sorted.at(-1))}.`;
}

function mixedWords({ deals, byAll, failed }: Mixed): string {
  const whole = `${number(deals)} deals mixed, ${number(byAll)} of them with the bytes of all four`;
  return `${whole}, ${number(failed)} without those of somebody who had deposited a hash.`;
}

/** A run in one paragraph after its command. */
export function summary(result: ChaosResult): string {
  const { options, kills, recoveries, violations, refusals } = result;
  const total = [...kills.values()].reduce((sum, count) => sum + count, 0);
  const sentences = [
    `${number(total)} kills (${counted(kills)}) of a server with ${options.tables} tables and ${options.tables * 4} clients in ${seconds(result.seconds * 1000)}.`,
    `${number(result.acknowledged)} moves acknowledged, ${number(result.resumed)} of them sent more than once;`,
    `${refusals.size === 0 ? 'none refused' : `refused: ${counted(refusals)}`}.`,
    `${number(result.entries)} entries in the logs, ${number(result.finished)} matches finished.`,
    mixedWords(result.mixed),
    recoveryWords(recoveries),
    violations.length === 0 ? 'No violation.' : `${number(violations.length)} VIOLATIONS.`,
  ];
  return `$ ${commandOf(options)}\n${sentences.join(' ')}\n`;
}

/** What was found, each on a line of its own. */
export function details({ violations, options }: ChaosResult): string {
  const lines = violations
    .slice(0, PRINTED)
    .map(
      ({ rule, details: found }) => `VIOLATION (seed ${options.seed}): ${rule}: ${JSON.stringify(found)}\n`,
    );
  const left = violations.length - lines.length;
  return lines.join('') + (left > 0 ? `… and ${left} more\n` : '');
}
