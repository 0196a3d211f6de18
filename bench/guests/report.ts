import { type Result, titleOf } from './run.ts';

const ms = (value: number) => (value < 10 ? value.toFixed(1) : value.toFixed(0));
const number = (value: number) => Math.round(value).toLocaleString('en');

function counted(answers: Readonly<Record<string, number>>): string {
  return Object.entries(answers)
    .sort(([, a], [, b]) => b - a)
    .map(([code, count]) => `${code} ${number(count)}`)
    .join(', ');
}

export const HEADING = [
  '| attack | longest pause without, with (ms) | p99 of a move without, with (ms) | memory before, most (MB) | sent | answered | told (kB) | cut off |',
  '| --- | ---: | ---: | ---: | ---: | --- | ---: | ---: |',
].join('\n');

/** A line of the table. */
export function tell({ name, without, during, memory, outcome }: Result): string {
  const cells = [
    titleOf(name),
    `${ms(without.longestMs)}, **${ms(during.longestMs)}**`,
    `${ms(without.p99Ms)}, **${ms(during.p99Ms)}**`,
    `${memory.startMb}, ${memory.peakMb}`,
    number(outcome.sent),
    counted(outcome.answers) || '—',
    number(outcome.toldCharacters / 1024),
    number(outcome.cut),
  ];
  return `| ${cells.join(' | ')} |`;
}
