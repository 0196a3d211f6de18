import type { AuchoView } from '@stammtisch/aucho';
import type { Seat } from '@stammtisch/kit';
import { SEATS } from '../../table/places.ts';
import { useScene } from '../../table/Scene.tsx';
import { Chalk } from './Chalk.tsx';
import styles from './Slate.module.css';
import { useAuchoText } from './useAuchoText.ts';

type Score = AuchoView['score'];

/** The seats as they are written on the slate: the viewer last, as he sits nearest. */
function slateOrder(own: Seat | null): readonly Seat[] {
  return own === null ? SEATS : [...SEATS.filter((seat) => seat !== own), own];
}

/** The slate: Striche in fives, round Härdöpfel, and the Stand. */
export function Slate({ score }: { score: Score }) {
  const t = useAuchoText();
  const { own, nameOf } = useScene();
  return (
    <table className={styles.slate}>
      <caption>{t('slate.ziel', { count: score.ziel })}</caption>
      <thead className="visually-hidden">
        <tr>
          <th scope="col">{t('slate.player')}</th>
          <th scope="col">{t('slate.striche')}</th>
          <th scope="col">{t('slate.haerdoepfel')}</th>
          <th scope="col">{t('slate.stand')}</th>
        </tr>
      </thead>
      <tbody>
        {slateOrder(own).map((seat) => (
          <tr key={seat}>
            <th scope="row">{nameOf(seat)}</th>
            <td>
              <span className="visually-hidden">{score.striche[seat]}</span>
              <Chalk kind="striche" count={score.striche[seat]} salt={seat} />
            </td>
            <td>
              <span className="visually-hidden">{score.haerdoepfel[seat]}</span>
              <Chalk kind="haerdoepfel" count={score.haerdoepfel[seat]} salt={seat + 4} />
            </td>
            <td className={styles.stand}>{score.stand[seat]}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The slate in the corner of the mat: the whole of it where there is room, else a small one; opens the large one. */
export function SlateCorner({ score, onOpen }: { score: Score; onOpen(): void }) {
  const t = useAuchoText();
  const { own, nameOf } = useScene();
  const stands = slateOrder(own)
    .map((seat) => t('slate.row', { name: nameOf(seat), stand: score.stand[seat] }))
    .join(', ');
  return (
    <div className={styles.corner} data-testid="slate">
      <div className={styles.large}>
        <Slate score={score} />
      </div>
      <div className={styles.small} aria-hidden="true">
        <Chalk kind="striche" count={5} salt={1} />
        <span>{t('slate.ziel', { count: score.ziel })}</span>
      </div>
      <button
        type="button"
        className={styles.open}
        aria-label={t('slate.open', { stands })}
        onClick={onOpen}
      />
    </div>
  );
}

/** A seat's Stand as a small piece of slate, beside its name. */
export function StandMark({ stand }: { stand: number }) {
  const t = useAuchoText();
  return (
    <span className={styles.mark} role="img" aria-label={t('seat.stand', { count: stand })}>
      {stand}
    </span>
  );
}
