import type { AuchoIntent, AuchoView } from '@stammtisch/aucho';
import type { Card } from '@stammtisch/kit';
import { useErrorText } from '../../i18n/useText.ts';
import { Hand } from '../../table/Hand.tsx';
import type { IntentSender } from '../../table/useIntent.ts';
import { useTableText } from '../../table/useTableText.ts';
import styles from './OwnCards.module.css';
import { useAuchoText } from './useAuchoText.ts';

interface OwnCardsProps {
  view: AuchoView;
  sender: IntentSender<AuchoIntent>;
  onPlay(intent: AuchoIntent): void;
}

type Play = Extract<AuchoIntent, { type: 'spielen' }>;

/** The viewer's hand; for a dealer who may look, the Lukas; for one who watches, a word. */
export function OwnCards({ view, sender, onPlay }: OwnCardsProps) {
  const t = useAuchoText();
  const table = useTableText();
  const errorText = useErrorText();
  const plays = view.legal.filter((legal): legal is Play => legal.type === 'spielen');
  const playOf = (card: Card) => plays.find((play) => play.card === card);
  const blocked: Readonly<Record<string, string | undefined>> = view.hand?.blocked ?? {};
  const look = view.hand === null ? view.lukas?.look : null;
  const cards = view.hand?.cards ?? look;
  if (!cards) {
    const watches = view.table.deal > 0 && view.table.phase !== 'ende';
    return watches ? <p className={styles.watching}>{t('status.watching')}</p> : null;
  }
  return (
    <>
      {look ? <p className="visually-hidden">{t('lukas.look')}</p> : null}
      <Hand
        cards={cards}
        label={look ? t('lukas.look') : table('hand.label')}
        turn={plays.length > 0}
        mayPlay={(card) => playOf(card) !== undefined}
        pending={sender.pending?.type === 'spielen' ? sender.pending.card : null}
        reason={(card) => (blocked[card] ? errorText(blocked[card]) : null)}
        onPlay={(card) => {
          const play = playOf(card);
          if (play) onPlay(play);
        }}
        onRefused={(card) => {
          if (!look) sender.say(errorText(blocked[card] ?? 'notYourTurn'));
        }}
      />
    </>
  );
}
