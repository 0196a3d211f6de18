import { SEATS, type Seat, sameCards, seatsFrom, type Viewer } from '@stammtisch/kit';
import { always, anySeed, dealsIn, diceOf, random, told, tryStep, VIEWERS } from '@stammtisch/kit/testing';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type AuchoCard,
  type AuchoEvent,
  type AuchoOptions,
  type AuchoState,
  auchoGame,
  type Stage,
} from '../src/index.ts';
import { type Moment, playRandomly, suite } from './support/play.ts';

/** Where in the deck the cards lie that the viewer may not see at the deal: not their own nine, not the bottom one. */
function hiddenPlaces(viewer: Viewer, dealer: Seat): readonly number[] {
  const place = typeof viewer === 'number' ? seatsFrom(dealer).indexOf(viewer) - 1 : -1;
  const own = (at: number) => at < 27 && Math.floor((at % 9) / 3) === place;
  return Array.from({ length: 35 }, (_, at) => at).filter((at) => !own(at));
}

function swapped(deck: readonly AuchoCard[], a: number, b: number): AuchoCard[] {
  return deck.map((card, at) => (at === a ? (deck[b] ?? card) : at === b ? (deck[a] ?? card) : card));
}

/** Whether from here on the viewer may know more than at the deal: the dealer who looks at the Lukas (AU-16). */
function mayLook(state: AuchoState, viewer: Viewer): boolean {
  const { stage } = state;
  if (stage.phase === 'bereit' || stage.phase === 'ende' || stage.deal.dealer !== viewer) return false;
  const took = stage.phase === 'lukasTrumpf' || (stage.phase === 'spiel' && stage.contract.kind === 'lukas');
  return took || (stage.phase === 'lukasWahl' && state.options.lukasBlick === 'look');
}

function shows(event: AuchoEvent, cards: readonly AuchoCard[]): boolean {
  switch (event.type) {
    case 'gespielt':
    case 'aufgedeckt':
      return cards.includes(event.card);
    case 'geraubt':
      return cards.includes(event.card) || cards.includes(event.six);
    case 'weisGezaehlt':
      return event.weise.some((weis) => weis.cards.some((card) => cards.includes(card)));
    case 'spielGewertet':
      return true; // with the result all cards are shown
    default:
      return false;
  }
}

/**
 * Plays a deal twice, the second time with two cards exchanged that the viewer sees in neither, and the same intents,
 * as far as both are possible and neither card is shown. Gives how many entries looked the same.
 */
function compare(moments: readonly Moment[], viewer: Viewer, choose: (n: number) => number): number {
  const [first] = moments;
  if (first?.move.intent.type !== 'geben') return 0;
  const { dealer, deck } = first.move.intent;
  const places = hiddenPlaces(viewer, dealer);
  const a = places[choose(places.length)] ?? 0;
  const b = places[choose(places.length)] ?? 0;
  const exchanged = [deck[a], deck[b]].filter((card) => card !== undefined);
  let other = first.before;
  let same = 0;
  for (const moment of moments) {
    const { by, intent } = moment.move;
    const isDeal = intent.type === 'geben';
    const result = tryStep(auchoGame, other, by, isDeal ? { ...intent, deck: swapped(deck, a, b) } : intent);
    if (result === null || [...moment.events, ...result.events].some((event) => shows(event, exchanged)))
      break;
    if (mayLook(moment.after, viewer)) break;
    const one = told(auchoGame, moment.after, moment.events, viewer, []);
    const two = told(auchoGame, result.state, result.events, viewer, []);
    if (one !== two) expect(two).toBe(one);
    other = result.state;
    same++;
  }
  return same;
}

/** What all know to be in somebody's hand: the bottom card once taken, what was robbed, the Weise that counted. */
function openCards(stage: Stage): ReadonlySet<AuchoCard | undefined> {
  if (stage.phase === 'bereit' || stage.phase === 'ende') return new Set();
  const spiel = stage.phase === 'spiel' ? stage : null;
  const inPlay = spiel?.contract.kind === 'kehr' ? spiel.contract.kehr : null;
  const kehr = stage.phase === 'kehr' ? stage.kehr : inPlay;
  return new Set([
    stage.deal.dealt.lukas[8],
    ...(kehr?.open ?? []).map((card) => card.robbed?.card),
    ...(spiel?.play.weis?.weise ?? []).flatMap((weis) => weis.cards),
  ]);
}

describe('hidden cards', () => {
  test('AU-6 AU-7 AU-13 AU-14 AU-16 AU-26 what a viewer may not know changes no byte of what it gets', () => {
    let entries = 0;
    fc.assert(
      fc.property(suite.anyOptions, anySeed, (options, seed) => {
        const { below } = diceOf(random(seed + 1));
        for (const moments of dealsIn(playRandomly(options, seed, 160))) {
          for (const viewer of VIEWERS) {
            for (let i = 0; i < 3; i++) entries += compare(moments, viewer, below);
          }
        }
      }),
      { numRuns: 10 },
    );
    expect(entries).toBeGreaterThan(2000);
  });

  test('AU-13 a sealed Halt or Weiter looks the same to all others, whatever follows until all are in', () => {
    let sealed = 0;
    fc.assert(
      fc.property(suite.anyOptions, anySeed, (drawn, seed) => {
        const options: AuchoOptions = { ...drawn, haltVorrecht: 'seat' };
        for (const moment of playRandomly(options, seed, 200)) {
          const { before, move, after, events } = moment;
          if (before.stage.phase !== 'kehr' || after.stage.phase !== 'kehr') continue;
          if (move.intent.type !== 'weiter' && move.intent.type !== 'halt') continue;
          const contrary = move.intent.type === 'halt' ? 'weiter' : 'halt';
          const result = tryStep(auchoGame, before, move.by, { type: contrary });
          if (result === null || result.state.stage.phase !== 'kehr') continue;
          if (auchoGame.automatic(after) !== null) continue; // all are in: nobody has said Halt
          sealed++;
          for (const viewer of VIEWERS) {
            if (viewer === move.by) continue;
            expect(told(auchoGame, result.state, result.events, viewer, [])).toBe(
              told(auchoGame, after, events, viewer, []),
            );
          }
        }
      }),
      { numRuns: 60 },
    );
    expect(sealed).toBeGreaterThan(50);
  });

  test('AU-14 AU-8 a possible rauben or vierUnder is no reason to wait, and no spectator is told; an audit sees all hands', () => {
    let seen = 0;
    always(suite, 20, 200, ({ after }) => {
      for (const seat of SEATS) {
        const legal = auchoGame.legal(after, seat);
        if (!legal.some((i) => i.type === 'rauben' || i.type === 'vierUnder')) continue;
        seen++;
        const asked = legal.some((i) => i.type !== 'rauben' && i.type !== 'vierUnder');
        expect(auchoGame.awaited(after).includes(seat)).toBe(asked);
      }
      expect(auchoGame.view(after, 'public').legal).toEqual([]);
      const { offen, kehr, ...audit } = auchoGame.view(after, 'audit');
      const { offen: hidden, kehr: _, ...others } = auchoGame.view(after, 'public');
      expect(hidden).toBeNull();
      expect(audit).toEqual(others);
      expect(JSON.stringify(kehr)).not.toContain('sealed');
      if (offen === null || !('deal' in after.stage)) return;
      for (const seat of SEATS) expect(sameCards(offen.hands[seat], after.stage.deal.hands[seat])).toBe(true);
    });
    expect(seen).toBeGreaterThan(10);
  });

  test('AU-6 no view during a deal names a card that only other hands hold', () => {
    always(suite, 20, 160, ({ after }) => {
      const { stage } = after;
      if (stage.phase === 'bereit' || stage.phase === 'ende') return;
      const open = openCards(stage);
      for (const viewer of [...SEATS, 'public'] as const) {
        // The draws and the last deal's report name cards of other packs, so they are left out.
        const { draws: _, result: __, ...rest } = auchoGame.view(after, viewer);
        const text = JSON.stringify(rest);
        const others = SEATS.filter((seat) => seat !== viewer).flatMap((seat) => stage.deal.hands[seat]);
        expect(others.filter((card) => !open.has(card) && text.includes(`"${card}"`))).toEqual([]);
      }
    });
  });
});
