import fc from 'fast-check';
import type { OptionSpec, OptionSpecs, OptionValues } from '../src/index.ts';

function anyValue(spec: OptionSpec, most: number): fc.Arbitrary<string | number | boolean> {
  switch (spec.kind) {
    case 'choice':
      return fc.constantFrom(...spec.values);
    case 'flag':
      return fc.boolean();
    case 'number':
      return fc.integer({ min: spec.min, max: most });
  }
}

/**
 * Any house rules of a game, from the specs themselves, so that a new option is drawn too. Numbers are drawn up to
 * `most`, so that matches stay short.
 */
export function anyOptions<O extends OptionValues>(
  game: { readonly optionSpecs: OptionSpecs; parseOptions(raw: unknown): O | null },
  most: number,
): fc.Arbitrary<O> {
  const drawn = Object.entries(game.optionSpecs).map(([name, spec]) => [name, anyValue(spec, most)]);
  return fc.record(Object.fromEntries(drawn)).map((raw) => {
    const options = game.parseOptions(raw);
    if (options === null) throw new Error(`no options: ${JSON.stringify(raw)}`);
    return options;
  });
}

export const anySeed = fc.integer();
