/** Short lists of a state that its copies share: they are replaced, never changed. */

export function without(row: readonly number[], place: number): number[] {
  const rest = row.slice();
  rest.splice(place, 1);
  return rest;
}

export function changedBy(counts: readonly number[], place: number, by: number): number[] {
  const changed = counts.slice();
  changed[place] += by;
  return changed;
}
