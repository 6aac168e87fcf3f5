import { describe, expect, test } from 'vitest';
import { GAMES } from '../games/registry.ts';
import { openStandard } from '../games/testing.ts';
import { toy } from '../kernel/conformance/toy.ts';
import { type Game, makeSetup, pick, seedStream, type Veto } from '../kernel/index.ts';
import { novice } from './novice.ts';
import { questionAbout } from './player.ts';
import { steady } from './steady.ts';
import { sensibleMoves } from './veto.ts';

const plain: Game = toy.open(toy.standardEdition);
const withVeto = (forbids: Veto['forbids']): Game => ({ ...plain, vetoes: [{ id: 'test', forbids }] });
const state = plain.setup(makeSetup(plain, { seats: ['player', 'player'], seed: 4 }));
const moves = plain.moves(state, 0);

const choice = (game: Game, player: typeof novice) =>
  player.choose(
    questionAbout({ game, seat: 0, seats: 2, moves, stream: seedStream(1, 'player') }, () => game.view(state, 0)),
  );

describe.each([novice, steady])('$id', (player) => {
  test('does not do what the game vetoes', () => {
    const favourite = choice(plain, player);
    const other = choice(
      withVeto((_state, _seat, move) => move === favourite),
      player,
    );
    expect(other).not.toBe(favourite);
    expect(moves).toContain(other);
  });

  test('does it where nothing else is left', () => {
    expect(
      choice(
        withVeto(() => true),
        player,
      ),
    ).toBe(choice(plain, player));
  });
});

test.each(GAMES.map(({ id }) => id))(
  'in games of %s by chance a veto never takes the last move, and knows what the seat knows',
  async (id) => {
    const game = await openStandard(id);
    const luck = seedStream(3, 'veto');
    const table = game.setup(makeSetup(game, { seats: ['player', 'player'], seed: 9 }));
    let vetoed = 0;
    for (let made = 0; made < 600; made++) {
      const [seat] = game.deciding(table);
      if (seat === undefined) break;
      const open = game.moves(table, seat);
      const left = sensibleMoves(game, table, seat, open);
      expect(left.length).toBeGreaterThan(0);
      const imagined = game.clone(table);
      game.redeal(imagined, seat, luck);
      expect(sensibleMoves(game, imagined, seat, open)).toEqual(left);
      if (left.length < open.length) vetoed++;
      game.apply(table, seat, pick(luck, open));
    }
    expect(vetoed).toBeGreaterThan(0);
  },
);
