import { type Texts, useTexts } from '../i18n/useTexts.ts';
import type { replayDe } from './texts.de.ts';

export type ReplayText = Texts<typeof replayDe>;

/** The words of a match that is seen again, in the reader's language. */
export function useReplayText(): ReplayText {
  return useTexts('replay');
}
