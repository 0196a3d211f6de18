import type { Random } from '@stammtisch/kit/testing/random';
import { jsonText, verbatim } from '../frames.ts';
import { isObject, type JsonObject } from '../json.ts';
import { oddKey, oddValue } from './values.ts';

/** The entries as an object; a `__proto__` among them is a key like any other, as it is when JSON is parsed. */
const asObject = (entries: readonly (readonly [string, unknown])[]): JsonObject =>
  Object.fromEntries(entries);

function mutateObject(value: JsonObject, random: Random): unknown {
  const entries = Object.entries(value);
  const at = random.below(Math.max(1, entries.length));
  switch (random.below(7)) {
    case 0:
      return asObject(entries.filter((_entry, i) => i !== at));
    case 1:
      return asObject([...entries, [oddKey(random), oddValue(random)]]);
    case 2:
      return asObject(entries.map(([key, inner], i) => [i === at ? oddKey(random) : key, inner]));
    case 3: {
      // The same key twice: whoever checks one and uses the other is lost.
      const text = jsonText(value);
      return verbatim(`{"type":"geben","matchId":"x",${text.slice(1)}`.replace(',}', '}'));
    }
    default:
      return asObject(entries.map(([key, inner], i) => [key, i === at ? mutate(inner, random) : inner]));
  }
}

function mutateList(list: readonly unknown[], random: Random): unknown {
  const at = random.below(Math.max(1, list.length));
  switch (random.below(5)) {
    case 0:
      return list.filter((_item, i) => i !== at);
    case 1:
      return [...list, ...list];
    case 2:
      return [...list, oddValue(random)];
    case 3:
      return { ...list };
    default:
      return list.map((item, i) => (i === at ? mutate(item, random) : item));
  }
}

/** The value with one thing wrong, somewhere in it. */
export function mutate(value: unknown, random: Random): unknown {
  if (random.oneIn(12)) return oddValue(random);
  if (random.oneIn(25)) return [value];
  if (Array.isArray(value)) return mutateList(value, random);
  if (isObject(value)) return mutateObject(value, random);
  if (typeof value === 'number' && random.oneIn(2)) return random.oneIn(2) ? String(value) : value + 0.5;
  if (typeof value === 'string' && random.oneIn(3))
    return random.pick([`${value} `, value.toUpperCase(), [value]]);
  return oddValue(random);
}
