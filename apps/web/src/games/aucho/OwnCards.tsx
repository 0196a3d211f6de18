import type { AuchoIntent, AuchoView } from '@stammtisch/aucho';
import { useTexts } from '../../i18n/useTexts.ts';
import { OwnHand } from '../../table/hand/OwnHand.tsx';
import type { IntentSender } from '../../table/scene/useIntent.ts';
import { tableTexts } from '../../table/words/tableTexts.ts';
import { auchoTexts } from './auchoTexts.ts';
import styles from './OwnCards.module.css';

interface OwnCardsProps {
  view: AuchoView;
  sender: IntentSender<AuchoIntent>;
  onPlay(intent: AuchoIntent): void;
}

/** The viewer's hand; for a dealer who may look, the Lukas; for one who watches, a word. */
export function OwnCards({ view, sender, onPlay }: OwnCardsProps) {
  const t = useTexts(auchoTexts);
  const table = useTexts(tableTexts);
  const look = view.hand === null ? view.lukas?.look : null;
  const cards = view.hand?.cards ?? look;
  if (!cards) {
    return view.deal.players.length > 0 ? <p className={styles.watching}>{t('status.watching')}</p> : null;
  }
  // What a dealer may do is no laying of cards, so that nothing of it concerns the Lukas that he looks at.
  const plays = view.legal.filter((legal) => legal.type === 'spielen');
  return (
    <>
      {look ? <p className="visually-hidden">{t('lukas.look')}</p> : null}
      <OwnHand
        cards={cards}
        label={look ? t('lukas.look') : table('hand.label')}
        legal={plays}
        laid={(intent) => (intent.type === 'spielen' ? intent.card : null)}
        blocked={view.hand?.blocked ?? {}}
        sender={sender}
        onPlay={onPlay}
        only={look ? 'look' : undefined}
      />
    </>
  );
}
