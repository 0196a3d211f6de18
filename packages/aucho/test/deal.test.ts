import { bySeat, type Seat, seatAfter } from '@stammtisch/kit';
import { diceOf, random, step } from '@stammtisch/kit/testing';
import { describe, expect, test } from 'vitest';
import { auchoGame, PACK } from '../src/index.ts';
import { cards, deckFor, NINE_HEARTS, optionsWith, table } from './support/table.ts';

describe('drawing the first dealer', () => {
  const fresh = () => auchoGame.start(optionsWith());

  test('AU-5 the lowest rank in side-suit order deals', () => {
    const { state } = step(auchoGame, fresh(), 'table', { type: 'ziehen', cards: ['CJ', 'DT', 'H9', 'SA'] });
    expect(auchoGame.dealWanted(state)).toBe(1);
    expect(auchoGame.view(state, 'public').deal.dealer).toBe(2);
    // J is above T here, unlike the trump order.
    const other = step(auchoGame, fresh(), 'table', { type: 'ziehen', cards: ['CJ', 'DT', 'HQ', 'SA'] });
    expect(auchoGame.view(other.state, 'public').deal.dealer).toBe(1);
  });

  test('AU-5 the tied ones draw again from the cards not yet drawn until one is lowest', () => {
    let state = fresh();
    expect(auchoGame.dealWanted(state)).toBe(0);
    state = step(auchoGame, state, 'table', { type: 'ziehen', cards: ['C7', 'D7', 'H7', 'SA'] }).state;
    expect(auchoGame.dealWanted(state)).toBe(0);
    expect(auchoGame.view(state, 'public').deal).toMatchObject({ phase: 'bereit', dealer: null, number: 0 });
    const tries = (list: (keyof typeof CARD | null)[]) => {
      const [a = null, b = null, c = null, d = null] = list;
      const decision = auchoGame.decide(state, 'table', { type: 'ziehen', cards: [a, b, c, d] });
      return decision.ok ? 'ok' : decision;
    };
    const CARD = { C7: 1, C8: 1, D9: 1, H8: 1, DA: 1, D8: 1 };
    expect(tries(['C8', 'D9', 'H8', 'DA'])).toEqual({ ok: false, code: 'wrongDeck' }); // seat 3 no longer draws
    expect(tries(['C8', 'D9', null, null])).toEqual({ ok: false, code: 'wrongDeck' }); // seat 2 still does
    expect(tries(['C7', 'D9', 'H8', null])).toEqual({ ok: false, code: 'wrongDeck' }); // drawn before
    expect(tries(['C8', 'D9', 'C8', null])).toEqual({ ok: false, code: 'wrongDeck' }); // twice
    state = step(auchoGame, state, 'table', { type: 'ziehen', cards: ['C8', 'D9', 'H8', null] }).state;
    state = step(auchoGame, state, 'table', { type: 'ziehen', cards: ['DA', null, 'D8', null] }).state;
    expect(auchoGame.view(state, 'public').deal.dealer).toBe(2);
    expect(auchoGame.view(state, 'public').draws).toEqual([
      ['C7', 'D7', 'H7', 'SA'],
      ['C8', 'D9', 'H8', null],
      ['DA', null, 'D8', null],
    ]);
    expect(tries(['C9' as 'C8', null, null, null])).toEqual({ ok: false, code: 'notNow' });
  });

  test('AU-5 the same dice give the next cards of the same order in every round', () => {
    const order = diceOf(random(1)).shuffle(PACK);
    const state = fresh();
    const first = auchoGame.deal(state, diceOf(random(1)));
    expect(first).toEqual({ type: 'ziehen', cards: order.slice(0, 4) });
    const tied = {
      ...state,
      draws: [bySeat((seat) => PACK.filter((card) => card[1] === order[0]?.[1])[seat] ?? null)],
    };
    const gone = new Set(tied.draws.flat());
    const rest = order.filter((card) => !gone.has(card));
    expect(auchoGame.deal(tied, diceOf(random(1)))).toEqual({ type: 'ziehen', cards: rest.slice(0, 4) });
  });

  test('AU-5 only the table draws and deals', () => {
    const t = table();
    expect(t.tries(0, { type: 'ziehen', cards: ['C7', 'D8', 'H7', 'SA'] })).toBe('notForYou');
    expect(t.tries(0, { type: 'geben', dealer: 0, deck: [...PACK] })).toBe('notForYou');
    expect(t.tries('table', { type: 'geben', dealer: 0, deck: [...PACK] })).toBe('notNow');
    expect(t.tries('table', { type: 'weiter' })).toBe('notForYou');
  });
});

describe('the deal', () => {
  test.each([0, 1, 2, 3] as const)(
    'AU-4 AU-6 dealer %i: three times three from Vorhand, nine to the Lukas',
    (dealer) => {
      const t = table({ dealer });
      const deck = [...PACK];
      t.act('table', {
        type: 'ziehen',
        cards: [...bySeat((s) => cards('C6 C7 C8 C9')[(s - dealer + 4) % 4] ?? null)],
      });
      const [event] = t.act('table', { type: 'geben', dealer, deck });
      const place = (n: number) => [0, 9, 18].flatMap((from) => deck.slice(from + 3 * n, from + 3 * n + 3));
      const hands = bySeat((seat: Seat) => (seat === dealer ? null : place((seat - dealer + 3) % 4)));
      expect(event).toEqual({ type: 'gegeben', dealer, hands, lukas: deck.slice(27) });
      expect(t.view('public').deal.players).toEqual([1, 2, 3].map((n) => seatAfter(dealer, n)));
      expect(t.awaited()).toEqual([seatAfter(dealer)]);
    },
  );

  test('AU-6 the bottom card lies face up for all, the other eight are seen by nobody', () => {
    const t = table();
    t.deal({ lukas: 'S:6789 C:6789', bottom: 'HA' });
    for (const viewer of [0, 1, 2, 3, 'public', 'audit'] as const) {
      expect(t.view(viewer).lukas).toEqual({ bottom: 'HA', open: [], look: null });
    }
    const event = t.log[t.log.length - 1];
    if (event?.type !== 'gegeben') throw new Error('not dealt');
    const seen = auchoGame.redact(event, 'public');
    expect(seen).toEqual({
      type: 'gegeben',
      dealer: 0,
      hands: [null, null, null, null],
      lukas: [...Array.from({ length: 8 }, () => null), 'HA'],
    });
    expect(auchoGame.redact(event, 0)).toEqual(seen);
    expect(auchoGame.redact(event, 2)).toEqual({ ...seen, hands: [null, null, event.hands[2], null] });
  });

  test('AU-6 refuses another dealer, and a deck that is not the pack', () => {
    const t = table();
    t.deal(NINE_HEARTS);
    t.trumpf(1, 'H');
    t.playOut();
    const deck = deckFor({});
    expect(t.tries('table', { type: 'geben', dealer: 1, deck })).toBe('wrongDeck');
    expect(t.tries('table', { type: 'geben', dealer: 0, deck: [...deck.slice(1), 'D6', 'D6'] })).toBe(
      'wrongDeck',
    );
    expect(t.tries('table', { type: 'geben', dealer: 0, deck: [...deck.slice(1), deck[5] ?? 'C6'] })).toBe(
      'wrongDeck',
    );
    expect(t.tries('table', { type: 'geben', dealer: 0, deck: deck.slice(1) })).toBe('wrongDeck');
    expect(t.tries('table', { type: 'geben', dealer: 0, deck })).toBe('ok');
    t.deal();
    expect(t.tries('table', { type: 'geben', dealer: 0, deck })).toBe('notNow');
  });

  test('AU-7 in a hand game the dealer sees what a spectator sees, and may do nothing', () => {
    const t = table();
    t.deal(NINE_HEARTS);
    expect(t.view(0)).toEqual(t.view('public'));
    t.trumpf(1, 'H');
    t.spielt(1, 'H6');
    expect(t.view(0)).toEqual(t.view('public'));
    expect(t.view(0).hand).toBeNull();
    expect(t.tries(0, { type: 'spielen', card: 'H7' })).toBe('notForYou');
    expect(t.tries(0, { type: 'weisen', weise: [{ cards: cards('H:789') }] })).toBe('notForYou');
  });
});
