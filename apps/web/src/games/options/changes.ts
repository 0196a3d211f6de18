import type { OptionSpecs, OptionValues } from '@stammtisch/kit';

/** The names of the house rules that differ from the default. */
export function changedOptions(specs: OptionSpecs, values: OptionValues): string[] {
  return Object.entries(specs)
    .filter(([name, spec]) => (values[name] ?? spec.default) !== spec.default)
    .map(([name]) => name);
}

/** Every house rule at its default. */
export function defaultOptions(specs: OptionSpecs): OptionValues {
  return Object.fromEntries(Object.entries(specs).map(([name, spec]) => [name, spec.default]));
}
