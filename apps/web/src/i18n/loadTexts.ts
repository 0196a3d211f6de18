import type { Language } from './languages.ts';

interface ShellTexts {
  readonly shell: object;
  readonly errors: object;
}

/** The shell's catalogues of one language. Nobody loads the language that he does not read. */
export function loadShellTexts(language: Language): Promise<ShellTexts> {
  switch (language) {
    case 'de':
      return import('./shell.de.ts');
    case 'en':
      return import('./shell.en.ts');
  }
}
