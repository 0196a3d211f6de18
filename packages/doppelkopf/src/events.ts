import type { BySeat, Seat, Suit } from '@stammtisch/kit';
import type { DoppelkopfCard } from './cards.ts';
import type { Ansage } from './intents.ts';

/** DK-11: the holders of a Kreuz-Ass, a bride and her partner or a soloist, against the others. */
export type Party = 're' | 'kontra';

/** What a deal was in the end; an unmatched Hochzeit is `hochzeit` with one seat in `re` (DK-12). */
export type DealKind = 'normal' | 'hochzeit' | 'solo' | 'still';

/** A deal's result (DK-22 … DK-28). */
export interface DealResult {
  readonly kind: DealKind;
  /** Of a Solo. */
  readonly suit: Suit | null;
  readonly re: readonly Seat[];
  readonly reAugen: number;
  readonly kontraAugen: number;
  readonly reTricks: number;
  /** Null if both parties failed with their Absagen (DK-23). */
  readonly winner: Party | null;
  /** DK-24 and DK-25; 0 if nobody wins. */
  readonly base: number;
  /** How many were made, by both parties (DK-26). */
  readonly announcements: number;
  /** How many knocked (DK-27). */
  readonly knocks: number;
  /** Before the × 3 of who plays alone. */
  readonly points: number;
  /** What this deal writes (DK-28). */
  readonly scores: BySeat<number>;
}

export interface RankedPlayer {
  readonly seat: Seat;
  readonly place: number;
  readonly score: number;
}

/** Every event of Doppelkopf. Redaction replaces what a viewer may not know by null. */
export type DoppelkopfEvent =
  | {
      readonly type: 'gegeben';
      readonly dealer: Seat;
      /** By seat: twelve cards as dealt; null for those a viewer may not see. */
      readonly hands: BySeat<readonly DoppelkopfCard[] | null>;
    }
  | {
      readonly type: 'geantwortet';
      readonly seat: Seat;
      /** Sealed (DK-9): null for all others. */
      readonly answer: 'gesund' | 'hochzeit' | null;
    }
  | { readonly type: 'soloAngesagt'; readonly seat: Seat; readonly suit: Suit }
  | { readonly type: 'hochzeitAngesagt'; readonly seat: Seat }
  | { readonly type: 'angesagt'; readonly seat: Seat; readonly ansage: Ansage; readonly trick: number }
  | { readonly type: 'geklopft'; readonly seat: Seat }
  | { readonly type: 'gespielt'; readonly seat: Seat; readonly card: DoppelkopfCard }
  | {
      readonly type: 'stichGewonnen';
      readonly seat: Seat;
      readonly cards: readonly DoppelkopfCard[];
      readonly augen: number;
    }
  | { readonly type: 'hochzeitGeklaert'; readonly partner: Seat; readonly trick: number }
  | { readonly type: 'hochzeitAllein' }
  | ({ readonly type: 'spielGewertet' } & DealResult)
  | { readonly type: 'partieBeendet'; readonly ranking: readonly RankedPlayer[] };
