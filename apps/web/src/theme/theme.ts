import { createPreference } from '../browser/preferences.ts';

/** Evening, daylight, or as the system has it. */
export const themePreference = createPreference('theme', ['system', 'light', 'dark'], 'system');

/** The browser's own bars, in the colour of the wood. */
const BAR_COLOUR = { light: '#d6b184', dark: '#2c1f16' } as const;

/** Keeps `data-theme` on <html> in step with the reader's choice and the system's. Called once, before rendering. */
export function applyTheme(): void {
  const systemDark = window.matchMedia('(prefers-color-scheme: dark)');
  const apply = (): void => {
    const choice = themePreference.get();
    const theme = choice === 'system' ? (systemDark.matches ? 'dark' : 'light') : choice;
    document.documentElement.dataset.theme = theme;
    document.querySelector('meta[name="theme-color"]')?.setAttribute('content', BAR_COLOUR[theme]);
  };
  themePreference.subscribe(apply);
  systemDark.addEventListener('change', apply);
  apply();
}
