import type { Absage } from './ansagen.ts';
import { isAbsage } from './ansagen.ts';
import { ALL_AUGEN } from './cards.ts';
import type { Party } from './events.ts';
import type { Ansage } from './intents.ts';
import type { DoppelkopfOptions } from './options.ts';
import type { WinReason } from './view.types.ts';

/** What a deal is judged by. */
export interface Judged {
  readonly reAugen: number;
  readonly reTricks: number;
  /** All tricks of the deal; Kontra took the rest. */
  readonly tricks: number;
  readonly ansagen: Readonly<Record<Party, readonly Ansage[]>>;
}

export interface Verdict {
  readonly winner: Party | null;
  readonly why: WinReason;
  /** What Re needed without Absagen, in Augen (DK-22). */
  readonly needed: number;
}

/** DK-23: the other party stays under this, in Augen; `schwarz` goes by tricks. */
const LIMIT: Readonly<Record<Exclude<Absage, 'schwarz'>, number>> = { keine90: 90, keine60: 60, keine30: 30 };

/** The party that plays against this one. */
export function otherParty(party: Party): Party {
  return party === 're' ? 'kontra' : 're';
}

function taken(deal: Judged, party: Party) {
  return party === 're'
    ? { augen: deal.reAugen, tricks: deal.reTricks }
    : { augen: ALL_AUGEN - deal.reAugen, tricks: deal.tricks - deal.reTricks };
}

/** Whether an Absage of this party held: the other stayed under it (DK-23). */
function holds(deal: Judged, party: Party, absage: Absage): boolean {
  const { augen, tricks } = taken(deal, otherParty(party));
  return absage === 'schwarz' ? tricks === 0 : augen < LIMIT[absage];
}

/** The Absagen of a party, in the order in which they were made. */
function absagenOf(deal: Judged, party: Party): readonly Absage[] {
  return deal.ansagen[party].filter(isAbsage);
}

/** The Absagen of a party that failed (DK-23, DK-25). */
export function missedBy(deal: Judged, party: Party): readonly Absage[] {
  return absagenOf(deal, party).filter((absage) => !holds(deal, party, absage));
}

/** DK-22: 121, or 120 if Kontra alone was announced and the option `kontraAllein121` says so. */
function neededByRe({ ansagen }: Judged, options: DoppelkopfOptions): number {
  const kontraAlone = ansagen.re.length === 0 && ansagen.kontra.length > 0;
  return options.kontraAllein121 && kontraAlone ? ALL_AUGEN / 2 : ALL_AUGEN / 2 + 1;
}

/** The Absagen of a party that held, in the order in which they were made (DK-23, DK-25). */
export function keptBy(deal: Judged, party: Party): readonly Absage[] {
  return absagenOf(deal, party).filter((absage) => holds(deal, party, absage));
}

/**
 * Who wins a deal, and why: without Absagen by Augen (DK-22), else by them alone (DK-23), or by Augen all the same
 * under the option `absageVerfehlt: nurVerdoppelt`.
 */
export function judge(deal: Judged, options: DoppelkopfOptions): Verdict {
  const needed = neededByRe(deal, options);
  const parties = (['re', 'kontra'] as const).filter((party) => absagenOf(deal, party).length > 0);
  const [party, both] = parties;
  if (party === undefined || options.absageVerfehlt === 'nurVerdoppelt') {
    return { winner: deal.reAugen >= needed ? 're' : 'kontra', why: 'augen', needed };
  }
  // Two parties cannot both succeed: each would have had to keep the other under 90.
  const winner = parties.find((one) => missedBy(deal, one).length === 0);
  if (winner !== undefined) return { winner, why: 'absageErfuellt', needed };
  return both === undefined
    ? { winner: otherParty(party), why: 'absageVerfehlt', needed }
    : { winner: null, why: 'beideVerfehlt', needed };
}
