import { type Texts, useTexts } from '../i18n/useTexts.ts';
import type { deskDe } from './texts.de.ts';

export type DeskText = Texts<typeof deskDe>;

/** The desk's words in the reader's language. */
export function useDeskText(): DeskText {
  return useTexts('desk');
}
