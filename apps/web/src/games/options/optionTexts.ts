import type { GameId } from '@stammtisch/protocol';
import type { Language } from '../../i18n/languages.ts';
import { auchoOptionsDe } from '../aucho/options.de.ts';
import { auchoOptionsEn } from '../aucho/options.en.ts';
import { doppelkopfOptionsDe } from '../doppelkopf/options.de.ts';
import { doppelkopfOptionsEn } from '../doppelkopf/options.en.ts';
import type { OptionText } from './optionText.types.ts';

type GameOptionTexts = Readonly<Record<string, OptionText>>;

const TEXTS: Readonly<Record<GameId, Readonly<Record<Language, GameOptionTexts>>>> = {
  aucho: { de: auchoOptionsDe, en: auchoOptionsEn },
  doppelkopf: { de: doppelkopfOptionsDe, en: doppelkopfOptionsEn },
};

/** The words for a house rule; one that a newer server knows and this client does not goes by its own name. */
export function optionText(game: GameId, language: Language, option: string): OptionText {
  return TEXTS[game][language][option] ?? { label: option, help: '', values: {} };
}
