/**
 * Places for a list that is already in order of rank: equal neighbours share a place and the next one
 * counts on, as in 1 2 2 4 (AU-33, DK-29).
 */
export function placesOf<T>(ranked: readonly T[], equal: (a: T, b: T) => boolean): number[] {
  const places: number[] = [];
  ranked.forEach((item, i) => {
    const before = ranked[i - 1];
    const same = before !== undefined && equal(before, item);
    places.push(same ? (places[i - 1] ?? i + 1) : i + 1);
  });
  return places;
}
