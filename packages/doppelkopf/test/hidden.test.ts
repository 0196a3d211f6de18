import { type By, SEATS, type Seat, SUITS, sameCards, seatsFrom, type Viewer } from '@stammtisch/kit';
import { always, anySeed, dealsIn, diceOf, random, step, told, VIEWERS } from '@stammtisch/kit/testing';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  CARDS,
  type DoppelkopfCard,
  type DoppelkopfEvent,
  type DoppelkopfIntent,
  type DoppelkopfState,
  doppelkopfGame,
  type Party,
} from '../src/index.ts';
import { isStill, partyOf } from '../src/parties.ts';
import { EVERY } from './support/every.ts';
import { type Moment, playRandomly, suite } from './support/play.ts';
import { randomMove } from './support/random.ts';

/** Where in the deck the cards lie that the viewer may not see: all but their own. */
function hiddenPlaces(viewer: Viewer, dealer: Seat): readonly number[] {
  const place = typeof viewer === 'number' ? (seatsFrom(dealer).indexOf(viewer) + 3) % 4 : -1;
  return Array.from({ length: 48 }, (_, at) => at).filter((at) => Math.floor((at % 12) / 3) !== place);
}

/** The same deal with hidden cards exchanged; every other time a Kreuz-Ass is one of them. */
function exchanged(
  deck: readonly DoppelkopfCard[],
  places: readonly number[],
  below: (n: number) => number,
): DoppelkopfCard[] {
  const other = [...deck];
  const aces = places.filter((at) => deck[at] === 'CA');
  for (let n = 0; n <= below(3); n++) {
    const from = n === 0 && below(2) === 0 && aces.length > 0 ? aces : places;
    const a = from[below(from.length)] ?? 0;
    const b = places[below(places.length)] ?? 0;
    const [one, two] = [other[a] ?? 'C9', other[b] ?? 'C9'];
    other[a] = two;
    other[b] = one;
  }
  return other;
}

function partyIn({ stage }: DoppelkopfState, seat: Seat): Party | null {
  return stage.phase === 'spiel' ? partyOf(stage.contract, seat) : null;
}

/** The intent as it may be sent in the other deal: what is sealed may be something else there (DK-9). */
function translated(
  intent: DoppelkopfIntent,
  { by }: Moment['move'],
  state: DoppelkopfState,
  viewer: Viewer,
) {
  const sealed = intent.type === 'gesund' || intent.type === 'hochzeit';
  if (!sealed || by === viewer) return intent;
  const contrary: DoppelkopfIntent = { type: intent.type === 'gesund' ? 'hochzeit' : 'gesund' };
  const possible = doppelkopfGame.decide(state, by, contrary).ok;
  return possible && (intent.type === 'hochzeit' || state.seq % 2 === 0) ? contrary : intent;
}

/** Whether the entry lets all know what differs: a Hochzeit, the party of who announces, the hands after the deal. */
function reveals(moment: Moment, other: DoppelkopfState, events: readonly DoppelkopfEvent[]): boolean {
  return [...moment.events, ...events].some((event) => {
    if (event.type === 'hochzeitAngesagt' || event.type === 'spielGewertet') return true;
    if (event.type !== 'angesagt') return false;
    return partyIn(moment.before, event.seat) !== partyIn(other, event.seat);
  });
}

/** The same function, asked only once for each moment. */
function remembered(f: (moment: Moment) => string): (moment: Moment) => string {
  const known = new Map<Moment, string>();
  return (moment) => {
    const value = known.get(moment) ?? f(moment);
    known.set(moment, value);
    return value;
  };
}

interface Compared {
  entries: number;
  /** Entries at which somebody's party differed; at which only one of the two was a stilles Solo. */
  parties: number;
  still: number;
  sealed: number;
}

function count(seen: Compared, one: DoppelkopfState, two: DoppelkopfState, sealed: boolean) {
  seen.entries++;
  if (sealed) seen.sealed++;
  if (one.stage.phase !== 'spiel' || two.stage.phase !== 'spiel') return;
  if (SEATS.some((seat) => partyIn(one, seat) !== partyIn(two, seat))) seen.parties++;
  if (isStill(one.stage.contract) !== isStill(two.stage.contract)) seen.still++;
}

/**
 * Plays a deal twice, the second time with cards exchanged that the viewer sees in neither and other sealed answers,
 * and else the same intents, as far as both are possible and nothing has told all what differs.
 */
function compare(
  moments: readonly Moment[],
  viewer: Viewer,
  below: (n: number) => number,
  seen: Compared,
  toldOf: (moment: Moment) => string,
) {
  const [first] = moments;
  if (first?.move.intent.type !== 'geben') return;
  const { dealer, deck } = first.move.intent;
  const places = hiddenPlaces(viewer, dealer);
  let other = first.before;
  for (const moment of moments) {
    const { intent, by } = moment.move;
    const same =
      intent.type === 'geben'
        ? { ...intent, deck: exchanged(deck, places, below) }
        : translated(intent, moment.move, other, viewer);
    if (!doppelkopfGame.decide(other, by, same).ok) return;
    const result = step(doppelkopfGame, other, by, same);
    if (reveals(moment, other, result.events)) return;
    const one = toldOf(moment);
    const two = told(doppelkopfGame, result.state, result.events, viewer, EVERY);
    if (one !== two) expect(JSON.parse(two)).toEqual(JSON.parse(one));
    expect(two === one).toBe(true);
    other = result.state;
    count(seen, moment.after, other, same.type !== intent.type);
  }
}

describe('what nobody else may know', () => {
  test('DK-6 DK-9 DK-10 DK-13 others’ hands, sealed answers and parties change no byte of what a viewer gets', () => {
    const seen: Compared = { entries: 0, parties: 0, still: 0, sealed: 0 };
    fc.assert(
      fc.property(suite.anyOptions, anySeed, (options, seed) => {
        const { below } = diceOf(random(seed + 1));
        for (const moments of dealsIn(playRandomly(options, seed, 240))) {
          for (const viewer of [...SEATS, 'public'] as const) {
            const toldOf = remembered((moment) =>
              told(doppelkopfGame, moment.after, moment.events, viewer, EVERY),
            );
            for (let i = 0; i < 6; i++) compare(moments, viewer, below, seen, toldOf);
          }
        }
      }),
      { numRuns: 8 },
    );
    expect(seen.entries).toBeGreaterThan(5000);
    expect(seen.parties).toBeGreaterThan(500);
    expect(seen.still).toBeGreaterThan(100);
    expect(seen.sealed).toBeGreaterThan(30);
  });

  test('DK-9 a Hochzeit that gives way to a Solo stays unknown for ever', () => {
    let compared = 0;
    fc.assert(
      fc.property(suite.anyOptions, anySeed, (options, seed) => {
        for (const { before, move } of playRandomly(options, seed, 400)) {
          if (move.intent.type !== 'hochzeit' || before.stage.phase !== 'fragen') continue;
          const { dealer } = before.stage.deal;
          if (move.by === dealer || move.by === 'table') continue;
          let sealed = step(doppelkopfGame, before, move.by, { type: 'hochzeit' }).state;
          let healthy = step(doppelkopfGame, before, move.by, { type: 'gesund' }).state;
          const next = random(seed);
          const deals = sealed.deals.length;
          const suit = SUITS[Math.floor(next() * 4)] ?? 'C';
          // The next one asked plays a Solo; the deal is played out and the next one begun.
          let intent: DoppelkopfIntent = { type: 'solo', suit };
          let by: By = doppelkopfGame.awaited(sealed)[0] ?? 'table';
          while (true) {
            const one = step(doppelkopfGame, sealed, by, intent);
            const two = step(doppelkopfGame, healthy, by, intent);
            for (const viewer of VIEWERS) {
              if (viewer === move.by) continue;
              compared++;
              const same =
                told(doppelkopfGame, one.state, one.events, viewer, EVERY) ===
                told(doppelkopfGame, two.state, two.events, viewer, EVERY);
              expect({ viewer, same }).toEqual({ viewer, same: true });
            }
            sealed = one.state;
            healthy = two.state;
            const follows = randomMove(sealed, next);
            if (follows === null || (sealed.deals.length > deals && sealed.stage.phase !== 'bereit')) break;
            ({ intent, by } = follows);
          }
        }
      }),
      { numRuns: 25 },
    );
    expect(compared).toBeGreaterThan(1000);
  });

  test('DK-21 a possible knock is no reason to wait; no spectator may do anything; an audit sees all hands', () => {
    let seen = 0;
    fc.assert(
      fc.property(suite.anyOptions, anySeed, (drawn, seed) => {
        const options = { ...drawn, klopfen: 'always' as const };
        for (const { after } of playRandomly(options, seed, 150)) {
          for (const seat of SEATS) {
            const legal = doppelkopfGame.legal(after, seat);
            if (!legal.some((intent) => intent.type === 'klopfen')) continue;
            seen++;
            expect(doppelkopfGame.awaited(after).includes(seat)).toBe(legal.length > 1);
          }
          expect(doppelkopfGame.view(after, 'public').legal).toEqual([]);
          expect(doppelkopfGame.view(after, 'public').offen).toBeNull();
          const { offen } = doppelkopfGame.view(after, 'audit');
          if (offen === null || !('deal' in after.stage)) continue;
          for (const seat of SEATS)
            expect(sameCards(offen.hands[seat], after.stage.deal.hands[seat])).toBe(true);
        }
      }),
      { numRuns: 15 },
    );
    expect(seen).toBeGreaterThan(100);
  });

  test('DK-6 no view during a deal names a card that is not in the own hand or on the table', () => {
    always(suite, 8, 160, ({ after }) => {
      const { stage } = after;
      if (stage.phase === 'bereit' || stage.phase === 'ende') return;
      const play = stage.phase === 'spiel' ? stage.play : null;
      const table = [...(play?.trick ?? []), ...(play?.tricks.at(-1)?.cards ?? [])].map((p) => p.card);
      for (const viewer of [...SEATS, 'public'] as const) {
        // The last deal's report names cards of another deal, so it is left out.
        const { result: _, ...rest } = doppelkopfGame.view(after, viewer);
        const text = JSON.stringify(rest);
        const own = viewer === 'public' ? [] : stage.deal.hands[viewer];
        const known = new Set([...table, ...own]);
        expect(CARDS.filter((card) => !known.has(card) && text.includes(`"${card}"`))).toEqual([]);
      }
    });
  });
});
