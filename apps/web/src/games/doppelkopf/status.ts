import type { DoppelkopfView } from '@stammtisch/doppelkopf';
import type { Seat } from '@stammtisch/kit';
import type { SceneValue } from '../../table/scene/Scene.tsx';
import type { DoppelkopfText } from './doppelkopfTexts.ts';

/** What the viewer himself is waited for, in words; from what he may do. */
function ownStatus(view: DoppelkopfView, t: DoppelkopfText): string {
  if (view.deal.phase === 'fragen') {
    const hochzeit = view.legal.some(({ type }) => type === 'hochzeit');
    return t(hochzeit ? 'status.askHochzeit' : 'status.ask');
  }
  return t(view.trick.cards.length === 0 ? 'status.lead' : 'status.play');
}

/** Whose turn it is, in words. */
function turnOf(view: DoppelkopfView, seat: Seat, scene: SceneValue, t: DoppelkopfText): string {
  const name = scene.nameOf(seat);
  if (view.deal.phase === 'fragen') return t('status.asking', { name });
  return t(view.trick.cards.length === 0 ? 'status.leading' : 'status.playing', { name });
}

/** A Hochzeit whose partner is still to be found. */
function seeking(view: DoppelkopfView, scene: SceneValue, t: DoppelkopfText): string | null {
  const { hochzeit } = view.deal;
  if (hochzeit === null || hochzeit.klaerung !== null) return null;
  const n = view.trick.number;
  return hochzeit.seat === scene.own
    ? t('status.seekingYou', { n })
    : t('status.seeking', { name: scene.nameOf(hochzeit.seat), n });
}

/** A Solo or a Hochzeit, as far as all know of it, and one's own stilles Solo. */
function gameWords(view: DoppelkopfView, scene: SceneValue, t: DoppelkopfText): string | null {
  const { solo, hochzeit } = view.deal;
  if (solo) {
    const suit = scene.suitName(solo.suit);
    return solo.seat === scene.own
      ? t('status.soloYou', { suit })
      : t('status.solo', { suit, name: scene.nameOf(solo.seat) });
  }
  if (hochzeit?.allein) {
    return hochzeit.seat === scene.own
      ? t('status.alleinYou')
      : t('status.allein', { name: scene.nameOf(hochzeit.seat) });
  }
  if (hochzeit && hochzeit.partner !== null) {
    const partner = scene.nameOf(hochzeit.partner);
    return t('status.paar', { name: scene.nameOf(hochzeit.seat), partner });
  }
  return view.own?.still ? t('status.stillYou') : null;
}

export interface Status {
  readonly line: string;
  /** What else there is to know, where there is room. */
  readonly extra: string | undefined;
}

/** The one line that says what is going on. */
export function statusOf(view: DoppelkopfView, scene: SceneValue, t: DoppelkopfText): Status {
  const { phase } = view.deal;
  const [seat] = view.table.awaited;
  if (phase === 'ende') return { line: t('status.over'), extra: undefined };
  if (seat === undefined) return { line: t('status.mixing'), extra: undefined };
  const search = seeking(view, scene, t);
  if (seat === scene.own) {
    return { line: ownStatus(view, t), extra: search ?? gameWords(view, scene, t) ?? undefined };
  }
  const turn = turnOf(view, seat, scene, t);
  if (search !== null) return { line: search, extra: turn };
  return { line: turn, extra: gameWords(view, scene, t) ?? undefined };
}
