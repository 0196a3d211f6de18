import type { Ansage, DoppelkopfIntent, DoppelkopfLegal } from '@stammtisch/doppelkopf';
import { HandFist } from 'lucide-react';
import type { SceneValue } from '../../table/scene/Scene.tsx';
import { SuitSign } from '../../table/scene/SceneCard.tsx';
import type { TableAction } from '../../table/shell/ActionBar.tsx';
import styles from './actions.module.css';
import type { DoppelkopfText } from './doppelkopfTexts.ts';

type Button = Exclude<DoppelkopfLegal, { type: 'spielen' }>;

/** Buttons keep this order whatever else may be done. */
const ORDER: readonly Button['type'][] = ['gesund', 'hochzeit', 'ansage', 'solo', 'klopfen'];

interface ActionWords {
  readonly t: DoppelkopfText;
  readonly scene: SceneValue;
  readonly legal: readonly DoppelkopfLegal[];
}

type Words = Pick<TableAction, 'label' | 'name' | 'group'>;

const isKeine = (ansage: Ansage): boolean => ansage.startsWith('keine');

/** Where several levels may be announced, they stand together as «Keine: 90 60 30». */
function ansageWords(ansage: Ansage, { t, legal }: ActionWords): Words {
  const name = t(`ansage.${ansage}`);
  const several = legal.filter((one) => one.type === 'ansage' && isKeine(one.ansage)).length > 1;
  if (!several || !isKeine(ansage)) return { label: name };
  return { label: t(`short.${ansage}`), name, group: t('action.keine') };
}

function wordsOf(button: Button, words: ActionWords): Words {
  const { t, scene } = words;
  switch (button.type) {
    case 'ansage':
      return ansageWords(button.ansage, words);
    case 'solo':
      return {
        group: t('action.solo'),
        name: t('action.soloSuit', { suit: scene.suitName(button.suit) }),
        label: (
          <>
            <SuitSign suit={button.suit} />
            <span className={styles.suitName}>{scene.suitName(button.suit)}</span>
          </>
        ),
      };
    case 'klopfen':
      return {
        name: t('action.klopfen'),
        label: (
          <>
            <HandFist aria-hidden="true" className={styles.fist} />
            {t('action.klopfen')}
          </>
        ),
      };
    default:
      return { label: t(`action.${button.type}`) };
  }
}

function idOf(button: Button): string {
  switch (button.type) {
    case 'ansage':
      return `ansage:${button.ansage}`;
    case 'solo':
      return `solo:${button.suit}`;
    default:
      return button.type;
  }
}

/** What the viewer may do now besides laying a card, as buttons. */
export function actionsOf(
  words: ActionWords,
  send: (intent: DoppelkopfIntent) => void,
): readonly TableAction[] {
  const buttons = words.legal.filter((legal): legal is Button => legal.type !== 'spielen');
  return ORDER.flatMap((type) => buttons.filter((legal) => legal.type === type)).map((button) => ({
    id: idOf(button),
    tone: button.type === 'gesund' ? 'primary' : button.type === 'klopfen' ? 'quiet' : 'plain',
    ...wordsOf(button, words),
    onAct: () => send(button),
  }));
}
