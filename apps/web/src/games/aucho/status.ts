import type { AuchoView } from '@stammtisch/aucho';
import type { Seat } from '@stammtisch/kit';
import type { SceneValue } from '../../table/scene/Scene.tsx';
import type { AuchoText } from './auchoTexts.ts';

type Legal = AuchoView['legal'][number]['type'];

/** What the viewer himself is waited for, in words; from what he may do. */
function ownStatus(view: AuchoView, t: AuchoText): string {
  const may = (type: Legal) => view.legal.some((intent) => intent.type === type);
  const n = view.lukas?.open.length ?? 0;
  if (may('kehr')) return t('status.bid');
  if (may('aufdecken')) return t('status.kehrTurn');
  if (may('halt')) return t('status.kehrAnswer', { n });
  if (may('lukas')) return t('status.lukas');
  if (may('trumpf')) return t(view.deal.phase === 'bieten' ? 'status.bid' : 'status.makeTrump');
  return t(view.trick.cards.length === 0 ? 'status.lead' : 'status.play');
}

/** What the table waits for while it is somebody else's turn. */
function othersStatus(view: AuchoView, awaited: readonly Seat[], scene: SceneValue, t: AuchoText): string {
  const names = awaited.map((seat) => scene.nameOf(seat)).join(', ');
  const name = names;
  const n = view.lukas?.open.length ?? 0;
  switch (view.deal.phase) {
    case 'bieten':
      return t('status.bidding', { name });
    case 'kehr':
      return awaited.every((seat) => seat === view.deal.dealer)
        ? t('status.kehrTurning', { name })
        : t('status.kehrWaiting', { n, names });
    case 'lukasWahl':
      return t('status.lukasOther', { name });
    case 'lukasTrumpf':
      return t('status.makingTrump', { name });
    default:
      return awaited.length === 1 ? t('status.playing', { name }) : t('status.waiting', { names });
  }
}

/** What the table itself does: draw for the dealer, or shuffle. */
function idleStatus(view: AuchoView, scene: SceneValue, t: AuchoText): string {
  const { number, dealer } = view.deal;
  if (view.draws.length === 0 || number > 1) return t('status.mixing');
  if (dealer === null) return t('status.drawing');
  return dealer === scene.own
    ? t('status.firstDealerYou')
    : t('status.firstDealer', { name: scene.nameOf(dealer) });
}

/** The one line that says what is going on. */
export function statusOf(view: AuchoView, scene: SceneValue, t: AuchoText): string {
  const { awaited } = view.table;
  const { phase } = view.deal;
  if (phase === 'ende') return t('status.over');
  if (awaited.length === 0) return idleStatus(view, scene, t);
  if (scene.own !== null && awaited.includes(scene.own)) return ownStatus(view, t);
  return othersStatus(view, awaited, scene, t);
}
