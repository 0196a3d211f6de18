import type { AnyGame, OptionValues } from '@stammtisch/kit';

/** House rules under which matches are as short as they can be, so that many of them end: every number is the least. */
export function shortest({ optionSpecs }: AnyGame): OptionValues {
  const options: Record<string, number> = {};
  for (const [name, spec] of Object.entries(optionSpecs))
    if (spec.kind === 'number') options[name] = spec.min;
  return options;
}
