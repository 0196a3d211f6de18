import type { AuchoView } from '@stammtisch/aucho';
import type { Seat } from '@stammtisch/kit';
import { Check, Hand, Mail } from 'lucide-react';
import { useTexts } from '../../i18n/useTexts.ts';
import { useScene } from '../../table/scene/Scene.tsx';
import { SuitSign } from '../../table/scene/SceneCard.tsx';
import { type MarkTone, SeatMark } from '../../table/seats/SeatMark.tsx';
import { auchoTexts } from './auchoTexts.ts';

interface SeatMarksProps {
  view: AuchoView;
  seat: Seat;
}

const ANSWER_ICONS = { halt: Hand, weiter: Check, sealed: Mail } as const;
const ANSWER_TONES = { halt: 'yes', weiter: 'no', sealed: 'no' } as const satisfies Record<string, MarkTone>;

/** Small marks at a seat: its answer in the Kehr, the trump it made, what it has announced. */
export function SeatMarks({ view, seat }: SeatMarksProps) {
  const t = useTexts(auchoTexts);
  const { suitName, nameOf, skin } = useScene();
  const { deal } = view;
  const under = t(`under.${skin}`);
  const facts = view.seats[seat];
  const answer = deal.phase === 'kehr' ? view.kehr?.answers[seat] : null;
  const AnswerIcon = answer ? ANSWER_ICONS[answer] : null;
  return (
    <>
      {answer && AnswerIcon ? (
        <SeatMark name={t(`seat.answer.${answer}`)} tone={ANSWER_TONES[answer]}>
          <AnswerIcon aria-hidden="true" />
        </SeatMark>
      ) : null}
      {deal.phase === 'kehr' && view.kehr?.demander === seat ? (
        <SeatMark name={t('log.kehr', { name: nameOf(seat) })} tone="words">
          {t('action.kehr')}
        </SeatMark>
      ) : null}
      {deal.trump && deal.declarer === seat ? (
        <SeatMark name={t('seat.madeTrump', { suit: suitName(deal.trump) })} tone="suit">
          <SuitSign suit={deal.trump} />
        </SeatMark>
      ) : null}
      {facts.vierUnder ? (
        <SeatMark name={t('seat.vierUnder', { under })} tone="words">
          4 {under.charAt(0)}
        </SeatMark>
      ) : null}
      {facts.weis !== null ? (
        <SeatMark name={t('seat.weis', { points: facts.weis })} tone="words">
          {t('seat.weis', { points: facts.weis })}
        </SeatMark>
      ) : null}
      {view.stoeck === seat ? (
        <SeatMark name={t('seat.stoeck')} tone="words">
          {t('seat.stoeck')}
        </SeatMark>
      ) : null}
    </>
  );
}
