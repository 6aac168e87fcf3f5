/**
 * How early the evaluation of a game knows who will win, in games of opponents of one level.
 *
 *   npx tsx scripts/foresight.mts autobahn --seats 2 --games 100 --seed 500000 --player steady
 */
import { parseArgs } from 'node:util';
import { GAMES } from '../games/registry.ts';
import { makeSetup } from '../kernel/index.ts';
import { playerNamed } from '../players/ladder.ts';
import { chooseMove, seatPlayers } from '../players/play.ts';
import { correlations, type Foresight, MOMENTS, Witness } from './witness.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    games: { type: 'string', default: '24' },
    seats: { type: 'string', default: '2' },
    seed: { type: 'string', default: '1' },
    player: { type: 'string', default: 'steady' },
  },
});
const player = playerNamed(values.player);
if (player === undefined) throw new Error(`there is no opponent ${values.player}`);
const entry = GAMES.find(({ id }) => id === positionals[0]);
if (entry === undefined) throw new Error(`there is no game ${positionals[0]}`);
const module = await entry.load();
const game = module.open(module.standardEdition);
const seats = Array.from({ length: Number(values.seats) }, () => 'player');
const seen: Foresight[] = [];
for (let k = 0; k < Number(values.games); k++) {
  const seed = Number(values.seed) + k;
  const state = game.setup(makeSetup(game, { seats, seed }));
  const seated = seatPlayers(
    seats.map(() => player),
    seed,
  );
  const witness = new Witness(game);
  for (let deciding = game.deciding(state); deciding.length > 0; deciding = game.deciding(state)) {
    witness.look(state);
    game.apply(state, deciding[0], chooseMove(game, state, deciding[0], seated));
  }
  seen.push(...witness.tell((game.result(state)?.sheets ?? []).map(({ total }) => total)));
}
console.log(`${entry.id}, ${values.games} games of ${seats.length} ${values.player}, seeds from ${values.seed}`);
console.log(
  correlations(seen)
    .map((found, i) => `${100 * MOMENTS[i]} %: ${found.toFixed(2)}`)
    .join('   '),
);
