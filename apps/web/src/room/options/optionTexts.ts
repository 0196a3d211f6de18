import type { GameId } from '@stammtisch/protocol';
import { auchoOptionsDe } from '../../i18n/aucho-options.de.ts';
import { auchoOptionsEn } from '../../i18n/aucho-options.en.ts';
import { doppelkopfOptionsDe } from '../../i18n/doppelkopf-options.de.ts';
import { doppelkopfOptionsEn } from '../../i18n/doppelkopf-options.en.ts';
import type { Language } from '../../i18n/languages.ts';
import type { OptionText } from '../../i18n/optionTexts.ts';

type GameOptionTexts = Readonly<Record<string, OptionText>>;

const TEXTS: Readonly<Record<GameId, Readonly<Record<Language, GameOptionTexts>>>> = {
  aucho: { de: auchoOptionsDe, en: auchoOptionsEn },
  doppelkopf: { de: doppelkopfOptionsDe, en: doppelkopfOptionsEn },
};

/** The words for a house rule; one that a newer server knows and this client does not goes by its own name. */
export function optionText(game: GameId, language: Language, option: string): OptionText {
  return TEXTS[game][language][option] ?? { label: option, help: '', values: {} };
}
