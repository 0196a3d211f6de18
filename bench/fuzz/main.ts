import { parseArgs } from 'node:util';
import { fuzzUnderLimits } from './limits/underLimits.ts';
import { tell, tellFlood, verdictLines } from './report.ts';
import { fuzz } from './run.ts';

/* `pnpm fuzz --messages 1000000 --seed 1`: fuzzes the real server; exits with 1 if something happened that must not. */

const { values } = parseArgs({
  options: {
    messages: { type: 'string', default: '100000' },
    seed: { type: 'string', default: String(Date.now()) },
    rooms: { type: 'string', default: '2' },
  },
});
const { seed } = values;
process.stdout.write(`seed ${seed}\n`);
const report = await fuzz({ seed, messages: Number(values.messages), roomsPerGame: Number(values.rooms) });
process.stdout.write(`${tell(report)}\n`);
const floods = await fuzzUnderLimits({ seed, messages: 2000 }, report.verdict);
process.stdout.write(`${floods.map(tellFlood).join('\n')}\n${verdictLines(report.verdict, seed)}\n`);
process.exitCode = report.verdict.failed ? 1 : 0;
