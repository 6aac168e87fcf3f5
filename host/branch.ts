/** Playing on from an earlier moment, at a table of its own. */
import { type GameState, matchFrom, matchUpTo, type Stream, stateAt, type Viewer } from '../kernel/index.ts';
import { Table } from './table.ts';

/** What a branch of a running game is made of: luck of its own, and a seed that says nothing about the true game. */
export interface OtherLuck {
  readonly stream: Stream;
  readonly seed: number;
}

/**
 * After the end, the true game up to a moment. While the game is running, a practice branch: a position that looks the same to its
 * viewer, in which everything hidden, and all luck to come, is imagined anew. The true one would show what will be drawn.
 */
export function branchAt(
  table: Table,
  id: string,
  at: number,
  viewer: Viewer,
  luck: OtherLuck,
  state: GameState = stateAt(table.match, at),
): Table {
  const { game, match, facts } = table;
  const branch = { ...facts, id, readOnly: false, olderRuleset: undefined, lesson: undefined };
  if (table.over) return new Table(matchUpTo(match, at, state), { ...branch, seedKnown: true });
  const start = game.imagine(game.view(state, viewer), luck.stream);
  const setup = { ...match.setup, seed: luck.seed };
  return new Table(matchFrom(game, setup, start), { ...branch, start, seedKnown: false });
}

/** The same table once more, to be played on unseen: it holds the truth, and nobody may be shown it. */
export const copyOf = ({ match, at, facts, holders }: Table): Table =>
  new Table(matchUpTo(match, at), { ...facts, holders });
