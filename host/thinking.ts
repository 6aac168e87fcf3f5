/** Opponents' decisions, where they think. */
import { type Game, type Move, seedStream } from '../kernel/index.ts';
import { playerNamed } from '../players/ladder.ts';
import { type Clock, type Player, type Question, questionAbout, type Reasons } from '../players/player.ts';
import type { Thought } from './thought.ts';

function playerOf({ level }: Thought): Player {
  const player = playerNamed(level);
  if (!player) throw new Error(`no such opponent: ${level}`);
  return player;
}

/** The clock only ends what takes far too long; where it never does, the same decision comes out the same everywhere. */
const clock: Clock = { now: () => performance.now(), ranOut: () => undefined };

const questionOf = (game: Game, { seat, seats, view, moves, luck }: Thought): Question =>
  questionAbout({ game, seat, seats, moves, stream: seedStream(luck[0], luck[1]), clock }, () => view);

export const think = (game: Game, thought: Thought): Move => playerOf(thought).choose(questionOf(game, thought));

/** Why that opponent would choose what it chooses; undefined when it cannot tell. */
export const explain = (game: Game, thought: Thought): Reasons | undefined =>
  playerOf(thought).explain?.(questionOf(game, thought));
