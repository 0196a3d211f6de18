import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';
import { hashPassword } from '../desk/password.ts';

const LENGTH_MIN = 10;

/** Reads one line: what is typed on a terminal is not shown, a pipe gives its first line. */
async function readPassword(): Promise<string> {
  const { stdin, stderr } = process;
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input: stdin, output: silent, terminal: stdin.isTTY === true });
  if (stdin.isTTY) stderr.write('The admin’s password (it is not shown): ');
  for await (const line of lines) {
    lines.close();
    if (stdin.isTTY) stderr.write('\n');
    return line;
  }
  return '';
}

/** `pnpm admin-password`: makes the value for ADMIN_PASSWORD_HASH from a password. */
const password = await readPassword();
if (password.length < LENGTH_MIN) {
  process.stderr.write(`The password needs ${LENGTH_MIN} characters at least.\n`);
  process.exitCode = 1;
} else {
  process.stdout.write(`ADMIN_PASSWORD_HASH=${await hashPassword(password)}\n`);
}
