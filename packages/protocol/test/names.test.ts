import { describe, expect, it } from 'vitest';
import { cleanName, distinctNames, graphemes } from '../src/names.ts';

const FAMILY = '👨‍👩‍👧‍👦';
const ENGLAND = '\u{1F3F4}\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}';

describe('a name', () => {
  it.each([
    ['composed, with single blanks', '  Zoe\u0308\u00A0 Müller ', 'Zoë Müller'],
    ['a family', `Anna ${FAMILY}`, `Anna ${FAMILY}`],
    ['flags', `🇨🇭 ${ENGLAND} 🏳️‍🌈`, `🇨🇭 ${ENGLAND} 🏳️‍🌈`],
    ['skin tones, a keycap, a heart', '👍🏽 1️⃣ ❤️', '👍🏽 1️⃣ ❤️'],
    ['Persian, which needs a non-joiner', 'می\u200Cخواهم', 'می\u200Cخواهم'],
    ['Sinhala, which needs a joiner', 'ශ්\u200Dරී', 'ශ්\u200Dරී'],
    ['Hebrew with points', 'שָׁלוֹם', 'שָׁלוֹם'.normalize('NFC')],
    ['Thai, Arabic, Chinese', 'นี้ محمد 李雷', 'นี้ محمد 李雷'],
    ['a variant of an ideograph reads the same', '葛\u{E0100}城', '葛城'],
    ['a name of a sign', '★', '★'],
  ])('may be: %s', (_what, raw, name) => {
    expect(cleanName(raw)).toEqual({ ok: true, name });
  });

  it.each([
    ['a Hangul filler', 'An\u3164na'],
    ['a filler alone', '\u3164'],
    ['a halfwidth filler', '\uFFA0'],
    ['a Choseong filler', '\u115FAnna'],
    ['Braille without a dot', '\u2800'],
    ['a joiner between Latin letters', 'An\u200Dna'],
    ['a non-joiner at the end', 'Anna\u200C'],
    ['a joiner behind an emoji', '👍\u200D'],
    ['a variation selector on a letter', 'A\uFE0Fnna'],
    ['a soft hyphen', 'An\u00ADna'],
    ['a grapheme joiner', 'An\u034Fna'],
    ['a right-to-left mark', 'Anna\u200F'],
    ['an Arabic letter mark', 'Anna\u061C'],
    ['an override', 'Anna\u202Etaeb'],
    ['an isolate', '\u2067Anna'],
    ['a tag outside a flag', 'Anna\u{E0067}'],
    ['a line separator', 'An\u2028na'],
    ['marks that reach into the next line', `Z${'\u0301'.repeat(6)}oe`],
  ])('may not have %s', (_what, raw) => {
    expect(cleanName(raw)).toEqual({ ok: false, code: 'nameCharacters' });
  });

  it('is as long as a reader counts: 24 families fit, 25 letters do not', () => {
    const crowd = '👨‍👩‍👧'.repeat(24);
    expect(graphemes(crowd)).toHaveLength(24);
    expect(cleanName(crowd)).toEqual({ ok: true, name: crowd });
    expect(cleanName('x'.repeat(25))).toEqual({ ok: false, code: 'nameTooLong' });
  });

  it('has something to be seen', () => {
    expect(cleanName(' \u3000 ')).toEqual({ ok: false, code: 'nameEmpty' });
    expect(cleanName('\u0301')).toEqual({ ok: false, code: 'nameEmpty' });
  });
});

describe('names side by side', () => {
  it('are told apart by a number where they read alike, whatever the case', () => {
    expect(distinctNames(['Anna', 'Beat', 'anna', 'Anna'])).toEqual(['Anna', 'Beat', 'anna (2)', 'Anna (3)']);
  });

  it('cannot be taken by somebody who is called like a number', () => {
    expect(new Set(distinctNames(['Anna', 'Anna (2)', 'Anna', 'Anna (2)'])).size).toBe(4);
  });
});
