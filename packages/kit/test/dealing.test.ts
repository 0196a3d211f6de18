import { createCipheriv, createHash, hkdfSync } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { packOf } from '../src/cards.ts';
import { type Beitraege, commitmentOf, dealKey, diceFrom } from '../src/dealing/index.ts';

const SECRET = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f';
const BEITRAEGE: Beitraege = [
  '00112233445566778899aabbccddeeff',
  null,
  'ffffffffffffffffffffffffffffffff',
  null,
];
const PACK = packOf(['6', '7', '8', '9', 'T', 'J', 'Q', 'K', 'A']);

/** The same algorithm once more, on the cryptography of Node: two makers, one deck. */
function independentDeck(secret: string, beitraege: Beitraege, matchId: string, deal: number): string[] {
  const salt = Buffer.concat(beitraege.map((hex) => Buffer.from(hex ?? '00'.repeat(16), 'hex')));
  const info = `stammtisch chacha20-v1 ${matchId} ${deal}`;
  const key = Buffer.from(hkdfSync('sha256', Buffer.from(secret, 'hex'), salt, info, 32));
  const stream = createCipheriv('chacha20', key, Buffer.alloc(16)).update(Buffer.alloc(4096));
  let at = 0;
  const below = (n: number): number => {
    for (;;) {
      const word = stream.readUInt32LE(at);
      at += 4;
      if (word < Math.floor(2 ** 32 / n) * n) return word % n;
    }
  };
  const deck: string[] = [...PACK];
  for (let i = deck.length - 1; i > 0; i--) {
    const j = below(i + 1);
    const card = deck[i] ?? '';
    deck[i] = deck[j] ?? '';
    deck[j] = card;
  }
  return deck;
}

describe('chacha20-v1', () => {
  it('commits to the secret together with match and deal', () => {
    const text = Buffer.concat([Buffer.from('stammtisch chacha20-v1 m1 3\n'), Buffer.from(SECRET, 'hex')]);
    const expected = createHash('sha256').update(text).digest('hex');
    expect(commitmentOf(SECRET, 'm1', 3)).toBe(expected);
    expect(commitmentOf(SECRET, 'm1', 4)).not.toBe(expected);
    expect(commitmentOf(SECRET, 'm2', 3)).not.toBe(expected);
  });

  it('gives the decks of its test vectors', () => {
    const deck = diceFrom(dealKey(SECRET, BEITRAEGE, 'testvector', 1)).shuffle(PACK);
    expect(commitmentOf(SECRET, 'testvector', 1)).toBe(
      '5a162471c8b46029b6dddb8adb3a25287e99bae872bc73eb110984051f50f719',
    );
    expect(deck.join(' ')).toBe(
      'H7 DQ CQ S7 S8 SQ CK C9 D7 CJ D9 HA HQ ST S6 D8 C6 HK C7 DK SK H8 D6 S9 DA CA SJ H6 HT H9 DJ C8 CT DT HJ SA',
    );
  });

  it('gives the same deck as an independent reading of its description', () => {
    const hex = (bytes: number) =>
      fc
        .uint8Array({ minLength: bytes, maxLength: bytes })
        .map((value) => Buffer.from(value).toString('hex'));
    const beitrag = fc.option(hex(16));
    fc.assert(
      fc.property(
        hex(32),
        fc.tuple(beitrag, beitrag, beitrag, beitrag),
        fc.nat(200),
        (secret, beitraege, deal) => {
          const deck = diceFrom(dealKey(secret, beitraege, 'match', deal)).shuffle(PACK);
          expect(deck).toEqual(independentDeck(secret, beitraege, 'match', deal));
          expect([...deck].sort()).toEqual([...PACK].sort());
        },
      ),
    );
  });

  it('changes the deck with any one byte of any contribution', () => {
    const deckOf = (beitraege: Beitraege) =>
      diceFrom(dealKey(SECRET, beitraege, 'match', 1))
        .shuffle(PACK)
        .join();
    const other: Beitraege = [
      '00112233445566778899aabbccddeefe',
      null,
      'ffffffffffffffffffffffffffffffff',
      null,
    ];
    expect(deckOf(other)).not.toBe(deckOf(BEITRAEGE));
  });

  it('puts every card into every place about as often: χ² over 36,000 shuffles stays in its range', () => {
    const dice = diceFrom(dealKey(SECRET, BEITRAEGE, 'chi', 1));
    const rounds = 36_000;
    const counts = new Map<string, number>();
    for (let round = 0; round < rounds; round++) {
      dice.shuffle(PACK).forEach((card, place) => {
        counts.set(`${card}${place}`, (counts.get(`${card}${place}`) ?? 0) + 1);
      });
    }
    const expected = rounds / PACK.length;
    let chi = 0;
    for (const count of counts.values()) chi += (count - expected) ** 2 / expected;
    // 35 × 35 degrees of freedom: mean 1225, standard deviation 49.5. Fixed seed, so this is no matter of luck.
    expect(counts.size).toBe(36 * 36);
    expect(chi).toBeGreaterThan(1225 - 5 * 49.5);
    expect(chi).toBeLessThan(1225 + 5 * 49.5);
  });
});
