import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { GAMES } from '../src/games.ts';
import { temporaryFolder } from './support/server.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const folder = temporaryFolder();

function command(name: string, ...args: string[]) {
  const run = spawnSync(process.execPath, ['--import', 'tsx', `apps/server/src/cli/${name}.ts`, ...args], {
    cwd: root,
    encoding: 'utf8',
  });
  return { status: run.status, text: run.stdout + run.stderr };
}

function simulate(game: string, players: string, file: string) {
  const options = ['--game', game, '--matches', '5', '--seed', '7', '--players', players];
  return command('simulate', ...options, '--out', `${folder.path}/${file}`);
}

afterAll(() => folder.remove());

describe.each([...GAMES.keys()])('simulating %s', (game) => {
  it('writes the same file for the same seed, and replay finds no difference', () => {
    expect(simulate(game, 'random', 'a.jsonl').text).toContain('5 matches (0 aborted)');
    simulate(game, 'random', 'b.jsonl');
    const [a, b] = ['a', 'b'].map((name) => readFileSync(`${folder.path}/${name}.jsonl`, 'utf8'));
    expect(a).toBe(b);
    expect(command('replay', `${folder.path}/a.jsonl`)).toMatchObject({ status: 0 });
  });

  it('works with computer players too', () => {
    expect(simulate(game, 'bot', 'bots.jsonl').text).toContain('5 matches (0 aborted)');
    expect(command('replay', `${folder.path}/bots.jsonl`).status).toBe(0);
  });

  it('a deck that the seeds do not give is found, with its place', () => {
    simulate(game, 'random', 'c.jsonl');
    const lines = readFileSync(`${folder.path}/c.jsonl`, 'utf8').split('\n');
    const at = lines.findIndex((line) => line.includes('"type":"geben"'));
    const { seq } = JSON.parse(lines[at] ?? '{}') as { seq: number };
    // The first two cards of the deck change places.
    lines[at] = (lines[at] ?? '').replace(/"deck":\["(\w\w)","(\w\w)"/, '"deck":["$2","$1"');
    writeFileSync(`${folder.path}/c.jsonl`, lines.join('\n'));
    const { status, text } = command('replay', `${folder.path}/c.jsonl`);
    expect(status).toBe(1);
    expect(text).toContain(`seq ${seq}: deck differs`);
  });
});

it.each([
  ['simulate', ['--game', 'poker', '--out', '/dev/null']],
  ['simulate', ['--players', 'clever', '--out', '/dev/null']],
  ['simulate', ['--options', '{"ziel": 99}', '--out', '/dev/null']],
  ['simulate', []],
  ['replay', []],
])('%s %j says how it is used and exits with 2', (name, args) => {
  expect(command(name, ...args)).toMatchObject({ status: 2, text: expect.stringContaining('usage') });
});

it('a file that is no record is refused with its line', () => {
  writeFileSync(`${folder.path}/no.jsonl`, '{"hello": 1}\n');
  const { status, text } = command('replay', `${folder.path}/no.jsonl`);
  expect(status).toBe(1);
  expect(text).toContain('line 1');
});
