import { type BySeat, bySeat, SEATS, type Seat } from '@stammtisch/kit';
import { type DoppelkopfCard, KREUZ_ASS } from './cards.ts';
import type { Party } from './events.ts';
import type { Contract, SpielStage } from './state.ts';

type Public = BySeat<Party | null>;

/** The contract of a deal without Solo and Hochzeit: the holders of a Kreuz-Ass are Re, two seats or one (DK-10, DK-11). */
export function normalContract(dealt: BySeat<readonly DoppelkopfCard[]>): Contract {
  return { kind: 'normal', re: SEATS.filter((seat) => dealt[seat].includes(KREUZ_ASS)) };
}

/** The party of a seat in truth; null for all but the bride until the Klärungsstich (DK-11, DK-12). */
export function partyOf(contract: Contract, seat: Seat): Party | null {
  if (contract.re.includes(seat)) return 're';
  return contract.kind === 'hochzeit' && contract.klaerung === null ? null : 'kontra';
}

/** Whether it is a stilles Solo (DK-10); only the soloist knows until both Kreuz-Asse lie on the table. */
export function isStill(contract: Contract): boolean {
  return contract.kind === 'normal' && contract.re.length === 1;
}

/** Whether the seat plays alone: in a Solo, a stilles Solo, an unmatched Hochzeit (DK-28). */
export function playsAlone(contract: Contract, seat: Seat): boolean {
  return contract.re.length === 1 && contract.re[0] === seat;
}

/** What follows for everybody once both Kreuz-Asse are known, or the whole of Kontra (DK-13). */
function concluded(known: Public, aces: BySeat<number>): Public {
  const re = SEATS.filter((seat) => known[seat] === 're');
  const allRe = re.length === 2 || re.some((seat) => aces[seat] === 2);
  if (allRe) return bySeat((seat) => known[seat] ?? 'kontra');
  // Somebody holds a Kreuz-Ass, so three times Kontra leaves one seat for Re.
  const kontra = SEATS.filter((seat) => known[seat] === 'kontra');
  return kontra.length === 3 ? bySeat((seat) => known[seat] ?? 're') : known;
}

/**
 * The parties as all know them (DK-13). In a normal game the truth is looked up only for seats that made an
 * announcement; everything else comes from the cards on the table, so that nothing else can show.
 */
export function publicParties(stage: SpielStage): Public {
  const { contract, play } = stage;
  if (contract.kind !== 'normal') return bySeat((seat) => partyOf(contract, seat));
  const known = bySeat((seat): Party | null => {
    if (play.aces[seat] > 0) return 're';
    return play.ansagen.some((made) => made.seat === seat) ? partyOf(contract, seat) : null;
  });
  return concluded(known, play.aces);
}
