import type { Random } from '@stammtisch/kit/testing/random';
import { verbatim } from '../frames.ts';

/** Numbers that JSON can carry and that little code expects. */
const NUMBERS: readonly unknown[] = [
  ...['-0', '1e308', '-1e308', '1e999', '-1e999', '5e-324', '1E2', '9007199254740993', '0.1e1'].map(verbatim),
  -1,
  4,
  0.5,
  2 ** 31,
  2 ** 32,
  2 ** 53,
];

/** Texts with which names, ids, paths, queries and templates have been broken. */
const TEXTS: readonly string[] = [
  '',
  ' ',
  '\u0000',
  '\ufeff',
  '\u202eHJ',
  '\ud800',
  '\udfff\ud800',
  'é',
  'e\u0301',
  'ﬁ',
  'Ａ',
  '👩‍👩‍👧‍👦',
  '\u200b\u200d\u2060',
  '\r\n',
  '../../etc/passwd',
  '%00%2e%2e%2f',
  "'; DROP TABLE Entry; --",
  '<script>alert(1)</script>',
  '{{7*7}}',
  'NaN',
  'null',
  'undefined',
  '[object Object]',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  'hj',
  'H♥',
  'HJ ',
];

/** Keys with which prototypes have been poisoned, and some that a message does not have. */
const KEYS: readonly string[] = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'valueOf',
  'toJSON',
  'then',
  'hasOwnProperty',
  'seat',
  'by',
  'playerId',
  'events',
  'secret',
  'viewer',
  '',
  '0',
  '\u0000',
];

function nested(random: Random): string {
  const depth = random.pick([3, 30, 300, 1100]);
  return random.oneIn(2)
    ? verbatim('['.repeat(depth) + ']'.repeat(depth))
    : verbatim(`${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`);
}

function longText(random: Random): string {
  return random.pick(['a', 'é', '𝕊', '\u0000', '"']).repeat(random.pick([21, 41, 300, 1200]));
}

/** A key that does not belong there. */
export function oddKey(random: Random): string {
  return random.pick(KEYS);
}

/** Any value but a fitting one. */
export function oddValue(random: Random): unknown {
  switch (random.below(10)) {
    case 0:
      return nested(random);
    case 1:
      return longText(random);
    case 2:
    case 3:
      return random.pick(NUMBERS);
    case 4:
    case 5:
      return random.pick(TEXTS);
    case 6:
      return random.pick<unknown>([null, true, false]);
    case 7:
      return random.pick<unknown>([[], {}, [[]], [null], { type: 'spielen' }, { length: 3 }]);
    case 8:
      return Object.fromEntries([[oddKey(random), { isAdmin: true, ok: true, seat: random.below(4) }]]);
    default:
      return random.below(100);
  }
}
