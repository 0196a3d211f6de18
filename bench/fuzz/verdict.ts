/** Something that must never happen, with the message before which it was noticed. */
export interface Violation {
  readonly what: string;
  /** Number of the last message that the connection had sent; 0 if it sent none. */
  readonly message: number;
}

/** So many different violations are told. */
const KEPT_MAX = 20;

/** Gathers what is counted and what went wrong; the first violation ends the run. */
export class Verdict {
  readonly kinds = new Map<string, number>();
  readonly answers = new Map<string, number>();
  readonly violations: Violation[] = [];
  /** Messages that honest players sent. */
  honest = 0;
  #last = 0;

  get failed(): boolean {
    return this.violations.length > 0;
  }

  /** Where no connection is known it is somewhere before the last message that anybody sent. */
  violate(what: string, message = this.#last): void {
    // The same thing over and over would hide what comes after it.
    const known = this.violations.some((violation) => violation.what === what);
    if (!known && this.violations.length < KEPT_MAX) this.violations.push({ what, message });
  }

  sent(kind: string, number: number): void {
    this.#last = Math.max(this.#last, number);
    this.kinds.set(kind, (this.kinds.get(kind) ?? 0) + 1);
  }

  answered(code: string): void {
    this.answers.set(code, (this.answers.get(code) ?? 0) + 1);
  }
}
