/**
 * How many truncated rollouts a core makes in a second, of each kind that opponents use: by likely moves alone, and with whole likely turns to
 * choose from; judged at their end. Processor time, at a table of four in the middle of games of `quick`.
 *
 *   npx tsx scripts/rollouts.mts train-rush --seconds 3
 */
import { parseArgs } from 'node:util';
import { rolloutsPerSecond } from '../cli/bench/measure.ts';
import { GAMES } from '../games/registry.ts';
import { type Game, type GameState, makeSetup, pick, type Seat, seedStream } from '../kernel/index.ts';
import { CAREFUL_EYE, QUICK_EYE } from '../players/ladder.ts';
import { chooseMove, seatPlayers } from '../players/play.ts';
import { quick } from '../players/quick.ts';
import type { Rollouts } from '../players/search/rollouts.ts';

const SEATS = 4;
const POSITIONS = 120;
const KINDS: readonly (readonly [name: string, kind: Rollouts])[] = [
  ['likely moves to the end of the next own turn', { own: 'likely', others: 'likely', turns: 1 }],
  ['likely moves to the end of the turn after next', { own: 'likely', others: 'likely', turns: 2 }],
  ['the quick eye of skilled', QUICK_EYE],
  ['the careful eye of expert', CAREFUL_EYE],
];

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { seconds: { type: 'string', default: '3' } },
});

interface Position {
  readonly state: GameState;
  readonly seat: Seat;
}

/** Decisions of the middle third of games. */
function positionsOf(game: Game): Position[] {
  const stream = seedStream(96, 'rollouts');
  const found: Position[] = [];
  const seats = new Array(SEATS).fill('player');
  for (let seed = 0; found.length < POSITIONS; seed++) {
    const state = game.setup(makeSetup(game, { seats, seed }));
    const seated = seatPlayers(new Array(SEATS).fill(quick), seed);
    const course: Position[] = [];
    for (let deciding = game.deciding(state); deciding.length > 0; deciding = game.deciding(state)) {
      const [seat] = deciding;
      if (game.moves(state, seat).length > 1) course.push({ state: game.clone(state), seat });
      game.apply(state, seat, chooseMove(game, state, seat, seated));
    }
    const third = Math.floor(course.length / 3);
    for (let i = 0; i < 10; i++) found.push(pick(stream, course.slice(third, 2 * third)));
  }
  return found;
}

const entry = GAMES.find(({ id }) => id === positionals[0]);
if (entry === undefined) throw new Error(`there is no game ${positionals[0]}`);
const module = await entry.load();
const game = module.open(module.standardEdition);
const positions = positionsOf(game);
for (const [name, kind] of KINDS) {
  const perSecond = (seconds: number): number => rolloutsPerSecond(game, positions, SEATS, kind, seconds);
  perSecond(1);
  console.log(`${entry.id}, ${name}: ${Math.round(perSecond(Number(values.seconds)))} a second`);
}
