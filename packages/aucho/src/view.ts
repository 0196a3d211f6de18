import { type BySeat, blockedBy, bySeat, isSeat, type Seat, tricksWon, type Viewer } from '@stammtisch/kit';
import type { AuchoCard } from './cards.ts';
import { nextDealer } from './deal.ts';
import { kehrIn } from './kehr.ts';
import { legal } from './legal.ts';
import { bottomCard } from './lukas.ts';
import { ruleFor, whyNoPlay } from './play.ts';
import { isPlayer, playersOf } from './players.ts';
import { standing } from './ranking.ts';
import type { AuchoRefusal } from './refusals.ts';
import { sortHand } from './sortHand.ts';
import { type AuchoState, type DealtStage, dealtStage } from './state.ts';
import type { AuchoSections } from './view.types.ts';

function idleDeal(state: AuchoState): AuchoSections['deal'] {
  const last = state.deals[state.deals.length - 1];
  const over = state.stage.phase === 'ende';
  const dealer = over ? (last?.dealer ?? null) : nextDealer(state);
  const next = dealer === null ? 0 : state.deals.length + 1;
  return {
    phase: over ? 'ende' : 'bereit',
    number: over ? state.deals.length : next,
    dealer,
    players: [],
    kind: null,
    declarer: null,
    trump: null,
  };
}

function deal(state: AuchoState, stage: DealtStage | null): AuchoSections['deal'] {
  if (stage === null) return idleDeal(state);
  const { number, dealer } = stage.deal;
  const contract = stage.phase === 'spiel' ? stage.contract : null;
  const taken = stage.phase === 'lukasTrumpf';
  return {
    phase: stage.phase,
    number,
    dealer,
    players: playersOf(stage),
    kind: contract?.kind ?? (taken ? 'lukas' : null),
    declarer: contract?.declarer ?? (taken ? dealer : null),
    trump: contract?.trump ?? null,
  };
}

/** AU-26: while the Weise of trick 1 come in, how much each seat's best is worth. */
function bestShown(stage: DealtStage, seat: Seat): number | null {
  if (stage.phase !== 'spiel' || stage.play.tricks.length > 0) return null;
  const shown = stage.play.shown[seat];
  return shown === null ? null : Math.max(...shown.map((weis) => weis.points));
}

function seats(stage: DealtStage | null): AuchoSections['seats'] {
  if (stage === null) {
    return bySeat(() => ({ cards: 0, tricks: 0, said: null, vierUnder: false, weis: null }));
  }
  const tricks = stage.phase === 'spiel' ? stage.play.tricks : [];
  return bySeat((seat) => ({
    cards: stage.deal.hands[seat].length,
    tricks: tricksWon(tricks, seat),
    said: stage.deal.said[seat],
    vierUnder: stage.deal.vierUnder[seat],
    weis: bestShown(stage, seat),
  }));
}

function blocked(state: AuchoState, stage: DealtStage, seat: Seat): Partial<Record<AuchoCard, AuchoRefusal>> {
  if (stage.phase !== 'spiel' || whyNoPlay(state, seat) !== null) return {};
  return blockedBy(sortHand(stage.deal.hands[seat], stage.contract.trump), ruleFor(state, stage, seat));
}

/** AU-7: a dealer who only watches has none. */
function hand(state: AuchoState, stage: DealtStage | null, viewer: Viewer): AuchoSections['hand'] {
  if (stage === null || !isSeat(viewer) || !isPlayer(stage, viewer)) return null;
  const trump = stage.phase === 'spiel' ? stage.contract.trump : null;
  return { cards: sortHand(stage.deal.hands[viewer], trump), blocked: blocked(state, stage, viewer) };
}

function trick(stage: DealtStage | null): AuchoSections['trick'] {
  if (stage?.phase !== 'spiel') return { number: 0, cards: [] };
  const { play } = stage;
  return { number: play.tricks.length + 1, cards: play.trick };
}

/** The trick before; after a deal its last one stays, so that all may look at it. */
function lastTrick(state: AuchoState, stage: DealtStage | null): AuchoSections['lastTrick'] {
  const last =
    stage === null
      ? state.finished?.lastTrick
      : stage.phase === 'spiel'
        ? stage.play.tricks[stage.play.tricks.length - 1]
        : null;
  if (last === null || last === undefined) return null;
  return { cards: last.cards, winner: last.winner, points: last.points };
}

/** AU-6: the bottom card, what a Kehr turned over, and for the dealer who may look the nine (AU-16). */
function lukas(state: AuchoState, stage: DealtStage | null, viewer: Viewer): AuchoSections['lukas'] {
  if (stage === null || stage.phase === 'lukasTrumpf') return null;
  if (stage.phase === 'spiel' && stage.contract.kind === 'lukas') return null;
  const { deal } = stage;
  const kehr = kehrIn(stage);
  const looks = stage.phase === 'lukasWahl' && viewer === deal.dealer && state.options.lukasBlick === 'look';
  return {
    bottom: bottomCard(deal),
    open: (kehr?.open ?? []).map(({ card, robbed }) => ({ card, robbed })),
    look: looks ? deal.lukas : null,
  };
}

/** AU-13: under `haltVorrecht: seat` others see until all are in only that a seat has answered. */
function kehr(state: AuchoState, stage: DealtStage | null, viewer: Viewer): AuchoSections['kehr'] {
  if (stage?.phase !== 'kehr') return null;
  const { demander, answers } = stage.kehr;
  const { dealer } = stage.deal;
  const waits = bySeat((seat) => seat !== dealer && answers[seat] === null).includes(true);
  const sealed = state.options.haltVorrecht === 'seat' && waits && viewer !== 'audit';
  type Shown = 'halt' | 'weiter' | 'sealed' | null;
  const shown: BySeat<Shown> = bySeat((seat) =>
    sealed && seat !== viewer && answers[seat] !== null ? 'sealed' : answers[seat],
  );
  return { demander, answers: shown };
}

function weis(stage: DealtStage | null): AuchoSections['weis'] {
  if (stage?.phase !== 'spiel' || stage.play.weis === null) return null;
  const { side, points, weise } = stage.play.weis;
  return { side, points, weise };
}

function score(state: AuchoState): AuchoSections['score'] {
  const { striche, haerdoepfel, deals, options } = state;
  return { striche, haerdoepfel, stand: standing(state, options), ziel: options.ziel, deals };
}

/** All cards as they lie, for an audit alone: nobody else ever sees hands of a deal that is being played. */
function offen(stage: DealtStage | null, viewer: Viewer): AuchoSections['offen'] {
  if (viewer !== 'audit' || stage === null) return null;
  const trump = stage.phase === 'spiel' ? stage.contract.trump : null;
  const { hands, lukas: stock } = stage.deal;
  return { hands: bySeat((seat) => sortHand(hands[seat], trump)), lukas: stock };
}

/** All that a viewer may know, section by section (an allow-list). An audit is for deals that are over. */
export function view(state: AuchoState, viewer: Viewer): AuchoSections {
  const stage = dealtStage(state.stage);
  return {
    deal: deal(state, stage),
    options: state.options,
    seats: seats(stage),
    draws: state.draws,
    hand: hand(state, stage, viewer),
    offen: offen(stage, viewer),
    trick: trick(stage),
    lastTrick: lastTrick(state, stage),
    lukas: lukas(state, stage, viewer),
    kehr: kehr(state, stage, viewer),
    weis: weis(stage),
    stoeck: stage?.phase === 'spiel' ? (stage.play.stoeck?.seat ?? null) : null,
    score: score(state),
    result: state.finished?.report ?? null,
    ranking: state.stage.phase === 'ende' ? state.stage.ranking : null,
    legal: isSeat(viewer) ? legal(state, viewer) : [],
  };
}
