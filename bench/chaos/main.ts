import { commandOf, readOptions, USAGE } from './options.ts';
import { details, summary } from './report.ts';
import { runChaos } from './run.ts';
import { schedule } from './schedule.ts';

/*
 * `pnpm chaos`: kills the server at the worst moments while tables are played, and holds what the clients were told
 * against what is stored. Exit code 1 if anything was lost, doubled, or told without being stored.
 */
async function main(args: readonly string[]): Promise<void> {
  const options = readOptions(args);
  const kills = schedule(options.seed, options.kills);
  process.stderr.write(`${commandOf(options)}\n`);
  const tell = (line: string) =>
    process.stderr.write(process.stderr.isTTY ? `\r\u001b[K${line}` : `${line}\n`);
  const result = await runChaos({ options, kills, tell });
  process.stdout.write(`\n${summary(result)}${details(result)}`);
  process.exitCode = result.violations.length === 0 ? 0 : 1;
}

main(process.argv.slice(2)).catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : error}\n${USAGE}\n`);
  process.exitCode = 2;
});
