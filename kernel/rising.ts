/** Puts numbers into rising order, in place. Hands and packs are short: that is faster than sorting them. */
export function rising(list: number[]): number[] {
  for (let k = 1; k < list.length; k++) {
    const item = list[k];
    let i = k;
    for (; i > 0 && list[i - 1] > item; i--) list[i] = list[i - 1];
    list[i] = item;
  }
  return list;
}
