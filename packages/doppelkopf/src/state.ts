import type { BySeat, Played, Seat, Suit, TableState } from '@stammtisch/kit';
import type { DoppelkopfCard } from './cards.ts';
import type { RankedPlayer } from './events.ts';
import type { DoppelkopfOptions } from './options.ts';
import type { DealReport, DealRow, MadeAnsage } from './view.types.ts';

/** A trick that is over. */
export interface Trick {
  readonly cards: readonly Played<DoppelkopfCard>[];
  readonly winner: Seat;
  readonly augen: number;
}

/** What a seat said when it was asked; `hochzeit` is its secret until all four have answered without a Solo (DK-9). */
export type Answer = 'gesund' | 'hochzeit' | 'solo';

/** What lies or lay on the table since the deal, whatever its phase. */
export interface Deal {
  /** From 1. */
  readonly number: number;
  /** Seq of the `geben`. */
  readonly givenAt: number;
  readonly dealer: Seat;
  /** The cards as they were dealt, for the report. */
  readonly dealt: BySeat<readonly DoppelkopfCard[]>;
  readonly hands: BySeat<readonly DoppelkopfCard[]>;
  readonly answers: BySeat<Answer | null>;
  /** Who knocked, in order (DK-21). */
  readonly klopfer: readonly Seat[];
}

/** How a Hochzeit was settled: by the first trick of another seat, or not at all, which counts as trick 3 (DK-12, DK-19). */
export interface Klaerung {
  readonly trick: number;
  readonly partner: Seat | null;
}

/** Who plays against whom in truth; `re` are the seats of that party as far as they are settled. */
export type Contract =
  /** One seat in `re`: a stilles Solo, which nobody else knows (DK-10). */
  | { readonly kind: 'normal'; readonly re: readonly Seat[] }
  | { readonly kind: 'solo'; readonly re: readonly Seat[]; readonly soloist: Seat; readonly suit: Suit }
  | {
      readonly kind: 'hochzeit';
      readonly re: readonly Seat[];
      readonly bride: Seat;
      readonly klaerung: Klaerung | null;
    };

export interface Play {
  /** Who leads the trick on the table. */
  readonly leader: Seat;
  /** Seq of the entry that made it the turn of whoever has to play. */
  readonly turnAt: number;
  readonly trick: readonly Played<DoppelkopfCard>[];
  readonly tricks: readonly Trick[];
  /** In the order in which they were made (DK-20). */
  readonly ansagen: readonly MadeAnsage[];
  /** How many Kreuz-Asse each seat has laid (DK-13). */
  readonly aces: BySeat<number>;
}

/** Where the table stands. Each phase has what it needs and nothing else. */
export type Stage =
  /** The table is to deal. */
  | { readonly phase: 'bereit' }
  | FragenStage
  | SpielStage
  | { readonly phase: 'ende'; readonly ranking: readonly RankedPlayer[] };

/** The seats are asked in turn (DK-8). */
export interface FragenStage {
  readonly phase: 'fragen';
  readonly deal: Deal;
  readonly turn: Seat;
  readonly turnAt: number;
}

export interface SpielStage {
  readonly phase: 'spiel';
  readonly deal: Deal;
  readonly contract: Contract;
  readonly play: Play;
}

/** A stage in which cards are dealt. */
export type DealtStage = FragenStage | SpielStage;

export interface DoppelkopfState extends TableState {
  readonly options: DoppelkopfOptions;
  /** Every finished deal. */
  readonly deals: readonly DealRow[];
  /** The running totals. */
  readonly scores: BySeat<number>;
  readonly finished: { readonly report: DealReport; readonly lastTrick: Trick | null } | null;
  readonly stage: Stage;
}

/** The state before the first entry of a match under these house rules. */
export function startDoppelkopf(options: DoppelkopfOptions): DoppelkopfState {
  return {
    seq: 0,
    options,
    deals: [],
    scores: [0, 0, 0, 0],
    finished: null,
    stage: { phase: 'bereit' },
  };
}

/** The stage if cards are dealt, else null. */
export function dealtStage(stage: Stage): DealtStage | null {
  return stage.phase === 'bereit' || stage.phase === 'ende' ? null : stage;
}
