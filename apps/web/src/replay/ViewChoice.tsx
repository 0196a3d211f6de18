import { SEATS } from '@stammtisch/kit';
import type { Replay, ReplayView } from '@stammtisch/protocol';
import { Eye } from 'lucide-react';
import { useId } from 'react';
import { useTexts } from '../i18n/useTexts.ts';
import { replayTexts } from './replayTexts.ts';
import styles from './ViewChoice.module.css';

interface ViewChoiceProps {
  names: Replay['names'];
  view: ReplayView;
  onView(view: ReplayView): void;
}

const SEAT_VIEWS = ['0', '1', '2', '3'] as const;

/** Through whose eyes the table is seen: all hands open, or as one of the four saw it. */
export function ViewChoice({ names, view, onView }: ViewChoiceProps) {
  const t = useTexts(replayTexts);
  const group = useId();
  const choices = [
    { value: 'open', label: t('view.open'), short: t('view.all') },
    ...SEATS.map((seat) => ({
      value: SEAT_VIEWS[seat],
      label: t('view.seat', { name: names[seat] }),
      short: names[seat],
    })),
  ] as const;
  return (
    <fieldset className={styles.choice}>
      <legend className="visually-hidden">{t('view.label')}</legend>
      <Eye aria-hidden className={styles.eye} size={20} />
      {choices.map(({ value, label, short }) => (
        <label key={value} className={styles.key} title={label} data-testid={`view-${value}`}>
          <input
            type="radio"
            name={group}
            className="visually-hidden"
            aria-label={label}
            checked={value === view}
            onChange={() => onView(value)}
          />
          <span>{short}</span>
        </label>
      ))}
    </fieldset>
  );
}
