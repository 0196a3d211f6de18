import type { GameId } from '@stammtisch/protocol';
import { createPreference, type Preference, usePreference } from '../../browser/preferences.ts';
import type { Skin } from '../../cards/suitSymbols.tsx';

export type { Skin };

/** `auto`: as is usual for the game at hand. */
type SkinChoice = 'auto' | Skin;

const skinPreferences = new Map<GameId, Preference<SkinChoice>>();

/** The cards chosen for a game: whoever likes Swiss ones for one may like others for another. */
function skinPreference(game: GameId): Preference<SkinChoice> {
  const known = skinPreferences.get(game);
  if (known) return known;
  const made = createPreference<SkinChoice>(`cards.${game}`, ['auto', 'swiss', 'french'], 'auto');
  skinPreferences.set(game, made);
  return made;
}

const fourColourPreference = createPreference('fourColour', ['on', 'off'], 'off');
/** Single keys can be switched off, for those who dictate to their computer (WCAG 2.1.4). */
const keysPreference = createPreference('keys', ['on', 'off'], 'on');

/** Which cards the reader wants to see in a game, and how to choose others. */
export function useSkin(game: GameId, usual: Skin): [Skin, (skin: Skin) => void] {
  const [chosen, choose] = usePreference(skinPreference(game));
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
