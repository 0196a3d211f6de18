import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { ATTACKS, type AttackName, isAttack } from './attacks.ts';
import { HEADING, tell } from './report.ts';
import { attackOnce } from './run.ts';

/*
 * `pnpm guests`: one honest table plays, and others misuse all that they are allowed to. Each attack has a server of its
 * own, the built one with its default limits; the table is watched for a while without it, then with it. `--only` names
 * attacks with commas, `--root` the folder of another version of the project, to compare.
 */
const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    seconds: { type: 'string', default: '10' },
    scale: { type: 'string', default: '1' },
    only: { type: 'string', default: Object.keys(ATTACKS).join() },
    root: { type: 'string', default: fileURLToPath(new URL('../..', import.meta.url)) },
  },
});

const names: AttackName[] = values.only.split(',').filter(isAttack);
process.stdout.write(`${HEADING}\n`);
for (const name of names) {
  const { root, seed } = values;
  const options = { root, seed, seconds: Number(values.seconds), scale: Number(values.scale) };
  process.stdout.write(`${tell(await attackOnce(name, options))}\n`);
}
