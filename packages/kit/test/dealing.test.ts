import { createCipheriv, createHash, hkdfSync } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { packOf } from '../src/cards.ts';
import {
  type Beitraege,
  commitmentOf,
  type DealingAlgorithm,
  dealKey,
  diceFrom,
  umschlagOf,
} from '../src/dealing/index.ts';

const SECRET = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f';
const BEITRAEGE: Beitraege = [
  '00112233445566778899aabbccddeeff',
  null,
  'ffffffffffffffffffffffffffffffff',
  null,
];
const PACK = packOf(['6', '7', '8', '9', 'T', 'J', 'Q', 'K', 'A']);

const dealing = (algorithm: DealingAlgorithm, matchId: string, deal: number) => ({
  algorithm,
  matchId,
  deal,
});

/** The same algorithm once more, on the cryptography of Node: two makers, one deck. */
function independentDeck(
  algorithm: string,
  secret: string,
  beitraege: Beitraege,
  matchId: string,
  deal: number,
): string[] {
  const salt = Buffer.concat(beitraege.map((hex) => Buffer.from(hex ?? '00'.repeat(16), 'hex')));
  const info = `stammtisch ${algorithm} ${matchId} ${deal}`;
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

/** SHA-256 of a line and bytes, on the cryptography of Node. */
function independentHash(line: string, bytes: string): string {
  return createHash('sha256')
    .update(Buffer.concat([Buffer.from(`${line}\n`), Buffer.from(bytes, 'hex')]))
    .digest('hex');
}

const VECTORS = {
  'chacha20-v1': {
    commitment: '5a162471c8b46029b6dddb8adb3a25287e99bae872bc73eb110984051f50f719',
    deck: 'H7 DQ CQ S7 S8 SQ CK C9 D7 CJ D9 HA HQ ST S6 D8 C6 HK C7 DK SK H8 D6 S9 DA CA SJ H6 HT H9 DJ C8 CT DT HJ SA',
  },
  'chacha20-v2': {
    commitment: '4249552f6cce69d6dab039c04b305351eb0812e6f3b8e8b995819099d1b450bb',
    deck: 'ST DJ SK DQ S7 S6 CA DK SJ H7 CK H9 H8 S9 D7 H6 HA D9 DA S8 HT DT SA C6 HJ C9 SQ HQ CT CJ D6 C7 C8 D8 HK CQ',
  },
} as const;

describe.each(['chacha20-v1', 'chacha20-v2'] as const)('%s', (algorithm) => {
  it('commits to the secret together with match and deal', () => {
    const commitment = commitmentOf(dealing(algorithm, 'm1', 3), SECRET);
    expect(commitment).toBe(independentHash(`stammtisch ${algorithm} m1 3`, SECRET));
    expect(commitmentOf(dealing(algorithm, 'm1', 4), SECRET)).not.toBe(commitment);
    expect(commitmentOf(dealing(algorithm, 'm2', 3), SECRET)).not.toBe(commitment);
  });

  it('gives the decks of its test vectors', () => {
    const vector = dealing(algorithm, 'testvector', 1);
    const deck = diceFrom(dealKey(vector, SECRET, BEITRAEGE)).shuffle(PACK);
    expect(commitmentOf(vector, SECRET)).toBe(VECTORS[algorithm].commitment);
    expect(deck.join(' ')).toBe(VECTORS[algorithm].deck);
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
          const deck = diceFrom(dealKey(dealing(algorithm, 'match', deal), secret, beitraege)).shuffle(PACK);
          expect(deck).toEqual(independentDeck(algorithm, secret, beitraege, 'match', deal));
          expect([...deck].sort()).toEqual([...PACK].sort());
        },
      ),
    );
  });

  it('changes the deck with any one byte of any contribution', () => {
    const deckOf = (beitraege: Beitraege) =>
      diceFrom(dealKey(dealing(algorithm, 'match', 1), SECRET, beitraege))
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
});

describe('the dice', () => {
  it('puts every card into every place about as often: χ² over 36,000 shuffles stays in its range', () => {
    const dice = diceFrom(dealKey(dealing('chacha20-v1', 'chi', 1), SECRET, BEITRAEGE));
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
  }, 30_000);
});

describe('the hash of a browser’s bytes', () => {
  const BYTES = '00112233445566778899aabbccddeeff';
  const v2 = dealing('chacha20-v2', 'm1', 3);
  const commitment = commitmentOf(v2, SECRET);

  it('is SHA-256 over match, deal, seat, commitment and bytes', () => {
    const expected = independentHash(`stammtisch chacha20-v2 m1 3 2 ${commitment}`, BYTES);
    expect(umschlagOf(v2, commitment, 2, BYTES)).toBe(expected);
    expect(umschlagOf(dealing('chacha20-v2', 'testvector', 1), 'ab'.repeat(32), 0, BYTES)).toBe(
      '1e3c87a040b044ebaa05aa15facfaab3055c6988797821fb5b3455599ab9a2e7',
    );
  });

  it('fits no other seat, deal, match or commitment: copied or sent again, it binds nobody', () => {
    const hashes = [
      umschlagOf(v2, commitment, 0, BYTES),
      umschlagOf(v2, commitment, 1, BYTES),
      umschlagOf(dealing('chacha20-v2', 'm1', 4), commitment, 0, BYTES),
      umschlagOf(dealing('chacha20-v2', 'm2', 3), commitment, 0, BYTES),
      umschlagOf(v2, commitmentOf(v2, `${SECRET.slice(2)}00`), 0, BYTES),
    ];
    expect(new Set(hashes).size).toBe(hashes.length);
  });
});
