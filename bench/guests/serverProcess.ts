import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { ADMIN_PASSWORD_HASH } from '../../apps/server/test/support/admin.ts';
import { freePort, WITHOUT_PAUSES } from '../../apps/server/test/support/processes.ts';

const SAMPLE_MS = 50;
const STOP_MS = 10_000;

export interface Memory {
  readonly startMb: number;
  readonly peakMb: number;
}

/** The real server as it is built, in a process of its own, with the limits that it has by default. */
export class ServerProcess {
  readonly url: string;
  readonly #child: ChildProcess;
  #sampling: NodeJS.Timeout | null = null;
  #startMb = 0;
  #peakMb = 0;

  private constructor(child: ChildProcess, url: string) {
    this.#child = child;
    this.url = url;
  }

  /** `root`: the project's folder, whose server is started. */
  static async start(root: string, folder: string): Promise<ServerProcess> {
    const port = await freePort();
    const environment = {
      PORT: String(port),
      DATABASE_URL: `file:${folder}/guests.db`,
      // Everybody comes through this machine, each from an address of theirs.
      TRUST_PROXY: '127.0.0.1',
      LOG_LEVEL: 'error',
      ADMIN_PASSWORD_HASH,
      // Nobody waits: the honest table plays on as fast as its people do.
      ...WITHOUT_PAUSES,
    };
    const child = spawn(process.execPath, ['apps/server/dist/main.js'], {
      cwd: root,
      env: { ...process.env, ...environment },
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    const url = `http://127.0.0.1:${port}`;
    for (let i = 0; i < 300; i++) {
      if (child.exitCode !== null) throw new Error('the server does not start');
      const ready = await fetch(`${url}/healthz`).catch(() => null);
      if (ready?.ok) return new ServerProcess(child, url);
      await delay(50);
    }
    throw new Error('the server does not open');
  }

  /** Watches its memory from now on. */
  watchMemory(): void {
    this.#startMb = this.#residentMb();
    this.#peakMb = this.#startMb;
    this.#sampling = setInterval(() => {
      this.#peakMb = Math.max(this.#peakMb, this.#residentMb());
    }, SAMPLE_MS);
  }

  /** What it had when it began to be watched, and the most since then. */
  memory(): Memory {
    if (this.#sampling !== null) clearInterval(this.#sampling);
    return { startMb: Math.round(this.#startMb), peakMb: Math.round(this.#peakMb) };
  }

  async stop(): Promise<void> {
    if (this.#sampling !== null) clearInterval(this.#sampling);
    if (this.#child.exitCode !== null) return;
    const exit = once(this.#child, 'exit');
    this.#child.kill('SIGTERM');
    if ((await Promise.race([exit, delay(STOP_MS, null, { ref: false })])) === null)
      this.#child.kill('SIGKILL');
  }

  /** From the kernel, which answers when the server does not; 0 where there is no such file. */
  #residentMb(): number {
    try {
      const status = readFileSync(`/proc/${this.#child.pid}/status`, 'latin1');
      return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024;
    } catch {
      return 0;
    }
  }
}
