/** What an opponent is asked, and with which luck it thinks. */
import type { Move, Seat } from '../kernel/index.ts';
import type { Reasons } from '../players/player.ts';
import type { Table } from './table.ts';

/** One decision of an opponent, and all it may know for it. */
export interface Thought {
  readonly game: string;
  /** Component data, when it is not the game's own. */
  readonly edition?: unknown;
  readonly level: string;
  readonly seat: Seat;
  readonly seats: number;
  readonly view: object;
  readonly moves: readonly Move[];
  /** The opponent's luck: the same decision of the same game is thought with the same luck, whoever drives the table. */
  readonly luck: readonly [seed: number, name: string];
}

/** Thinks in another place: a worker, a thread, or here. */
export interface Thinker {
  think(thought: Thought): Promise<Move>;
  /** Why it would choose what it chooses. */
  explain?(thought: Thought): Promise<Reasons | undefined>;
}

export function thoughtFor(table: Table, seat: Seat, level: string): Thought {
  const { game, match, ownEdition } = table;
  return {
    game: game.id,
    ...(ownEdition === undefined ? {} : { edition: ownEdition }),
    level,
    seat,
    seats: match.setup.seats.length,
    view: game.view(match.state, seat),
    moves: game.moves(match.state, seat),
    luck: [match.setup.seed, `player ${seat} ${level} ${table.at}`],
  };
}
