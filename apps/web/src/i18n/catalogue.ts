/** The shape that a German catalogue gives to the others: the same keys, any texts. */
export type Catalogue<T> = { readonly [K in keyof T]: T[K] extends string ? string : Catalogue<T[K]> };
