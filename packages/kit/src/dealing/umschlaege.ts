import { type BySeat, bySeat } from '../seats.ts';
import { type Beitraege, type Dealing, umschlagOf } from './seed.ts';

/** The hashes that were deposited, by seat: 32 bytes in lower-case hex, or null for a seat without one. */
export type Umschlaege = BySeat<string | null>;

/** Why the number of a seat that deposited a hash does not count: never shown, or not the one that was hashed. */
export type Versaeumnis = 'ungeoeffnet' | 'passtNicht';

/** What comes of opening: the bytes that count, and whose do not. */
export interface Geoeffnet {
  readonly beitraege: Beitraege;
  readonly versaeumt: BySeat<Versaeumnis | null>;
}

/** Whether these bytes are the ones that the seat had hashed. */
export function fitsUmschlag(
  dealing: Dealing,
  commitment: string,
  seat: number,
  { umschlag, beitrag }: { readonly umschlag: string | null; readonly beitrag: string },
): boolean {
  return umschlag !== null && umschlagOf(dealing, commitment, seat, beitrag) === umschlag;
}

/**
 * Holds what was opened against what was deposited. Bytes count only where they fit their seat's hash; a seat that
 * deposited a hash and whose bytes are not there, or are others, has failed. `opened`: as it came, null for nothing.
 */
export function openUmschlaege(
  dealing: Dealing,
  commitment: string,
  umschlaege: Umschlaege,
  opened: Beitraege,
): Geoeffnet {
  const beitraege = bySeat((seat) => {
    const beitrag = opened[seat];
    const umschlag = umschlaege[seat];
    return beitrag !== null && fitsUmschlag(dealing, commitment, seat, { umschlag, beitrag })
      ? beitrag
      : null;
  });
  const versaeumt = bySeat((seat): Versaeumnis | null => {
    if (umschlaege[seat] === null || beitraege[seat] !== null) return null;
    return opened[seat] === null ? 'ungeoeffnet' : 'passtNicht';
  });
  return { beitraege, versaeumt };
}

/** Whether bytes were shown for a seat that had deposited no hash: nobody was bound to them. */
export function isUnbound(umschlaege: Umschlaege, opened: Beitraege): boolean {
  return opened.some((beitrag, seat) => beitrag !== null && umschlaege[seat] === null);
}
