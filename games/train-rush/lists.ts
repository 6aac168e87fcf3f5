/** Lists of a state are never changed but replaced, so that copies of the state can share them. */

/** The list with another item in one place. */
export function replaced<T>(list: readonly T[], place: number, item: T): readonly T[] {
  const copy = list.slice();
  copy[place] = item;
  return copy;
}

export function added<T>(list: readonly T[], item: T): readonly T[] {
  const copy = list.slice();
  copy.push(item);
  return copy;
}

/** Without its last item: a stack after its top was taken. */
export const withoutLast = <T>(list: readonly T[]): readonly T[] => list.slice(0, -1);

/** Without the first occurrence of an item. */
export function without(list: readonly number[], item: number): readonly number[] {
  const copy = list.slice();
  copy.splice(copy.indexOf(item), 1);
  return copy;
}

/** Lists of cards are kept in rising order, so that their order tells nothing. */
export function sortedWith(list: readonly number[], item: number): readonly number[] {
  const copy = list.slice();
  let i = copy.length;
  copy.push(item);
  for (; i > 0 && copy[i - 1] > item; i--) copy[i] = copy[i - 1];
  copy[i] = item;
  return copy;
}
