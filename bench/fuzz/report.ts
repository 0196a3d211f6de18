import type { Flooded } from './limits/floods.ts';
import type { FuzzReport } from './run.ts';
import type { Verdict } from './verdict.ts';

const number = (value: number) => Math.round(value).toLocaleString('en');

function counted(counts: ReadonlyMap<string, number>): string {
  return [...counts]
    .sort(([, a], [, b]) => b - a)
    .map(([name, count]) => `${name} ${number(count)}`)
    .join(', ');
}

/** What went wrong, with what is needed to see it again; or that nothing did. */
export function verdictLines({ violations }: Verdict, seed: string): string {
  if (violations.length === 0) return 'Verdict: no violation.';
  const lines = violations.map(({ what, message }) => `  seed ${seed}, message ${message}: ${what}`);
  return `Verdict: VIOLATED\n${lines.join('\n')}`;
}

/** The paragraph that tells of a run. */
export function tell(report: FuzzReport): string {
  const { verdict, matches, entries, compared, seconds, startMb, peakMb, endMb, warnings } = report;
  const sent = [...verdict.kinds.values()].reduce((sum, count) => sum + count, 0);
  return [
    `${number(sent)} hostile messages in ${seconds.toFixed(1)} s (${number(sent / seconds)}/s), among ${number(verdict.honest)} honest ones.`,
    `By kind: ${counted(verdict.kinds)}.`,
    `Answers: ${counted(verdict.answers)}.`,
    `${matches} matches with ${number(entries)} entries verified; ${number(compared)} different messages compared with the store.`,
    `Memory of the server: ${startMb} MB at the start, ${peakMb} MB at most, ${endMb} MB at the end.`,
    `Warnings in its log: ${counted(warnings) || 'none'}.`,
  ].join('\n');
}

/** The sentence that tells of one flood. */
export function tellFlood({ what, sent, passed, tooFast, cut }: Flooded): string {
  const end = cut === null ? '' : cut ? ', then cut off' : ', NOT cut off';
  return `Flood of ${what}: ${number(sent)} sent, ${passed} passed, ${tooFast} refused as too fast${end}.`;
}
