import { createHash } from 'node:crypto';

/** 32 bytes that follow from a seed and a purpose; the same ones each time. */
export function derived(seed: string, ...purpose: (string | number)[]): Buffer {
  return createHash('sha256')
    .update(['simulation', seed, ...purpose].join('\n'))
    .digest();
}
