/** AB-24.4: priority lists. Each criterion narrows the candidates left by the one before. */

export interface Criterion<T> {
  /** Text key of the reason, as the log tells it. */
  readonly reason: string;
  /** Smaller is better. */
  readonly rank: (candidate: T) => number;
}

export interface Choice<T> {
  readonly pick: T;
  /** The last criterion that excluded anybody; `reason.only` when there was nothing to choose. */
  readonly reason: string;
}

/** Candidates come in the order of the last tie-break. */
export function choose<T>(candidates: readonly T[], criteria: readonly Criterion<T>[]): Choice<T> | undefined {
  if (candidates.length === 0) return undefined;
  let left = candidates;
  let reason = candidates.length === 1 ? 'reason.only' : 'reason.order';
  for (const criterion of criteria) {
    if (left.length === 1) break;
    const ranks = left.map(criterion.rank);
    const best = Math.min(...ranks);
    const next = left.filter((_, i) => ranks[i] === best);
    if (next.length === left.length) continue;
    left = next;
    reason = criterion.reason;
  }
  return { pick: left[0], reason };
}

/** A criterion that holds or does not. */
export const prefer = <T>(reason: string, holds: (candidate: T) => boolean): Criterion<T> => ({
  reason,
  rank: (candidate) => (holds(candidate) ? 0 : 1),
});

interface Place {
  readonly x: number;
  readonly y: number;
}

/** Eras 1–2 southernmost, then westernmost; era 3 northernmost, then easternmost (AB-24.15). */
export function byCompass<T>(era: number, placeOf: (candidate: T) => Place): Criterion<T>[] {
  const sign = era < 3 ? 1 : -1;
  return [
    { reason: era < 3 ? 'reason.south' : 'reason.north', rank: (c) => -sign * placeOf(c).y },
    { reason: era < 3 ? 'reason.west' : 'reason.east', rank: (c) => sign * placeOf(c).x },
  ];
}
