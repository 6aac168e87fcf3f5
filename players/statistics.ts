/** How sure a result is: intervals of a share, and a test that stops as soon as it knows. */

export interface Interval {
  readonly low: number;
  readonly high: number;
}

const Z95 = 1.959964;

/** Wilson's 95 % interval of a share. */
export function wilson(hits: number, tries: number): Interval {
  if (tries === 0) return { low: 0, high: 1 };
  const share = hits / tries;
  const centre = (share + (Z95 * Z95) / (2 * tries)) / (1 + (Z95 * Z95) / tries);
  const reach =
    (Z95 * Math.sqrt((share * (1 - share)) / tries + (Z95 * Z95) / (4 * tries * tries))) / (1 + (Z95 * Z95) / tries);
  return { low: Math.max(0, centre - reach), high: Math.min(1, centre + reach) };
}

export const mean = (numbers: readonly number[]): number =>
  numbers.length === 0 ? 0 : numbers.reduce((sum, each) => sum + each, 0) / numbers.length;

/** Each without the mean of all. */
export function againstMean(numbers: readonly number[]): number[] {
  const centre = mean(numbers);
  return numbers.map((each) => each - centre);
}

/** How far two rows of numbers go together, from −1 to 1; 0 where one of them is always the same. */
export function correlationOf(these: readonly number[], those: readonly number[]): number {
  const [a, b] = [againstMean(these), againstMean(those)];
  const product = (x: readonly number[], y: readonly number[]): number =>
    x.reduce((sum, each, i) => sum + each * y[i], 0);
  const size = Math.sqrt(product(a, a) * product(b, b));
  return size === 0 ? 0 : product(a, b) / size;
}

function variance(numbers: readonly number[]): number {
  const centre = mean(numbers);
  return numbers.reduce((sum, each) => sum + (each - centre) ** 2, 0) / Math.max(1, numbers.length - 1);
}

/**
 * 95 % interval of a share over seed blocks. Games of one block share their luck; where that makes blocks vary more than so many single
 * games would, fewer games are counted. Never more: a short series of equal blocks is luck, not certainty.
 */
export function blockInterval(shares: readonly number[], gamesPerBlock: number): Interval {
  const share = mean(shares);
  const games = shares.length * gamesPerBlock;
  const single = share * (1 - share);
  const clustering = single === 0 ? 1 : Math.max(1, (variance(shares) * gamesPerBlock) / single);
  return wilson((share * games) / clustering, games / clustering);
}

export type Verdict = 'stronger' | 'not stronger' | 'open';
export interface SequentialTest {
  readonly verdict: Verdict;
  /** Logarithm of how much better the higher share explains what was seen. */
  readonly evidence: number;
}

/** Both kinds of error at most 5 %. */
const ENOUGH = Math.log(0.95 / 0.05);
/** Before so many blocks their variance is not known well enough to stop. */
const FEWEST_BLOCKS = 4;

/**
 * A sequential probability ratio test over the shares of seed blocks, with the variance seen so far: is the true share `high` rather
 * than `low`? A block never counts as less uncertain than a quarter of independent games would be.
 */
export function sequentialTest(
  shares: readonly number[],
  { low, high }: Interval,
  gamesPerBlock: number,
): SequentialTest {
  const middle = (low + high) / 2;
  const least = (middle * (1 - middle)) / gamesPerBlock / 4;
  const spread = Math.max(variance(shares), least);
  const evidence = (shares.length * (high - low) * (mean(shares) - middle)) / spread;
  if (shares.length < FEWEST_BLOCKS || Math.abs(evidence) < ENOUGH) return { verdict: 'open', evidence };
  return { verdict: evidence > 0 ? 'stronger' : 'not stronger', evidence };
}

/** Durations by size: a histogram whose classes grow by a tenth each, so that reports of many games can be added up. */
export type Durations = Record<number, number>;
const CLASS = Math.log(1.1);

export function addDuration(durations: Durations, milliseconds: number): void {
  const place = Math.round(Math.log(Math.max(0.001, milliseconds)) / CLASS);
  durations[place] = (durations[place] ?? 0) + 1;
}

export function addDurations(into: Durations, others: Durations): void {
  for (const [place, count] of Object.entries(others)) into[Number(place)] = (into[Number(place)] ?? 0) + count;
}

/** The duration that a share of all do not exceed, to within a tenth; undefined when there are none. */
export function quantile(durations: Durations, share: number): number | undefined {
  const places = Object.keys(durations)
    .map(Number)
    .sort((a, b) => a - b);
  const all = places.reduce((sum, place) => sum + durations[place], 0);
  let seen = 0;
  for (const place of places) {
    seen += durations[place];
    if (seen >= all * share) return Math.exp(place * CLASS);
  }
  return undefined;
}
