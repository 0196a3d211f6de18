import { chacha20 } from '@noble/ciphers/chacha.js';
import type { Dice } from '../game.ts';

const NONCE = new Uint8Array(12);
const BLOCK = 1024;

/** Unsigned 32-bit little-endian words of the ChaCha20 key stream: zero nonce, counter from 0. */
function wordsOf(key: Uint8Array): () => number {
  let words: DataView | null = null;
  let offset = BLOCK;
  let counter = 0;
  return () => {
    if (words === null || offset >= BLOCK) {
      const bytes = chacha20(key, NONCE, new Uint8Array(BLOCK), undefined, counter);
      counter += BLOCK / 64;
      words = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
      offset = 0;
    }
    const word = words.getUint32(offset, true);
    offset += 4;
    return word;
  };
}

/**
 * Dice from a 32-byte key, step by step as docs/dealing.md says: a number below n is the next word, drawn
 * again while it lies in the incomplete last span (rejection sampling), modulo n; a shuffle is Fisher–Yates
 * from the last place down to the second, swapping place i with place below(i + 1).
 */
export function diceFrom(key: Uint8Array): Dice {
  const nextWord = wordsOf(key);
  const below = (n: number): number => {
    const limit = 2 ** 32 - (2 ** 32 % n);
    let word = nextWord();
    while (word >= limit) word = nextWord();
    return word % n;
  };
  return {
    below,
    shuffle<T>(items: readonly T[]): T[] {
      const out = [...items];
      for (let i = out.length - 1; i > 0; i--) {
        const j = below(i + 1);
        const a = out[i];
        const b = out[j];
        if (a !== undefined && b !== undefined) {
          out[i] = b;
          out[j] = a;
        }
      }
      return out;
    },
  };
}
