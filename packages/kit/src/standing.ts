/**
 * Items in order of rank, each with its place. `compare` is that of a sort, the better one first; those of which it
 * gives 0 share a place and stay in their order, and the next one counts on, as in 1 2 2 4 (AU-33, DK-29).
 */
export function rankBy<T extends object>(
  items: readonly T[],
  compare: (a: T, b: T) => number,
): readonly (T & { readonly place: number })[] {
  let place = 1;
  return [...items].sort(compare).map((item, i, sorted) => {
    const before = sorted[i - 1];
    if (before !== undefined && compare(before, item) !== 0) place = i + 1;
    return { ...item, place };
  });
}
