/** A hint with its reasons, as a screen can show it: moves in words, numbers as the opponent found them. */
import type { Move, Rules, ScorePart, Seat, Text } from '../kernel/index.ts';
import type { Reasons } from '../players/player.ts';

export interface AdvisedLine {
  /** What to do, as far as it is planned: at least one move. */
  readonly moves: readonly Move[];
  /** The same in words. */
  readonly texts: readonly Text[];
  /** The points it heads for; undefined where nobody has worked that out. */
  readonly worth?: number;
  readonly gains: readonly ScorePart[];
  readonly later: number;
  readonly feared?: { readonly seat: Seat; readonly text: Text; readonly cost: number };
}

export interface Advice {
  /** Best first. */
  readonly lines: readonly AdvisedLine[];
  readonly givenUp: readonly ScorePart[];
}

export const adviceOf = (game: Rules, { lines, givenUp }: Reasons): Advice => ({
  lines: lines.map(({ moves, worth, gains, later, feared }) => ({
    moves,
    texts: moves.map((move) => game.describe(move)),
    worth,
    gains,
    later,
    ...(feared && { feared: { seat: feared.seat, text: game.describe(feared.move), cost: feared.cost } }),
  })),
  givenUp,
});
