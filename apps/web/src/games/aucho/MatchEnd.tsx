import type { AuchoView } from '@stammtisch/aucho';
import type { Suit } from '@stammtisch/kit';
import type { ReactNode } from 'react';
import { useScene } from '../../table/Scene.tsx';
import { SuitSign } from '../../table/SceneCard.tsx';
import { Chalk } from './Chalk.tsx';
import styles from './MatchEnd.module.css';
import { useAuchoText } from './useAuchoText.ts';

type Ranking = NonNullable<AuchoView['ranking']>;

const GARLAND: readonly Suit[] = ['C', 'H', 'S', 'D', 'C', 'H', 'S', 'D', 'C'];

interface MatchEndProps {
  ranking: Ranking;
  onSlate(): void;
  /** What the page around offers: to play again. */
  children?: ReactNode;
}

/** The end of a match: who has won, and all in their places. */
export function MatchEnd({ ranking, onSlate, children }: MatchEndProps) {
  const t = useAuchoText();
  const { nameOf, own } = useScene();
  const ordered = [...ranking].sort((a, b) => a.place - b.place);
  const winner = ordered[0];
  return (
    <section
      className={styles.card}
      aria-label={t('end.ranking')}
      data-testid="match-end"
      data-ranking={JSON.stringify(ranking)}
    >
      <div className={styles.garland} aria-hidden="true">
        {GARLAND.map((suit, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a garland never changes.
          <span key={i}>
            <SuitSign suit={suit} />
          </span>
        ))}
      </div>
      {winner ? (
        <h2 className={styles.title}>
          {winner.seat === own ? t('end.titleYou') : t('end.title', { name: nameOf(winner.seat) })}
        </h2>
      ) : null}
      <ol className={styles.ranking}>
        {ordered.map((ranked) => (
          <li key={ranked.seat} data-place={ranked.place}>
            <span className={styles.place}>{t('end.place', { count: ranked.place })}</span>
            <span className={styles.name}>{nameOf(ranked.seat)}</span>
            <span className={styles.chalk}>
              <Chalk kind="striche" count={ranked.striche} salt={ranked.seat} />
              <Chalk kind="haerdoepfel" count={ranked.haerdoepfel} salt={ranked.seat + 4} />
            </span>
            <span className={styles.stand}>
              <span className="visually-hidden">{t('slate.stand')} </span>
              {ranked.stand}
            </span>
          </li>
        ))}
      </ol>
      <div className={styles.buttons}>
        <button type="button" onClick={onSlate}>
          {t('end.slate')}
        </button>
        {children}
      </div>
    </section>
  );
}
