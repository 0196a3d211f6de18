import { type BySeat, bySeat, type Seat, setSeat } from '@stammtisch/kit';

interface Received {
  readonly deal: number;
  readonly umschlaege: BySeat<string | null>;
  readonly beitraege: BySeat<{ readonly beitrag: string; readonly fits: boolean } | null>;
}

const nothingFor = (deal: number): Received => ({
  deal,
  umschlaege: bySeat(() => null),
  beitraege: bySeat(() => null),
});

/**
 * What players' browsers add to the coming deal, until it is mixed: first their hashes, then the bytes. In memory only:
 * what a crash loses a browser sends again, and a deal never waits for one that is not there.
 */
export class Contributions {
  /** Whether the browsers' bytes are mixed in at all. */
  readonly taken: boolean;
  #received = nothingFor(-1);

  constructor(taken: boolean) {
    this.taken = taken;
  }

  /**
   * Takes the hash of a seat's bytes. The last one counts: nobody has shown anything yet, and a player who goes on
   * at another device has other bytes there.
   */
  deposit(deal: number, seat: Seat, umschlag: string): void {
    if (!this.taken) return;
    const received = this.#of(deal);
    this.#received = { ...received, umschlaege: setSeat(received.umschlaege, seat, umschlag) };
  }

  /** Takes the bytes that a seat shows. The first that fit its hash count; without any, the first that do not are kept as they came. */
  show(deal: number, seat: Seat, beitrag: string, fits: boolean): void {
    if (!this.taken) return;
    const received = this.#of(deal);
    const before = received.beitraege[seat];
    if (before !== null && (before.fits || !fits)) return;
    this.#received = { ...received, beitraege: setSeat(received.beitraege, seat, { beitrag, fits }) };
  }

  /** The hashes that have come for the deal, by seat. */
  umschlaege(deal: number): BySeat<string | null> {
    return this.#of(deal).umschlaege;
  }

  /** The bytes that have come for the deal, by seat. */
  beitraege(deal: number): BySeat<string | null> {
    const { beitraege } = this.#of(deal);
    return bySeat((seat) => beitraege[seat]?.beitrag ?? null);
  }

  /** Whether a seat has shown the bytes that it is bound to. */
  hasShown(deal: number, seat: Seat): boolean {
    return this.#of(deal).beitraege[seat]?.fits === true;
  }

  #of(deal: number): Received {
    return this.#received.deal === deal ? this.#received : nothingFor(deal);
  }
}
