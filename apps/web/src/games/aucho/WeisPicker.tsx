import type { AuchoIntent, AuchoView } from '@stammtisch/aucho';
import { TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { useTexts } from '../../i18n/useTexts.ts';
import { NamedCard } from '../../table/scene/SceneCard.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { type AuchoText, auchoTexts } from './auchoTexts.ts';
import styles from './WeisPicker.module.css';

type LegalWeis = Extract<AuchoView['legal'][number], { type: 'weisen' }>['from'][number];

interface WeisPickerProps {
  from: readonly LegalWeis[];
  onShow(intent: AuchoIntent): void;
  onClose(): void;
}

const keyOf = (weis: LegalWeis): string => weis.cards.join();

/** What the Weis is: a run of one suit, or four alike. */
export function weisName(cards: LegalWeis['cards'], t: AuchoText): string {
  const suits = new Set(cards.map((card) => card[0]));
  return suits.size > 1 ? t('weis.four') : t('weis.run', { count: cards.length });
}

/** Chooses which Weise to show; what would be punished is not ticked at first, and says so. */
export function WeisPicker({ from, onShow, onClose }: WeisPickerProps) {
  const t = useTexts(auchoTexts);
  const [left, setLeft] = useState<ReadonlySet<string>>(
    () => new Set(from.filter((w) => w.strafe).map(keyOf)),
  );
  const chosen = from.filter((weis) => !left.has(keyOf(weis)));
  const toggle = (weis: LegalWeis) =>
    setLeft((old) => {
      const next = new Set(old);
      if (!next.delete(keyOf(weis))) next.add(keyOf(weis));
      return next;
    });
  const show = () => {
    onShow({ type: 'weisen', weise: chosen.map(({ cards }) => ({ cards: [...cards] })) });
    onClose();
  };
  return (
    <Dialog title={t('weis.title')} onClose={onClose}>
      <div data-testid="weis-picker">
        <ul className={styles.list}>
          {from.map((weis) => (
            <WeisRow
              key={keyOf(weis)}
              weis={weis}
              chosen={!left.has(keyOf(weis))}
              onToggle={() => toggle(weis)}
            />
          ))}
        </ul>
        <p className={styles.hint}>{t('weis.hint')}</p>
        <div className={styles.buttons}>
          <button type="button" className={styles.cancel} onClick={onClose}>
            {t('weis.cancel')}
          </button>
          <button
            type="button"
            className={styles.confirm}
            data-action="weisen:confirm"
            disabled={chosen.length === 0}
            onClick={show}
          >
            {t('weis.confirm', { count: chosen.length })}
          </button>
        </div>
      </div>
    </Dialog>
  );
}

function WeisRow({ weis, chosen, onToggle }: { weis: LegalWeis; chosen: boolean; onToggle(): void }) {
  const t = useTexts(auchoTexts);
  return (
    <li>
      <label className={styles.row} data-chosen={chosen}>
        <input type="checkbox" checked={chosen} onChange={onToggle} />
        <span className={styles.words}>
          <strong>{weisName(weis.cards, t)}</strong> {t('weis.points', { count: weis.points })}
        </span>
        <span className={styles.cards}>
          {weis.cards.map((card) => (
            <NamedCard key={card} card={card} className={styles.card} />
          ))}
        </span>
        {weis.strafe ? (
          <span className={styles.warning}>
            <TriangleAlert aria-hidden="true" /> {t('weis.strafe')}
          </span>
        ) : null}
      </label>
    </li>
  );
}
