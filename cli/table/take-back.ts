/** Taking moves back at a table where moves without a choice were played by themselves. */
import { canUndo, learntBetween, type Match, type Move, type Seat, undo } from '../../kernel/index.ts';

/** Per move of the match whether the table played it because there was nothing to choose. */
export type Forced = boolean[];

/** How many moves must be taken back to reach the seat's last free choice; 0 when that is not allowed. */
export function takeBackDepth(match: Match, forced: Forced, seat: Seat): number {
  if (!canUndo(match, seat)) return 0;
  for (let depth = 1; depth <= match.past.length; depth++) if (!forced[match.played.length - depth]) return depth;
  return 0;
}

/** Takes the seat's last free choice back, with what was forced after it; undefined when that is not allowed. */
export function takeBack(match: Match, forced: Forced, seat: Seat): Move | undefined {
  const depth = takeBackDepth(match, forced, seat);
  if (depth === 0) return undefined;
  const { move } = match.played[match.played.length - depth];
  for (let i = 0; i < depth; i++) undo(match, seat);
  forced.length = match.played.length;
  return move;
}

/** Whether nothing before a move can be taken back once it is made. */
export function closesDoor({ game, state }: Match, seat: Seat, move: Move): boolean {
  const after = game.clone(state);
  game.apply(after, seat, move);
  const deciding = game.deciding(after);
  return learntBetween(state, after) || deciding.length === 0 || deciding.some((next) => next !== seat);
}
