/** Opponents' decisions, where they think. */
import { type Game, seedStream } from '../kernel/index.ts';
import { playerNamed } from '../players/ladder.ts';
import { Plan } from '../players/plan.ts';
import { alone, type Clock, type Player, type Question, questionAbout, type Reasons } from '../players/player.ts';
import type { Decision, Thought } from './thought.ts';

export function playerOf({ level }: Thought): Player {
  const player = playerNamed(level);
  if (!player) throw new Error(`no such opponent: ${level}`);
  return player;
}

/** The clock only ends what takes far too long; where it never does, the same decision comes out the same everywhere. */
export const clockThat = (ranOut: Clock['ranOut']): Clock => ({ now: () => performance.now(), ranOut });
const CLOCK = clockThat(() => undefined);

export const questionOf = (game: Game, { seat, seats, view, moves, luck }: Thought, clock: Clock = CLOCK): Question =>
  questionAbout({ game, seat, seats, moves, stream: seedStream(luck[0], luck[1]), clock }, () => view);

export function think(game: Game, thought: Thought): Decision {
  const plan = new Plan();
  const move = playerOf(thought).choose({ ...questionOf(game, thought), plan });
  return { move, plan: plan.steps };
}

/** Why that opponent would choose what it chooses; undefined when it cannot tell. */
export function explain(game: Game, thought: Thought): Reasons | undefined {
  const deliberation = playerOf(thought).deliberate?.(questionOf(game, thought));
  return deliberation && alone(deliberation.explain(), deliberation);
}
