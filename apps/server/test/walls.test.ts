import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { temporaryFolder } from './support/server.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const folder = temporaryFolder();

/** A copy of the house, in which walls may be broken. */
beforeAll(() => {
  const files = execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' }).split('\0');
  for (const file of files.filter((name) => /\.(tsx?|json|mjs|grit|yaml)$|gitignore$/.test(name))) {
    cpSync(join(root, file), join(folder.path, file), { force: true });
  }
  const workspaces = files.filter((name) => name.endsWith('package.json')).map(dirname);
  for (const place of workspaces)
    symlinkSync(join(root, place, 'node_modules'), join(folder.path, place, 'node_modules'));
});
afterAll(() => folder.remove());

function plant(file: string, text: string): string {
  mkdirSync(dirname(join(folder.path, file)), { recursive: true });
  writeFileSync(join(folder.path, file), text);
  return file;
}

function run(tool: string, ...args: string[]) {
  const ran = spawnSync(join(root, 'node_modules/.bin', tool), args, { cwd: folder.path, encoding: 'utf8' });
  return { status: ran.status, text: ran.stdout + ran.stderr };
}

describe('the linter', () => {
  it.each([
    [
      'an import upward in the client',
      'apps/web/src/ui/planted.ts',
      `export { x } from '../table/planted.ts';\n`,
      'Only down',
    ],
    [
      'an import upward in the server',
      'apps/server/src/store/planted.ts',
      `export { x } from '../tables/planted.ts';\n`,
      'Only down',
    ],
    [
      'chance in the rules',
      'packages/aucho/src/planted.ts',
      'export const x = Math.random();\n',
      'Rules know no chance',
    ],
    [
      'a clock in the rules',
      'packages/doppelkopf/src/planted.ts',
      'export const x = Date.now();\n',
      'noRestrictedGlobals',
    ],
    [
      'a timer in the kit',
      'packages/kit/src/planted.ts',
      'export const x = setTimeout;\n',
      'noRestrictedGlobals',
    ],
  ])('finds %s', (_what, file, text, said) => {
    const { status, text: output } = run('biome', 'check', plant(file, text));
    expect(output).toContain(said);
    expect(status).not.toBe(0);
  });

  it('finds a circle of files', () => {
    const one = plant(
      'packages/kit/src/one.ts',
      `import { b } from './two.ts';\n\nexport const a = (): number => b();\n`,
    );
    const two = plant(
      'packages/kit/src/two.ts',
      `import { a } from './one.ts';\n\nexport const b = (): number => a();\n`,
    );
    const { status, text } = run('biome', 'check', one, two);
    expect(text).toContain('noImportCycles');
    expect(status).not.toBe(0);
  });
});

describe('knip', () => {
  it('finds an export and a file that nothing uses', () => {
    plant('apps/server/src/limits/unused.ts', 'export const unused = 1;\n');
    const used = 'packages/kit/src/standing.ts';
    plant(used, `${readFileSync(join(root, used), 'utf8')}\nexport const planted = 1;\n`);
    const { status, text } = run('knip');
    expect(text).toMatch(/limits\/unused\.ts/);
    expect(text).toMatch(/planted\s+packages\/kit\/src\/standing\.ts/);
    expect(status).not.toBe(0);
  });
});
