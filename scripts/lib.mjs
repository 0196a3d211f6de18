// What `npm start` and `npm test` share. Plain Node, since nothing is installed yet when they begin.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));

/** Nobody has pnpm at first; npx brings the one that package.json names, which runs on Node 20. */
const { packageManager: PNPM } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const STAMPS = `${root}node_modules/.stammtisch`;

const FOLDERS_WITHOUT_SOURCE = new Set(['node_modules', 'dist', 'generated', 'test', 'data']);

/** Runs a command at the root; ends this process with its code if it fails. */
export function run(command, args, env = {}) {
  const { status, error } = spawnSync(command, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...env },
    shell: process.platform === 'win32',
  });
  if (error) console.error(error.message);
  if (status !== 0) process.exit(status ?? 1);
}

/** Runs a program of the workspace. */
export function bin(name, ...args) {
  run(join(root, 'node_modules', '.bin', name), args);
}

function filesUnder(path) {
  if (!existsSync(join(root, path))) return [];
  if (/\.\w+$/.test(path)) return [path];
  return readdirSync(join(root, path), { withFileTypes: true })
    .filter(({ name }) => !FOLDERS_WITHOUT_SOURCE.has(name))
    .flatMap((entry) =>
      entry.isDirectory() ? filesUnder(`${path}/${entry.name}`) : [`${path}/${entry.name}`],
    );
}

function digest(paths) {
  const hash = createHash('sha256').update(process.version);
  for (const path of paths.flatMap(filesUnder).sort())
    hash.update(path).update(readFileSync(join(root, path)));
  return hash.digest('hex');
}

/** Does `work` unless it was done already for just these sources and `product` is there. */
function unlessDone(name, sources, product, work) {
  const stamp = join(STAMPS, name);
  const now = digest(sources);
  if (existsSync(join(root, product)) && existsSync(stamp) && readFileSync(stamp, 'utf8') === now) return;
  console.log(`Stammtisch: ${name} …`);
  work();
  mkdirSync(STAMPS, { recursive: true });
  writeFileSync(stamp, now);
}

/** Ends with a sentence if this Node is too old. */
export function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  console.error(`Stammtisch needs Node 20.19 or newer; this is ${process.version}.`);
  process.exit(1);
}

/** Installs packages and generates the database clients, if anything is missing or has changed. */
export function prepare() {
  const manifests = ['package.json', 'pnpm-lock.yaml', 'pnpm-workspace.yaml'];
  manifests.push('bench/package.json');
  for (const group of ['apps', 'packages']) {
    for (const name of readdirSync(join(root, group))) manifests.push(`${group}/${name}/package.json`);
  }
  unlessDone('installing', manifests, 'node_modules/.pnpm', () => {
    run('npx', ['--yes', PNPM, 'install', '--frozen-lockfile', '--loglevel=error']);
  });
  generate();
}

/** Generates the database clients, if anything has changed. */
export function generate() {
  const generator = [
    'prisma/models.prisma',
    'apps/server/src/store/schemaText.ts',
    'apps/server/src/cli/generate.ts',
  ];
  unlessDone('generating', [...generator, 'pnpm-lock.yaml'], 'apps/server/src/store/generated/sqlite', () => {
    bin('tsx', 'apps/server/src/cli/generate.ts');
  });
}

/** Builds client and server, if their sources have changed. */
export function build() {
  unlessDone(
    'building the client',
    ['apps/web', 'packages', 'pnpm-lock.yaml'],
    'apps/web/dist/index.html',
    () => {
      bin('vite', 'build', 'apps/web', '--logLevel', 'warn');
    },
  );
  unlessDone(
    'building the server',
    ['apps/server', 'packages', 'pnpm-lock.yaml'],
    'apps/server/dist/main.js',
    () => {
      bin('vite', 'build', 'apps/server', '--logLevel', 'warn');
    },
  );
}
