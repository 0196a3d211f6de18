import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changedSections, sameJson } from '../src/index.ts';

describe('sameJson', () => {
  it('is what two texts with sorted keys say', () => {
    const sorted = (value: unknown): unknown =>
      Array.isArray(value)
        ? value.map(sorted)
        : typeof value === 'object' && value !== null
          ? Object.entries(value)
              .sort(([a], [b]) => (a < b ? -1 : 1))
              .map(([key, inner]) => [key, sorted(inner)])
          : value;
    const json = fc.jsonValue({ maxDepth: 3 }).map((value): unknown => JSON.parse(JSON.stringify(value)));
    fc.assert(
      fc.property(json, json, (a, b) => {
        const shape = (value: unknown) => JSON.stringify([typeof value, Array.isArray(value), sorted(value)]);
        expect(sameJson(a, structuredClone(a))).toBe(true);
        if (shape(a) !== shape(b)) expect(sameJson(a, b)).toBe(false);
      }),
    );
  });

  it.each([
    [{ a: undefined }, { b: undefined }],
    [{ length: 0 }, []],
    [null, {}],
    [
      [1, 2],
      [2, 1],
    ],
    [{ a: 1 }, { a: 1, b: 2 }],
  ])('tells %j from %j', (a, b) => {
    expect(sameJson(a, b)).toBe(false);
    expect(sameJson(b, a)).toBe(false);
  });
});

it('changedSections gives the sections that read otherwise, and new ones', () => {
  const before = { hand: ['HJ'], trick: [], legal: null };
  expect(changedSections(before, { hand: ['HJ'], trick: ['HJ'], legal: null })).toEqual({ trick: ['HJ'] });
  expect(changedSections({}, before)).toEqual(before);
});
