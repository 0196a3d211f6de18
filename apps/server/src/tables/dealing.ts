import { type BySeat, bySeat, type Seat, setSeat } from '@stammtisch/kit';

/** Random bytes in hex: the server's own entropy, or a test's fixed one. */
export type Entropy = (bytes: number) => string;

/**
 * What players' browsers add to the coming deal, until it is mixed. In memory only: what a crash loses is replaced by
 * the recorded default, and a deal never waits for a browser that is not there.
 */
export class Contributions {
  #deal = -1;
  #beitraege: BySeat<string | null> = bySeat(() => null);

  /** Takes a seat's contribution to a deal; its first one counts. */
  add(deal: number, seat: Seat, beitrag: string): void {
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
