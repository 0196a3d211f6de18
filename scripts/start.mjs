// npm start: installs, generates and builds what is missing, then serves.
import { spawn } from 'node:child_process';
import { build, checkNode, prepare, root } from './lib.mjs';

checkNode();
prepare();
build();
const server = spawn(process.execPath, ['apps/server/dist/main.js'], { cwd: root, stdio: 'inherit' });
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
server.on('exit', (code) => process.exit(code ?? 1));
