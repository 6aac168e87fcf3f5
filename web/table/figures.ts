/** The score sheet in figures: sums as they are written, and what breaks a tie. */
import type { Reckoning, Sum } from '../../kernel/index.ts';

/** With a real minus; a dash where there is nothing to count. */
export const signed = (points: number | undefined): string =>
  points === undefined ? '–' : points < 0 ? `−${-points}` : String(points);

/** With a real minus between numbers, too: "7 × (1 + 2)"; nothing where a plain number says it all. */
export function inFigures({ times, terms }: Sum): string {
  const sum = terms.map((term, i) => (i === 0 ? signed(term) : `${term < 0 ? '−' : '+'} ${Math.abs(term)}`)).join(' ');
  if (times === undefined) return terms.length > 1 ? sum : '';
  return `${times} × ${terms.length > 1 ? `(${sum})` : sum}`;
}

/** The tie-break that parts two seats: the first in which seats of equal points and equal earlier tie-breaks differ. */
export function decidingTie(ties: Reckoning['ties'], totals: readonly number[]): number {
  const standings = totals.map((total) => [total]);
  return ties.findIndex(({ values }) => {
    const parts = standings.some((own, one) =>
      standings.some((other, two) => String(own) === String(other) && values[one] !== values[two]),
    );
    standings.forEach((standing, seat) => {
      standing.push(values[seat]);
    });
    return parts;
  });
}
