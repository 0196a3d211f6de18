/** What must never happen, and did. */
export interface Violation {
  readonly rule: string;
  readonly details: Readonly<Record<string, unknown>>;
}

/** Gathers what is found against a run's rules; a run without any has passed. */
export class Violations {
  readonly found: Violation[] = [];

  add(rule: string, details: Readonly<Record<string, unknown>>): void {
    this.found.push({ rule, details });
  }
}
