/** What this browser remembers of the dealing of one deal, to hold the proof against it later. */
export interface KeptDeal {
  /** What the server had bound itself to when this browser was asked. */
  readonly commitment: string;
  /** This browser's own bytes. */
  readonly beitrag: string;
  /** The hashes that it was shown before it showed its bytes; null until then. */
  readonly umschlaege: readonly (string | null)[] | null;
  /** Whether the server has said that it has them. */
  readonly shown: boolean;
  /** In milliseconds since 1970. */
  readonly at: number;
}

const PREFIX = 'stammtisch.beitrag.';
/** So many deals are remembered; the oldest are forgotten first. */
const KEPT_MAX = 500;

/** What this page knows, where the browser stores nothing: what it has hashed it must be able to show. */
const known = new Map<string, KeptDeal>();

function keyOf(matchId: string, deal: number): string {
  return `${PREFIX}${matchId}.${deal}`;
}

function isKept(value: unknown): value is KeptDeal {
  return (
    typeof value === 'object' &&
    value !== null &&
    'commitment' in value &&
    'beitrag' in value &&
    'umschlaege' in value &&
    'shown' in value &&
    'at' in value
  );
}

function stored(key: string): KeptDeal | null {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    return isKept(value) ? value : null;
  } catch {
    return null;
  }
}

function forgetOldest(): void {
  const keys = Object.keys(localStorage).filter((key) => key.startsWith(PREFIX));
  if (keys.length <= KEPT_MAX) return;
  const ages = keys.map((key) => ({ key, at: stored(key)?.at ?? 0 })).sort((a, b) => a.at - b.at);
  for (const { key } of ages.slice(0, keys.length - KEPT_MAX)) localStorage.removeItem(key);
}

/** What was kept for a deal in this browser; null if it added nothing to it. */
export function keptDeal(matchId: string, deal: number): KeptDeal | null {
  const key = keyOf(matchId, deal);
  return stored(key) ?? known.get(key) ?? null;
}

/** Remembers a deal, for all tabs of this browser and for later. */
export function keepDeal(matchId: string, deal: number, kept: KeptDeal): void {
  const key = keyOf(matchId, deal);
  known.set(key, kept);
  try {
    forgetOldest();
    localStorage.setItem(key, JSON.stringify(kept));
  } catch {
    // Without storage the deal can still be dealt and checked, only not after a reload.
  }
}
