import type { Patience, RoomView } from '@stammtisch/protocol';
import { ABWESENHEITEN, ZUGZEITEN } from '@stammtisch/protocol/constants';
import styles from '../../games/options/options.module.css';
import { shellTexts } from '../../i18n/shellTexts.ts';
import { useTexts } from '../../i18n/useTexts.ts';
import { Choice } from '../../ui/Choice.tsx';
import type { RunCommand } from '../useCommand.ts';

/** How long the table waits: for a decision, and for somebody who is gone. */
export function PatienceForm({ room, run }: { room: RoomView; run: RunCommand }) {
  const t = useTexts(shellTexts);
  const { patience } = room;
  const words = (seconds: number): string => {
    if (seconds === 0) return t('patience.none');
    return seconds < 60
      ? t('patience.seconds', { count: seconds })
      : t('patience.minutes', { count: seconds / 60 });
  };
  const options = <T extends number>(values: readonly T[]) =>
    values.map((value) => ({ value: String(value), label: words(value) }));
  const set = (changed: Partial<Patience>) =>
    void run({ type: 'setPatience', patience: { ...patience, ...changed } });
  return (
    <>
      <div className={styles.field} data-testid="option-zugzeit">
        <Choice
          stacked
          disabled={!room.you.host}
          label={t('patience.zugzeit')}
          hint={t('patience.zugzeitHelp')}
          value={String(patience.zugzeit)}
          options={options(ZUGZEITEN)}
          onChange={(chosen) => set({ zugzeit: ZUGZEITEN.find((value) => String(value) === chosen) ?? 0 })}
        />
      </div>
      <div className={styles.field} data-testid="option-abwesenheit">
        <Choice
          stacked
          disabled={!room.you.host}
          label={t('patience.abwesenheit')}
          hint={t('patience.abwesenheitHelp')}
          value={String(patience.abwesenheit)}
          options={options(ABWESENHEITEN)}
          onChange={(chosen) =>
            set({ abwesenheit: ABWESENHEITEN.find((value) => String(value) === chosen) ?? 0 })
          }
        />
      </div>
    </>
  );
}
