import type { AuchoView } from '@stammtisch/aucho';
import { useTexts } from '../../i18n/useTexts.ts';
import { useScene } from '../../table/scene/Scene.tsx';
import { NamedCard } from '../../table/scene/SceneCard.tsx';
import { auchoTexts } from './auchoTexts.ts';
import { weisName } from './WeisPicker.tsx';
import styles from './WeisShown.module.css';

interface WeisShownProps {
  weis: NonNullable<AuchoView['weis']>;
  declarer: number | null;
}

/** The Weise that count, shown to all once the first trick is over. */
export function WeisShown({ weis, declarer }: WeisShownProps) {
  const t = useTexts(auchoTexts);
  const { nameOf } = useScene();
  const first = weis.weise[0];
  const name = first ? nameOf(first.seat) : '';
  const side =
    weis.side === 'opponents' || declarer === null ? t('side.opponents') : t('side.declarer', { name });
  return (
    <div className={styles.shown} data-low data-testid="weis-shown">
      <p className={styles.title}>{t('weis.shown', { points: weis.points, side })}</p>
      <ul className={styles.list}>
        {weis.weise.map((one) => (
          <li key={one.cards.join()}>
            <span>
              {nameOf(one.seat)}: {weisName(one.cards, t)}, {one.points}
            </span>
            <span className={styles.cards}>
              {one.cards.map((card) => (
                <NamedCard key={card} card={card} className={styles.card} />
              ))}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
