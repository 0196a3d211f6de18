import type { ReactNode } from 'react';
import { soundPreference, usePreference } from '../browser/preferences.ts';
import { languagePreference } from '../i18n/i18n.ts';
import { LANGUAGE_NAMES, LANGUAGES } from '../i18n/languages.ts';
import { shellTexts } from '../i18n/shellTexts.ts';
import { useTexts } from '../i18n/useTexts.ts';
import { themePreference } from '../theme/theme.ts';
import { Choice } from '../ui/Choice.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { Toggle } from '../ui/Toggle.tsx';
import styles from './Menu.module.css';

const THEMES = ['system', 'light', 'dark'] as const;

/** The reader's settings: they hold for this browser and at once. */
function Settings() {
  const t = useTexts(shellTexts);
  const [language, setLanguage] = usePreference(languagePreference);
  const [theme, setTheme] = usePreference(themePreference);
  const [sound, setSound] = usePreference(soundPreference);
  return (
    <section className={styles.settings} aria-label={t('menu.settings')}>
      <Choice
        label={t('menu.language')}
        value={language}
        options={LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
        onChange={setLanguage}
      />
      <Choice
        label={t('menu.theme')}
        value={theme}
        options={THEMES.map((value) => ({ value, label: t(`menu.themes.${value}`) }))}
        onChange={setTheme}
      />
      <Toggle
        label={t('menu.sound')}
        hint={t('menu.soundText')}
        on={sound === 'on'}
        onChange={(on) => setSound(on ? 'on' : 'off')}
      />
    </section>
  );
}

interface MenuProps {
  onClose: () => void;
  /** What can be done on this page, above the settings. */
  children?: ReactNode;
}

/** The menu of every page. */
export function Menu({ onClose, children }: MenuProps) {
  const t = useTexts(shellTexts);
  return (
    <Dialog title={t('menu.title')} place="side" onClose={onClose}>
      {children}
      <Settings />
    </Dialog>
  );
}
