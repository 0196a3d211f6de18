import { addTexts } from '../i18n/i18n.ts';

/** The words of a match that is seen again; whoever shows one waits for them. */
export async function loadReplayTexts(): Promise<void> {
  const [{ replayDe }, { replayEn }] = await Promise.all([import('./texts.de.ts'), import('./texts.en.ts')]);
  addTexts('replay', { de: replayDe, en: replayEn });
}
