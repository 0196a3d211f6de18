import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { freePort, WITHOUT_PAUSES } from '../../apps/server/test/support/processes.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

// What has no choice is left to the people: a test and the table must not do the same thing at once.
const PACE = { ...WITHOUT_PAUSES, PAUSE_AUTOMATIC_MS: '600000' };

/** The server as a process of its own, which can be killed and started again on the same port and data. */
export class ServerProcess {
  readonly url: string;
  readonly #environment: NodeJS.ProcessEnv;
  #process: ChildProcess | null = null;

  private constructor(port: number, environment: NodeJS.ProcessEnv) {
    this.url = `http://127.0.0.1:${port}`;
    this.#environment = {
      ...process.env,
      ...PACE,
      PORT: String(port),
      LOG_LEVEL: 'warn',
      ...environment,
    };
  }

  static async start(environment: NodeJS.ProcessEnv): Promise<ServerProcess> {
    const server = new ServerProcess(await freePort(), environment);
    await server.restart();
    return server;
  }

  async restart(): Promise<void> {
    const child = spawn(process.execPath, ['--import', 'tsx', 'e2e/support/fixedServer.ts'], {
      cwd: root,
      env: this.#environment,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    this.#process = child;
    for await (const chunk of child.stdout) {
      if (String(chunk).includes('open')) break;
    }
    if (child.exitCode !== null) throw new Error(`the server ended with ${child.exitCode}`);
  }

  /** `kill -9`: no word of goodbye, nothing flushed. */
  async kill(): Promise<void> {
    const child = this.#process;
    if (child === null || child.exitCode !== null) return;
    child.kill('SIGKILL');
    await once(child, 'exit');
  }
}
