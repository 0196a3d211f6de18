import type { Seat, Suit } from '@stammtisch/kit';
import type { ReactNode } from 'react';
import { useTexts } from '../../i18n/useTexts.ts';
import { useScene } from '../scene/Scene.tsx';
import { SuitSign } from '../scene/SceneCard.tsx';
import { tableTexts } from '../words/tableTexts.ts';
import styles from './MatchEnd.module.css';

interface Ranked {
  readonly seat: Seat;
  readonly place: number;
}

const GARLAND: readonly Suit[] = ['C', 'H', 'S', 'D', 'C', 'H', 'S', 'D', 'C'];

interface MatchEndProps<R extends Ranked> {
  ranking: readonly R[];
  /** What the ranking is written on. */
  look: 'slate' | 'paper';
  /** What a game writes behind a name: strokes, points. */
  scoreOf(ranked: R): ReactNode;
  /** The button that opens the whole score. */
  sheet: string;
  onSheet(): void;
  /** What the page around offers: to play again. */
  children?: ReactNode;
}

/** Who has won, in a sentence; equal ones share the place. */
function useTitle(ranking: readonly Ranked[]): string {
  const t = useTexts(tableTexts);
  const { nameOf, own } = useScene();
  const winners = ranking.filter(({ place }) => place === 1).map(({ seat }) => seat);
  const names = winners.map(nameOf);
  if (names.length > 1) return t('end.shared', { names: names.join(', ') });
  return winners[0] === own && own !== null ? t('end.you') : t('end.one', { name: names.join() });
}

/** The end of a match: who has won, and all in their places. */
export function MatchEnd<R extends Ranked>({ ranking, look, ...props }: MatchEndProps<R>) {
  const t = useTexts(tableTexts);
  const { nameOf } = useScene();
  const ordered = [...ranking].sort((a, b) => a.place - b.place);
  const title = useTitle(ranking);
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
      <h2 className={styles.title}>{title}</h2>
      <ol className={styles.ranking} data-look={look}>
        {ordered.map((ranked) => (
          <li key={ranked.seat} data-place={ranked.place}>
            <span className={styles.place}>{t('end.place', { count: ranked.place })}</span>
            <span className={styles.name}>{nameOf(ranked.seat)}</span>
            {props.scoreOf(ranked)}
          </li>
        ))}
      </ol>
      <div className={styles.buttons}>
        <button type="button" onClick={props.onSheet}>
          {props.sheet}
        </button>
        {props.children}
      </div>
    </section>
  );
}
