import { type BySeat, bySeat, type Seat, tricksWon } from '@stammtisch/kit';
import { ALL_AUGEN, HAND_SIZE } from './cards.ts';
import type { DealKind, DealResult, Party } from './events.ts';
import type { Ansage } from './intents.ts';
import type { DoppelkopfOptions } from './options.ts';
import { isStill, partyOf } from './parties.ts';
import type { SpielStage } from './state.ts';
import { soloSuit } from './trick.ts';
import type { BasePart, DealReport } from './view.types.ts';
import { judge, keptBy, missedBy, otherParty, type Verdict } from './winning.ts';

/** What a finished deal is scored by. */
export interface Scored extends Pick<DealResult, 'kind' | 'suit' | 're' | 'reAugen' | 'reTricks' | 'knocks'> {
  readonly ansagen: Readonly<Record<Party, readonly Ansage[]>>;
}

/** A deal's result with the steps that led to it. */
export interface Scoring extends Verdict {
  readonly result: DealResult;
  readonly parts: readonly BasePart[];
}

/** DK-24: what a lost game of Re is worth to Kontra, one point or two. */
function lossOf({ kind, re }: Scored, options: DoppelkopfOptions): number {
  if (kind === 'solo') return options.soloVerlust;
  const alone = kind === 'still' || (kind === 'hochzeit' && re.length === 1);
  return alone ? options.stillVerlust : 2;
}

/** The base, point by point (DK-24, DK-25); empty if nobody wins. */
function partsOf(
  deal: Scored & { readonly tricks: number },
  winner: Party | null,
  options: DoppelkopfOptions,
): readonly BasePart[] {
  if (winner === null) return [];
  const parts: BasePart[] = [{ reason: 'gewonnen' }];
  if (winner === 'kontra' && lossOf(deal, options) === 2) parts.push({ reason: 'gegenDieAlten' });
  for (const ansage of keptBy(deal, winner)) parts.push({ reason: 'angesagt', ansage });
  if (options.verfehltZaehlt) {
    for (const ansage of missedBy(deal, otherParty(winner))) parts.push({ reason: 'verfehlt', ansage });
  }
  return parts;
}

/** What each seat writes: winners +P, losers −P, thrice for who plays alone (DK-28). */
function scoresOf(re: readonly Seat[], winner: Party | null, points: number): BySeat<number> {
  return bySeat((seat) => {
    if (winner === null) return 0;
    const isRe = re.includes(seat);
    const share = isRe && re.length === 1 ? 3 * points : points;
    return isRe === (winner === 're') ? share : -share;
  });
}

/** The result of a finished deal, evaluated in the order of DK-22 … DK-28. */
export function scoreDeal(deal: Scored, options: DoppelkopfOptions): Scoring {
  const judged = { ...deal, tricks: HAND_SIZE };
  const verdict = judge(judged, options);
  const parts = partsOf(judged, verdict.winner, options);
  const { kind, suit, re, reAugen, reTricks, knocks } = deal;
  const announcements = deal.ansagen.re.length + deal.ansagen.kontra.length;
  const points = parts.length * 2 ** (announcements + knocks);
  const result: DealResult = {
    kind,
    suit,
    re,
    reAugen,
    kontraAugen: ALL_AUGEN - reAugen,
    reTricks,
    winner: verdict.winner,
    base: parts.length,
    announcements,
    knocks,
    points,
    scores: scoresOf(re, verdict.winner, points),
  };
  return { ...verdict, result, parts };
}

function kindOf({ contract }: SpielStage): DealKind {
  return isStill(contract) ? 'still' : contract.kind;
}

/** The Augen that a seat took, as far as the tricks are over (DK-2). */
function augenTaken(stage: SpielStage, seat: Seat): number {
  return stage.play.tricks.reduce((sum, trick) => sum + (trick.winner === seat ? trick.augen : 0), 0);
}

/** The scoring of a deal of which all twelve tricks are played. */
export function scoreStage(stage: SpielStage, options: DoppelkopfOptions): Scoring {
  const { contract, play, deal } = stage;
  const { re } = contract;
  const by = (party: Party) =>
    play.ansagen.filter((made) => partyOf(contract, made.seat) === party).map((made) => made.ansage);
  const scored: Scored = {
    kind: kindOf(stage),
    suit: soloSuit(contract),
    re,
    reAugen: re.reduce<number>((sum, seat) => sum + augenTaken(stage, seat), 0),
    reTricks: re.reduce<number>((sum, seat) => sum + tricksWon(play.tricks, seat), 0),
    knocks: deal.klopfer.length,
    ansagen: { re: by('re'), kontra: by('kontra') },
  };
  return scoreDeal(scored, options);
}

/** The steps of a finished deal for its report, without its result. */
export function explain(
  stage: SpielStage,
  options: DoppelkopfOptions,
): Pick<DealReport, 'why' | 'needed' | 'parts' | 'doublings' | 'augen' | 'tricks' | 'hands'> {
  const { why, needed, parts } = scoreStage(stage, options);
  const { play, deal } = stage;
  return {
    why,
    needed,
    parts,
    doublings: [
      ...play.ansagen.map((made) => ({ reason: 'ansage' as const, ...made })),
      ...deal.klopfer.map((seat) => ({ reason: 'klopfen' as const, seat })),
    ],
    augen: bySeat((seat) => augenTaken(stage, seat)),
    tricks: bySeat((seat) => tricksWon(play.tricks, seat)),
    hands: deal.dealt,
  };
}
