/**
 * How much a machine has to be slowed down to be the phone Lighthouse has in mind, one of the middle class: its own four times is meant for a fast
 * desk machine, and docs/throttling.md of Lighthouse asks whoever measures on another one to calibrate it by its benchmark index.
 */

/** Points of the curve of Lighthouse's calculator (index, slowdown); between them, and beyond the last two, it is straight. */
const CURVE = [
  [150, 1],
  [800, 2],
  [1300, 3],
  [1533, 4],
] as const;

export function slowdownFor(index: number): number {
  if (!(index >= CURVE[0][0]))
    throw new Error(`a machine of index ${index} is slower than the phone it should stand for`);
  const above = CURVE.findIndex(([at]) => at > index);
  const end = above === -1 ? CURVE.length - 1 : above;
  const [[fromIndex, from], [toIndex, to]] = [CURVE[end - 1], CURVE[end]];
  const slowdown = from + ((index - fromIndex) / (toIndex - fromIndex)) * (to - from);
  return Math.round(slowdown * 10) / 10;
}
