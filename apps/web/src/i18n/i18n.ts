import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { createPreference } from '../browser/preferences.ts';
import { LANGUAGES, type Language } from './languages.ts';
import { loadShellTexts } from './loadTexts.ts';

/** German is the house's language; English goes to those whose browser puts it before German. */
function browserLanguage(): Language {
  for (const tag of navigator.languages) {
    if (tag.startsWith('de') || tag.startsWith('gsw')) return 'de';
    if (tag.startsWith('en')) return 'en';
  }
  return 'de';
}

export const languagePreference = createPreference('language', LANGUAGES, browserLanguage());

async function addShellTexts(language: Language): Promise<void> {
  if (i18next.hasResourceBundle(language, 'shell')) return;
  const { shell, errors } = await loadShellTexts(language);
  i18next.addResourceBundle(language, 'shell', shell);
  i18next.addResourceBundle(language, 'errors', errors);
}

/** The texts first, so that nobody ever sees a key in their place. */
async function show(language: Language): Promise<void> {
  await addShellTexts(language);
  // Chosen again while the texts were on their way.
  if (languagePreference.get() !== language) return;
  await i18next.changeLanguage(language);
  document.documentElement.lang = language;
}

/** Starts the catalogues in the reader's language and follows his choice. Called once, before rendering. */
export async function startI18n(): Promise<void> {
  await i18next.use(initReactI18next).init({
    lng: languagePreference.get(),
    // Every catalogue is complete, or it would not compile.
    fallbackLng: false,
    supportedLngs: LANGUAGES,
    defaultNS: 'shell',
    ns: [],
    resources: {},
    initAsync: false,
    // React escapes by itself.
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  });
  languagePreference.subscribe(() => void show(languagePreference.get()));
  await show(languagePreference.get());
}

/** Adds a namespace that came with a part loaded later, such as a game's table. */
export function addTexts(namespace: string, texts: Readonly<Record<Language, object>>): void {
  for (const language of LANGUAGES) i18next.addResourceBundle(language, namespace, texts[language]);
}
