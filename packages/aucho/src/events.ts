import type { BySeat, Seat, Suit } from '@stammtisch/kit';
import type { AuchoCard } from './cards.ts';

/** A Weis: three or more in a row of one suit, or four alike (AU-25). 0 points: late four Under, which count nothing (AU-9). */
export interface Weis {
  readonly cards: readonly AuchoCard[];
  readonly points: number;
}

export interface SeatWeis extends Weis {
  readonly seat: Seat;
}

export type Side = 'declarer' | 'opponents';

/** What kind of deal it was. */
export type DealKind = 'hand' | 'kehr' | 'kehrVerfallen' | 'lukas' | 'fort';

/** A deal's result (AU-28 … AU-30), without the penalty of AU-9. */
export interface DealResult {
  readonly kind: DealKind;
  readonly declarer: Seat | null;
  readonly suit: Suit | null;
  readonly declarerPoints: number | null;
  readonly opponentPoints: number | null;
  readonly won: boolean | null;
  readonly striche: BySeat<number>;
  readonly haerdoepfel: BySeat<number>;
}

export interface RankedPlayer {
  readonly seat: Seat;
  readonly place: number;
  readonly striche: number;
  readonly haerdoepfel: number;
  readonly stand: number;
}

/** Every event of Aucho. Redaction replaces what a viewer may not know by null. */
export type AuchoEvent =
  | { readonly type: 'gezogen'; readonly cards: BySeat<AuchoCard | null> }
  | {
      readonly type: 'gegeben';
      readonly dealer: Seat;
      /** By seat: nine cards for each hand player, as dealt; null for the dealer, and for those a viewer may not see. */
      readonly hands: BySeat<readonly AuchoCard[] | null>;
      /** From top to bottom; all but the last are null for everybody while it is closed. */
      readonly lukas: readonly (AuchoCard | null)[];
    }
  | { readonly type: 'vierUnderAngemeldet'; readonly seat: Seat }
  | {
      readonly type: 'trumpfGemacht';
      readonly seat: Seat;
      readonly suit: Suit;
      readonly from: 'hand' | 'kehr' | 'lukas';
    }
  | { readonly type: 'kehrVerlangt'; readonly seat: Seat }
  | { readonly type: 'gepasst'; readonly seat: Seat }
  | { readonly type: 'aufgedeckt'; readonly index: number; readonly card: AuchoCard }
  | {
      readonly type: 'geantwortet';
      readonly seat: Seat;
      /** Null for the others while it is sealed. */
      readonly answer: 'halt' | 'weiter' | null;
      /** Only under `haltVorrecht: seat` (AU-13): whoever redacts has no state to look it up in. */
      readonly sealed?: true;
    }
  | { readonly type: 'geraubt'; readonly seat: Seat; readonly card: AuchoCard; readonly six: AuchoCard }
  | { readonly type: 'lukasGenommen'; readonly seat: Seat }
  | { readonly type: 'fortGesagt'; readonly seat: Seat }
  | {
      readonly type: 'gewiesen';
      readonly seat: Seat;
      readonly weise: readonly Weis[] | null;
      readonly best: number;
    }
  | { readonly type: 'strafe'; readonly seat: Seat; readonly haerdoepfel: 1 }
  | { readonly type: 'gespielt'; readonly seat: Seat; readonly card: AuchoCard }
  | { readonly type: 'stoeckGezaehlt'; readonly seat: Seat; readonly points: number }
  | {
      readonly type: 'stichGewonnen';
      readonly seat: Seat;
      readonly cards: readonly AuchoCard[];
      readonly points: number;
    }
  | {
      readonly type: 'weisGezaehlt';
      readonly side: Side;
      readonly points: number;
      readonly weise: readonly SeatWeis[];
    }
  | ({ readonly type: 'spielGewertet' } & DealResult)
  | { readonly type: 'partieBeendet'; readonly ranking: readonly RankedPlayer[] };
