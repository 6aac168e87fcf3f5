/** What a learner is told of a position beside the parts of its evaluation. */
import type { Counts, Seat } from '../../../kernel/index.ts';
import { officeEmployees } from '../effects/employees.ts';
import { ones } from '../network.ts';
import type { AutobahnState } from '../state.ts';
import { NONE, type Tables } from '../tables.ts';

/** The sum of a seat's row in a flat array. */
function rowSum(row: readonly number[], seat: Seat, width: number): number {
  let sum = 0;
  for (let i = seat * width; i < (seat + 1) * width; i++) sum += row[i];
  return sum;
}

function owned(cards: readonly number[], seat: Seat, width: number): number {
  let count = 0;
  for (let i = seat * width; i < (seat + 1) * width; i++) if (cards[i] !== 0) count++;
  return count;
}

export const countsOf = (t: Tables): Counts<AutobahnState> => ({
  era: ({ era }) => era - 2,
  /** Road tiles that this era still has. */
  roadTiles: ({ era, stacks }) => stacks[era - 1] / 10,
  ending: ({ finalTurns }) => (finalTurns === NONE ? 0 : 1),
  money: ({ money }, seat) => money[seat] / 30,
  candidates: ({ lobby }, seat) => lobby[seat] / 4,
  staff: (state, seat) => officeEmployees(state, seat) / 4,
  supply: ({ supply }, seat) => supply[seat] / 4,
  development: ({ track }, seat) => track[seat] / 15,
  stations: ({ stations }, seat) => stations[seat] / 4,
  technologies: ({ padlocks }, seat) => ones(padlocks[seat]) / 4,
  countries: ({ delivered }, seat) => ones(delivered[seat]) / 3,
  cards: ({ cards }, seat) => owned(cards, seat, t.cards.length) / 8,
  tiles: ({ tiles }, seat) => rowSum(tiles, seat, t.tileTypes.length) / 3,
});
