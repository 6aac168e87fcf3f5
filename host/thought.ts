/** What an opponent is asked, and with which luck it thinks. */
import { type Move, type Seat, stateAt } from '../kernel/index.ts';
import { LEVELS } from '../players/levels.ts';
import type { PlannedStep } from '../players/plan.ts';
import type { Reasons } from '../players/player.ts';
import type { SeatHolder } from './seats.ts';
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

/** What an opponent chose, and what it means to do in the rest of its turn as long as it sees what it expects. */
export interface Decision {
  readonly move: Move;
  readonly plan: readonly PlannedStep[];
}

/** Thinks in another place: a worker, a thread, or here. */
export interface Thinker {
  think(thought: Thought): Promise<Decision>;
  /** Why it would choose what it chooses. */
  explain?(thought: Thought): Promise<Reasons | undefined>;
  /** Thinks about what it has not been asked yet, as long as it is asked nothing else: then undefined. Asked the same afterwards, it knows. */
  ponder?(thought: Thought): Promise<Decision | undefined>;
  /** Nobody will ask what it ponders. */
  drop?(): Promise<void>;
}

/** Nobody needs the answer any more. */
export class ThoughtDropped extends Error {
  constructor() {
    super('nobody needs this thought any more');
    this.name = 'ThoughtDropped';
  }
}

/** As whom a seat thinks. An automa has nothing to choose. */
export const levelOf = (holder: SeatHolder): string => (holder.kind === 'opponent' ? holder.level : LEVELS[0]);

/** The decision of a seat now, or after the first so many moves. */
export function thoughtFor(table: Table, seat: Seat, level: string, at: number = table.at): Thought {
  const { game, match, ownEdition } = table;
  const state = stateAt(match, at);
  return {
    game: game.id,
    ...(ownEdition === undefined ? {} : { edition: ownEdition }),
    level,
    seat,
    seats: match.setup.seats.length,
    view: game.view(state, seat),
    moves: game.moves(state, seat),
    luck: [match.setup.seed, `player ${seat} ${level} ${at}`],
  };
}
