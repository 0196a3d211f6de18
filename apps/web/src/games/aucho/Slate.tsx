import type { AuchoView } from '@stammtisch/aucho';
import { useTexts } from '../../i18n/useTexts.ts';
import { writtenOrder } from '../../table/scene/places.ts';
import { useScene } from '../../table/scene/Scene.tsx';
import { scoreText } from '../../table/score/numbers.ts';
import { ScoreCorner } from '../../table/score/ScoreCorner.tsx';
import { auchoTexts } from './auchoTexts.ts';
import { Chalk } from './Chalk.tsx';
import styles from './Slate.module.css';

type Score = AuchoView['score'];

/** The slate: Striche in fives, round Härdöpfel, and the Stand. */
export function Slate({ score }: { score: Score }) {
  const t = useTexts(auchoTexts);
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
        {writtenOrder(own).map((seat) => (
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
            <td className={styles.stand}>{scoreText(score.stand[seat])}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The slate in the corner of the mat: the whole of it where there is room, else a small one; opens the large one. */
export function SlateCorner({ score, onOpen }: { score: Score; onOpen(): void }) {
  const t = useTexts(auchoTexts);
  const { own, nameOf } = useScene();
  const stands = writtenOrder(own)
    .map((seat) => t('slate.row', { name: nameOf(seat), stand: score.stand[seat] }))
    .join(', ');
  return (
    <ScoreCorner
      look="slate"
      testId="slate"
      name={t('slate.open', { stands })}
      onOpen={onOpen}
      large={<Slate score={score} />}
      small={
        <>
          <Chalk kind="striche" count={5} salt={1} />
          <span>{t('slate.ziel', { count: score.ziel })}</span>
        </>
      }
    />
  );
}
