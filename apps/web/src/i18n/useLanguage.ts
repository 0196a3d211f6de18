import { useTranslation } from 'react-i18next';
import { LANGUAGES, type Language } from './languages.ts';

/** The language that is shown: the reader's choice, once its texts are there. */
export function useLanguage(): Language {
  const { i18n } = useTranslation();
  return LANGUAGES.find((language) => language === i18n.language) ?? 'de';
}
