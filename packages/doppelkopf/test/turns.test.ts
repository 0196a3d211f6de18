import { describe, expect, test } from 'vitest';
import { doppelkopfGame } from '../src/index.ts';
import { PLAIN, playable, spiel, table } from './support/table.ts';

const opened = (t: ReturnType<typeof table>, seat: 0 | 1 | 2 | 3) => doppelkopfGame.openedAt(t.state, seat);

describe('whose turn it is', () => {
  test('DK-14 twelve tricks of four; the winner of a trick leads the next', () => {
    const t = table();
    t.deal(PLAIN);
    t.answers();
    t.playOut();
    const laid = t.log.flatMap((event) => (event.type === 'gespielt' ? [event.seat] : []));
    const won = t.log.flatMap((event) => (event.type === 'stichGewonnen' ? [event.seat] : []));
    expect(laid).toHaveLength(48);
    expect(won).toHaveLength(12);
    const leaders = [1, ...won.slice(0, 11)];
    expect(laid).toEqual(leaders.flatMap((leader) => [0, 1, 2, 3].map((n) => (leader + n) % 4)));
  });

  test('DK-15 why a card may not be played is shown on the own turn only', () => {
    const t = table();
    t.deal(['H9', 'H9 HA C9 D9']);
    t.answers();
    expect(t.view(2).hand?.blocked).toEqual({});
    t.legt('H9');
    expect(t.view(2).hand?.blocked).toMatchObject({ C9: 'mustFollow', D9: 'mustFollow' });
    expect(t.tries(2, { type: 'spielen', card: 'C9' })).toBe('mustFollow');
    const own = spiel(t.state).deal.hands[2];
    const missing = (['SA', 'ST', 'DA'] as const).find((card) => !own.includes(card)) ?? 'SK';
    expect(t.tries(2, { type: 'spielen', card: missing })).toBe('noCard');
    expect(t.tries(3, { type: 'spielen', card: 'H9' })).toBe('notYourTurn');
  });

  test('DK-1 a card held twice is listed once, and lies in the hand twice', () => {
    const t = table();
    t.deal(['CA CA']);
    t.answers();
    expect(playable(t.state, 1).filter((card) => card === 'CA')).toHaveLength(1);
    expect(t.view(1).hand?.cards.slice(0, 2)).toEqual(['CA', 'CA']);
    t.legt('CA');
    expect(t.view(1).hand?.cards.filter((card) => card === 'CA')).toHaveLength(1);
  });

  test('DK-4 in a Solo the hand is sorted by its ranking', () => {
    const t = table();
    t.deal(['DA C9 SA HA']);
    t.solo(1, 'D');
    const suits = (t.view(1).hand?.cards ?? []).map((card) => card.charAt(0));
    expect([...new Set(suits)].join('')).toMatch(/^DC?S?H?$/);
  });
});

describe('the seq that opened a decision', () => {
  test('DK-8 an answer: the deal, then the answer before it', () => {
    const t = table();
    t.deal(PLAIN);
    expect(opened(t, 1)).toBe(t.state.seq);
    t.says(1, 'gesund');
    expect(opened(t, 2)).toBe(t.state.seq);
  });

  test('DK-17 an announcement and the card after it: the entry that made it the seat’s turn', () => {
    const t = table();
    t.deal(PLAIN);
    t.answers();
    const turn = t.state.seq;
    t.sagt(1, 're');
    expect(opened(t, 1)).toBe(turn);
    t.legt('CT');
    expect(opened(t, 2)).toBe(t.state.seq);
    expect(doppelkopfGame.heldSince(t.state, { type: 'spielen', card: 'C9' })).toBeNull();
  });

  test('nobody is asked anything between deals', () => {
    const state = doppelkopfGame.start(table().state.options);
    expect(doppelkopfGame.openedAt(state, 0)).toBe(0);
    expect(doppelkopfGame.openedAt(state, 0, { type: 'klopfen' })).toBe(0);
    expect(doppelkopfGame.awaited(state)).toEqual([]);
  });
});

describe('what the table may do for a seat', () => {
  test.each(['fifthCard', 'ownFifthCard'] as const)(
    'DK-15 the last card, never an only legal one before it (klopfFrist %s)',
    (klopfFrist) => {
      const t = table({
        options: { klopfen: 'always', klopfFrist, ansageFrist: 'latest', ansageLeiter: false },
      });
      t.deal(PLAIN);
      expect(doppelkopfGame.automatic(t.state)).toBeNull();
      t.answers();
      for (let laid = 0; laid < 48; laid++) {
        const seat = t.turn();
        const card = playable(t.state, seat)[0] ?? 'C9';
        const intent = { type: 'spielen', card };
        expect(doppelkopfGame.automatic(t.state)).toEqual(laid < 44 ? null : { seat, intent });
        if (laid >= 44) expect(t.may(seat)).toEqual(['spielen']);
        t.act(seat, { type: 'spielen', card });
      }
    },
  );
});
