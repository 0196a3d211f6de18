import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { createPreference } from '../browser/preferences.ts';
import type { Catalogue } from './catalogue.ts';
import { LANGUAGES, type Language } from './languages.ts';
import { shellTexts } from './shellTexts.ts';

/** German is the house's language; English goes to those whose browser puts it before German. */
function browserLanguage(): Language {
  for (const tag of navigator.languages) {
    if (tag.startsWith('de') || tag.startsWith('gsw')) return 'de';
    if (tag.startsWith('en')) return 'en';
  }
  return 'de';
}

export const languagePreference = createPreference('language', LANGUAGES, browserLanguage());

/** What the page shows or is about to show: it has to be there in another language before that is shown. */
const used = new Set<Catalogue>([shellTexts]);
let shown = languagePreference.get();

async function fetchTexts({ namespace, sources }: Catalogue, language: Language): Promise<void> {
  if (i18next.hasResourceBundle(language, namespace)) return;
  i18next.addResourceBundle(language, namespace, await sources[language]());
}

/** Fetches texts that are not there yet; nobody fetches the language that they do not read. */
export async function loadTexts(...catalogues: readonly Catalogue[]): Promise<void> {
  for (const catalogue of catalogues) used.add(catalogue);
  // Two while the reader has just chosen another one.
  const languages = new Set([shown, languagePreference.get()]);
  const fetching = [...languages].flatMap((language) => catalogues.map((one) => fetchTexts(one, language)));
  await Promise.all(fetching);
}

const loaded = new Map<Catalogue, Promise<void>>();

/** The same promise for the same texts, for React's `use`; a failed one is forgotten, and made anew when asked for again. */
export function textsLoaded(catalogue: Catalogue): Promise<void> {
  const known = loaded.get(catalogue);
  if (known) return known;
  const made = loadTexts(catalogue);
  loaded.set(catalogue, made);
  made.catch(() => loaded.delete(catalogue));
  return made;
}

/** The texts first, so that nobody ever sees a key in their place. */
async function show(language: Language): Promise<void> {
  await Promise.all([...used].map((catalogue) => fetchTexts(catalogue, language)));
  // Chosen again while the texts were on their way.
  if (languagePreference.get() !== language) return;
  shown = language;
  await i18next.changeLanguage(language);
  document.documentElement.lang = language;
}

/** Starts the catalogues in the reader's language and follows their choice. Called once, before rendering. */
export async function startI18n(): Promise<void> {
  await i18next.use(initReactI18next).init({
    lng: languagePreference.get(),
    // Every catalogue is complete, or it would not compile.
    fallbackLng: false,
    supportedLngs: LANGUAGES,
    defaultNS: shellTexts.namespace,
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
