import { type BySeat, bySeat, type Seat, setSeat } from '@stammtisch/kit';

/**
 * What players' browsers add to the coming deal, until it is mixed. In memory only: what a crash loses is replaced by
 * the recorded default, and a deal never waits for a browser that is not there.
 */
export class Contributions {
  readonly #taken: boolean;
  #deal = -1;
  #beitraege: BySeat<string | null> = bySeat(() => null);

  constructor(taken: boolean) {
    this.#taken = taken;
  }

  /** Takes a seat's contribution to a deal; its first one counts. */
  add(deal: number, seat: Seat, beitrag: string): void {
    if (!this.#taken) return;
    if (deal !== this.#deal) {
      this.#deal = deal;
      this.#beitraege = bySeat(() => null);
    }
    if (this.#beitraege[seat] === null) this.#beitraege = setSeat(this.#beitraege, seat, beitrag);
  }

  /** What has come for the deal, by seat. */
  of(deal: number): BySeat<string | null> {
    return deal === this.#deal ? this.#beitraege : bySeat(() => null);
  }
}
