import { type Seat, seatsFrom } from '@stammtisch/kit';
import { cardReader, inPackets, playOut, scriptTable } from '@stammtisch/kit/testing';
import {
  type Ansage,
  type DoppelkopfCard,
  type DoppelkopfLegal,
  type DoppelkopfOptions,
  type DoppelkopfState,
  doppelkopfGame,
  doppelkopfOptionsSchema,
  PACK,
  type SpielStage,
} from '../../src/index.ts';
import { legal } from '../../src/legal.ts';

/** Cards from text such as `HJ H9`; `H:JA9` gives three of one suit. */
export const cards = cardReader(PACK);

export function optionsWith(options: Partial<DoppelkopfOptions> = {}): DoppelkopfOptions {
  return doppelkopfOptionsSchema.parse(options);
}

/** What the four hold, from Vorhand, as far as it matters; the rest is filled up in pack order. */
export type Layout = readonly [string?, string?, string?, string?];

/** The deck that deals a layout (DK-6). */
export function deckFor(layout: Layout): DoppelkopfCard[] {
  const hands = [0, 1, 2, 3].map((i) => cards(layout[i] ?? ''));
  const rest = [...PACK];
  for (const card of hands.flat()) {
    const at = rest.indexOf(card);
    if (at < 0) throw new Error(`a third ${card}`);
    rest.splice(at, 1);
  }
  const full = hands.map((hand) => [...hand, ...rest.splice(0, 12 - hand.length)]);
  return inPackets(full);
}

export interface Start extends Partial<Pick<DoppelkopfState, 'scores'>> {
  readonly options?: Partial<DoppelkopfOptions>;
  readonly dealer?: Seat;
}

/** A table that plays scripts. The first dealer is seat 0, so that seat 1 is Vorhand. */
export function table({ options, dealer = 0, ...columns }: Start = {}) {
  const script = scriptTable(doppelkopfGame, { ...doppelkopfGame.start(optionsWith(options)), ...columns });
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
    deal(layout: Layout = []) {
      const next = doppelkopfGame.view(script.state, 'public').deal.dealer ?? dealer;
      return act('table', { type: 'geben', dealer: next, deck: deckFor(layout) });
    },
    says: (seat: Seat, type: 'gesund' | 'hochzeit' | 'klopfen') => act(seat, { type }),
    solo: (seat: Seat, suit: 'C' | 'S' | 'H' | 'D') => act(seat, { type: 'solo', suit }),
    /** All four answer: `gesund`, the one named `hochzeit`. */
    answers(bride: Seat | null = null) {
      for (const seat of seatsFrom(turn())) act(seat, { type: seat === bride ? 'hochzeit' : 'gesund' });
    },
    sagt: (seat: Seat, ansage: Ansage) => act(seat, { type: 'ansage', ansage }),
    triesAnsage: (seat: Seat, ansage: Ansage) => tries(seat, { type: 'ansage', ansage }),
    /** What the seat may announce. */
    ansagen: (seat: Seat) =>
      legalOf(script.state, seat).flatMap((i) => (i.type === 'ansage' ? [i.ansage] : [])),
    /** Lays these cards, beginning with whoever's turn it is. */
    legt(text: string) {
      for (const card of cards(text)) act(turn(), { type: 'spielen', card });
    },
    /** Lays any legal cards up to the beginning of this trick. */
    playTo(trick: number) {
      while (spiel(script.state).play.tricks.length + 1 < trick) {
        act(turn(), { type: 'spielen', card: playable(script.state, turn())[0] ?? 'C9' });
      }
    },
    legal: (seat: Seat) => legalOf(script.state, seat),
    view: (viewer: Seat | 'public' | 'audit') => doppelkopfGame.view(script.state, viewer),
    /** The parties as all know them. */
    parties: () => doppelkopfGame.view(script.state, 'public').seats.map((seat) => seat.party),
    /** Plays any legal cards until the deal is over. */
    playOut: (choose: (cards: readonly DoppelkopfCard[]) => DoppelkopfCard | undefined = (list) => list[0]) =>
      playOut(script, (seat) => playable(script.state, seat), choose),
  };
  return api;
}

/** `doppelkopfGame.legal` with its own type: the kernel's contract only promises tagged values. */
export const legalOf: (state: DoppelkopfState, seat: Seat) => readonly DoppelkopfLegal[] = legal;

export function playable(state: DoppelkopfState, seat: Seat): readonly DoppelkopfCard[] {
  return legalOf(state, seat).flatMap((intent) => (intent.type === 'spielen' ? [intent.card] : []));
}

export function spiel(state: DoppelkopfState): SpielStage {
  if (state.stage.phase !== 'spiel') throw new Error(`phase ${state.stage.phase}`);
  return state.stage;
}

/** Seats 1 and 3 hold a Kreuz-Ass each, everybody clubs and diamonds to play two tricks. */
export const PLAIN: Layout = ['CA CT D9', 'C9 CJ DJ', 'CA C9 D9', 'CJ CQ DJ'];

/** Seat 1 holds both Kreuz-Asse; trick 1 is hers, trick 2 that of seat 2 if diamonds are led. */
export const BRIDE: Layout = ['CA CA D9', 'C9 DA', 'C9 DT', 'CJ DT'];

/** Seat 1 holds the top four clubs and all follow twice: the first three tricks are hers if she leads them. */
export const ALONE: Layout = ['CA CA CT CT', 'C9 C9 CJ', 'CJ CQ CQ', 'CK CK'];
