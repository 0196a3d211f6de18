import { BEITRAG_BYTES, umschlagOf } from '@stammtisch/kit/dealing';
import type { Random } from '@stammtisch/kit/testing/random';
import type { Mirror } from './mirror.ts';

/** A message to the dealing, with the hash or the bytes that it brings. */
interface Due {
  readonly name: 'umschlag' | 'beitrag';
  readonly message: object;
  readonly hex: string;
}

/** What an honest player adds to the deals of its table. */
export class Contribution {
  readonly #dice: Random;
  #deal = '';
  #beitrag = '';
  #sent = '';

  constructor(dice: Random) {
    this.#dice = dice;
  }

  /** What is to be sent now: the hash of its bytes, then the bytes; null if neither, or it was sent before. */
  due(mirror: Mirror): Due | null {
    const { table, matchId } = mirror;
    const mischung = mirror.section('mischung');
    const seat = table?.seat ?? null;
    if (mischung === null || mischung.gemischt === true || matchId === null || seat === null) return null;
    const deal = Number(mischung.deal);
    this.#know(`${matchId} ${deal}`);
    const name = mischung.umschlaege === null ? 'umschlag' : 'beitrag';
    if (this.#sent === `${name} ${this.#deal}`) return null;
    this.#sent = `${name} ${this.#deal}`;
    const hex =
      name === 'beitrag' ? this.#beitrag : this.#hash(matchId, deal, String(mischung.commitment), seat);
    return { name, message: { matchId, deal, [name]: hex }, hex };
  }

  #know(deal: string): void {
    if (deal === this.#deal) return;
    this.#deal = deal;
    this.#beitrag = this.#dice.hex(BEITRAG_BYTES);
  }

  #hash(matchId: string, deal: number, commitment: string, seat: number): string {
    return umschlagOf({ algorithm: 'chacha20-v2', matchId, deal }, commitment, seat, this.#beitrag);
  }
}
