import { auchoDealing } from '@stammtisch/aucho/dealing';
import type { MischungSection } from '@stammtisch/kit';
import { umschlagOf } from '@stammtisch/kit/dealing';
import type { DealProofMessage, Replay, ReplayDeal } from '@stammtisch/protocol';
import { beforeEach, describe, expect, it } from 'vitest';
import { type DueMessage, dueMessage, noteShown } from '../src/connection/beitrag.ts';
import { keptDeal } from '../src/connection/keptDeals.ts';
import type { TableState } from '../src/connection/types.ts';
import { checkProof } from '../src/replay/proof/checkProof.ts';

// Every test plays another match: nothing that was kept for one counts in another.
let matches = 0;
let matchId = '';
beforeEach(() => {
  matches++;
  matchId = `match-${matches}-of-beitrag`;
});

const SEAT = 2;
const COMMITMENT = 'c0'.repeat(32);
const FOREIGN = 'ab'.repeat(32);

const sealed: MischungSection = {
  deal: 3,
  algorithm: 'chacha20-v2',
  commitment: COMMITMENT,
  umschlaege: null,
  gemischt: false,
  versaeumt: [0, 0, 0, 0],
};

/** The table as this browser's seat sees it. */
function table(change: Partial<MischungSection> = {}, seat: TableState['seat'] = SEAT): TableState {
  const view = { mischung: { ...sealed, ...change } };
  return {
    ...{ matchId, game: 'aucho', seat, names: ['A', 'B', 'C', 'D'], direction: 'clockwise' },
    ...{ seq: 7, paused: false, remainingMs: null, view },
  };
}

async function deposit(): Promise<string> {
  const due = await dueMessage(table());
  if (due?.name !== 'umschlag') throw new Error('no hash is due');
  return due.message.umschlag;
}

/** The hashes as the server takes them down, with this browser's own among them. */
const listed = (own: string | null, other = FOREIGN) => [other, null, own, null] as const;

async function show(own: string | null, other = FOREIGN): Promise<DueMessage | null> {
  return dueMessage(table({ umschlaege: listed(own, other) }));
}

describe('what a browser adds to a deal', () => {
  it('is a hash first, the same again after a reload, and the bytes once that is in the list', async () => {
    const hash = await deposit();
    expect(await deposit()).toBe(hash);
    const due = await show(hash);
    if (due?.name !== 'beitrag') throw new Error('no bytes are due');
    const { beitrag } = due.message;
    const dealing = { algorithm: 'chacha20-v2', matchId, deal: 3 } as const;
    expect(umschlagOf(dealing, COMMITMENT, SEAT, beitrag)).toBe(hash);
    expect(await dueMessage(table({ umschlaege: listed(hash), gemischt: true }))).toBeNull();
  });

  it('is nothing for a spectator, and nothing to a dealing in which nobody is bound', async () => {
    expect(await dueMessage(table({}, null))).toBeNull();
    expect(await dueMessage(table({ algorithm: 'chacha20-v1' }))).toBeNull();
    expect(keptDeal(matchId, 3)).toBeNull();
  });

  it('is not shown where its own hash is missing, or another stands in its place', async () => {
    await deposit();
    expect(await show(null)).toBeNull();
    matchId = `${matchId}-again`;
    await deposit();
    expect(await show(FOREIGN)).toBeNull();
  });

  it('is not shown, nor hashed anew, under another seal than the first', async () => {
    const hash = await deposit();
    const other = { commitment: 'c1'.repeat(32) };
    expect(await dueMessage(table(other))).toBeNull();
    expect(await dueMessage(table({ ...other, umschlaege: listed(hash) }))).toBeNull();
    expect(keptDeal(matchId, 3)?.commitment).toBe(COMMITMENT);
  });

  it('is not shown to other hashes than it was shown first', async () => {
    const hash = await deposit();
    expect((await show(hash))?.name).toBe('beitrag');
    expect(await show(hash, 'cd'.repeat(32))).toBeNull();
    expect(keptDeal(matchId, 3)?.umschlaege).toEqual(listed(hash));
  });
});

describe('what a browser remembers, against the proof', () => {
  const names = ['A', 'B', 'C', 'D'] as const;
  const replay = (): Replay => ({
    ...{ matchId, game: 'aucho', rulesVersion: 1, options: {}, names: [...names], direction: 'clockwise' },
    ...{ createdAt: 0, endedAt: null, aborted: false, ranking: null, you: SEAT, chapters: [] },
  });
  const deal: ReplayDeal = { deal: 3, view: 'open', before: {}, steps: [], proof: null };

  /** What it says of a proof with these hashes and bytes. */
  function own(umschlaege: DealProofMessage['umschlaege'], mine: string | null, change: object = {}) {
    const beitraege: DealProofMessage['beitraege'] = [null, null, mine, null];
    const proof: DealProofMessage = {
      ...{ deal: 3, algorithm: 'chacha20-v2', commitment: COMMITMENT, committedAt: 0, givenAt: 1 },
      ...{ umschlaege, beitraege, secret: 'ee'.repeat(32), given: [] },
      ...change,
    };
    return checkProof(replay(), deal, proof, auchoDealing).own;
  }

  async function played(): Promise<{ hash: string; beitrag: string }> {
    const hash = await deposit();
    const due = await show(hash);
    if (due?.name !== 'beitrag') throw new Error('no bytes are due');
    noteShown(due.message);
    return { hash, beitrag: due.message.beitrag };
  }

  it('its bytes are there, under the seal and among the hashes that it saw', async () => {
    const { hash, beitrag } = await played();
    expect(own([...listed(hash)], beitrag)).toBe('there');
  });

  it('another hash of another seat is found: whoever changed theirs after seeing bytes', async () => {
    const { hash, beitrag } = await played();
    expect(own([...listed(hash, 'cd'.repeat(32))], beitrag)).toBe('other');
  });

  it('another seal, another hash of its own, or a dealing without hashes is found', async () => {
    const { hash, beitrag } = await played();
    expect(own([...listed(hash)], beitrag, { commitment: FOREIGN })).toBe('other');
    expect(own([...listed(FOREIGN)], beitrag)).toBe('other');
    expect(own(null, beitrag, { algorithm: 'chacha20-v1' })).toBe('other');
  });

  it('bytes that were shown and are left out are found', async () => {
    const { hash } = await played();
    expect(own([...listed(hash)], null)).toBe('leftOut');
    expect(own([...listed(hash)], '00'.repeat(16))).toBe('leftOut');
  });

  it('a hash that came too late, or bytes that were never shown, are told', async () => {
    const hash = await deposit();
    expect(own([FOREIGN, null, null, null], null)).toBe('late');
    expect(own([...listed(hash)], null)).toBe('unshown');
  });

  it('who did not play remembers nothing', () => {
    expect(own([...listed(FOREIGN)], null)).toBeNull();
  });
});
