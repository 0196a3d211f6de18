/** Wakes those who wait for a condition, so that nobody has to poll. */
export class Signal {
  readonly #waiting = new Set<() => void>();

  /** Something has changed: every condition is looked at again. */
  give(): void {
    for (const look of [...this.#waiting]) look();
  }

  /** Resolves once the condition holds; it is looked at now and at every change. */
  until(condition: () => boolean): Promise<void> {
    return new Promise((resolve) => {
      const look = () => {
        if (!condition()) return;
        this.#waiting.delete(look);
        resolve();
      };
      this.#waiting.add(look);
      look();
    });
  }
}

/** Whether it comes to pass in time. What it was waiting for is not called off. */
export async function inTime(happening: Promise<unknown>, ms: number): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), ms);
  });
  try {
    return await Promise.race([happening.then(() => true), late]);
  } finally {
    clearTimeout(timer);
  }
}
