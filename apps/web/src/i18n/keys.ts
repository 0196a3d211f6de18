/** `missing_one` and `missing_other` are asked for as `missing`, with a count. */
type Singular<K extends string> = K extends `${infer Base}_one` | `${infer Base}_other` ? Base : K;

/** The keys of a catalogue's texts, as paths: `seat.sit`. */
export type TextKeys<T> = {
  [K in keyof T & string]: T[K] extends string ? Singular<K> : `${K}.${TextKeys<T[K]>}`;
}[keyof T & string];
