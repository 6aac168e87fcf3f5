/** Many games between the same kinds of players: who wins, by how much, and how sure that is. */
import type { Game, Setup } from '../kernel/index.ts';
import { playOut, seatPlayers } from './play.ts';
import type { Player } from './player.ts';

export interface Tally {
  readonly kind: string;
  /** Seats taken by this kind, over all games. */
  seatGames: number;
  /** A shared victory counts in parts. */
  wins: number;
  points: number;
}
export interface SeriesReport {
  readonly games: number;
  readonly decisions: number;
  readonly tallies: readonly Tally[];
}

/**
 * Seats move on by one from game to game while the seed stays for a full turn of the table: the unit is the seed block, in
 * which every player sat in every seat with the same luck. Automa seats stay where they are.
 */
export class Series {
  readonly #game: Game;
  readonly #setup: Setup;
  readonly #players: readonly Player[];
  readonly #seats: number;
  readonly #tallies = new Map<string, Tally>();
  #games = 0;
  #decisions = 0;

  constructor(game: Game, setup: Setup, players: readonly Player[]) {
    this.#game = game;
    this.#setup = setup;
    this.#players = players;
    this.#seats = setup.seats.filter((kind) => kind === 'player').length;
  }

  /** Plays game number k of the series; each is a game of its own, in whatever order they are played. */
  play(k: number): void {
    const turn = k % this.#seats;
    const seed = this.#setup.seed + Math.floor(k / this.#seats);
    const seated = this.#players.map((player, seat) =>
      seat < this.#seats ? this.#players[(seat + turn) % this.#seats] : player,
    );
    const { state, decisions } = playOut(
      this.#game,
      { ...this.#setup, seed },
      seatPlayers(seated, seed * this.#seats + turn),
    );
    const result = this.#game.result(state);
    if (result === undefined) throw new Error('a game ended without a result');
    seated.forEach((player, seat) => {
      const kind = this.#setup.seats[seat] === 'player' ? player.id : this.#setup.seats[seat];
      const tally = this.#tallies.get(kind) ?? { kind, seatGames: 0, wins: 0, points: 0 };
      tally.seatGames++;
      tally.points += result.sheets[seat].total;
      if (result.winners.includes(seat)) tally.wins += 1 / result.winners.length;
      this.#tallies.set(kind, tally);
    });
    this.#games++;
    this.#decisions += decisions;
  }

  get report(): SeriesReport {
    return { games: this.#games, decisions: this.#decisions, tallies: [...this.#tallies.values()] };
  }
}
