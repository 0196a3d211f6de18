// pnpm dev: the server from source, started again whenever a file that it imports changes, and Vite's dev server before it.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { checkNode, prepare, root } from './lib.mjs';

const { HOST = '127.0.0.1', PORT = '3000', VITE_PORT = '5173' } = process.env;

checkNode();
prepare();

/** Starts a program of the workspace beside this one; when one ends, all do. */
function start(name, args, env) {
  const child = spawn(join(root, 'node_modules', '.bin', name), args, {
    cwd: root,
    // Vite and tsx read keys where they can; there are two of them.
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, HOST, PORT, ...env },
    shell: process.platform === 'win32',
  });
  child.on('exit', (code) => stop(code ?? 0));
  return child;
}

function stop(code) {
  process.exitCode ||= code;
  for (const child of children) child.kill();
}

const children = [
  start('tsx', ['watch', '--clear-screen=false', 'apps/server/src/main.ts'], {}),
  start('vite', ['apps/web', '--clearScreen', 'false', '--host', HOST, '--port', VITE_PORT, '--strictPort'], {
    STAMMTISCH_DEV_SERVER: `http://127.0.0.1:${PORT}`,
  }),
];
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => stop(0));
console.log(`Stammtisch: the page is at http://${HOST}:${VITE_PORT}, the server behind it at ${PORT}.`);
