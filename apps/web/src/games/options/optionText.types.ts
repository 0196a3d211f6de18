import type { OptionSpec, OptionSpecs } from '@stammtisch/kit';

/** The answers of an option that need a text of their own: those of a choice. */
type Answers<S extends OptionSpec> = S extends { readonly values: readonly (infer V)[] }
  ? { readonly [K in V & (string | number)]: string }
  : Readonly<Record<string, never>>;

/** The words for all house rules of a game: an option or an answer without a text does not compile. */
export type OptionTexts<Specs extends OptionSpecs> = {
  readonly [K in keyof Specs]: {
    readonly label: string;
    /** One line that explains it. */
    readonly help: string;
    readonly values: Answers<Specs[K]>;
  };
};
