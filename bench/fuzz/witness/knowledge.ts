import { type By, bySeat, isSeat, type Seat, type Tagged, type Viewer } from '@stammtisch/kit';
import { isObject, type JsonObject } from '../json.ts';

type Cards = readonly string[];

/** Who knows which cards after an entry, worked out from the events alone, without the projector that is on trial. */
export interface Knowledge {
  /** Open to all in this deal. */
  readonly open: Cards;
  /** What each seat has seen besides. */
  readonly own: readonly [Cards, Cards, Cards, Cards];
  /** What each seat holds now. */
  readonly hands: readonly [Cards, Cards, Cards, Cards];
  readonly lukas: Cards;
  readonly dealer: Seat | null;
  readonly passes: number;
  /** All that was dealt in the deals that are over: what a result may show. */
  readonly finished: readonly string[];
  readonly dealt: string;
}

const NONE: readonly [Cards, Cards, Cards, Cards] = [[], [], [], []];

export const NOTHING: Knowledge = {
  open: [],
  own: NONE,
  hands: NONE,
  lukas: [],
  dealer: null,
  passes: 0,
  finished: [],
  dealt: '',
};

const CARD = /^[CSHD][6789TJQKA]$/;

/** Every card that is named anywhere in a value, as a text or as a key. */
export function cardsIn(value: unknown, found: string[] = []): string[] {
  if (typeof value === 'string') {
    if (CARD.test(value)) found.push(value);
  } else if (Array.isArray(value)) {
    for (const inner of value) cardsIn(inner, found);
  } else if (isObject(value)) {
    for (const [key, inner] of Object.entries(value)) {
      if (CARD.test(key)) found.push(key);
      cardsIn(inner, found);
    }
  }
  return found;
}

function without(hand: Cards, card: string): Cards {
  const at = hand.indexOf(card);
  return at < 0 ? hand : [...hand.slice(0, at), ...hand.slice(at + 1)];
}

function given(before: Knowledge, event: JsonObject): Knowledge {
  const hands = bySeat((seat) => cardsIn(Array.isArray(event.hands) ? event.hands[seat] : []));
  const lukas = cardsIn(event.lukas);
  const dealer = isSeat(event.dealer) ? event.dealer : null;
  const dealt = JSON.stringify([hands, lukas]);
  return {
    ...NOTHING,
    finished: before.finished,
    open: lukas.slice(-1),
    own: hands,
    hands,
    lukas,
    dealer,
    dealt,
  };
}

/** The dealer sees the nine: before the decision where the house allows it, or since they are the own hand. */
function lukasSeen(known: Knowledge): Knowledge {
  const own = bySeat((seat) => (seat === known.dealer ? known.lukas : known.own[seat]));
  return { ...known, own };
}

function seatEvent(known: Knowledge, event: JsonObject, seat: Seat, looks: boolean): Knowledge {
  const hand = known.hands[seat];
  const withHand = (held: Cards) => bySeat((s) => (s === seat ? held : known.hands[s]));
  switch (event.type) {
    case 'gespielt':
      return {
        ...known,
        hands: withHand(without(hand, String(event.card))),
        open: [...known.open, ...cardsIn(event)],
      };
    case 'geraubt':
      return {
        ...known,
        hands: withHand([...without(hand, String(event.six)), String(event.card)]),
        open: [...known.open, ...cardsIn(event)],
        lukas: known.lukas.map((card) => (card === event.card ? String(event.six) : card)),
      };
    case 'gepasst': {
      const passed = { ...known, passes: known.passes + 1 };
      return passed.passes === 3 && looks ? lukasSeen(passed) : passed;
    }
    case 'lukasGenommen':
      return { ...lukasSeen(known), hands: withHand(known.lukas) };
  }
  return known;
}

/** What is known after one more event. `looks`: whether the house lets the dealer look at the Lukas (AU-16). */
export function learned(known: Knowledge, event: Tagged, looks: boolean): Knowledge {
  const said: JsonObject = { ...event };
  switch (event.type) {
    case 'gegeben':
      return given(known, said);
    case 'aufgedeckt':
    case 'stichGewonnen':
    case 'weisGezaehlt':
      return { ...known, open: [...known.open, ...cardsIn(said)] };
    case 'spielGewertet':
      return { ...known, finished: [...known.finished, known.dealt] };
    case 'kehrVerlangt':
      return { ...known, passes: -9 };
  }
  return isSeat(said.seat) ? seatEvent(known, said, said.seat, looks) : known;
}

/** Whether the viewer may see this card named now. */
export function mayKnow(known: Knowledge, viewer: Viewer | By, card: string): boolean {
  return known.open.includes(card) || (isSeat(viewer) && known.own[viewer].includes(card));
}
