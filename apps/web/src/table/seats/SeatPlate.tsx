import type { Card, Seat } from '@stammtisch/kit';
import type { SeatView } from '@stammtisch/protocol';
import { Bot, Unplug } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTexts } from '../../i18n/useTexts.ts';
import { OpenHand } from '../hand/OpenHand.tsx';
import { useScene } from '../scene/Scene.tsx';
import { tableTexts } from '../words/tableTexts.ts';
import styles from './SeatPlate.module.css';
import { SpeechBubble } from './SpeechBubble.tsx';

export interface PlateFacts {
  readonly cards: number;
  readonly tricks: number;
  readonly dealer: boolean;
  readonly awaited: boolean;
  /** Instead of cards and tricks: «gibt · schaut zu». */
  readonly note?: string | undefined;
  /** What the seat says just now. */
  readonly bubble?: string | undefined;
  /** A game's own marks: an answer, the declarer's trump … */
  readonly marks?: ReactNode;
  /** The hand, where it lies open for all. */
  readonly open?: readonly Card[] | undefined;
  /** The score, where the room for the whole of it is missing. */
  readonly score?: ReactNode;
}

interface SeatPlateProps {
  seat: Seat;
  sitting: SeatView;
  facts: PlateFacts;
}

/** A seat: who sits there, what they hold and have, and whether the table waits for them. */
export function SeatPlate({ seat, sitting, facts }: SeatPlateProps) {
  const t = useTexts(tableTexts);
  const { placeOf, nameOf, own } = useScene();
  const place = placeOf(seat);
  const name = nameOf(seat);
  const lost = sitting.kind === 'empty' || (sitting.kind === 'player' && !sitting.connected);

  return (
    <div className={styles.seat} data-place={place} data-seat={seat}>
      <div className={styles.plate} data-plate={place} data-awaited={facts.awaited} data-lost={lost}>
        <span className={styles.initial} data-colour={seat} aria-hidden="true">
          {[...name][0]?.toUpperCase()}
        </span>
        <span className={styles.words}>
          <span className={styles.name}>
            <span className={styles.nameText}>
              {name}
              {own === seat ? <span className={styles.you}> ({t('seat.you')})</span> : null}
            </span>
            {facts.awaited ? <span className="visually-hidden"> {t('seat.awaited')}</span> : null}
            <Connection sitting={sitting} lost={lost} />
          </span>
          <span className={styles.facts}>
            {facts.note ?? <Counts cards={facts.cards} tricks={facts.tricks} />}
          </span>
        </span>
        {facts.score}
        {facts.dealer ? <span className={styles.dealer}>{t('seat.dealer')}</span> : null}
        {facts.marks ? (
          <span className={styles.marks} data-marks>
            {facts.marks}
          </span>
        ) : null}
      </div>
      {facts.open?.length ? <OpenHand seat={seat} cards={facts.open} /> : null}
      <SpeechBubble text={facts.bubble} place={place} />
    </div>
  );
}

function Connection({ sitting, lost }: { sitting: SeatView; lost: boolean }) {
  const t = useTexts(tableTexts);
  if (sitting.kind === 'computer') {
    return <Bot className={styles.icon} role="img" aria-label={t('seat.computer')} />;
  }
  if (!lost) return null;
  return <Unplug className={styles.lostIcon} role="img" aria-label={t('seat.lost')} />;
}

function Counts({ cards, tricks }: { cards: number; tricks: number }) {
  const t = useTexts(tableTexts);
  return (
    <>
      <span className={styles.long}>
        {t('seat.cards', { count: cards })} · {t('seat.tricks', { count: tricks })}
      </span>
      <span className={styles.short} aria-hidden="true">
        <svg viewBox="0 0 12 16" className={styles.glyph} aria-hidden="true">
          <rect x="1" y="1" width="10" height="14" rx="2" />
        </svg>
        {cards}
        <svg viewBox="0 0 18 16" className={styles.glyphWide} aria-hidden="true">
          <path d="M5 4.500 7 1l9 4.500-4 8.500" />
          <rect x="1" y="4" width="10" height="11" rx="2" />
        </svg>
        {tricks}
      </span>
    </>
  );
}
