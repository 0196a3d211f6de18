import type { BySeat, KernelSections, Played, Seat, Suit } from '@stammtisch/kit';
import type { AuchoCard } from './cards.ts';
import type { DealResult, RankedPlayer, SeatWeis, Side } from './events.ts';
import type { AuchoLegal } from './intents.ts';
import type { AuchoOptions } from './options.ts';
import type { AuchoRefusal } from './refusals.ts';

/** Where a deal stands. `bereit`: the table is about to draw or deal. */
export type Phase = 'bereit' | 'bieten' | 'kehr' | 'lukasWahl' | 'lukasTrumpf' | 'spiel' | 'ende';

/** What a seat said last in the bidding of this deal; shown as a bubble. */
export type Said = 'trumpf' | 'kehr' | 'weiter' | 'halt' | 'lukas' | 'fort';

/** Everything a viewer of an Aucho table gets, section by section. Types only: the client imports nothing else. */
export type AuchoView = AuchoSections & KernelSections;

/** The sections that are Aucho's own. */
export interface AuchoSections {
  /** The public course of the deal that is being played or comes next. */
  readonly deal: {
    readonly phase: Phase;
    /** From 1; 0 while the dealer is drawn. */
    readonly number: number;
    readonly dealer: Seat | null;
    /** The seats that hold cards in this deal, in order from Vorhand. */
    readonly players: readonly Seat[];
    readonly kind: 'hand' | 'kehr' | 'lukas' | null;
    readonly declarer: Seat | null;
    readonly trump: Suit | null;
  };
  readonly options: AuchoOptions;
  /** Per seat, what all may see. */
  readonly seats: BySeat<{
    readonly cards: number;
    readonly tricks: number;
    readonly said: Said | null;
    readonly vierUnder: boolean;
    /** Points of its best Weis while the Weise are shown in trick 1; null if it showed none. */
    readonly weis: number | null;
  }>;
  /** The draws for the first dealer, a list by seat for each round (AU-5). */
  readonly draws: readonly BySeat<AuchoCard | null>[];
  /** The viewer's own cards, sorted; null for whoever holds none. */
  readonly hand: {
    readonly cards: readonly AuchoCard[];
    /** Why a card may not be played now; only on the viewer's turn to play. */
    readonly blocked: Readonly<Partial<Record<AuchoCard, AuchoRefusal>>>;
  } | null;
  /** For an audit, which is for deals that are over: every hand, sorted, and the stock from top to bottom. Null for all others. */
  readonly offen: {
    readonly hands: BySeat<readonly AuchoCard[]>;
    readonly lukas: readonly AuchoCard[];
  } | null;
  readonly trick: {
    /** From 1; 0 before play. */
    readonly number: number;
    readonly cards: readonly Played<AuchoCard>[];
  };
  readonly lastTrick: {
    readonly cards: readonly Played<AuchoCard>[];
    readonly winner: Seat;
    readonly points: number;
  } | null;
  /** The stock in the middle (AU-6); null once the dealer plays it. */
  readonly lukas: {
    readonly bottom: AuchoCard | null;
    /** Cards turned over in a Kehr, from the first; a robbed one shows the Six in its place. */
    readonly open: readonly {
      readonly card: AuchoCard;
      readonly robbed: { readonly seat: Seat; readonly card: AuchoCard } | null;
    }[];
    /** The nine, top to bottom, for the dealer who may look before they decide (AU-16). */
    readonly look: readonly AuchoCard[] | null;
  } | null;
  /** The Kehr under way: who is liable, and each hand player's answer to the current card. */
  readonly kehr: {
    readonly demander: Seat;
    readonly answers: BySeat<'halt' | 'weiter' | 'sealed' | null>;
  } | null;
  /** The Weise that count, once trick 1 is over (AU-26). */
  readonly weis: {
    readonly side: Side;
    readonly points: number;
    readonly weise: readonly SeatWeis[];
  } | null;
  /** Who called Stöck in this deal (AU-27). */
  readonly stoeck: Seat | null;
  readonly score: {
    readonly striche: BySeat<number>;
    readonly haerdoepfel: BySeat<number>;
    readonly stand: BySeat<number>;
    readonly ziel: number;
    /** Every finished deal, in order; `strafen` are the Härdöpfel of AU-9. */
    readonly deals: readonly DealRow[];
  };
  /** The last finished deal, with all cards as they were dealt. */
  readonly result: DealReport | null;
  readonly ranking: readonly RankedPlayer[] | null;
  /** What this seat may do now; empty for spectators. */
  readonly legal: readonly AuchoLegal[];
}

export interface DealRow extends DealResult {
  readonly deal: number;
  readonly dealer: Seat;
  readonly strafen: BySeat<number>;
}

/** How a deal came to its result, step by step (AU-28). */
export interface DealReport extends DealRow {
  readonly steps: {
    readonly tricks: Readonly<Record<Side, number>>;
    readonly lastTrick: Side | null;
    readonly weis: Readonly<Record<Side, number>>;
    readonly stoeck: Readonly<Record<Side, number>>;
    readonly match: Readonly<Record<Side, number>>;
  } | null;
  readonly hands: BySeat<readonly AuchoCard[]>;
  readonly lukas: readonly AuchoCard[];
}
