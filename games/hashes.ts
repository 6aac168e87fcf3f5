/** Random games of every company, told as the hashes of their states on the way and at the end. */
import { allCompanies, below, contentHash, type Game, makeSetup, type Stream, seedStream } from '../kernel/index.ts';

const EVERY = 25;

export function hashesOf(game: Game, seed: number): string[] {
  return allCompanies(game).flatMap((seats) => {
    const state = game.setup(makeSetup(game, { seats, seed }));
    const luck: Stream = seedStream(seed, 'choices');
    const hashes: string[] = [];
    for (let k = 0; game.deciding(state).length > 0; k++) {
      if (k % EVERY === 0) hashes.push(contentHash(state));
      const seat = game.deciding(state)[0];
      const moves = game.moves(state, seat);
      game.apply(state, seat, moves[below(luck, moves.length)]);
    }
    return [...hashes, contentHash(state), contentHash(game.result(state))];
  });
}
