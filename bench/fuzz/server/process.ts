import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { isObject, parsed } from '../json.ts';
import type { Verdict } from '../verdict.ts';

const CHILD = fileURLToPath(new URL('./child.ts', import.meta.url));
const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

/** pino's number for an error. */
const ERROR_LEVEL = 50;
const START_MS = 60_000;
const STOP_MS = 20_000;
const HEALTH_MS = 15_000;

/** What Node says of itself on stderr, and is no trouble. */
const HARMLESS = /ExperimentalWarning|DeprecationWarning|--trace-(warnings|deprecation)|^\s*$/;

export interface ServerOptions {
  readonly seed: string;
  readonly limits: 'real' | 'none';
  readonly verdict: Verdict;
}

/** The server in its process, whose log is read line by line: an error in it, or its end, is a violation. */
export class ServerProcess {
  readonly url: string;
  /** How often each warning was logged. */
  readonly warnings: ReadonlyMap<string, number>;
  /** Most memory that it was seen to take, in MB. */
  peakMb = 0;
  readonly #child: ChildProcess;
  readonly #verdict: Verdict;
  #stopping = false;

  private constructor(child: ChildProcess, url: string, warnings: Map<string, number>, verdict: Verdict) {
    this.#child = child;
    this.#verdict = verdict;
    this.url = url;
    this.warnings = warnings;
    child.on('exit', (code, signal) => {
      if (!this.#stopping) verdict.violate(`the server ended by itself: ${code ?? signal}`);
    });
  }

  static async start(folder: string, { seed, limits, verdict }: ServerOptions): Promise<ServerProcess> {
    const child = spawn(process.execPath, ['--import', 'tsx', CHILD, folder, seed, limits], {
      cwd: ROOT,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const warnings = new Map<string, number>();
    listenToErrors(child, verdict);
    const url = await Promise.race([
      readLog(child, warnings, verdict),
      delay(START_MS, undefined, { ref: false }).then(() => {
        throw new Error('the server does not start');
      }),
      once(child, 'exit').then(() => {
        throw new Error(
          `the server does not start: ${verdict.violations.map(({ what }) => what).join('; ')}`,
        );
      }),
    ]);
    return new ServerProcess(child, url, warnings, verdict);
  }

  /** Asks whether it lives, and how much memory it takes. */
  async check(): Promise<void> {
    if (this.#child.exitCode !== null) return;
    try {
      const signal = AbortSignal.timeout(HEALTH_MS);
      const health = await fetch(`${this.url}/healthz`, { signal });
      if (!health.ok) this.#verdict.violate(`/healthz says ${health.status}`);
      this.peakMb = Math.max(this.peakMb, (await this.memoryMb()) || 0);
    } catch (error) {
      this.#verdict.violate(`/healthz does not answer: ${error}`);
    }
  }

  /** A figure from /metrics; NaN if it has none of that name, or the server is gone. */
  async figure(name: string): Promise<number> {
    const response = await fetch(`${this.url}/metrics`).catch(() => null);
    const text = (await response?.text()) ?? '';
    const line = text.split('\n').find((each) => each.startsWith(`${name} `));
    return Number(line?.split(' ')[1] ?? Number.NaN);
  }

  async memoryMb(): Promise<number> {
    return Math.round((await this.figure('process_resident_memory_bytes')) / 2 ** 20);
  }

  /** Ends it as a service manager would; it must close by itself, and soon. */
  async stop(): Promise<void> {
    this.#stopping = true;
    if (this.#child.exitCode !== null) return;
    const exit = once(this.#child, 'exit');
    this.#child.kill('SIGTERM');
    const ended = await Promise.race([exit, delay(STOP_MS, null, { ref: false })]);
    if (ended !== null) {
      if (ended[0] !== 0) this.#verdict.violate(`the server ended with ${ended[0] ?? ended[1]}`);
      return;
    }
    this.#verdict.violate('the server did not close');
    this.#child.kill('SIGKILL');
  }
}

function listenToErrors({ stderr }: ChildProcess, verdict: Verdict): void {
  if (stderr === null) return;
  createInterface({ input: stderr }).on('line', (line) => {
    if (!HARMLESS.test(line)) verdict.violate(`stderr: ${line}`);
  });
}

/** Reads the log to its end; resolves with the address once there is one. */
function readLog({ stdout }: ChildProcess, warnings: Map<string, number>, verdict: Verdict): Promise<string> {
  return new Promise((resolve) => {
    if (stdout === null) return;
    createInterface({ input: stdout }).on('line', (text) => {
      const line = parsed(text);
      if (!isObject(line)) return verdict.violate(`the log says: ${text.slice(0, 500)}`);
      if (typeof line.readyAt === 'string') resolve(line.readyAt);
      if (Number(line.level) >= ERROR_LEVEL) verdict.violate(`the log says: ${text.slice(0, 1500)}`);
      const message = String(line.msg);
      if (line.level === 40) warnings.set(message, (warnings.get(message) ?? 0) + 1);
    });
  });
}
