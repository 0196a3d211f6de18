import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { packOf } from '../src/cards.ts';
import {
  type Beitraege,
  commitmentOf,
  dealKey,
  diceFrom,
  openUmschlaege,
  umschlagOf,
} from '../src/dealing/index.ts';
import {
  applyEntry,
  bySeat,
  decideMatch,
  type Entry,
  foldLog,
  parseIntent,
  projectView,
  type Seat,
  setSeat,
  verifyRecord,
} from '../src/index.ts';
import { type Browsers, game, MATCH, playTiny, secretOf, tinyRecord } from './support/tiny.ts';

const hexOf = (bytes: number) =>
  fc.uint8Array({ minLength: bytes, maxLength: bytes }).map((value) => Buffer.from(value).toString('hex'));
const beitragArb = hexOf(16);
const seatArb = fc.constantFrom<Seat>(0, 1, 2, 3);

const BYTES: Beitraege = ['11'.repeat(16), '22'.repeat(16), '33'.repeat(16), '44'.repeat(16)];
const ALL: Browsers = { algorithm: 'chacha20-v2', hashed: BYTES, shown: BYTES };

/** The entry of that type in the first deal, at its place in the log. */
function placeOf(entries: readonly Entry[], type: string): number {
  return entries.findIndex(({ intent }) => intent.type === type);
}

function eventOf(entries: readonly Entry[], type: string) {
  return entries.flatMap(({ events }) => events).find((event) => event.type === type);
}

describe('the hashes of a deal (docs/dealing.md)', () => {
  it('what fits its hash counts; what was not shown or does not fit is left out, and named (property)', () => {
    const seatPlay = fc.record({
      hashed: fc.option(beitragArb),
      shown: fc.option(beitragArb),
      honest: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.tuple(seatPlay, seatPlay, seatPlay, seatPlay), hexOf(32), (plays, secret) => {
        const dealing = { algorithm: 'chacha20-v2', matchId: 'm', deal: 1 } as const;
        const commitment = commitmentOf(dealing, secret);
        const umschlaege = bySeat((seat) => {
          const { hashed } = plays[seat];
          return hashed === null ? null : umschlagOf(dealing, commitment, seat, hashed);
        });
        const shown = bySeat((seat) => (plays[seat].honest ? plays[seat].hashed : plays[seat].shown));
        const { beitraege, versaeumt } = openUmschlaege(dealing, commitment, umschlaege, shown);
        for (const [seat, { hashed }] of plays.entries()) {
          const bytes = shown[seat] ?? null;
          const counts = bytes !== null && bytes === hashed;
          const failed = hashed === null || counts ? null : bytes === null ? 'ungeoeffnet' : 'passtNicht';
          expect([beitraege[seat], versaeumt[seat]]).toEqual([counts ? bytes : null, failed]);
        }
      }),
    );
  });

  it('bytes of a seat that is bound to none are refused: they might be chosen by what the others showed', () => {
    const entries = playTiny({ ...ALL, hashed: setSeat(BYTES, 3, null) });
    const at = placeOf(entries, 'mischen');
    const before = foldLog(game, MATCH, {}, entries.slice(0, at));
    const parsed = parseIntent(game, 'table', { type: 'mischen', deal: 1, beitraege: [...BYTES] });
    expect(parsed && decideMatch(game, before, parsed)).toEqual({ ok: false, code: 'notNow' });
    // The table itself passes them over.
    expect(eventOf(entries, 'gemischt')).toMatchObject({ beitraege: [...BYTES.slice(0, 3), null] });
  });

  it('a seat that fails is counted, and shown to the table from the second time on', () => {
    const entries = playTiny({ ...ALL, shown: setSeat(BYTES, 2, null) });
    const failed = entries.flatMap(({ events }) => events).filter(({ type }) => type === 'gemischt');
    expect(failed).toMatchObject([
      { versaeumt: [null, null, { grund: 'ungeoeffnet', mal: 1 }, null] },
      { versaeumt: [null, null, { grund: 'ungeoeffnet', mal: 2 }, null] },
    ]);
    let match = foldLog(game, MATCH, {}, []);
    const seen = entries.map((entry) => {
      match = applyEntry(game, match, entry);
      return projectView(game, match, 'public').mischung?.versaeumt[2] ?? 0;
    });
    // Until the second deal is laid open.
    expect([...new Set(seen)]).toEqual([0, 2]);
    expect(seen.at(-1)).toBe(0);
  });

  it('are for all to see before anybody shows bytes, and never the secret', () => {
    const entries = playTiny(ALL);
    const match = foldLog(game, MATCH, {}, entries.slice(0, placeOf(entries, 'mischen')));
    const { mischung } = projectView(game, match, 'public');
    expect(mischung?.umschlaege?.every((hash) => hash !== null)).toBe(true);
    expect(mischung?.gemischt).toBe(false);
    expect(JSON.stringify(mischung)).not.toContain(secretOf(1));
    for (const bytes of BYTES) expect(JSON.stringify(mischung)).not.toContain(bytes);
  });
});

describe('a record', () => {
  const entries = playTiny(ALL);
  const verify = (changed: readonly Entry[]) => verifyRecord(game, tinyRecord(changed))?.what ?? null;

  /** The log with the entry of a type changed, intent and event alike, as a forger would. */
  function forged(type: string, change: (value: Record<string, unknown>) => object): Entry[] {
    const at = placeOf(entries, type);
    return entries.map((entry, i) =>
      i === at
        ? {
            ...entry,
            intent: { ...entry.intent, ...change({ ...entry.intent }) },
            events: entry.events.map((event) => ({ ...event, ...change({ ...event }) })),
          }
        : entry,
    );
  }

  it('of the second version verifies, and one of the first as it always did', () => {
    expect(verify(entries)).toBeNull();
    const old = playTiny({ ...ALL, algorithm: 'chacha20-v1' });
    expect(old.map(({ intent }) => intent.type)).not.toContain('hinterlegen');
    expect(JSON.stringify(old)).not.toContain('v2');
    expect(verify(old)).toBeNull();
  });

  it('with deals of both verifies too: a match that goes on after an upgrade', () => {
    const old = playTiny({ ...ALL, algorithm: 'chacha20-v1' });
    const first = old.slice(0, placeOf(old, 'offenlegen') + 1);
    const rest = entries.slice(placeOf(entries, 'offenlegen') + 1);
    const mended = [...first, ...rest].map((entry, i) => ({ ...entry, seq: i + 1 }));
    expect(verify(mended)).toBeNull();
  });

  it('with another hash is found', () => {
    const swapped = forged('hinterlegen', () => ({
      umschlaege: [null, ...['a', 'b', 'c'].map((digit) => digit.repeat(64))],
    }));
    expect(verify(swapped)).toBe('refused');
    const [one = null, two = null] =
      (eventOf(entries, 'hinterlegt') as { umschlaege?: string[] }).umschlaege ?? [];
    const crossed = forged('hinterlegen', ({ umschlaege }) => {
      const [, , c, d] = Array.isArray(umschlaege) ? umschlaege : [];
      return { umschlaege: [two, one, c, d] };
    });
    expect(verify(crossed)).toBe('events');
  });

  it('with other bytes is found, whether they are said to count or not', () => {
    const other = setSeat(BYTES, 1, 'ee'.repeat(16));
    expect(verify(forged('mischen', () => ({ beitraege: [...other] })))).toBe('events');
    const admitted = forged('mischen', ({ type }) =>
      type === 'mischen'
        ? { beitraege: [...other] }
        : {
            beitraege: [...setSeat(BYTES, 1, null)],
            versaeumt: [null, { grund: 'passtNicht', mal: 1 }, null, null],
          },
    );
    expect(verify(admitted)).toBe('deck');
  });

  it('that leaves a seat out which did show its bytes is found', () => {
    const at = placeOf(entries, 'mischen');
    const events = [
      {
        type: 'gemischt',
        deal: 1,
        beitraege: [...setSeat(BYTES, 0, null)],
        versaeumt: [{ grund: 'ungeoeffnet', mal: 1 }, null, null, null],
      },
    ];
    expect(verify(entries.map((entry, i) => (i === at ? { ...entry, events } : entry)))).toBe('events');
    // Left out of intent and event alike, the cards are others than those that were dealt.
    const both = forged('mischen', ({ type }) =>
      type === 'mischen' ? { beitraege: [...setSeat(BYTES, 0, null)] } : { ...events[0] },
    );
    expect(verify(both)).toBe('deck');
  });

  it('changed in any one hash or byte of any seat is found (property)', () => {
    fc.assert(
      fc.property(seatArb, fc.constantFrom('hinterlegen', 'mischen'), fc.nat(31), (seat, type, digit) => {
        const name = type === 'mischen' ? 'beitraege' : 'umschlaege';
        const changed = forged(type, (value) => {
          const list = [...(value[name] as string[])];
          const hex = list[seat] ?? '';
          const flipped = (Number.parseInt(hex[digit] ?? '0', 16) ^ 1).toString(16);
          list[seat] = hex.slice(0, digit) + flipped + hex.slice(digit + 1);
          return { [name]: list };
        });
        expect(verify(changed)).not.toBeNull();
      }),
    );
  });
});

/*
 * The attack: whoever runs the server knows its secret, and a player who is with them waits until the others' bytes
 * are there. They then try values of their own until they like the hand.
 */
describe('an operator who plays', () => {
  const PACK = packOf(['6', '7', '8', '9', 'T', 'J', 'Q', 'K', 'A']);
  const TRIES = 1500;
  const SEAT = 3;
  const secret = 'ab'.repeat(32);
  const others: Beitraege = [BYTES[0], BYTES[1], BYTES[2], null];
  const own = (number: number) => (number + 1).toString(16).padStart(32, '0');
  const strength = (deck: readonly string[]) =>
    deck.slice(27).reduce((sum, card) => sum + '6789TJQKA'.indexOf(card[1] ?? ''), 0);
  const deckOf = (algorithm: 'chacha20-v1' | 'chacha20-v2', beitraege: Beitraege) =>
    diceFrom(dealKey({ algorithm, matchId: MATCH, deal: 1 }, secret, beitraege)).shuffle(PACK);

  it('picks a hand in the first version, and nothing shows it', () => {
    const strengths = Array.from({ length: TRIES }, (_, number) =>
      strength(deckOf('chacha20-v1', setSeat(others, SEAT, own(number)))),
    );
    const mean = strengths.reduce((sum, one) => sum + one, 0) / TRIES;
    expect(Math.abs(mean - 36)).toBeLessThan(1);
    expect(Math.max(...strengths)).toBeGreaterThan(mean + 15);
  });

  it('gains nothing by trying in the second: of all its values one counts, the one that it hashed before', () => {
    const dealing = { algorithm: 'chacha20-v2', matchId: MATCH, deal: 1 } as const;
    const commitment = commitmentOf(dealing, secret);
    const hashed = setSeat(others, SEAT, own(0));
    const umschlaege = bySeat((seat) => umschlagOf(dealing, commitment, seat, hashed[seat] ?? ''));
    const decks = new Map<string, boolean>();
    for (let number = 0; number < TRIES; number++) {
      const opened = openUmschlaege(dealing, commitment, umschlaege, setSeat(others, SEAT, own(number)));
      const failed = opened.versaeumt[SEAT] !== null;
      decks.set(deckOf('chacha20-v2', opened.beitraege).join(), failed);
    }
    // One bit is left: to show it, or to withhold it and be named for that.
    expect([...decks.values()]).toEqual([false, true]);
  });
});
