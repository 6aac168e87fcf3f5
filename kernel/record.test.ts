import { describe, expect, test } from 'vitest';
import { toy } from './conformance/toy.ts';
import type { Move } from './contract.ts';
import { canonical } from './hash.ts';
import { play, startMatch } from './match.ts';
import { type GameRecord, parseRecord, RECORD_PROBLEMS, RecordError, replay, toRecord } from './record.ts';
import { makeSetup } from './setup.ts';

const game = toy.open(toy.standardEdition);

function playedGame(): GameRecord {
  const match = startMatch(game, makeSetup(game, { options: { whistle: true }, seed: 9 }));
  for (let seats = game.deciding(match.state); seats.length > 0; seats = game.deciding(match.state)) {
    play(match, seats[0], game.moves(match.state, seats[0])[0]);
  }
  return toRecord(match);
}
const record = playedGame();
/** A place in the record where something else could have been chosen. */
function anotherLegalMove(): { at: number; otherMove: Move } {
  const match = startMatch(game, record.setup);
  for (const [at, { seat, move }] of record.moves.entries()) {
    const otherMove = game
      .moves(match.state, seat)
      .find((each) => each.type === 'choose' && canonical(each) !== canonical(move));
    if (at > 3 && otherMove !== undefined) return { at, otherMove };
    play(match, seat, move);
  }
  throw new Error('there was never a choice');
}
const verify = (changed: unknown) => replay(game, parseRecord(JSON.stringify(changed)));
/** Of the sentence that says in any language what is wrong. */
function keyOf(changed: unknown): string | undefined {
  try {
    verify(changed);
  } catch (error) {
    if (error instanceof RecordError) return error.about.key;
    throw error;
  }
  return undefined;
}

test('a record proves itself by being played again', () => {
  const match = verify(record);
  expect(match.played).toHaveLength(record.moves.length);
  expect(toRecord(match)).toEqual(record);
});

test('an unfinished game is a record too', () => {
  const match = startMatch(game, makeSetup(game, { seed: 2 }));
  play(match, 0, game.moves(match.state, 0)[0]);
  expect(verify(toRecord(match)).played).toHaveLength(1);
});

describe('what was tampered with is refused, naming the first wrong thing', () => {
  const count = record.moves.length;
  const illegal = record.moves.map((entry, i) => (i === 5 ? { ...entry, move: { type: 'choose', wagon: 77 } } : entry));
  const { at, otherMove } = anotherLegalMove();
  test.each<[string, unknown, RegExp]>([
    [
      'an illegal move',
      { ...record, moves: illegal },
      new RegExp(`^move 6 of ${count} \\(seat \\d, choose\\): that move is not legal now$`),
    ],
    [
      'another move that is legal as well',
      { ...record, moves: record.moves.map((entry, i) => (i === at ? { ...entry, move: otherMove } : entry)) },
      new RegExp(`^move ${at + 1} of ${count} \\(seat \\d, choose\\): not the move that was recorded$`),
    ],
    ['a missing end', { ...record, moves: record.moves.slice(0, -1) }, /the result is not the recorded one$/],
    [
      'another result',
      { ...record, result: { ...record.result, winners: [0, 1] } },
      /the result is not the recorded one$/,
    ],
    ['another hash', { ...record, hash: '0'.repeat(64) }, /the state hash is not the recorded one$/],
    [
      'another seed',
      { ...record, setup: { ...record.setup, seed: 10 } },
      /^move \d+ of|the (result|state hash) is not/,
    ],
    [
      'an unknown option',
      { ...record, setup: { ...record.setup, options: { bells: true } } },
      /^setup: unknown option bells/,
    ],
    [
      'another edition',
      { ...record, setup: { ...record.setup, edition: 'toy@000000000000' } },
      /^played with edition toy@000000000000/,
    ],
    ['another ruleset', { ...record, ruleset: 99 }, /^played under ruleset 99; this is ruleset 1$/],
    ['another game', { ...record, game: 'chess' }, /^a record of/],
    ['another format', { ...record, format: 2 }, /^record format 2 is not known here/],
    ['something else', { hello: 'world' }, /^not a record: /],
  ])('%s', (_what, changed, problem) => {
    expect(() => verify(changed)).toThrow(RecordError);
    expect(() => verify(changed)).toThrow(problem);
    expect(RECORD_PROBLEMS.map((known) => `record.${known}`)).toContain(keyOf(changed));
  });

  test('a file that was cut off', () => {
    expect(() => parseRecord(JSON.stringify(record).slice(0, 500))).toThrow(/not valid JSON/);
  });
});

test('a record without seals is one as well', () => {
  const { seals: _gone, ...plain } = record;
  expect(verify(plain).played).toHaveLength(record.moves.length);
});
