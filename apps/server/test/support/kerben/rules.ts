import {
  accept,
  type BySeat,
  bySeat,
  type Card,
  type Decision,
  packOf,
  rankBy,
  refuse,
  SEATS,
  type Seat,
  seatAfter,
  type TableState,
} from '@stammtisch/kit';

/*
 * «Kerben», a game that there is not: it shows that everything around a game works for any game. Each of the four gets
 * two cards and lays them openly, one after the other; the highest rank of a round cuts a notch. It shares no name of
 * an intent, event or column with a game of the house.
 */

const RANKS = ['6', '7', '8', '9', 'T', 'J', 'Q', 'K', 'A'] as const;
export type KerbenCard = Card<(typeof RANKS)[number]>;
export const PACK: readonly KerbenCard[] = packOf(RANKS);
const HAND = 2;

export interface KerbenOptions {
  readonly [name: string]: number;
  /** How many deals a match has. */
  readonly haende: number;
}

/** The name of the seats' one intent is longer than any of the house. */
export type KerbenIntent =
  | { readonly type: 'verteilen'; readonly pack: readonly KerbenCard[] }
  | { readonly type: 'legeDieKarteOffenHin'; readonly karte: KerbenCard };

type Blaetter = BySeat<readonly KerbenCard[] | null>;

export interface KerbenRank {
  readonly seat: Seat;
  readonly place: number;
  readonly kerben: number;
}

export type KerbenEvent =
  | { readonly type: 'verteilt'; readonly blaetter: Blaetter }
  | { readonly type: 'hingelegt'; readonly seat: Seat; readonly karte: KerbenCard }
  | { readonly type: 'rundeGekerbt'; readonly seat: Seat }
  | { readonly type: 'haendeGezaehlt'; readonly art: 'einig' | 'geteilt' }
  | { readonly type: 'kerbholzVoll'; readonly rang: readonly KerbenRank[] };

export interface KerbenState extends TableState {
  readonly options: KerbenOptions;
  readonly done: number;
  /** Seq of the deal, or of the card before. */
  readonly turnAt: number;
  readonly turn: Seat | null;
  readonly blaetter: BySeat<readonly KerbenCard[]>;
  readonly mitte: readonly { readonly seat: Seat; readonly karte: KerbenCard }[];
  /** Who cut the notches of this deal. */
  readonly gekerbt: readonly Seat[];
  readonly kerben: BySeat<number>;
  readonly rang: readonly KerbenRank[] | null;
}

export const EMPTY: BySeat<readonly KerbenCard[]> = [[], [], [], []];

/** Two cards to each, from the top. */
export function dealtFrom(pack: readonly KerbenCard[]): BySeat<readonly KerbenCard[]> {
  return bySeat((seat) => pack.slice(seat * HAND, (seat + 1) * HAND));
}

const strength = (karte: KerbenCard) => PACK.indexOf(karte) % RANKS.length;

function rangOf(kerben: BySeat<number>): readonly KerbenRank[] {
  return rankBy(
    SEATS.map((seat) => ({ seat, kerben: kerben[seat] })),
    (a, b) => b.kerben - a.kerben,
  );
}

/** What comes of the last card of a round. */
function closed(state: KerbenState, mitte: KerbenState['mitte']): readonly KerbenEvent[] {
  const best = mitte.reduce((a, b) => (strength(b.karte) > strength(a.karte) ? b : a)).seat;
  const gekerbt = [...state.gekerbt, best];
  const round: KerbenEvent = { type: 'rundeGekerbt', seat: best };
  if (gekerbt.length < HAND) return [round];
  const art = gekerbt.every((seat) => seat === best) ? 'einig' : 'geteilt';
  const counted: KerbenEvent = { type: 'haendeGezaehlt', art };
  if (state.done + 1 < state.options.haende) return [round, counted];
  const kerben = bySeat((seat) => state.kerben[seat] + (seat === best ? 1 : 0));
  return [round, counted, { type: 'kerbholzVoll', rang: rangOf(kerben) }];
}

/** Refuses with the codes that all games of cards share. */
export function decide(state: KerbenState, by: Seat | 'table', intent: KerbenIntent): Decision<KerbenEvent> {
  if (intent.type === 'verteilen') {
    if (by !== 'table') return refuse('notForYou');
    return state.turn === null && state.rang === null
      ? accept<KerbenEvent>({ type: 'verteilt', blaetter: dealtFrom(intent.pack) })
      : refuse('notNow');
  }
  if (by === 'table') return refuse('notForYou');
  if (by !== state.turn) return refuse('notYourTurn');
  if (!state.blaetter[by].includes(intent.karte)) return refuse('noCard');
  const laid: KerbenEvent = { type: 'hingelegt', seat: by, karte: intent.karte };
  const mitte = [...state.mitte, { seat: by, karte: intent.karte }];
  return mitte.length < SEATS.length ? accept(laid) : accept(laid, ...closed(state, mitte));
}

export function evolve(state: KerbenState, event: KerbenEvent): KerbenState {
  switch (event.type) {
    case 'verteilt':
      return {
        ...state,
        blaetter: bySeat((seat) => event.blaetter[seat] ?? []),
        turn: 0,
        turnAt: state.seq,
        gekerbt: [],
      };
    case 'hingelegt':
      return {
        ...state,
        blaetter: bySeat((seat) => state.blaetter[seat].filter((karte) => karte !== event.karte)),
        mitte: [...state.mitte, { seat: event.seat, karte: event.karte }],
        turn: seatAfter(event.seat),
        turnAt: state.seq,
      };
    case 'rundeGekerbt':
      return {
        ...state,
        mitte: [],
        turn: event.seat,
        gekerbt: [...state.gekerbt, event.seat],
        kerben: bySeat((seat) => state.kerben[seat] + (seat === event.seat ? 1 : 0)),
      };
    case 'haendeGezaehlt':
      return { ...state, done: state.done + 1, turn: null };
    case 'kerbholzVoll':
      return { ...state, rang: event.rang, turn: null };
  }
}
