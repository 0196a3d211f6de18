import { createPreference, usePreference } from '../app/preferences.ts';
import type { Skin } from '../cards/suitSymbols.tsx';

export type { Skin };

/** `auto`: as is usual for the game at hand. */
const skinPreference = createPreference('cards', ['auto', 'swiss', 'french'], 'auto');
const fourColourPreference = createPreference('fourColour', ['on', 'off'], 'off');
/** Single keys can be switched off, for those who dictate to their computer (WCAG 2.1.4). */
const keysPreference = createPreference('keys', ['on', 'off'], 'on');

/** Which cards the reader wants to see, and how to choose others. */
export function useSkin(usual: Skin): [Skin, (skin: Skin) => void] {
  const [chosen, choose] = usePreference(skinPreference);
  return [chosen === 'auto' ? usual : chosen, choose];
}

/** Whether each suit has a colour of its own. */
export function useFourColour(): [boolean, (on: boolean) => void] {
  const [value, set] = usePreference(fourColourPreference);
  return [value === 'on', (on) => set(on ? 'on' : 'off')];
}

/** Whether single keys (digits, L, ?) work at the table. */
export function useKeysSetting(): [boolean, (on: boolean) => void] {
  const [value, set] = usePreference(keysPreference);
  return [value === 'on', (on) => set(on ? 'on' : 'off')];
}
