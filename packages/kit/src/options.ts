import { z } from 'zod';

/** A house rule that the host sets before a match. Plain data, so that a client can draw the form from it. */
export type OptionSpec =
  | {
      readonly kind: 'choice';
      readonly values: readonly (string | number)[];
      readonly default: string | number;
    }
  | { readonly kind: 'flag'; readonly default: boolean }
  | { readonly kind: 'number'; readonly min: number; readonly max: number; readonly default: number };

export type OptionSpecs = Readonly<Record<string, OptionSpec>>;

/** The value type of one option. */
type OptionValue<S extends OptionSpec> = S extends { kind: 'choice'; values: readonly (infer V)[] }
  ? V
  : S extends { kind: 'flag' }
    ? boolean
    : number;

/** The options of a game, as its rules read them. */
export type OptionsOf<S extends OptionSpecs> = { readonly [K in keyof S]: OptionValue<S[K]> };

/** Options of whatever game, as the match record and the wire carry them. */
export type OptionValues = Readonly<Record<string, string | number | boolean>>;

function schemaOf(spec: OptionSpec): z.ZodType {
  switch (spec.kind) {
    case 'choice':
      return z.literal([...spec.values]).default(spec.default);
    case 'flag':
      return z.boolean().default(spec.default);
    case 'number':
      return z.int().min(spec.min).max(spec.max).default(spec.default);
  }
}

/** A strict schema: unknown options and values outside the specification fail, missing ones get the default. */
export function optionsSchema<S extends OptionSpecs>(specs: S): z.ZodType<OptionsOf<S>> {
  const shape = Object.fromEntries(Object.entries(specs).map(([name, spec]) => [name, schemaOf(spec)]));
  // zod cannot infer from a shape built at run time; the shape is built from the same specs as the type.
  return z.strictObject(shape) as unknown as z.ZodType<OptionsOf<S>>;
}
