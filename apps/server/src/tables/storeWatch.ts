/** How soon a store that failed is asked again, in milliseconds; doubled up to the longest. */
const FIRST_PROBE_MS = 250;
const LONGEST_PROBE_MS = 5000;
/** From when on a write that is still under way counts as trouble, in milliseconds. */
const SLOW_MS = 2000;

/**
 * Watches over a table's store: tells when it fails or stalls, keeps asking until it is back, and tells that too. Until
 * then the table is paused, and nothing of it is acknowledged.
 */
export class StoreWatch {
  readonly #probe: () => Promise<void>;
  readonly #tell: (paused: boolean) => void;
  #paused = false;
  #failed = false;
  #stopped = false;
  #timer: NodeJS.Timeout | null = null;

  /** `probe` resolves once the store answers and the table knows what it holds. `tell` hears of every change. */
  constructor(probe: () => Promise<void>, tell: (paused: boolean) => void) {
    this.#probe = probe;
    this.#tell = tell;
  }

  get paused(): boolean {
    return this.#paused;
  }

  /** Whether a write has failed since the store last answered a probe. */
  get failed(): boolean {
    return this.#failed;
  }

  /** Waits for a write; one that takes long pauses the table until it is done. */
  async during<T>(write: Promise<T>): Promise<T> {
    const slow = setTimeout(() => this.#set(true), SLOW_MS);
    try {
      const result = await write;
      if (!this.#failed) this.#set(false);
      return result;
    } finally {
      clearTimeout(slow);
    }
  }

  /** A write has failed: pauses, and asks until the store is back. */
  fail(): void {
    if (this.#failed) return;
    this.#failed = true;
    this.#set(true);
    this.#later(FIRST_PROBE_MS);
  }

  stop(): void {
    this.#stopped = true;
    if (this.#timer !== null) clearTimeout(this.#timer);
  }

  #later(ms: number): void {
    if (this.#stopped) return;
    this.#timer = setTimeout(() => void this.#ask(ms), ms);
  }

  async #ask(ms: number): Promise<void> {
    try {
      await this.#probe();
    } catch {
      this.#later(Math.min(ms * 2, LONGEST_PROBE_MS));
      return;
    }
    this.#failed = false;
    this.#set(false);
  }

  #set(paused: boolean): void {
    if (paused === this.#paused || this.#stopped) return;
    this.#paused = paused;
    this.#tell(paused);
  }
}
