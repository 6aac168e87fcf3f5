import { describe, expect, test } from 'vitest';
import { toy } from './conformance/toy.ts';
import type { Game, Move } from './contract.ts';
import { play, startMatch } from './match.ts';
import { followOlder } from './older.ts';
import { below, seedStream } from './random.ts';
import { type GameRecord, parseRecord, RecordError, type RecordedMove, replay, toRecord } from './record.ts';
import { makeSetup } from './setup.ts';

const game: Game = toy.open(toy.standardEdition);
/** The same rules under a later number. */
const later: Game = { ...game, version: 2 };

function playedGame(seed: number, allowed: (move: Move) => boolean = () => true): GameRecord {
  const match = startMatch(
    game,
    makeSetup(game, { seats: ['player', 'player', 'player'], options: { whistle: true }, seed }),
  );
  const luck = seedStream(seed, 'choices');
  for (let seats = game.deciding(match.state); seats.length > 0; seats = game.deciding(match.state)) {
    const moves = game.moves(match.state, seats[0]).filter(allowed);
    play(match, seats[0], moves[below(luck, moves.length)]);
  }
  return toRecord(match);
}

const follow = (rules: Game, record: unknown) => followOlder(rules, parseRecord(JSON.stringify(record)));
/** As ruleset 1 would have recorded it, had it not asked for some moves. */
const without = (record: GameRecord, unasked: (move: RecordedMove['move']) => boolean): GameRecord => ({
  ...record,
  moves: record.moves.filter(({ move }) => !unasked(move)),
});

describe('a record of an older ruleset is followed under the present one', () => {
  const record = playedGame(4);
  const count = record.moves.length;

  test('which refuses to prove it', () => {
    expect(() => replay(later, parseRecord(JSON.stringify(record)))).toThrow(
      /^played under ruleset 1; this is ruleset 2$/,
    );
  });

  test('move by move, where the rules are alike', () => {
    const { match, followed, bridged, sameResult } = follow(later, record);
    expect({ followed, bridged, sameResult }).toEqual({ followed: count, bridged: 0, sameResult: true });
    expect(match.played.map(({ seat, move }) => ({ seat, move }))).toEqual(record.moves);
    expect(match.game.version).toBe(2);
  });

  test.each([4, 5, 6, 7])(
    'over questions that were not asked: whether to whistle was decided by the rules (seed %i)',
    (seed) => {
      const played = playedGame(seed);
      const unasked = without(played, ({ type }) => type === 'whistle' || type === 'decline');
      const { match, followed, bridged, sameResult } = follow(later, unasked);
      expect(unasked.moves.length).toBeLessThan(played.moves.length);
      expect({ followed, bridged, sameResult }).toEqual({
        followed: unasked.moves.length,
        bridged: played.moves.length - unasked.moves.length,
        sameResult: true,
      });
      expect(match.played.map(({ move }) => move)).toEqual(played.moves.map(({ move }) => move));
    },
  );

  test('with moves that say more than they used to', () => {
    const sided: Game = {
      ...later,
      moves: (state, seat) =>
        later.moves(state, seat).flatMap((move) =>
          move.type === 'choose'
            ? [
                { ...move, side: 'left' },
                { ...move, side: 'right' },
              ]
            : [move],
        ),
      apply(state, seat, move, events) {
        const { side: _side, ...plain }: Move & { side?: unknown } = move;
        later.apply(state, seat, plain, events);
      },
    };
    const { match, followed, sameResult } = follow(sided, record);
    expect({ followed, sameResult }).toEqual({ followed: count, sameResult: true });
    expect(match.played.filter(({ move }) => move.type === 'choose').every(({ move }) => 'side' in move)).toBe(true);
  });

  test('over questions that were not asked, rather by a move that names something than by one that names nothing', () => {
    const whistled = playedGame(4, ({ type }) => type !== 'decline');
    const pitched: Game = {
      ...later,
      moves: (state, seat) =>
        later
          .moves(state, seat)
          .flatMap((move) => (move.type === 'whistle' ? [move, { ...move, pitch: 'high' }] : [move])),
      apply(state, seat, { type, ...fields }, events) {
        later.apply(state, seat, type === 'whistle' ? { type } : { type, ...fields }, events);
      },
    };
    const { match, bridged } = follow(
      pitched,
      without(whistled, ({ type }) => type === 'whistle'),
    );
    expect(bridged).toBeGreaterThan(0);
    const whistles = match.played.filter(({ move }) => move.type === 'whistle');
    expect(whistles.map(({ move }) => move)).toEqual(whistles.map(() => ({ type: 'whistle', pitch: 'high' })));
    expect(whistles).toHaveLength(bridged);
  });

  test('over answers to questions that are not asked any more: every whistle is declined by the rules now', () => {
    const declined = playedGame(11, ({ type }) => type !== 'whistle');
    const silent: Game = {
      ...later,
      apply(state, seat, move, events) {
        later.apply(state, seat, move, events);
        const [asked] = later.deciding(state);
        if (asked !== undefined && later.moves(state, asked).some(({ type }) => type === 'decline'))
          later.apply(state, asked, { type: 'decline' }, events);
      },
    };
    const { match, followed, bridged, sameResult } = follow(silent, declined);
    expect({ followed, bridged, sameResult }).toEqual({
      followed: declined.moves.length,
      bridged: 0,
      sameResult: true,
    });
    expect(match.played.length).toBeLessThan(declined.moves.length);
  });

  test('as far as it goes, where the rules forbid a move', () => {
    const at = record.moves.findIndex(({ move }) => move.type === 'drop');
    const stricter: Game = {
      ...later,
      moves: (state, seat) => later.moves(state, seat).filter(({ type }) => type !== 'drop'),
    };
    const { match, followed, sameResult } = follow(stricter, record);
    expect(followed).toBeLessThanOrEqual(at);
    expect(match.played.length).toBeGreaterThan(0);
    expect(sameResult).toBe(false);
  });

  test('and an unfinished one has no result to come to', () => {
    const { result: _none, ...unfinished } = record;
    expect(follow(later, { ...unfinished, moves: record.moves.slice(0, 7) })).toMatchObject({
      followed: 7,
      sameResult: undefined,
    });
  });
});

test('a record of a later ruleset, another edition or another game is refused', () => {
  const record = playedGame(1);
  expect(() => follow(game, { ...record, ruleset: 3 })).toThrow(/^played under ruleset 3; this is ruleset 1$/);
  expect(() => follow(later, { ...record, game: 'chess' })).toThrow(RecordError);
  expect(() => follow(later, { ...record, setup: { ...record.setup, edition: 'toy@0' } })).toThrow(
    /^played with edition toy@0/,
  );
});

test('nonsense is followed to its beginning, within bounds', () => {
  const record = playedGame(2);
  const nonsense = record.moves.map(({ seat }) => ({ seat, move: { type: 'choose', wagon: 99 } }));
  expect(follow(later, { ...record, moves: nonsense })).toMatchObject({ followed: 0, bridged: 0 });
});
