import type { RoomView } from '@stammtisch/protocol';
import { ChevronDown } from 'lucide-react';
import { Suspense, useState } from 'react';
import { changedOptions } from '../../games/options/changes.ts';
import { type GameInfo, useGames } from '../../games/useGames.ts';
import { lazyPart } from '../../i18n/lazyPart.ts';
import { shellTexts } from '../../i18n/shellTexts.ts';
import { useTexts } from '../../i18n/useTexts.ts';
import type { RunCommand } from '../useCommand.ts';
import styles from './OptionsPanel.module.css';

/** With all its words, the form is only fetched when somebody opens it. */
const OptionsForm = lazyPart(async () => (await import('./OptionsForm.tsx')).OptionsForm);

interface OptionsPanelProps {
  room: RoomView;
  run: RunCommand;
}

function Summary({ room, info }: { room: RoomView; info: GameInfo | undefined }) {
  const t = useTexts(shellTexts);
  if (!info) return null;
  const count = changedOptions(info.options, room.options).length;
  return (
    <span className={styles.state} data-changed={count > 0}>
      {count === 0 ? t('options.standard') : t('options.changed', { count })}
    </span>
  );
}

/** The house rules, folded up: the host sets them, the others read them. */
export function OptionsPanel({ room, run }: OptionsPanelProps) {
  const t = useTexts(shellTexts);
  const games = useGames();
  const [open, setOpen] = useState(false);
  const info = games?.find((game) => game.id === room.game);
  const waiting = (
    <p className={styles.waiting}>{t(games === null ? 'options.failed' : 'options.loading')}</p>
  );
  return (
    <details
      className={styles.panel}
      data-testid="options"
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary className={styles.summary}>
        <h2 className={styles.title}>{t('options.heading')}</h2>
        <Summary room={room} info={info} />
        <ChevronDown aria-hidden className={styles.arrow} />
      </summary>
      {open && info ? (
        <Suspense fallback={waiting}>
          <OptionsForm room={room} specs={info.options} run={run} />
        </Suspense>
      ) : (
        waiting
      )}
    </details>
  );
}
