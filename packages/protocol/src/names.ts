import { NAME_MAX, NAME_UNITS_MAX } from './constants.ts';

export type NameError = 'nameEmpty' | 'nameTooLong' | 'nameCharacters';

/** So many marks may stand on one letter: more than any script puts there, fewer than reach into the next line. */
const MARKS_MAX = 4;

/** The flag with which a class may have strings; the compiler's target does not know it yet, every engine that this runs on does. */
const WITH_STRINGS = ['v'].join('');

/** An emoji as Unicode recommends them: families, flags of countries and regions, skin tones, keycaps. */
const KNOWN_EMOJI = new RegExp('^\\p{RGI_Emoji}$', WITH_STRINGS);
/** One that is put together in the same way, and may be newer than this engine. */
const JOINED_EMOJI =
  /^\p{Extended_Pictographic}[\uFE0E\uFE0F]?\p{Emoji_Modifier}?(?:\u200D\p{Extended_Pictographic}\uFE0F?\p{Emoji_Modifier}?)*$/u;

/** Of a joiner that does something: it follows a virama (RFC 5892, appendix A), or stands between letters that are joined in writing. */
const JOINING = {
  afterVirama:
    /[\u094D\u09CD\u0A4D\u0ACD\u0B4D\u0BCD\u0C4D\u0CCD\u0D3B\u0D3C\u0D4D\u0DCA\u0E3A\u0EBA\u0F84\u1039\u103A\u1714\u1734\u17D2\u1A60\u1B44\u1BAA\u1BAB\u1BF2\u1BF3\u2D7F\uA806\uA82C\uA8C4\uA953\uA9C0\uAAF6\uABED\u{11046}\u{110B9}\u{11133}\u{11134}\u{111C0}\u{11235}\u{1134D}\u{11442}\u{114C2}\u{115BF}\u{1163F}\u{116B6}\u{1193E}]$/u,
  afterLetter:
    /[\p{Script=Arabic}\p{Script=Syriac}\p{Script=Mongolian}\p{Script=Nko}\p{Script=Mandaic}\p{Script=Adlam}\p{Script=Hanifi_Rohingya}]\p{Mn}*$/u,
  beforeLetter:
    /^[\p{Script=Arabic}\p{Script=Syriac}\p{Script=Mongolian}\p{Script=Nko}\p{Script=Mandaic}\p{Script=Adlam}\p{Script=Hanifi_Rohingya}]/u,
};

/**
 * What is not to be seen, or turns round what stands beside it: control and format characters, what a font need not
 * draw, and blanks that pass for letters (Braille without a dot, a note without a head).
 */
const UNSEEN = /[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800\u{1D159}]/u;
const TOO_MANY_MARKS = new RegExp(`[\\p{Mn}\\p{Me}]{${MARKS_MAX + 1}}`, 'u');
const SEEN = /[\p{L}\p{N}\p{S}\p{P}]/u;
/** Chooses one of several forms of an ideograph: without it, it reads the same. */
const IDEOGRAPHIC_VARIATIONS = /(\p{Script=Han})[\u{E0100}-\u{E01EF}]/gu;

const segmenter = new Intl.Segmenter('und', { granularity: 'grapheme' });

/** The letters of a text as a reader counts them: a family is one, and so is a letter with its marks. */
export function graphemes(text: string): string[] {
  return Array.from(segmenter.segment(text), ({ segment }) => segment);
}

function isEmoji(grapheme: string): boolean {
  return KNOWN_EMOJI.test(grapheme) || JOINED_EMOJI.test(grapheme);
}

/** The name without its emoji and without the joiners that join something; what is unseen in it then has no business there. */
function withoutJoiners(name: string): string {
  const letters = graphemes(name)
    .map((grapheme) => (isEmoji(grapheme) ? '😀' : grapheme))
    .join('');
  return letters.replace(/[\u200C\u200D]/g, (joiner, at: number) => {
    const before = letters.slice(0, at);
    const after = letters.slice(at + 1);
    const between = JOINING.afterLetter.test(before) && JOINING.beforeLetter.test(after);
    return between || JOINING.afterVirama.test(before) ? '' : joiner;
  });
}

/**
 * A player's name as it will be shown: composed, outer blanks cut, inner ones single.
 * Refuses `nameEmpty`, `nameTooLong` (over `NAME_MAX` graphemes) and `nameCharacters` (control, direction and other
 * invisible characters, with which one could pass for another). Joiners may stand where they join: in emoji, and in
 * scripts that need them.
 */
export function cleanName(raw: string): { ok: true; name: string } | { ok: false; code: NameError } {
  if (raw.length > NAME_UNITS_MAX) return { ok: false, code: 'nameTooLong' };
  const name = raw
    .normalize('NFC')
    .replace(/\p{Zs}+/gu, ' ')
    .replace(IDEOGRAPHIC_VARIATIONS, '$1')
    .trim();
  if (UNSEEN.test(withoutJoiners(name)) || TOO_MANY_MARKS.test(name)) {
    return { ok: false, code: 'nameCharacters' };
  }
  if (!SEEN.test(name)) return { ok: false, code: 'nameEmpty' };
  if (graphemes(name).length > NAME_MAX) return { ok: false, code: 'nameTooLong' };
  return { ok: true, name };
}

/** What two names have in common that a reader takes for the same: without regard to case, width and joiners. */
export function nameLikeness(name: string): string {
  return name
    .normalize('NFKC')
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .toLowerCase();
}

/**
 * Names that stand side by side, made different: of those that read alike the first stays as it is, the others get a
 * number. The order decides, so it should be one that stays.
 */
export function distinctNames(names: readonly string[]): string[] {
  const taken = new Set<string>();
  return names.map((name) => {
    let shown = name;
    for (let number = 2; taken.has(nameLikeness(shown)); number++) shown = `${name} (${number})`;
    taken.add(nameLikeness(shown));
    return shown;
  });
}
