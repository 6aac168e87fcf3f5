import { describe, expect, test } from 'vitest';
import { toy } from '../kernel/conformance/toy.ts';
import { below, type Game, makeSetup, seedStream } from '../kernel/index.ts';
import { LADDER, playerNamed } from './ladder.ts';
import { novice } from './novice.ts';
import { playMatch, playOut, seatPlayers } from './play.ts';
import { type Player, questionAbout } from './player.ts';
import { random } from './random.ts';
import { Series } from './series.ts';
import { wilson } from './statistics.ts';

const game: Game = toy.open(toy.standardEdition);
const table = (seed: number) =>
  makeSetup(game, { seats: ['player', 'player', 'player'], options: { whistle: true }, seed });

describe.each(LADDER.map((player): [string, Player] => [player.id, player]))('%s', (id, player) => {
  test('is found by its name', () => {
    expect(playerNamed(id)).toBe(player);
  });

  test('plays a game to the end, the same one from the same seed', () => {
    const hands = () =>
      playMatch(game, table(3), seatPlayers([player, player, player], 1)).played.map(({ move }) => move);
    expect(hands().length).toBeGreaterThan(10);
    expect(hands()).toEqual(hands());
  });

  test('decides by what its seat may know: hidden things do not change its choice', () => {
    const luck = seedStream(5, 'test');
    for (let seed = 1; seed <= 12; seed++) {
      const state = game.setup(table(seed));
      for (let k = below(luck, 8); k > 0; k--) {
        const [seat] = game.deciding(state);
        game.apply(state, seat, game.moves(state, seat)[0]);
      }
      const [seat] = game.deciding(state);
      const other = game.clone(state);
      game.scramble(other, seat, luck);
      const choice = (truth: typeof state) =>
        player.choose(
          questionAbout(
            { game, seat, seats: 3, moves: game.moves(truth, seat), stream: seedStream(seed, 'player') },
            () => game.view(truth, seat),
          ),
        );
      expect(choice(other)).toEqual(choice(state));
    }
  });
});

test('the novice player takes the move after which its position is best', () => {
  const state = game.setup(table(2));
  const moves = game.moves(state, 0);
  const choice = novice.choose(
    questionAbout({ game, seat: 0, seats: 3, moves, stream: seedStream(1, 'player') }, () => game.view(state, 0)),
  );
  // A wagon leaves the hand when it is chosen, so the lightest one costs the evaluation of Coupling least.
  expect(choice).toEqual(moves[0]);
  expect(moves.length).toBeGreaterThan(1);
});

describe('a series', () => {
  test('counts every game, every seat and every win once', () => {
    const series = new Series(game, table(1), [novice, random, random]);
    for (let k = 0; k < 30; k++) series.play(k);
    const { games, tallies } = series.report;
    expect(games).toBe(30);
    expect(tallies.map(({ kind, seatGames }) => [kind, seatGames]).sort()).toEqual([
      ['novice', 30],
      ['random', 60],
    ]);
    expect(tallies.reduce((sum, { wins }) => sum + wins, 0)).toBeCloseTo(30);
  });

  test('of one kind against itself is even', () => {
    const other: Player = { ...random, id: 'twin' };
    const series = new Series(game, table(1), [random, other, other]);
    for (let k = 0; k < 600; k++) series.play(k);
    const tally = series.report.tallies.find(({ kind }) => kind === 'random');
    const { low, high } = wilson(tally?.wins ?? 0, 600);
    expect(low).toBeLessThan(1 / 3);
    expect(high).toBeGreaterThan(1 / 3);
  });

  test('is the sum of its games, in whatever order they are played', () => {
    const run = (order: readonly number[]) => {
      const series = new Series(game, table(1), [novice, random, random]);
      for (const k of order) series.play(k);
      return [...series.report.tallies].sort((a, b) => (a.kind < b.kind ? -1 : 1));
    };
    expect(run([0, 1, 2, 3, 4, 5])).toEqual(run([5, 3, 1, 4, 2, 0]));
  });
});

test("Wilson's interval: 8 of 10, and nothing known", () => {
  const { low, high } = wilson(8, 10);
  expect([low.toFixed(3), high.toFixed(3)]).toEqual(['0.490', '0.943']);
  expect(wilson(0, 0)).toEqual({ low: 0, high: 1 });
});

test('a decision with one legal move does not count as a decision', () => {
  const { decisions } = playOut(game, table(1), seatPlayers([random, random, random], 1));
  const match = playMatch(game, table(1), seatPlayers([random, random, random], 1));
  expect(decisions).toBeLessThanOrEqual(match.played.length);
  expect(decisions).toBeGreaterThan(0);
});
