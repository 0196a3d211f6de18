import { hkdf } from '@noble/hashes/hkdf.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import type { BySeat } from '../seats.ts';

/** The name of the dealing algorithm, kept in every record; its steps are described in docs/dealing.md. */
export const DEALING_ALGORITHM = 'chacha20-v1';

/** Length of the server's secret, in bytes. */
export const SECRET_BYTES = 32;
/** Length of what a player's browser adds, in bytes. */
export const BEITRAG_BYTES = 16;

/** What the players' browsers added: 16 bytes in lower-case hex a seat, or null for the recorded default (all zero). */
export type Beitraege = BySeat<string | null>;

const DEFAULT_BEITRAG = new Uint8Array(BEITRAG_BYTES);

function label(matchId: string, deal: number): string {
  return `stammtisch ${DEALING_ALGORITHM} ${matchId} ${deal}`;
}

/** The commitment that is published before any hand is shown: SHA-256 over the label and the secret, in hex. */
export function commitmentOf(secretHex: string, matchId: string, deal: number): string {
  return bytesToHex(sha256(concatBytes(utf8ToBytes(`${label(matchId, deal)}\n`), hexToBytes(secretHex))));
}

/**
 * The 32-byte ChaCha20 key of a deal: HKDF-SHA-256 with the server's secret as key material, the four
 * contributions in seat order as salt and the label as info.
 */
export function dealKey(secretHex: string, beitraege: Beitraege, matchId: string, deal: number): Uint8Array {
  const salt = concatBytes(...beitraege.map((hex) => (hex === null ? DEFAULT_BEITRAG : hexToBytes(hex))));
  return hkdf(sha256, hexToBytes(secretHex), salt, utf8ToBytes(label(matchId, deal)), 32);
}
