import {
  type BySeat,
  blockedBy,
  bySeat,
  isSeat,
  type Seat,
  seatAfter,
  tricksWon,
  type Viewer,
} from '@stammtisch/kit';
import type { DoppelkopfCard } from './cards.ts';
import { dealsOf, nextDealer } from './deal.ts';
import type { Party } from './events.ts';
import { klopfenOpen } from './klopfen.ts';
import { legal } from './legal.ts';
import { isStill, partyOf, playsAlone, publicParties } from './parties.ts';
import { ruleFor } from './play.ts';
import type { DoppelkopfRefusal } from './refusals.ts';
import { sortHand } from './sortHand.ts';
import { type DealtStage, type DoppelkopfState, dealtStage, type SpielStage } from './state.ts';
import { soloSuit, trickNumber, whyNoPlay } from './trick.ts';
import type { DoppelkopfSections } from './view.types.ts';

type DealSection = DoppelkopfSections['deal'];

/** The game as all know it: a stilles Solo is a `normal` contract and reads like one (DK-10). */
function game(stage: DealtStage | null): Pick<DealSection, 'kind' | 'solo' | 'hochzeit'> {
  if (stage?.phase !== 'spiel') return { kind: null, solo: null, hochzeit: null };
  const { contract } = stage;
  switch (contract.kind) {
    case 'normal':
      return { kind: 'normal', solo: null, hochzeit: null };
    case 'solo':
      return { kind: 'solo', solo: { seat: contract.soloist, suit: contract.suit }, hochzeit: null };
    case 'hochzeit': {
      const { bride, klaerung } = contract;
      const partner = klaerung?.partner ?? null;
      const allein = klaerung !== null && partner === null;
      const hochzeit = { seat: bride, klaerung: klaerung?.trick ?? null, partner, allein };
      return { kind: 'hochzeit', solo: null, hochzeit };
    }
  }
}

function deal(state: DoppelkopfState, stage: DealtStage | null): DealSection {
  const { phase } = state.stage;
  const last = state.deals[state.deals.length - 1];
  const idle = phase === 'ende' ? (last?.dealer ?? null) : nextDealer(state);
  const dealer = stage === null ? idle : stage.deal.dealer;
  return {
    phase,
    number: phase === 'ende' ? state.deals.length : state.deals.length + 1,
    deals: dealsOf(state.options),
    dealer,
    vorhand: dealer === null ? null : seatAfter(dealer),
    ...game(stage),
  };
}

/** Between deals: what the last one came to. */
function idleSeats({ finished }: DoppelkopfState): DoppelkopfSections['seats'] {
  const report = finished?.report;
  return bySeat((seat) => ({
    cards: 0,
    tricks: report?.tricks[seat] ?? 0,
    augen: report?.augen[seat] ?? null,
    answered: false,
    party: report === undefined ? null : report.re.includes(seat) ? 're' : 'kontra',
    knocked: report?.klopfer.includes(seat) ?? false,
  }));
}

/** As all know them (DK-13); an audit knows the truth. */
function knownParties(stage: SpielStage, viewer: Viewer): BySeat<Party | null> {
  return viewer === 'audit' ? bySeat((seat) => partyOf(stage.contract, seat)) : publicParties(stage);
}

function seats(
  state: DoppelkopfState,
  stage: DealtStage | null,
  viewer: Viewer,
): DoppelkopfSections['seats'] {
  if (stage === null) return idleSeats(state);
  const { deal } = stage;
  const spiel = stage.phase === 'spiel' ? stage : null;
  const parties = spiel === null ? null : knownParties(spiel, viewer);
  return bySeat((seat) => ({
    cards: deal.hands[seat].length,
    tricks: spiel === null ? 0 : tricksWon(spiel.play.tricks, seat),
    augen: null,
    answered: deal.answers[seat] !== null,
    party: parties?.[seat] ?? null,
    knocked: deal.klopfer.includes(seat),
  }));
}

/** DK-10 … DK-13: the own party and answer, which nobody else is shown. */
function own(stage: DealtStage | null, viewer: Viewer): DoppelkopfSections['own'] {
  if (stage === null || !isSeat(viewer)) return null;
  const answer = stage.deal.answers[viewer];
  if (stage.phase !== 'spiel') return { party: null, answer, still: false };
  const { contract } = stage;
  const still = isStill(contract) && playsAlone(contract, viewer);
  return { party: partyOf(contract, viewer), answer, still };
}

function blocked(
  state: DoppelkopfState,
  stage: DealtStage,
  seat: Seat,
): Partial<Record<DoppelkopfCard, DoppelkopfRefusal>> {
  if (stage.phase !== 'spiel' || whyNoPlay(state, seat) !== null) return {};
  return blockedBy(sortHand(stage.deal.hands[seat], soloSuit(stage.contract)), ruleFor(stage, seat));
}

function hand(state: DoppelkopfState, stage: DealtStage | null, viewer: Viewer): DoppelkopfSections['hand'] {
  if (stage === null || !isSeat(viewer)) return null;
  const solo = stage.phase === 'spiel' ? soloSuit(stage.contract) : null;
  return { cards: sortHand(stage.deal.hands[viewer], solo), blocked: blocked(state, stage, viewer) };
}

function trick(stage: DealtStage | null): DoppelkopfSections['trick'] {
  if (stage?.phase !== 'spiel') return { number: 0, cards: [] };
  return { number: trickNumber(stage), cards: stage.play.trick };
}

/** The trick before; after a deal its last one stays, so that all may look at it. */
function lastTrick(state: DoppelkopfState, stage: DealtStage | null): DoppelkopfSections['lastTrick'] {
  const tricks = stage?.phase === 'spiel' ? stage.play.tricks : [];
  const last = stage === null ? state.finished?.lastTrick : tricks[tricks.length - 1];
  if (last === null || last === undefined) return null;
  return { cards: last.cards, winner: last.winner, augen: last.augen };
}

/** All hands as they are held, for an audit alone: nobody else ever sees hands of a deal that is being played. */
function offen(stage: DealtStage | null, viewer: Viewer): DoppelkopfSections['offen'] {
  if (viewer !== 'audit' || stage === null) return null;
  const solo = stage.phase === 'spiel' ? soloSuit(stage.contract) : null;
  const { hands, answers } = stage.deal;
  return { hands: bySeat((seat) => sortHand(hands[seat], solo)), answers };
}

/** All that a viewer may know, section by section (an allow-list). An audit is for deals that are over. */
export function view(state: DoppelkopfState, viewer: Viewer): DoppelkopfSections {
  const stage = dealtStage(state.stage);
  return {
    deal: deal(state, stage),
    options: state.options,
    seats: seats(state, stage, viewer),
    own: own(stage, viewer),
    hand: hand(state, stage, viewer),
    offen: offen(stage, viewer),
    trick: trick(stage),
    lastTrick: lastTrick(state, stage),
    ansagen: stage?.phase === 'spiel' ? stage.play.ansagen : [],
    klopfen: { open: klopfenOpen(state), seats: stage?.deal.klopfer ?? [] },
    score: { totals: state.scores, deals: state.deals },
    result: state.finished?.report ?? null,
    ranking: state.stage.phase === 'ende' ? state.stage.ranking : null,
    legal: isSeat(viewer) ? legal(state, viewer) : [],
  };
}
