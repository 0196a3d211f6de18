import type { DoppelkopfView, MadeAnsage } from '@stammtisch/doppelkopf';
import type { Seat } from '@stammtisch/kit';
import { Check, Gem, HandFist, Lock } from 'lucide-react';
import { useTexts } from '../../i18n/useTexts.ts';
import { useScene } from '../../table/scene/Scene.tsx';
import { SuitSign } from '../../table/scene/SceneCard.tsx';
import { type MarkTone, SeatMark } from '../../table/seats/SeatMark.tsx';
import { doppelkopfTexts } from './doppelkopfTexts.ts';
import styles from './SeatMarks.module.css';

interface SeatMarksProps {
  view: DoppelkopfView;
  seat: Seat;
}

/** Small marks at a seat: its answer, its party once it is public, what it announced and when, whether it knocked. */
export function SeatMarks({ view, seat }: SeatMarksProps) {
  const t = useTexts(doppelkopfTexts);
  const { own } = useScene();
  const { phase } = view.deal;
  const { answered, knocked } = view.seats[seat];
  const ansagen = view.ansagen.filter((ansage) => ansage.seat === seat);
  return (
    <>
      {phase === 'fragen' && answered ? (
        <AnswerMark answer={seat === own ? (view.own?.answer ?? null) : null} />
      ) : null}
      <GameMark view={view} seat={seat} />
      <PartyMark view={view} seat={seat} ansagen={ansagen} />
      {ansagen.map((ansage) => (
        <AnsageMark key={ansage.ansage} made={ansage} />
      ))}
      {knocked ? (
        <SeatMark name={t('seat.knocked')} tone="words">
          <HandFist aria-hidden="true" />
        </SeatMark>
      ) : null}
    </>
  );
}

/** That a seat has answered; what, only the seat itself sees. */
function AnswerMark({ answer }: { answer: 'gesund' | 'hochzeit' | 'solo' | null }) {
  const t = useTexts(doppelkopfTexts);
  if (answer === null) {
    return (
      <SeatMark name={t('seat.answered')} tone="no">
        <Check aria-hidden="true" />
      </SeatMark>
    );
  }
  const word = t(`action.${answer}`);
  return (
    <SeatMark name={t('seat.ownAnswer', { answer: word })} tone="secret">
      <Lock aria-hidden="true" />
      {word}
    </SeatMark>
  );
}

/** Who plays the Solo, who has the Hochzeit. */
function GameMark({ view, seat }: SeatMarksProps) {
  const t = useTexts(doppelkopfTexts);
  const { suitName } = useScene();
  const { solo, hochzeit } = view.deal;
  if (solo?.seat === seat) {
    return (
      <SeatMark name={t('info.solo', { suit: suitName(solo.suit) })} tone="suit">
        <SuitSign suit={solo.suit} />
      </SeatMark>
    );
  }
  if (hochzeit?.seat !== seat) return null;
  return (
    <SeatMark name={t('seat.bride')} tone="words">
      <Gem aria-hidden="true" />
    </SeatMark>
  );
}

/** A seat's party: where all know it, or in pencil at one's own seat. An announced Re or Kontra says it already. */
function PartyMark({ view, seat, ansagen }: SeatMarksProps & { ansagen: readonly MadeAnsage[] }) {
  const t = useTexts(doppelkopfTexts);
  const { own } = useScene();
  const { party: known, augen } = view.seats[seat];
  // Between deals the result says it.
  if (augen !== null) return null;
  if (known !== null) {
    if (ansagen.some(({ ansage }) => ansage === known)) return null;
    const party = t(`party.${known}`);
    return (
      <SeatMark name={t('seat.party', { party })} tone={known}>
        {party}
      </SeatMark>
    );
  }
  const secret = seat === own ? (view.own?.party ?? null) : null;
  if (secret === null) return null;
  const party = t(`party.${secret}`);
  const still = view.own?.still === true;
  return (
    <SeatMark name={still ? t('seat.ownStill') : t('seat.ownParty', { party })} tone="secret">
      <Lock aria-hidden="true" />
      {still ? t('seat.still') : party}
    </SeatMark>
  );
}

const TONES: Readonly<Partial<Record<MadeAnsage['ansage'], MarkTone>>> = { re: 're', kontra: 'kontra' };

/** An announcement with the number of its trick. */
function AnsageMark({ made }: { made: MadeAnsage }) {
  const t = useTexts(doppelkopfTexts);
  const { ansage, trick } = made;
  return (
    <SeatMark
      name={t('seat.ansage', { ansage: t(`ansage.${ansage}`), n: trick })}
      tone={TONES[ansage] ?? 'words'}
    >
      <span className={styles.long}>{t(`ansage.${ansage}`)}</span>
      <span className={styles.short}>{t(`short.${ansage}`)}</span>
      <span className={styles.trick}>{trick}</span>
    </SeatMark>
  );
}
