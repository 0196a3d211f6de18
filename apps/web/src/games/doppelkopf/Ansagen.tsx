import type { DoppelkopfView } from '@stammtisch/doppelkopf';
import type { Seat } from '@stammtisch/kit';
import { HandFist } from 'lucide-react';
import { useTexts } from '../../i18n/useTexts.ts';
import { useScene } from '../../table/scene/Scene.tsx';
import styles from './Ansagen.module.css';
import { doppelkopfTexts } from './doppelkopfTexts.ts';

interface AnsagenProps {
  ansagen: DoppelkopfView['ansagen'];
  klopfer: readonly Seat[];
  /** In the corner of the mat there is room for the newest lines only; the sheet has them all. */
  place: 'corner' | 'sheet';
}

const MOST_LINES = 5;

/** The doublings of a deal so far: each announcement with its seat and trick, each knock, and what they make. */
export function Ansagen({ ansagen, klopfer, place }: AnsagenProps) {
  const t = useTexts(doppelkopfTexts);
  const doublings = ansagen.length + klopfer.length;
  if (doublings === 0) return null;
  const hidden = place === 'corner' ? Math.max(0, doublings - MOST_LINES) : 0;
  const knocks = klopfer.map((seat) => <KnockLine key={`klopfen:${seat}`} seat={seat} />);
  const words = ansagen.map((made) => <AnsageLine key={`${made.seat}:${made.ansage}`} made={made} />);
  return (
    <div
      className={styles.ansagen}
      data-place={place}
      data-testid={place === 'corner' ? 'ansagen' : undefined}
    >
      <p className={styles.title}>{t('ansagen.title')}</p>
      <ol className={styles.list}>
        {hidden > 0 ? <li className={styles.more}>{t('ansagen.more', { count: hidden })}</li> : null}
        {[...knocks, ...words].slice(hidden)}
      </ol>
      <p className={styles.times}>
        <span className="visually-hidden">{t('ansagen.times', { count: 2 ** doublings })}</span>
        <span aria-hidden="true">{t('ansagen.timesShort', { count: 2 ** doublings })}</span>
      </p>
    </div>
  );
}

function AnsageLine({ made }: { made: DoppelkopfView['ansagen'][number] }) {
  const t = useTexts(doppelkopfTexts);
  const { nameOf } = useScene();
  const ansage = t(`ansage.${made.ansage}`);
  return (
    <li className={styles.line}>
      <span className="visually-hidden">
        {t('ansagen.line', { name: nameOf(made.seat), ansage, n: made.trick })}
      </span>
      <span className={styles.word} aria-hidden="true">
        <span className={styles.long}>{ansage}</span>
        <span className={styles.short}>{t(`short.${made.ansage}`)}</span>
      </span>
      <Who seat={made.seat} />
      <span className={styles.trick} aria-hidden="true">
        <span className={styles.long}>{t('ansagen.trick', { n: made.trick })}</span>
        <span className={styles.short}>{t('ansagen.trickShort', { n: made.trick })}</span>
      </span>
    </li>
  );
}

function KnockLine({ seat }: { seat: Seat }) {
  const t = useTexts(doppelkopfTexts);
  const { nameOf } = useScene();
  return (
    <li className={styles.line}>
      <span className="visually-hidden">{t('ansagen.knock', { name: nameOf(seat) })}</span>
      <span className={styles.word} aria-hidden="true">
        <HandFist className={styles.fist} />
      </span>
      <Who seat={seat} />
      <span className={styles.trick} aria-hidden="true">
        <span className={styles.long}>{t('ansagen.knockShort')}</span>
      </span>
    </li>
  );
}

/** A name where there is room, else its initial in the colour of the seat. */
function Who({ seat }: { seat: Seat }) {
  const { nameOf } = useScene();
  const name = nameOf(seat);
  return (
    <span className={styles.who} aria-hidden="true">
      <span className={styles.initial} data-colour={seat}>
        {[...name][0]?.toUpperCase()}
      </span>
      <span className={styles.name}>{name}</span>
    </span>
  );
}
