/** Does one thing at a time, in the order in which they came. */
export class Turns {
  #tail: Promise<unknown> = Promise.resolve();
  #waiting = 0;

  /** How many are under way or wait. */
  get waiting(): number {
    return this.#waiting;
  }

  /** Resolves when all that has come until now is done. */
  get done(): Promise<unknown> {
    return this.#tail;
  }

  /** Does the work once all that came before is done, whether that went well or not. */
  take<T>(work: () => Promise<T>): Promise<T> {
    this.#waiting++;
    const turn = this.#tail.then(work).finally(() => {
      this.#waiting--;
    });
    this.#tail = turn.catch(() => undefined);
    return turn;
  }
}
