import type { TextKeys } from './keys.ts';
import type { Language } from './languages.ts';

/** The shape that German texts give to those of the other languages: the same keys, any texts. */
export type Translation<T> = { readonly [K in keyof T]: T[K] extends string ? string : Translation<T[K]> };

/** Where the texts of a part of the client come from; the German ones say which there are. */
type Sources<T extends object> = { readonly de: () => Promise<T> } & {
  readonly [L in Exclude<Language, 'de'>]: () => Promise<Translation<NoInfer<T>>>;
};

/** The texts of a part of the client, by a name of their own; fetched in the reader's language alone. */
export interface Catalogue<T extends object = object> {
  readonly namespace: string;
  readonly sources: Sources<T>;
}

/** What goes into a text's gaps; `count` also chooses between one and many. */
export type Gaps = Readonly<Record<string, string | number>>;

/** The texts of a catalogue in the reader's language. */
export type Texts<T> = (key: TextKeys<T>, gaps?: Gaps) => string;

/** The texts of a catalogue, as a component hands them on. */
export type TextsOf<C> = C extends Catalogue<infer T> ? Texts<T> : never;

/** Names the texts of a part of the client. Whoever shows the part loads them with it (`loadTexts`, `lazyPart`). */
export function catalogue<T extends object>(namespace: string, sources: Sources<T>): Catalogue<T> {
  return { namespace, sources };
}
