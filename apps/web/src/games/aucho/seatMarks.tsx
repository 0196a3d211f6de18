import type { AuchoView } from '@stammtisch/aucho';
import type { Seat } from '@stammtisch/kit';
import { Check, Hand, Mail } from 'lucide-react';
import type { ReactNode } from 'react';
import { useScene } from '../../table/Scene.tsx';
import { SuitSign } from '../../table/SceneCard.tsx';
import styles from './seatMarks.module.css';
import { useAuchoText } from './useAuchoText.ts';

interface SeatMarksProps {
  view: AuchoView;
  seat: Seat;
}

const ANSWER_ICONS = { halt: Hand, weiter: Check, sealed: Mail } as const;

/** Small marks at a seat: its answer in the Kehr, the trump it made, what it has announced. */
export function SeatMarks({ view, seat }: SeatMarksProps) {
  const t = useAuchoText();
  const { suitName, nameOf, skin } = useScene();
  const { table } = view;
  const under = t(`under.${skin}`);
  const facts = view.seats[seat];
  const answer = table.phase === 'kehr' ? view.kehr?.answers[seat] : null;
  const AnswerIcon = answer ? ANSWER_ICONS[answer] : null;
  return (
    <>
      {answer && AnswerIcon ? (
        <Mark name={t(`seat.answer.${answer}`)} tone={answer}>
          <AnswerIcon aria-hidden="true" />
        </Mark>
      ) : null}
      {table.phase === 'kehr' && view.kehr?.demander === seat ? (
        <Mark name={t('log.kehr', { name: nameOf(seat) })} tone="words">
          {t('action.kehr')}
        </Mark>
      ) : null}
      {table.trump && table.declarer === seat ? (
        <Mark name={t('seat.madeTrump', { suit: suitName(table.trump) })} tone="trump">
          <SuitSign suit={table.trump} />
        </Mark>
      ) : null}
      {facts.vierUnder ? (
        <Mark name={t('seat.vierUnder', { under })} tone="words">
          4 {under.charAt(0)}
        </Mark>
      ) : null}
      {facts.weis !== null ? (
        <Mark name={t('seat.weis', { points: facts.weis })} tone="words">
          {t('seat.weis', { points: facts.weis })}
        </Mark>
      ) : null}
      {view.stoeck === seat ? (
        <Mark name={t('seat.stoeck')} tone="words">
          {t('seat.stoeck')}
        </Mark>
      ) : null}
    </>
  );
}

function Mark({ name, tone, children }: { name: string; tone: string; children: ReactNode }) {
  return (
    <span className={styles.mark} data-tone={tone} role="img" aria-label={name} title={name}>
      {children}
    </span>
  );
}
