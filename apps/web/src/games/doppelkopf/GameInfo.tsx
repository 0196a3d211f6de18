import type { DoppelkopfView } from '@stammtisch/doppelkopf';
import { SUITS, type Suit } from '@stammtisch/kit';
import { useTexts } from '../../i18n/useTexts.ts';
import { useScene } from '../../table/scene/Scene.tsx';
import { SuitSign } from '../../table/scene/SceneCard.tsx';
import { type DoppelkopfText, doppelkopfTexts } from './doppelkopfTexts.ts';
import styles from './GameInfo.module.css';

type Deal = DoppelkopfView['deal'];

/** The suits from the highest down; a Solo's suit stands on top. For the eye only: what beats what is the server's word. */
function rankedSuits(solo: Deal['solo']): readonly Suit[] {
  return solo === null ? SUITS : [solo.suit, ...SUITS.filter((suit) => suit !== solo.suit)];
}

/** The name of the game as all know it. */
function gameName(deal: Deal, suitName: (suit: Suit) => string, t: DoppelkopfText): string {
  if (deal.solo) return t('info.solo', { suit: suitName(deal.solo.suit) });
  return t(deal.hochzeit ? 'info.hochzeit' : 'info.normal');
}

/** Upper corner: the number of the deal, and which suit beats which. */
export function GameInfo({ deal }: { deal: Deal }) {
  const t = useTexts(doppelkopfTexts);
  const { suitName } = useScene();
  const suits = rankedSuits(deal.solo);
  const order = suits.map(suitName).join(', ');
  return (
    <div className={styles.info} data-testid="game-info" data-solo={deal.solo !== null}>
      <p className={styles.deal}>
        <span className={styles.long}>{t('info.deal', { n: deal.number, of: deal.deals })}</span>
        <span className={styles.short} aria-hidden="true">
          {t('info.dealShort', { n: deal.number, of: deal.deals })}
        </span>
      </p>
      <p className={styles.game}>{gameName(deal, suitName, t)}</p>
      <p className={styles.suits} role="img" aria-label={t('info.order', { suits: order })}>
        {suits.map((suit) => (
          <SuitSign key={suit} suit={suit} />
        ))}
      </p>
    </div>
  );
}
