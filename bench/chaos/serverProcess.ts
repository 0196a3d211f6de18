import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { ServerBundle } from './bundle.ts';
import type { Failpoint } from './failpoints.ts';

/** Short pauses, but all of them: what waits for people, and what the table then does itself, is to collide. */
const PACE = {
  PAUSE_BOT_MS: '10',
  PAUSE_TRICK_MS: '10',
  PAUSE_AUTOMATIC_MS: '30',
  PAUSE_DEAL_MS: '20',
  PAUSE_DRAW_MS: '10',
  PAUSE_BEITRAG_MS: '150',
  HOLD_LEAD_MS: '40',
};

/** The server under test, started again and again on the same port and data. */
export class ServerProcess {
  readonly url: string;
  /** What the server wrote, line by line: it is set to write warnings and errors only. */
  readonly log: string[] = [];
  readonly #bundle: ServerBundle;
  readonly #environment: NodeJS.ProcessEnv;
  #child: ChildProcess | null = null;
  #exited: Promise<void> = Promise.resolve();
  #dead = true;

  constructor(bundle: ServerBundle, port: number, databaseUrl: string) {
    this.#bundle = bundle;
    this.url = `http://127.0.0.1:${port}`;
    this.#environment = {
      ...process.env,
      ...PACE,
      PORT: String(port),
      DATABASE_URL: databaseUrl,
      // Each table comes from an address of its own, as through a proxy: what is limited by address is not the subject.
      TRUST_PROXY: '127.0.0.1',
      LOG_LEVEL: 'warn',
      NODE_ENV: 'development',
    };
  }

  get isDead(): boolean {
    return this.#dead;
  }

  /** Starts the process, which is dead by now; it is not open yet. */
  spawn(): void {
    const { entry, root } = this.#bundle;
    const child = fork(entry, {
      cwd: root,
      execArgv: ['--enable-source-maps'],
      env: this.#environment,
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    for (const output of [child.stdout, child.stderr]) {
      if (output !== null) createInterface({ input: output }).on('line', (line) => this.log.push(line));
    }
    this.#child = child;
    this.#dead = false;
    this.#exited = once(child, 'exit').then(([code, signal]) => {
      this.#dead = true;
      if (signal !== 'SIGKILL') this.log.push(`the server ended by itself: ${code ?? signal}`);
    });
  }

  /** Resolves once it listens; throws if it ends before. */
  async opened(): Promise<void> {
    const child = this.#child;
    if (child === null) throw new Error('the server was not started');
    const ended = this.#exited.then(() => 'ended');
    const said = once(child, 'message').then(([message]) => String(message));
    const outcome = await Promise.race([said, ended]);
    if (outcome !== 'open') throw new Error(`the server did not open:\n${this.log.slice(-20).join('\n')}`);
  }

  /** Tells the server where to die. */
  arm(failpoint: Failpoint): void {
    this.#child?.send(failpoint);
  }

  /** Resolves once the process is gone. */
  exited(): Promise<void> {
    return this.#exited;
  }

  /** `kill -9`: no word of goodbye, nothing flushed. */
  async kill(): Promise<void> {
    this.#child?.kill('SIGKILL');
    await this.#exited;
  }
}
