import { describe, expect, test } from 'vitest';
import { toy } from './conformance/toy.ts';
import { contentHash } from './hash.ts';
import { canUndo, eventFor, forgetStates, type Match, matchUpTo, play, startMatch, stateAt, undo } from './match.ts';
import { makeSetup } from './setup.ts';

const game = toy.open(toy.standardEdition);
const newMatch = (whistle = false): Match => startMatch(game, makeSetup(game, { options: { whistle }, seed: 4 }));
const firstMove = (match: Match, seat: number) => game.moves(match.state, seat)[0];

describe('moves from outside', () => {
  test('an offered move is accepted, however its fields are ordered', () => {
    const match = newMatch();
    const move = firstMove(match, 1);
    expect(play(match, 1, Object.fromEntries(Object.entries(move).reverse()))).toMatchObject({ ok: true });
  });

  test.each([
    ['a move of nobody', { type: 'choose', wagon: 99 }, 'that move is not legal now'],
    ['no move at all', 'choose', 'that move is not legal now'],
    ['nothing', undefined, 'that move is not legal now'],
  ])('%s is refused and changes nothing', (_what, move, reason) => {
    const match = newMatch();
    const hash = contentHash(match.state);
    expect(play(match, 0, move)).toEqual({ ok: false, reason });
    expect([contentHash(match.state), match.played.length]).toEqual([hash, 0]);
  });

  test('a seat that has chosen waits for the others', () => {
    const match = newMatch();
    play(match, 0, firstMove(match, 0));
    expect(play(match, 0, { type: 'choose', wagon: 1 })).toEqual({
      ok: false,
      reason: 'seat 1 has no decision to make',
    });
  });

  test('a finished game takes no more moves', () => {
    const match = newMatch();
    for (let seats = game.deciding(match.state); seats.length > 0; seats = game.deciding(match.state)) {
      play(match, seats[0], firstMove(match, seats[0]));
    }
    expect(game.result(match.state)).toBeDefined();
    expect(play(match, 0, { type: 'choose', wagon: 1 })).toEqual({ ok: false, reason: 'the game is over' });
  });
});

describe('the first moves of a match are a match of their own', () => {
  /** A round and one choice of the next, with the states after each move. */
  function begun(): { match: Match; states: unknown[] } {
    const match = newMatch();
    const states: unknown[] = [game.clone(match.state)];
    while (match.played.length < 5) {
      const [seat] = game.deciding(match.state);
      play(match, seat, firstMove(match, seat));
      states.push(game.clone(match.state));
    }
    return { match, states };
  }

  test.each([0, 2, 5])('of five, %i', (at) => {
    const { match, states } = begun();
    const first = matchUpTo(match, at);
    expect(first.played).toEqual(match.played.slice(0, at));
    expect(first.past).toEqual(states.slice(0, at));
    expect(first.state).toEqual(states[at]);
    expect(match.played).toHaveLength(5);
  });

  test('where older states are let go, the last ones are still there, and the others are handed in', () => {
    const { match, states } = begun();
    forgetStates(match, 2);
    expect(matchUpTo(match, 4).past).toEqual([states[3]]);
    expect(() => stateAt(match, 2)).toThrow(/^the state after 2 moves is not in memory$/);
    const first = matchUpTo(match, 2, stateAt(begun().match, 2));
    expect(first).toMatchObject({ state: states[2], past: [], played: match.played.slice(0, 2) });
  });
});

describe('undo by information', () => {
  test('a secret choice can be taken back while the others still think', () => {
    const match = newMatch();
    const hash = contentHash(match.state);
    play(match, 0, firstMove(match, 0));
    expect(canUndo(match, 0)).toBe(true);
    expect(undo(match, 0)).toBe(true);
    expect([contentHash(match.state), match.played.length]).toEqual([hash, 0]);
  });

  test('not by another seat', () => {
    const match = newMatch();
    play(match, 0, firstMove(match, 0));
    expect(undo(match, 1)).toBe(false);
  });

  test('not after another seat has decided', () => {
    const match = newMatch();
    play(match, 0, firstMove(match, 0));
    play(match, 1, firstMove(match, 1));
    expect(undo(match, 0)).toBe(false);
  });

  test('not after something was shown or drawn', () => {
    const match = newMatch();
    play(match, 0, firstMove(match, 0));
    play(match, 1, firstMove(match, 1));
    expect(canUndo(match, 1)).toBe(false);
  });
});

test('an event is told only to those who may know it', () => {
  const match = newMatch();
  const drawn = match.opening.find((event) => event.only?.includes(0));
  if (drawn === undefined) throw new Error('nobody drew');
  expect(eventFor(drawn, 0)?.key).toBe('event.drew');
  expect(eventFor(drawn, 1)?.key).toBe('event.drewHidden');
  expect(eventFor(drawn, 'spectator')).toEqual(drawn.instead);
});
