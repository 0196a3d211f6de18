import type { BySeat, Played, Seat, Suit, TableState } from '@stammtisch/kit';
import type { AuchoCard } from './cards.ts';
import type { RankedPlayer, SeatWeis, Side, Weis } from './events.ts';
import type { AuchoOptions } from './options.ts';
import type { DealReport, DealRow, Said } from './view.types.ts';

/** A trick that is over; `points` of the last one hold the 5 (AU-28). */
export interface Trick {
  readonly cards: readonly Played<AuchoCard>[];
  readonly winner: Seat;
  readonly points: number;
}

/** What lies or lay on the table since the deal, whatever its phase. */
export interface Deal {
  /** From 1. */
  readonly number: number;
  /** Seq of the `geben`. */
  readonly givenAt: number;
  readonly dealer: Seat;
  /** The cards as they were dealt, for the report; the dealer's hand is empty. */
  readonly dealt: { readonly hands: BySeat<readonly AuchoCard[]>; readonly lukas: readonly AuchoCard[] };
  readonly hands: BySeat<readonly AuchoCard[]>;
  /** The stock from top to bottom, robbed cards replaced by their Six; empty once the dealer took it. */
  readonly lukas: readonly AuchoCard[];
  readonly said: BySeat<Said | null>;
  /** Who announced four Under (AU-8). */
  readonly vierUnder: BySeat<boolean>;
  /** Härdöpfel of AU-9 in this deal; the running columns of the match hold them already. */
  readonly strafen: BySeat<number>;
}

export type Answer = 'halt' | 'weiter';

/** A card of the Lukas that was turned over; a robbed one shows the Six, and `robbed` what was taken. */
export interface OpenCard {
  readonly card: AuchoCard;
  readonly robbed: { readonly seat: Seat; readonly card: AuchoCard } | null;
}

export interface Kehr {
  readonly demander: Seat;
  /** In the order in which they were turned; the last one is current. */
  readonly open: readonly OpenCard[];
  /** The answers to the current card, even while they are sealed to others. */
  readonly answers: BySeat<Answer | null>;
  /** Seq of the current card's `aufgedeckt`. */
  readonly cardAt: number;
  /** Seq of the last answer, or of the bid that began the Kehr: since when the dealer may have to turn. */
  readonly answeredAt: number;
}

/** Who plays for how much against whom. `at`: seq of the entry that made trump. */
export type Contract =
  | { readonly kind: 'hand'; readonly declarer: Seat; readonly trump: Suit; readonly at: number }
  | {
      readonly kind: 'kehr';
      readonly declarer: Seat;
      readonly trump: Suit;
      readonly at: number;
      readonly kehr: Kehr;
    }
  | {
      readonly kind: 'lukas';
      readonly declarer: Seat;
      readonly trump: Suit;
      readonly at: number;
      /** Seq of `lukasGenommen`. */
      readonly takenAt: number;
    };

/** The Weise that count (AU-26). */
export interface CountedWeise {
  readonly side: Side;
  readonly points: number;
  readonly weise: readonly SeatWeis[];
}

export interface Play {
  /** Who led trick 1. */
  readonly vorhand: Seat;
  /** Who leads the trick on the table. */
  readonly leader: Seat;
  /** Seq of the entry that made it the turn of whoever has to play. */
  readonly turnAt: number;
  readonly trick: readonly Played<AuchoCard>[];
  readonly tricks: readonly Trick[];
  /** The Weise that each seat showed; null if it showed none. One with 0 points is penalised and counts nothing (AU-9). */
  readonly shown: BySeat<readonly Weis[] | null>;
  readonly weis: CountedWeise | null;
  readonly stoeck: { readonly seat: Seat; readonly points: number } | null;
}

/** Where the table stands. Each phase has what it needs and nothing else. */
export type Stage =
  /** The table is to draw for the first dealer or to deal. */
  | { readonly phase: 'bereit' }
  | {
      readonly phase: 'bieten';
      readonly deal: Deal;
      readonly turn: Seat;
      readonly turnAt: number;
      /** Who first demanded a Kehr while the bidding goes on (AU-11 `waits`). */
      readonly demander: Seat | null;
    }
  | { readonly phase: 'kehr'; readonly deal: Deal; readonly kehr: Kehr }
  /** The dealer may take the Lukas, since the seq `at`. */
  | { readonly phase: 'lukasWahl'; readonly deal: Deal; readonly at: number }
  /** The dealer took it at the seq `at` and has to name trump. */
  | { readonly phase: 'lukasTrumpf'; readonly deal: Deal; readonly at: number }
  | SpielStage
  | { readonly phase: 'ende'; readonly ranking: readonly RankedPlayer[] };

export interface SpielStage {
  readonly phase: 'spiel';
  readonly deal: Deal;
  readonly contract: Contract;
  readonly play: Play;
}

/** A stage in which cards are dealt. */
export type DealtStage = Extract<Stage, { deal: Deal }>;

export interface AuchoState extends TableState {
  readonly options: AuchoOptions;
  /** The draws for the first dealer, round by round (AU-5). */
  readonly draws: readonly BySeat<AuchoCard | null>[];
  /** Every finished deal. */
  readonly deals: readonly DealRow[];
  /** The running columns; a Härdöpfel of AU-9 is in them at once. */
  readonly striche: BySeat<number>;
  readonly haerdoepfel: BySeat<number>;
  readonly finished: { readonly report: DealReport; readonly lastTrick: Trick | null } | null;
  readonly stage: Stage;
}

/** The state before the first entry of a match under these house rules. */
export function startAucho(options: AuchoOptions): AuchoState {
  return {
    seq: 0,
    options,
    draws: [],
    deals: [],
    striche: [0, 0, 0, 0],
    haerdoepfel: [0, 0, 0, 0],
    finished: null,
    stage: { phase: 'bereit' },
  };
}

/** The stage if cards are dealt, else null. */
export function dealtStage(stage: Stage): DealtStage | null {
  return stage.phase === 'bereit' || stage.phase === 'ende' ? null : stage;
}
