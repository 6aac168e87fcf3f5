/**
 * How much a machine has to be slowed down to be the phone Lighthouse has in mind, one of the middle class: its own four times is meant for a fast
 * desk machine, and docs/throttling.md of Lighthouse asks whoever measures on another one to calibrate it by its benchmark index.
 */

/** What Lighthouse itself takes, whatever the machine: scores that are compared with others' are measured with it. */
const ITS_OWN = 4;

/** Points of the curve of Lighthouse's calculator (index, slowdown); between them, and beyond the last two, it is straight. */
const CURVE = [
  [150, 1],
  [800, 2],
  [1300, 3],
  [1533, 4],
] as const;

/** What its calculator says for a machine; above 2000 nobody has compared it with a phone. */
export function calculated(index: number): number {
  if (!(index >= CURVE[0][0]))
    throw new Error(`a machine of index ${index} is slower than the phone it should stand for`);
  const above = CURVE.findIndex(([at]) => at > index);
  const end = above === -1 ? CURVE.length - 1 : above;
  const [[fromIndex, from], [toIndex, to]] = [CURVE[end - 1], CURVE[end]];
  const slowdown = from + ((index - fromIndex) / (toIndex - fromIndex)) * (to - from);
  return Math.round(slowdown * 10) / 10;
}

/** A slower machine is not slowed down to less than a phone; a faster one is taken as Lighthouse takes it. */
export const slowdownFor = (index: number): number => Math.min(ITS_OWN, calculated(index));
