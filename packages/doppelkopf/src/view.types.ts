import type { BySeat, KernelSections, Played, Seat, Suit } from '@stammtisch/kit';
import type { DoppelkopfCard } from './cards.ts';
import type { DealResult, Party, RankedPlayer } from './events.ts';
import type { Ansage, DoppelkopfLegal } from './intents.ts';
import type { DoppelkopfOptions } from './options.ts';
import type { DoppelkopfRefusal } from './refusals.ts';

/** Where a deal stands. `bereit`: the table is about to deal. */
export type Phase = 'bereit' | 'fragen' | 'spiel' | 'ende';

/** An announcement with the seat that made it and the number of the trick (DK-20). */
export interface MadeAnsage {
  readonly seat: Seat;
  readonly ansage: Ansage;
  readonly trick: number;
}

/** Everything a viewer of a Doppelkopf table gets, section by section. Types only: the client imports nothing else. */
export type DoppelkopfView = DoppelkopfSections & KernelSections;

/** The sections that are Doppelkopf's own. */
export interface DoppelkopfSections {
  /** The public course of the deal that is being played or comes next. */
  readonly deal: {
    readonly phase: Phase;
    /** From 1. */
    readonly number: number;
    /** How many deals the match has (DK-7). */
    readonly deals: number;
    /** Null before the first deal, with which they are drawn (DK-5). */
    readonly dealer: Seat | null;
    readonly vorhand: Seat | null;
    /** As all know it: a stilles Solo reads `normal` (DK-10). Null before play. */
    readonly kind: 'normal' | 'hochzeit' | 'solo' | null;
    readonly solo: { readonly seat: Seat; readonly suit: Suit } | null;
    readonly hochzeit: {
      readonly seat: Seat;
      /** The Klärungsstich, 3 if there was none; null until it is over (DK-12, DK-19). */
      readonly klaerung: number | null;
      readonly partner: Seat | null;
      /** She won the first three tricks and plays alone (DK-12). */
      readonly allein: boolean;
    } | null;
  };
  readonly options: DoppelkopfOptions;
  /** Per seat, what all may see. Between deals what the last one came to. */
  readonly seats: BySeat<{
    readonly cards: number;
    readonly tricks: number;
    /** Null while a deal is played. */
    readonly augen: number | null;
    /** Whether it was asked and has answered; what, is sealed (DK-9). */
    readonly answered: boolean;
    /** As all know it (DK-13); for an audit as it is. */
    readonly party: Party | null;
    readonly knocked: boolean;
  }>;
  /** What the viewer alone knows of their seat; null for spectators and between deals. */
  readonly own: {
    /** Null until play begins, and for the others in a Hochzeit until the Klärungsstich (DK-12). */
    readonly party: Party | null;
    /** What the seat answered when it was asked (DK-8). */
    readonly answer: 'gesund' | 'hochzeit' | 'solo' | null;
    /** It plays a stilles Solo (DK-10). */
    readonly still: boolean;
  } | null;
  /** The viewer's own cards, from the highest suit down; null for spectators. */
  readonly hand: {
    readonly cards: readonly DoppelkopfCard[];
    /** Why a card may not be played now; only on the viewer's turn to play. */
    readonly blocked: Readonly<Partial<Record<DoppelkopfCard, DoppelkopfRefusal>>>;
  } | null;
  /** For an audit, which is for deals that are over: every hand, sorted, and what each seat answered (DK-8). Null for all others. */
  readonly offen: {
    readonly hands: BySeat<readonly DoppelkopfCard[]>;
    readonly answers: BySeat<'gesund' | 'hochzeit' | 'solo' | null>;
  } | null;
  readonly trick: {
    /** From 1; 0 before play. */
    readonly number: number;
    readonly cards: readonly Played<DoppelkopfCard>[];
  };
  readonly lastTrick: {
    readonly cards: readonly Played<DoppelkopfCard>[];
    readonly winner: Seat;
    readonly augen: number;
  } | null;
  /** The announcements of this deal, in order (DK-20). */
  readonly ansagen: readonly MadeAnsage[];
  readonly klopfen: {
    /** Whether some seat may still knock (DK-21). */
    readonly open: boolean;
    /** Who knocked, in order. */
    readonly seats: readonly Seat[];
  };
  readonly score: {
    readonly totals: BySeat<number>;
    /** Every finished deal, in order. */
    readonly deals: readonly DealRow[];
  };
  /** The last finished deal, with all cards as they were dealt. */
  readonly result: DealReport | null;
  readonly ranking: readonly RankedPlayer[] | null;
  /** What this seat may do now; empty for spectators. */
  readonly legal: readonly DoppelkopfLegal[];
}

/** A row of the score sheet. */
export interface DealRow extends DealResult {
  readonly deal: number;
  readonly dealer: Seat;
  readonly ansagen: readonly MadeAnsage[];
  /** Who knocked, in order. */
  readonly klopfer: readonly Seat[];
}

/** Why a party won (DK-22, DK-23): by Augen, by an Absage that held or failed, or both parties' failed. */
export type WinReason = 'augen' | 'absageErfuellt' | 'absageVerfehlt' | 'beideVerfehlt';

/** One point of the base (DK-24, DK-25). `gegenDieAlten`: the second one for who beats Re. */
export type BasePart =
  | { readonly reason: 'gewonnen' | 'gegenDieAlten' }
  | { readonly reason: 'angesagt' | 'verfehlt'; readonly ansage: Ansage };

/** One doubling (DK-26, DK-27). */
export type Doubling =
  | ({ readonly reason: 'ansage' } & MadeAnsage)
  | { readonly reason: 'klopfen'; readonly seat: Seat };

/** How a deal came to its result, step by step (DK-22 … DK-28). */
export interface DealReport extends DealRow {
  readonly why: WinReason;
  /** What Re needed, in Augen, without Absagen (DK-22). */
  readonly needed: number;
  /** A point each. */
  readonly parts: readonly BasePart[];
  readonly doublings: readonly Doubling[];
  readonly augen: BySeat<number>;
  readonly tricks: BySeat<number>;
  readonly hands: BySeat<readonly DoppelkopfCard[]>;
}
