import type { Replay, ReplayView } from '@stammtisch/protocol';
import { useId } from 'react';
import { SEATS } from '../table/places.ts';
import styles from './Choosers.module.css';
import { useReplayText } from './useReplayText.ts';

interface ViewChoiceProps {
  names: Replay['names'];
  view: ReplayView;
  onView(view: ReplayView): void;
}

const SEAT_VIEWS: readonly ReplayView[] = ['0', '1', '2', '3'];

/** Through whose eyes the table is seen. */
export function ViewChoice({ names, view, onView }: ViewChoiceProps) {
  const t = useReplayText();
  const id = useId();
  const choices = [
    { value: 'open' as const, label: t('view.open') },
    ...SEATS.map((seat) => ({
      value: SEAT_VIEWS[seat] ?? ('open' as const),
      label: t('view.seat', { name: names[seat] }),
    })),
  ];
  return (
    <div className={styles.chooser}>
      <label htmlFor={id}>{t('view.label')}</label>
      <select
        id={id}
        value={view}
        data-testid="view-choice"
        onChange={(event) =>
          onView(choices.find(({ value }) => value === event.target.value)?.value ?? 'open')
        }
      >
        {choices.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </div>
  );
}
