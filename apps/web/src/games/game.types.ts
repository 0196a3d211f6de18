import type { Suit } from '@stammtisch/kit';
import type { DealtGame } from '@stammtisch/kit/dealing';
import type { ComponentType } from 'react';
import type { Skin } from '../cards/suitSymbols.tsx';
import type { Catalogue } from '../i18n/catalogue.ts';
import type { Language } from '../i18n/languages.ts';
import type { GameWordsProps } from '../table/log/saying.ts';
import type { GameTableProps } from '../table/scene/gameTable.ts';
import type { Direction } from '../table/scene/places.ts';

/** What the start page says of a game. */
interface AboutGame {
  readonly name: string;
  /** One line about it. */
  readonly about: string;
  /** How many play, and with how many cards. */
  readonly players: string;
}

/**
 * All that the client has of a game. What the start page and a room show of it stands here; everything else is
 * fetched when it is first needed.
 */
export interface ClientGame {
  readonly about: Readonly<Record<Language, AboutGame>>;
  /** The suit that stands for the game where one is chosen. */
  readonly sign: { readonly suit: Suit; readonly skin: Skin };
  /** In which direction seat n+1 sits from seat n; the server says it again with each table. */
  readonly direction: Direction;
  readonly Table: ComponentType<GameTableProps>;
  /** The game in words, for a page that shows its log beside the table. */
  readonly Words: ComponentType<GameWordsProps>;
  /** Its house rules in words (`OptionTexts`). */
  readonly optionTexts: Catalogue;
  /** In short words what can be meant (`intent`), why it may be refused (`refused`), and what is counted (`score`). */
  readonly recordTexts: Catalogue;
  /** The column of a ranking that has what is counted. */
  readonly scoreColumn: string;
  /** What its dice deal, to check it. */
  loadDealing(): Promise<DealtGame>;
}
