/** The largest number, which leaves the list. */
export function takeHighest(numbers: Int8Array): number {
  let at = 0;
  for (let i = 1; i < numbers.length; i++) if (numbers[i] > numbers[at]) at = i;
  const highest = numbers[at];
  numbers[at] = 0;
  return highest;
}
