import { bySeat, type Seat, seatAfter, suitOf } from '@stammtisch/kit';
import { cardReader, inPackets, playOut, scriptTable } from '@stammtisch/kit/testing';
import {
  type AuchoCard,
  type AuchoIntent,
  type AuchoLegal,
  type AuchoOptions,
  type AuchoState,
  auchoGame,
  auchoOptionsSchema,
  type DealtStage,
  PACK,
  type SpielStage,
} from '../../src/index.ts';
import { legal } from '../../src/legal.ts';

/** Cards from text such as `HJ H9`; `H:JA9` gives three of one suit. */
export const cards = cardReader(PACK);

export function optionsWith(options: Partial<AuchoOptions> = {}): AuchoOptions {
  return auchoOptionsSchema.parse(options);
}

/** What the three hand players hold, from Vorhand, as far as it matters; the rest is filled up in pack order. */
export interface Layout {
  readonly hands?: readonly [string?, string?, string?];
  /** From top to bottom; given ones come first, `bottom` last. */
  readonly lukas?: string;
  readonly bottom?: string;
}

/** The deck that deals a layout (AU-6). */
export function deckFor(layout: Layout): AuchoCard[] {
  const hands = [0, 1, 2].map((i) => cards(layout.hands?.[i] ?? ''));
  const top = cards(layout.lukas ?? '');
  const bottom = cards(layout.bottom ?? '');
  const given = new Set([...hands.flat(), ...top, ...bottom]);
  const rest = PACK.filter((card) => !given.has(card));
  const fill = (some: readonly AuchoCard[], size: number) => [
    ...some,
    ...rest.splice(0, Math.max(0, size - some.length)),
  ];
  const full = hands.map((hand) => fill(hand, 9));
  const lukas = [...fill(top, 9 - bottom.length), ...bottom];
  return [...inPackets(full), ...lukas];
}

export interface Start extends Partial<Pick<AuchoState, 'striche' | 'haerdoepfel'>> {
  readonly options?: Partial<AuchoOptions>;
  readonly dealer?: Seat;
}

/** A table that plays scripts. Seats are named by their place after the dealer: 1 Vorhand, 2, 3, and 0 the dealer. */
export function table({ options, dealer = 0, ...columns }: Start = {}) {
  const script = scriptTable(auchoGame, { ...auchoGame.start(optionsWith(options)), ...columns });
  const { act, tries, awaited, turn, may } = script;
  const api = {
    get state() {
      return script.state;
    },
    get log() {
      return script.log;
    },
    act,
    tries,
    awaited,
    turn,
    may,
    deal(layout: Layout = {}) {
      if (script.state.draws.length === 0) act('table', drawFor(dealer));
      const next = auchoGame.view(script.state, 'public').deal.dealer;
      if (next === null) throw new Error('no dealer');
      return act('table', { type: 'geben', dealer: next, deck: deckFor(layout) });
    },
    says(seat: Seat, ...types: readonly ('kehr' | 'weiter' | 'halt' | 'lukas' | 'fort' | 'rauben')[]) {
      return types.flatMap((type) => act(seat, { type }));
    },
    trumpf: (seat: Seat, suit: 'C' | 'S' | 'H' | 'D') => act(seat, { type: 'trumpf', suit }),
    spielt: (seat: Seat, text: string) => {
      const [card] = cards(text);
      if (card === undefined) throw new Error('no card');
      return act(seat, { type: 'spielen', card });
    },
    weist: (seat: Seat, ...weise: readonly string[]) =>
      act(seat, { type: 'weisen', weise: weise.map((text) => ({ cards: cards(text) })) }),
    legal: (seat: Seat) => legalOf(script.state, seat),
    view: (viewer: Seat | 'public' | 'audit') => auchoGame.view(script.state, viewer),
    /** Plays any legal cards until the deal is over; nobody shows Weise. */
    playOut: (choose: (cards: readonly AuchoCard[]) => AuchoCard | undefined = (legal) => legal[0]) =>
      playOut(script, (seat) => playable(script.state, seat), choose),
  };
  return api;
}

/** `auchoGame.legal` with its own type: the kernel's contract only promises tagged values. */
export const legalOf: (state: AuchoState, seat: Seat) => readonly AuchoLegal[] = legal;

export function playable(state: AuchoState, seat: Seat): readonly AuchoCard[] {
  return legalOf(state, seat).flatMap((intent) => (intent.type === 'spielen' ? [intent.card] : []));
}

function drawFor(dealer: Seat): AuchoIntent {
  const order = bySeat((seat) => seatAfter(seat, -dealer));
  const drawn: readonly AuchoCard[] = ['C6', 'D7', 'H8', 'S9'];
  const at = (seat: Seat): AuchoCard | null => drawn[order[seat]] ?? null;
  return { type: 'ziehen', cards: [at(0), at(1), at(2), at(3)] };
}

export function spiel(state: AuchoState): SpielStage {
  if (state.stage.phase !== 'spiel') throw new Error(`phase ${state.stage.phase}`);
  return state.stage;
}

export function dealt(state: AuchoState): DealtStage {
  const { stage } = state;
  if (stage.phase === 'bereit' || stage.phase === 'ende') throw new Error(`phase ${stage.phase}`);
  return stage;
}

/** A deal in which the seat after the dealer holds all Hearts, which takes every trick with trump H. */
export const NINE_HEARTS: Layout = { hands: ['H:6789TJQKA'] };

export function countSuit(hand: readonly AuchoCard[], suit: string): number {
  return hand.filter((card) => suitOf(card) === suit).length;
}
