import type { AuchoIntent, AuchoView } from '@stammtisch/aucho';
import type { SceneValue } from '../../table/scene/Scene.tsx';
import { SuitSign } from '../../table/scene/SceneCard.tsx';
import type { TableAction } from '../../table/shell/ActionBar.tsx';
import styles from './actions.module.css';
import type { AuchoText } from './auchoTexts.ts';

type Legal = AuchoView['legal'][number];
type Button = Exclude<Legal, { type: 'spielen' }>;

/** Buttons keep this order whatever else may be done. */
const ORDER: readonly Button['type'][] = [
  'trumpf',
  'kehr',
  'aufdecken',
  'halt',
  'lukas',
  'weisen',
  'rauben',
  'vierUnder',
  'weiter',
  'fort',
];

const PRIMARY: ReadonlySet<string> = new Set(['aufdecken', 'halt', 'lukas', 'weisen']);
const QUIET: ReadonlySet<string> = new Set(['weiter', 'fort']);

interface ActionWords {
  readonly t: AuchoText;
  readonly scene: SceneValue;
  readonly view: AuchoView;
}

/** The current card of the Kehr, small in the button: what would be robbed. */
function robbedLabel({ t, scene, view }: ActionWords): { label: string; name?: string } {
  const current = view.lukas?.open.at(-1);
  if (!current) return { label: t('action.rauben') };
  return { label: t('action.rauben'), name: t('action.raubenCard', { card: scene.cardName(current.card) }) };
}

function labelOf(legal: Button, words: ActionWords): Pick<TableAction, 'label' | 'name' | 'group'> {
  const { t, scene } = words;
  if (legal.type === 'rauben') return robbedLabel(words);
  if (legal.type === 'vierUnder')
    return { label: t('action.vierUnder', { under: t(`under.${scene.skin}`) }) };
  if (legal.type !== 'trumpf') return { label: t(`action.${legal.type}`) };
  const suit = scene.suitName(legal.suit);
  return {
    group: t('action.trumpf'),
    name: t('action.trumpfSuit', { suit }),
    label: (
      <>
        <SuitSign suit={legal.suit} />
        <span className={styles.suitName}>{suit}</span>
      </>
    ),
  };
}

/** What the viewer may do now besides laying a card, as buttons. */
export function actionsOf(
  words: ActionWords,
  send: (intent: AuchoIntent) => void,
  openWeise: () => void,
): readonly TableAction[] {
  const buttons = words.view.legal.filter((legal): legal is Button => legal.type !== 'spielen');
  return ORDER.flatMap((type) => buttons.filter((legal) => legal.type === type)).map((legal) => ({
    id: legal.type === 'trumpf' ? `trumpf:${legal.suit}` : legal.type,
    tone: PRIMARY.has(legal.type) ? 'primary' : QUIET.has(legal.type) ? 'quiet' : 'plain',
    ...labelOf(legal, words),
    onAct: legal.type === 'weisen' ? openWeise : () => send(legal),
  }));
}
