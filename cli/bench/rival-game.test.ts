import { describe, expect, test } from 'vitest';
import { below, pick, type Stream, seedStream, shuffle } from '../../kernel/index.ts';
import { openRival } from './rival.ts';
import { type Context, rivalGame, rivalMoves } from './rival-game.ts';

const SEATS = 4;

/** Four seats take a die and act with it in 36 rounds; a refused move would never end the game. */
function expectWholeGame(decisions: number): void {
  expect(decisions).toBeGreaterThan(150);
  expect(decisions).toBeLessThanOrEqual(SEATS * 2 * 36);
}

/** Plays the game as boardgame.io would, without it. */
function playByHand(stream: Stream): number {
  const d6 = (): number => 1 + below(stream, 6);
  const random: Context['random'] = {
    D6: ((count?: number) =>
      count === undefined ? d6() : Array.from({ length: count }, d6)) as Context['random']['D6'],
    Shuffle: (deck) => shuffle(stream, [...deck]),
  };
  let seat = 0;
  let turnEnds = false;
  const ctx = (): Context['ctx'] => ({ numPlayers: SEATS, currentPlayer: String(seat), playOrderPos: seat });
  const G = rivalGame.setup({ ctx: ctx(), random });
  const events = {
    endTurn() {
      turnEnds = true;
    },
  };
  const context = (): Context => ({ G, ctx: ctx(), random, events });
  rivalGame.turn.onBegin(context());
  let decisions = 0;
  while (rivalGame.endIf(context()) === undefined) {
    const moves = rivalMoves(G, ctx());
    if (moves.length > 1) decisions++;
    const { move, args } = pick(stream, moves);
    expect(rivalGame.moves[move](context(), ...args)).toBeUndefined();
    if (!turnEnds) continue;
    turnEnds = false;
    seat = (seat + 1) % SEATS;
    rivalGame.turn.onBegin(context());
  }
  return decisions;
}

describe('the game for boardgame.io is played to its end', () => {
  test.each([1, 2, 3])('by its own list of moves, none of them refused (seed %i)', (seed) => {
    expectWholeGame(playByHand(seedStream(seed, 'bench')));
  });

  const rival = openRival();
  test.skipIf(rival === undefined)('by reducer and client alike, where boardgame.io was fetched', () => {
    for (const play of [rival?.reducer, rival?.client]) expectWholeGame(play?.(1, seedStream(1, 'bench')) ?? 0);
  });
});
