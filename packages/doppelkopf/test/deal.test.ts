import { bySeat, seatAfter } from '@stammtisch/kit';
import { diceOf, random } from '@stammtisch/kit/testing';
import { describe, expect, test } from 'vitest';
import { doppelkopfGame, PACK } from '../src/index.ts';
import { deckFor, optionsWith, PLAIN, table } from './support/table.ts';

describe('the deal', () => {
  test.each([0, 1, 2, 3] as const)('DK-5 DK-6 dealer %i: four times three from Vorhand', (dealer) => {
    const t = table({ dealer });
    const deck = [...PACK];
    const [event] = t.act('table', { type: 'geben', dealer, deck });
    const hands = bySeat((seat) => {
      const n = (seat - dealer + 3) % 4;
      return [0, 12, 24, 36].flatMap((from) => deck.slice(from + 3 * n, from + 3 * n + 3));
    });
    expect(event).toEqual({ type: 'gegeben', dealer, hands });
    expect(t.view('public').deal).toMatchObject({
      phase: 'fragen',
      number: 1,
      deals: 16,
      dealer,
      vorhand: seatAfter(dealer),
    });
    expect(t.awaited()).toEqual([seatAfter(dealer)]);
  });

  test('DK-5 the first dealer is drawn from that deal’s dice, after the shuffle', () => {
    const state = doppelkopfGame.start(optionsWith());
    expect(doppelkopfGame.dealWanted(state)).toBe(1);
    expect(doppelkopfGame.view(state, 0).deal).toMatchObject({ phase: 'bereit', number: 1, dealer: null });
    for (let seed = 1; seed < 12; seed++) {
      const dice = diceOf(random(seed));
      const deck = dice.shuffle(PACK);
      const dealer = dice.below(4);
      expect(doppelkopfGame.deal(state, diceOf(random(seed)))).toEqual({ type: 'geben', dealer, deck });
    }
  });

  test('DK-5 the deal moves on by one, after a Solo too', () => {
    const t = table({ dealer: 2 });
    const dealers = [];
    for (let n = 1; n <= 6; n++) {
      expect(doppelkopfGame.dealWanted(t.state)).toBe(n);
      const intent = doppelkopfGame.deal(t.state, diceOf(random(n)));
      if (intent.type === 'geben' && n > 1) dealers.push(intent.dealer);
      t.deal();
      expect(doppelkopfGame.dealWanted(t.state)).toBeNull();
      if (n % 2 === 0) t.solo(t.turn(), 'H');
      else t.answers();
      t.playOut();
    }
    expect(t.state.deals.map((row) => row.dealer)).toEqual([2, 3, 0, 1, 2, 3]);
    expect(dealers).toEqual([3, 0, 1, 2, 3]);
  });

  test('DK-1 DK-5 refuses another dealer, and a deck that is not the pack', () => {
    const t = table();
    const deck = deckFor([]);
    const geben = (dealer: 0 | 1 | 2 | 3, cards = deck) =>
      t.tries('table', { type: 'geben', dealer, deck: cards });
    for (const dealer of [0, 1, 2, 3] as const) expect(geben(dealer)).toBe('ok');
    t.deal();
    expect(geben(1)).toBe('notNow');
    t.answers();
    t.playOut();
    expect([geben(0), geben(1), geben(2), geben(3)]).toEqual(['wrongDeck', 'ok', 'wrongDeck', 'wrongDeck']);
    const first = deck[0] ?? 'C9';
    const third = [...deck.filter((card) => card !== first), first, first, first];
    expect(geben(1, third)).toBe('wrongDeck');
    expect(geben(1, third.slice(1))).toBe('wrongDeck');
    expect(geben(1, deck.slice(1))).toBe('wrongDeck');
    expect(geben(1, [...deck].reverse())).toBe('ok');
  });

  test('DK-6 only the table deals, and nobody else’s intents are the table’s', () => {
    const t = table();
    expect(t.tries(0, { type: 'geben', dealer: 0, deck: deckFor([]) })).toBe('notForYou');
    t.deal();
    expect(t.tries('table', { type: 'gesund' })).toBe('notForYou');
  });

  test('DK-6 each sees the own twelve, spectators none', () => {
    const t = table();
    const [event] = t.deal(PLAIN);
    if (event?.type !== 'gegeben') throw new Error('not dealt');
    for (const seat of [0, 1, 2, 3] as const) {
      const hands = bySeat((other) => (other === seat ? event.hands[seat] : null));
      expect(doppelkopfGame.redact(event, seat)).toEqual({ ...event, hands });
      expect([...(t.view(seat).hand?.cards ?? [])].sort()).toEqual([...(event.hands[seat] ?? [])].sort());
    }
    expect(doppelkopfGame.redact(event, 'public')).toEqual({ ...event, hands: [null, null, null, null] });
    expect(doppelkopfGame.redact(event, 'audit')).toBe(event);
    expect(t.view('public')).toMatchObject({ hand: null, own: null, legal: [] });
    expect(t.view('audit')).toMatchObject({
      hand: null,
      own: null,
      legal: [],
      offen: { hands: bySeat((seat) => t.view(seat).hand?.cards) },
    });
  });
});
