/** A game as whoever looks some turns ahead judges it: by the figures that games have taught for that (`Game.figures`). */
import type { Game } from '../kernel/index.ts';
import { remembered } from './weighted.ts';

const bySeats = new Map<number, (game: Game) => Game>();

export function farSighted(game: Game, seats: number): Game {
  const made =
    bySeats.get(seats) ?? remembered((each: Game) => each.judgedBy?.(each.figures?.(seats, 'far') ?? {}) ?? each);
  bySeats.set(seats, made);
  return made(game);
}
