import { hkdf } from '@noble/hashes/hkdf.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import type { BySeat } from '../seats.ts';

/** The dealing algorithms that there have been, kept by name in every record; their steps stand in docs/dealing.md. */
const DEALING_ALGORITHMS = ['chacha20-v1', 'chacha20-v2'] as const;
export type DealingAlgorithm = (typeof DEALING_ALGORITHMS)[number];

/** What new deals are dealt by. */
export const DEALING_ALGORITHM = 'chacha20-v2';

/** Whether a deal of that name can be worked out again. */
export function isDealingAlgorithm(name: string): name is DealingAlgorithm {
  return DEALING_ALGORITHMS.some((algorithm) => algorithm === name);
}

/** Length of the server's secret, in bytes. */
export const SECRET_BYTES = 32;
/** Length of what a player's browser adds, in bytes. */
export const BEITRAG_BYTES = 16;
/** Length of the hash that a browser deposits for it, in bytes. */
export const UMSCHLAG_BYTES = 32;

/** What the players' browsers added: 16 bytes in lower-case hex a seat, or null for the recorded default (all zero). */
export type Beitraege = BySeat<string | null>;

/** One deal of one match, and how it is dealt: part of everything that is hashed for it. */
export interface Dealing {
  readonly algorithm: DealingAlgorithm;
  readonly matchId: string;
  readonly deal: number;
}

const DEFAULT_BEITRAG = new Uint8Array(BEITRAG_BYTES);

function label({ algorithm, matchId, deal }: Dealing): string {
  return `stammtisch ${algorithm} ${matchId} ${deal}`;
}

/** SHA-256 over a line of text and bytes given in hex, in hex. */
function hashOf(line: string, bytesHex: string): string {
  return bytesToHex(sha256(concatBytes(utf8ToBytes(`${line}\n`), hexToBytes(bytesHex))));
}

/** The commitment that is published before any hand is shown: SHA-256 over the label and the secret, in hex. */
export function commitmentOf(dealing: Dealing, secretHex: string): string {
  return hashOf(label(dealing), secretHex);
}

/**
 * The hash by which a browser binds itself to its bytes before it shows them: SHA-256 over the label, the seat, the
 * commitment that it was shown, and the bytes, in hex. Nobody can use it for another match, deal, seat or commitment.
 */
export function umschlagOf(dealing: Dealing, commitment: string, seat: number, beitragHex: string): string {
  return hashOf(`${label(dealing)} ${seat} ${commitment}`, beitragHex);
}

/**
 * The 32-byte ChaCha20 key of a deal: HKDF-SHA-256 with the server's secret as key material, the four
 * contributions in seat order as salt and the label as info.
 */
export function dealKey(dealing: Dealing, secretHex: string, beitraege: Beitraege): Uint8Array {
  const salt = concatBytes(...beitraege.map((hex) => (hex === null ? DEFAULT_BEITRAG : hexToBytes(hex))));
  return hkdf(sha256, hexToBytes(secretHex), salt, utf8ToBytes(label(dealing)), 32);
}
