import type { AuchoView } from '@stammtisch/aucho';
import { useLayoutEffect, useRef } from 'react';
import { useTexts } from '../../i18n/useTexts.ts';
import { slideIn } from '../../table/scene/motion.ts';
import { useScene } from '../../table/scene/Scene.tsx';
import { NamedCard } from '../../table/scene/SceneCard.tsx';
import { auchoTexts } from './auchoTexts.ts';
import styles from './KehrRow.module.css';

type OpenCard = NonNullable<AuchoView['lukas']>['open'][number];

interface KehrRowProps {
  open: readonly OpenCard[];
  /** While the Kehr goes on the last card is the current one, and large. */
  running: boolean;
}

const PLACES = [0, 1, 2, 3, 4, 5, 6, 7] as const;

/** The cards of the Lukas that were turned over: the current one large, the others in a row. */
export function KehrRow({ open, running }: KehrRowProps) {
  const t = useTexts(auchoTexts);
  const current = open.at(-1);
  return (
    <div className={styles.kehr} data-running={running}>
      {running ? (
        <div className={styles.current}>
          {current ? <OpenedCard key={open.length} open={current} large /> : <p>{t('kehr.none')}</p>}
        </div>
      ) : null}
      <ol className={styles.row} aria-label={t('kehr.row')}>
        {PLACES.map((i) => {
          const card = open[i];
          return (
            <li key={i} data-current={running && i === open.length - 1}>
              {card ? <OpenedCard open={card} /> : <span className={styles.place}>{i + 1}</span>}
            </li>
          );
        })}
      </ol>
    </div>
  );
}

function OpenedCard({ open, large = false }: { open: OpenCard; large?: boolean }) {
  const t = useTexts(auchoTexts);
  const { nameOf, cardName } = useScene();
  const element = useRef<HTMLDivElement>(null);
  const { robbed } = open;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a card slides in once, when it is turned over.
  useLayoutEffect(() => {
    if (large && element.current) slideIn(element.current);
  }, []);
  return (
    <div ref={element} className={styles.card} data-robbed={robbed !== null}>
      <NamedCard card={open.card} />
      {robbed ? (
        <span className={styles.robbed}>
          <span className="visually-hidden">
            {t('kehr.robbed', { name: nameOf(robbed.seat), card: cardName(robbed.card) })}
          </span>
          <span aria-hidden="true">{large ? nameOf(robbed.seat) : [...nameOf(robbed.seat)][0]}</span>
        </span>
      ) : null}
    </div>
  );
}
