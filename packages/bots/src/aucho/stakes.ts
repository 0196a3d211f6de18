import type { AuchoOptions } from '@stammtisch/aucho';

/** The two ways to declare: against the two other hand players, or the dealer's Lukas against all three. */
export type Contract = 'hand' | 'lukas';

/** What a game is about for its declarer, in Stand against the average of the three others (AU-30). */
interface Stakes {
  readonly won: number;
  readonly lost: number;
}

/** Where a Härdöpfel is only written down it just breaks ties (AU-31 `mark`, AU-33). */
const MARK_ONLY = 0.1;

function stakesOf(contract: Contract, options: AuchoOptions): Stakes {
  const haerdoepfel = options.haerdoepfel === 'offset' ? 1 : MARK_ONLY;
  if (contract === 'lukas') return { won: 4, lost: -2 * haerdoepfel - 1 };
  // The dealer inherits with a declarer who wins, and shares the Härdöpfel.
  const dealer = options.geberHaerdoepfel ? haerdoepfel : 0;
  return { won: 2 - 2 / 3, lost: -haerdoepfel + dealer / 3 - (2 / 3) * options.verlustStriche };
}

/** What declaring gains against the others on average, in Stand, when won with this chance. */
export function gainOf(chance: number, contract: Contract, options: AuchoOptions): number {
  const { won, lost } = stakesOf(contract, options);
  return chance * won + (1 - chance) * lost;
}
