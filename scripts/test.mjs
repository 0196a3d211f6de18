// npm test: types, lint, and all tests: rules, properties, server over real sockets, and the browser if there is one.
import { existsSync } from 'node:fs';
import { bin, build, checkNode, prepare, root, run } from './lib.mjs';

const BROWSERS = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

checkNode();
prepare();
bin('tsc', '-b');
bin('biome', 'check', '--error-on-warnings', '.');
bin('knip', '--no-config-hints');
build();

const browser = process.env.CHROMIUM ?? BROWSERS.find((path) => existsSync(path));
const projects = ['--project', 'rules', '--project', 'web', '--project', 'server'];
if (browser) projects.push('--project', 'e2e');
else
  console.log(
    'No Chromium found: the browser tests are left out. Get it with «apt-get install chromium», or name it in CHROMIUM.',
  );
run(
  `${root}node_modules/.bin/vitest`,
  ['run', ...projects, ...process.argv.slice(2)],
  browser ? { CHROMIUM: browser } : {},
);
