import type { Card, Played, Seat } from '@stammtisch/kit';
import type { ReactNode } from 'react';
import { useTexts } from '../../i18n/useTexts.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { useScene } from '../scene/Scene.tsx';
import { NamedCard } from '../scene/SceneCard.tsx';
import { tableTexts } from '../words/tableTexts.ts';
import styles from './LastTrick.module.css';

interface LastTrickProps {
  last: { readonly cards: readonly Played<Card>[]; readonly winner: Seat } | null;
  /** What it counts, in words. */
  worth: string;
  onClose(): void;
  /** What else a game has to show again. */
  children?: ReactNode;
}

/** The last trick, in the order in which it was laid. */
export function LastTrick({ last, worth, onClose, children }: LastTrickProps) {
  const t = useTexts(tableTexts);
  const { nameOf, own } = useScene();
  return (
    <Dialog title={t('trick.last')} onClose={onClose}>
      <div data-testid="last-trick">
        {last ? (
          <>
            <ol className={styles.cards}>
              {last.cards.map(({ seat, card }) => (
                <li key={seat} data-won={seat === last.winner}>
                  <NamedCard card={card} className={styles.card} />
                  <span>{nameOf(seat)}</span>
                </li>
              ))}
            </ol>
            <p className={styles.won}>
              {last.winner === own ? t('trick.wonYou') : t('trick.won', { name: nameOf(last.winner) })}{' '}
              {worth}.
            </p>
          </>
        ) : (
          <p>{t('trick.none')}</p>
        )}
        {children}
      </div>
    </Dialog>
  );
}
