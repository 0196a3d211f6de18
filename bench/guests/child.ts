import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';

/** A process that is told things, and answers. */
export class Child {
  readonly #child: ChildProcess;

  constructor(file: URL, args: readonly string[]) {
    this.#child = fork(file, [...args], { execArgv: ['--import', 'tsx'] });
  }

  /** The next thing that it says. Throws if it ends instead. */
  async said<T>(): Promise<T> {
    const answer = await Promise.race([
      once(this.#child, 'message').then(([message]) => ({ message: message as T })),
      once(this.#child, 'exit').then(() => null),
    ]);
    if (answer === null) throw new Error('a process of the attack has ended');
    return answer.message;
  }

  /** Says something, and waits for what comes back. */
  ask<T>(message: object | string): Promise<T> {
    const answer = this.said<T>();
    this.#child.send(message);
    return answer;
  }

  end(): void {
    this.#child.kill();
  }
}
