import { type By, bySeat, type Seat, seatAfter, suitOf } from '@stammtisch/kit';
import {
  type AuchoCard,
  type AuchoEvent,
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

const CARDS: ReadonlyMap<string, AuchoCard> = new Map(PACK.map((card) => [card, card]));

/** Cards from text such as `HJ H9`; `H:JA9` gives three of one suit. */
export function cards(text: string): AuchoCard[] {
  const words = text.split(/\s+/).filter((word) => word !== '');
  return words.flatMap((word) => {
    const names = word[1] === ':' ? [...word.slice(2)].map((rank) => `${word[0]}${rank}`) : [word];
    return names.map((name) => {
      const card = CARDS.get(name);
      if (card === undefined) throw new Error(`no card ${name}`);
      return card;
    });
  });
}

export function optionsWith(options: Partial<AuchoOptions> = {}): AuchoOptions {
  return auchoOptionsSchema.parse(options);
}

/** One entry of the log: what is decided, folded as the kit does it. */
export function step(
  state: AuchoState,
  by: By,
  intent: AuchoIntent,
): { readonly state: AuchoState; readonly events: readonly AuchoEvent[] } {
  const decision = auchoGame.decide(state, by, intent);
  if (!decision.ok) throw new Error(`${by} ${JSON.stringify(intent)}: ${decision.code}`);
  let next: AuchoState = { ...state, seq: state.seq + 1 };
  for (const event of decision.events) next = auchoGame.evolve(next, event);
  return { state: next, events: decision.events };
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
  const packets = [0, 3, 6].flatMap((from) => full.flatMap((hand) => hand.slice(from, from + 3)));
  return [...packets, ...lukas];
}

export interface Start extends Partial<Pick<AuchoState, 'striche' | 'haerdoepfel'>> {
  readonly options?: Partial<AuchoOptions>;
  readonly dealer?: Seat;
}

/** A table that plays scripts. Seats are named by their place after the dealer: 1 Vorhand, 2, 3, and 0 the dealer. */
export function table({ options, dealer = 0, ...columns }: Start = {}) {
  let state: AuchoState = { ...auchoGame.start(optionsWith(options)), ...columns };
  const log: AuchoEvent[] = [];
  const act = (by: By, intent: AuchoIntent): readonly AuchoEvent[] => {
    const result = step(state, by, intent);
    state = result.state;
    log.push(...result.events);
    return result.events;
  };
  const api = {
    get state() {
      return state;
    },
    get log(): readonly AuchoEvent[] {
      return log;
    },
    act,
    /** The code of the refusal, or `ok`; nothing happens. */
    tries(by: By, intent: AuchoIntent): string {
      const decision = auchoGame.decide(state, by, intent);
      return decision.ok ? 'ok' : decision.code;
    },
    deal(layout: Layout = {}) {
      if (state.draws.length === 0) act('table', drawFor(dealer));
      const next = auchoGame.view(state, 'public').table.dealer;
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
    legal: (seat: Seat) => legalOf(state, seat),
    may: (seat: Seat): string[] => legalOf(state, seat).map((intent) => intent.type),
    view: (viewer: Seat | 'public' | 'audit') => auchoGame.view(state, viewer),
    /** Plays any legal cards until the deal is over; nobody shows Weise. */
    playOut(choose: (cards: readonly AuchoCard[]) => AuchoCard | undefined = (legal) => legal[0]) {
      while (state.stage.phase === 'spiel') {
        const [seat] = auchoGame.awaited(state);
        if (seat === undefined) throw new Error('nobody awaited');
        const card = choose(playable(state, seat));
        if (card === undefined) throw new Error('no legal card');
        act(seat, { type: 'spielen', card });
      }
      const row = state.deals[state.deals.length - 1];
      if (row === undefined) throw new Error('no result');
      return row;
    },
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

/** A deal in which the seat after the dealer holds all Hearts, so that he takes every trick with trump H. */
export const NINE_HEARTS: Layout = { hands: ['H:6789TJQKA'] };

export function countSuit(hand: readonly AuchoCard[], suit: string): number {
  return hand.filter((card) => suitOf(card) === suit).length;
}
