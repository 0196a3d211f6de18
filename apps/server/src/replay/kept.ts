/** Keeps what was asked for last, up to a bound of what it weighs; what was not asked for longest goes first. */
export class Kept<T> {
  readonly #weightMax: number;
  readonly #weightOf: (value: T) => number;
  readonly #values = new Map<string, T>();
  #weight = 0;

  constructor(weightMax: number, weightOf: (value: T) => number) {
    this.#weightMax = weightMax;
    this.#weightOf = weightOf;
  }

  get(key: string): T | undefined {
    const value = this.#values.get(key);
    if (value === undefined) return undefined;
    this.#values.delete(key);
    this.#values.set(key, value);
    return value;
  }

  set(key: string, value: T): void {
    this.#drop(key);
    this.#values.set(key, value);
    this.#weight += this.#weightOf(value);
    for (const oldest of this.#values.keys()) {
      if (this.#weight <= this.#weightMax || oldest === key) return;
      this.#drop(oldest);
    }
  }

  #drop(key: string): void {
    const value = this.#values.get(key);
    if (value === undefined) return;
    this.#values.delete(key);
    this.#weight -= this.#weightOf(value);
  }
}
