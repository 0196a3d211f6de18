import { Bell, BellOff, History, ScrollText, Settings } from 'lucide-react';
import type { ReactNode } from 'react';
import { soundPreference, usePreference } from '../../browser/preferences.ts';
import { useTexts } from '../../i18n/useTexts.ts';
import { tableTexts } from '../words/tableTexts.ts';
import styles from './Tools.module.css';

interface ToolProps {
  name: string;
  pressed?: boolean;
  onUse(): void;
  children: ReactNode;
}

function Tool({ name, pressed, onUse, children }: ToolProps) {
  return (
    <button
      type="button"
      className={styles.tool}
      aria-label={name}
      title={name}
      aria-pressed={pressed}
      onClick={onUse}
    >
      {children}
    </button>
  );
}

interface ToolsProps {
  onMenu(): void;
  /** Not where the table is only seen again: there the whole log stands beside it. */
  onHistory?: (() => void) | undefined;
}

/** Sound with one tap, the play in words, and the menu. */
export function Tools({ onMenu, onHistory }: ToolsProps) {
  const t = useTexts(tableTexts);
  const [sound, setSound] = usePreference(soundPreference);
  const on = sound === 'on';
  return (
    <>
      <Tool name={t(on ? 'sound.on' : 'sound.off')} pressed={on} onUse={() => setSound(on ? 'off' : 'on')}>
        {on ? <Bell aria-hidden="true" /> : <BellOff aria-hidden="true" />}
      </Tool>
      {onHistory ? (
        <span className={styles.roomy}>
          <Tool name={t('history.open')} onUse={onHistory}>
            <ScrollText aria-hidden="true" />
          </Tool>
        </span>
      ) : null}
      <Tool name={t('menu.title')} onUse={onMenu}>
        <Settings aria-hidden="true" />
      </Tool>
    </>
  );
}

/** Opens the last trick. */
export function LastTrickTool({ onUse }: { onUse(): void }) {
  const t = useTexts(tableTexts);
  return (
    <Tool name={t('trick.last')} onUse={onUse}>
      <History aria-hidden="true" />
    </Tool>
  );
}
