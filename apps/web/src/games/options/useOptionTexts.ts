import type { GameId } from '@stammtisch/protocol';
import { use } from 'react';
import { textsLoaded } from '../../i18n/i18n.ts';
import { useKnownTexts } from '../../i18n/useTexts.ts';
import { clientGame } from '../registry.ts';

/** The words for one house rule. */
export interface OptionText {
  readonly label: string;
  readonly help: string;
  answer(value: string | number): string;
}

/**
 * The words for a game's house rules; one that a newer server knows and this client does not goes by its own name.
 * Suspends until they are there.
 */
export function useOptionTexts(game: GameId): (option: string) => OptionText {
  const { optionTexts } = clientGame(game);
  use(textsLoaded(optionTexts));
  const known = useKnownTexts(optionTexts);
  return (option) => ({
    label: known(`${option}.label`) ?? option,
    help: known(`${option}.help`) ?? '',
    answer: (value) => known(`${option}.values.${value}`) ?? String(value),
  });
}
