import { describe, expect, it } from 'vitest';
import { adoptEntered, adoptSync, mergeUpdate } from '../src/connection/merge.ts';
import type { TableState } from '../src/connection/types.ts';

const table: TableState = {
  matchId: 'match0001',
  game: 'aucho',
  seat: 0,
  names: ['Anna', 'Beat', 'Chantal', 'Dario'],
  direction: 'counterclockwise',
  seq: 7,
  paused: false,
  remainingMs: null,
  view: { trick: [1], hand: ['HJ'] },
};

const update = (seq: number, matchId = table.matchId) => ({
  matchId,
  seq,
  events: [],
  view: { trick: [1, 2] },
  remainingMs: 9000,
});

describe('an update', () => {
  it('P-2 replaces the sections it brings and leaves the others', () => {
    expect(mergeUpdate(table, update(8))).toEqual({
      kind: 'merged',
      table: { ...table, seq: 8, remainingMs: 9000, view: { trick: [1, 2], hand: ['HJ'] } },
    });
  });

  it('P-1 that leaves out a seq is a gap', () => {
    expect(mergeUpdate(table, update(9))).toEqual({ kind: 'gap' });
  });

  it.each([
    ['known already', table, update(7)],
    ['older', table, update(3)],
    ['of another match', table, update(8, 'match0002')],
    ['for a table that is not there', null, update(1)],
  ])('is ignored if it is %s', (_name, known, one) => {
    expect(mergeUpdate(known, one)).toEqual({ kind: 'ignored' });
  });
});

describe('a snapshot that was asked for', () => {
  it('replaces what is there, unless that has moved on meanwhile', () => {
    const newer = { ...table, seq: 9 };
    expect(adoptSync(table, newer)).toBe(newer);
    expect(adoptSync(null, newer)).toBe(newer);
    expect(adoptSync(newer, table)).toBe(newer);
    expect(adoptSync({ ...table, matchId: 'match0002' }, newer)).toEqual({ ...table, matchId: 'match0002' });
  });
});

describe('the snapshot on entering', () => {
  it('is taken, of a new match too, unless updates of the same match were quicker', () => {
    const older = { ...table, seq: 5 };
    const nextMatch = { ...table, matchId: 'match0002', seq: 1 };
    expect(adoptEntered(table, older)).toBe(table);
    expect(adoptEntered(older, table)).toBe(table);
    expect(adoptEntered(table, nextMatch)).toBe(nextMatch);
    expect(adoptEntered(null, table)).toBe(table);
    expect(adoptEntered(table, null)).toBeNull();
  });
});
