import type { Dice, OptionSpecs, OptionValues } from '@stammtisch/kit';

/** Numbers are drawn below this, so that matches stay short. */
const MAX_NUMBER = 8;

/** Any house rules, drawn from the specs themselves, so that a new option is drawn too. */
export function randomOptions(specs: OptionSpecs, dice: Dice): OptionValues {
  const drawn = Object.entries(specs).map(([name, spec]): [string, string | number | boolean] => {
    if (spec.kind === 'choice') return [name, spec.values[dice.below(spec.values.length)] ?? spec.default];
    if (spec.kind === 'flag') return [name, dice.below(2) === 1];
    return [name, spec.min + dice.below(MAX_NUMBER - spec.min)];
  });
  return Object.fromEntries(drawn);
}
