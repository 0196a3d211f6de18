import { describe, expect, it } from 'vitest';
import { openChapters, positionFrom, searchOf, startOf, stepped, trickFrom } from '../src/replay/position.ts';

const DRAW = { deal: 0, from: 1, to: 4, dealt: 3, over: true, tricks: [] };
const FIRST = { deal: 1, from: 5, to: 40, dealt: 7, over: true, tricks: [12, 18, 24] };
const RUNNING = { deal: 2, from: 41, to: 50, dealt: 43, over: false, tricks: [49] };
const CHAPTERS = [DRAW, FIRST, RUNNING];
const OPEN = openChapters({ chapters: CHAPTERS });

describe('a place in a match', () => {
  it('is in a deal that is over', () => {
    expect(OPEN).toEqual([DRAW, FIRST]);
  });

  it('is what its address says, there and back', () => {
    const place = { deal: 1, seq: 18, view: '2' } as const;
    expect(positionFrom(searchOf(place), OPEN)).toEqual(place);
  });

  it.each([
    ['', 'the first deal, once its cards are given'],
    ['?deal=2&seq=45', 'as the deal is not over'],
    ['?deal=9&seq=18', 'as there is no such deal'],
    ['?deal=x&seq=y&view=z', 'as nothing of it can be read'],
    ['?deal=1&seq=1e9&view=5', 'as no number is written so'],
  ])('is the beginning for the address «%s»: %s', (search) => {
    expect(positionFrom(search, OPEN)).toEqual({ deal: 1, seq: startOf(FIRST), view: 'open' });
  });

  it.each([
    [1, 5],
    [999, 40],
  ])('stays within its deal: seq %i is %i', (seq, kept) => {
    expect(positionFrom(`?deal=1&seq=${seq}`, OPEN)?.seq).toBe(kept);
  });

  it('is nowhere while no deal is over', () => {
    expect(positionFrom('', [])).toBeNull();
  });
});

describe('a step', () => {
  const at = (deal: number, seq: number) => ({ deal, seq, view: 'open' as const });

  it('goes on by one, and from deal to deal, but not beyond what may be seen', () => {
    expect(stepped(at(1, 10), OPEN, 1)).toEqual(at(1, 11));
    expect(stepped(at(0, 4), OPEN, 1)).toEqual(at(1, 5));
    expect(stepped(at(1, 5), OPEN, -1)).toEqual(at(0, 4));
    expect(stepped(at(1, 40), OPEN, 1)).toEqual(at(1, 40));
    expect(stepped(at(0, 1), OPEN, -1)).toEqual(at(0, 1));
  });

  it('by tricks stops where one is finished, and at the ends of the deal', () => {
    expect(trickFrom(at(1, 12), FIRST, 1)).toEqual(at(1, 18));
    expect(trickFrom(at(1, 20), FIRST, -1)).toEqual(at(1, 18));
    expect(trickFrom(at(1, 24), FIRST, 1)).toEqual(at(1, 40));
    expect(trickFrom(at(1, 12), FIRST, -1)).toEqual(at(1, 5));
  });
});
