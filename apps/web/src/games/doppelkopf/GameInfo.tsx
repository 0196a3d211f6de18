import type { DoppelkopfView } from '@stammtisch/doppelkopf';
import { SUITS, type Suit } from '@stammtisch/kit';
import { useScene } from '../../table/scene/Scene.tsx';
import { SuitSign } from '../../table/scene/SceneCard.tsx';
import styles from './GameInfo.module.css';
import { type DoppelkopfText, useDoppelkopfText } from './useDoppelkopfText.ts';

type Table = DoppelkopfView['table'];

/** The suits from the highest down; a Solo's suit stands on top. For the eye only: what beats what is the server's word. */
function rankedSuits(solo: Table['solo']): readonly Suit[] {
  return solo === null ? SUITS : [solo.suit, ...SUITS.filter((suit) => suit !== solo.suit)];
}

/** The name of the game as all know it. */
function gameName(table: Table, suitName: (suit: Suit) => string, t: DoppelkopfText): string {
  if (table.solo) return t('info.solo', { suit: suitName(table.solo.suit) });
  return t(table.hochzeit ? 'info.hochzeit' : 'info.normal');
}

/** Upper corner: the number of the deal, and which suit beats which. */
export function GameInfo({ table }: { table: Table }) {
  const t = useDoppelkopfText();
  const { suitName } = useScene();
  const suits = rankedSuits(table.solo);
  const order = suits.map(suitName).join(', ');
  return (
    <div className={styles.info} data-testid="game-info" data-solo={table.solo !== null}>
      <p className={styles.deal}>
        <span className={styles.long}>{t('info.deal', { n: table.deal, of: table.deals })}</span>
        <span className={styles.short} aria-hidden="true">
          {t('info.dealShort', { n: table.deal, of: table.deals })}
        </span>
      </p>
      <p className={styles.game}>{gameName(table, suitName, t)}</p>
      <p className={styles.suits} role="img" aria-label={t('info.order', { suits: order })}>
        {suits.map((suit) => (
          <SuitSign key={suit} suit={suit} />
        ))}
      </p>
    </div>
  );
}
