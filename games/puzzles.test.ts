/** Puzzles are data: every one is replayed, and its answer has to be possible. Whether it is the best is for `npm run puzzles` to prove. */
import { describe, expect, test } from 'vitest';
import { isAnswer, puzzleTable, puzzleTask, turnAt } from '../host/puzzle.ts';
import { perform } from '../host/study.ts';
import {
  canonical,
  type Game,
  type Move,
  type PuzzlePosition,
  puzzleOfDay,
  puzzlePosition,
  puzzlesIn,
} from '../kernel/index.ts';
import { GAMES } from './registry.ts';

const WISH = { id: 'p', edition: undefined, name: 'Anna', others: ['Otto', 'Hanna'] };
/** Every book has so many. */
const MANY = 100;
/** The same answer may come so often in a book. */
const MOST_ALIKE = 2;
/** In so many puzzles other turns are tried. */
const TRIED = 20;

/** The answer with two of its moves the other way round, wherever the rules allow it. */
function otherOrders(game: Game, { state, seat, answer }: PuzzlePosition): Move[][] {
  return answer.slice(1).flatMap((_, place) => {
    const order = [...answer];
    [order[place], order[place + 1]] = [order[place + 1], order[place]];
    const world = game.clone(state);
    const possible = order.every((move) => {
      const offered =
        game.deciding(world)[0] === seat &&
        game.moves(world, seat).find((candidate) => canonical(candidate) === canonical(move));
      if (offered) game.apply(world, seat, offered);
      return offered;
    });
    return possible && canonical(order) !== canonical(answer) ? [order] : [];
  });
}

/** What the table of a puzzle makes of a turn. */
function judged(game: Game, position: PuzzlePosition, moves: readonly Move[]): boolean | undefined {
  const table = puzzleTable(game, position, WISH, false);
  for (const move of moves) expect(table.play(position.seat, move)).toBeUndefined();
  const turn = turnAt(game, table, position);
  return turn && isAnswer(game, position, turn);
}

const sameInAnotherOrder: string[] = [];

describe.each(GAMES)('$id', async ({ id, load }) => {
  const module = await load();
  const game = module.open(module.standardEdition);
  const book = (await module.puzzles?.()) ?? { from: '', games: [] };
  const puzzles = puzzlesIn(book);
  const positions = puzzles.map((_, number) => puzzlePosition(game, book, number));

  test('the rules lead to every puzzle: one seat has a choice there, and whoever plays its answer has solved it', () => {
    expect(puzzles.length).toBeGreaterThanOrEqual(MANY);
    for (const [number, position] of positions.entries()) {
      const { seat, state, answer, puzzle } = position;
      expect(game.deciding(state)).toEqual([seat]);
      expect(game.moves(state, seat).length).toBeGreaterThan(3);
      expect(puzzle.gap).toBeGreaterThanOrEqual(2);
      expect([1, 2, 3]).toContain(puzzle.difficulty);
      expect(judged(game, position, answer), `puzzle ${number + 1}`).toBe(true);
    }
  });

  test('no two are alike, and no answer comes over and over', () => {
    expect(new Set(puzzles.map(({ puzzle }) => puzzle.fingerprint)).size).toBe(puzzles.length);
    const answers = positions.map(({ answer }) => canonical(answer));
    const often = answers.filter((answer) => answers.filter((each) => each === answer).length > MOST_ALIKE);
    expect(often).toEqual([]);
  });

  test('there is one answer: nothing else that a turn can begin with achieves the same', () => {
    for (const [number, position] of positions.slice(0, TRIED).entries()) {
      const { state, seat, answer } = position;
      const others = game.moves(state, seat).filter((move) => canonical(move) !== canonical(answer[0]));
      const same = others.filter((move) => isAnswer(game, position, [move]));
      expect(same, `puzzle ${number + 1}`).toEqual([]);
    }
  });

  test('the same in another order is as right', () => {
    for (const position of positions) {
      for (const order of otherOrders(game, position)) {
        if (!isAnswer(game, position, order)) continue;
        expect(judged(game, position, order)).toBe(true);
        sameInAnotherOrder.push(id);
      }
    }
  });

  test('a turn that is not the answer is worth less, by the points of the best and its own', () => {
    const [position] = positions;
    const { state, seat, answer } = position;
    const other = game.moves(state, seat).find((move) => canonical(move) !== canonical(answer[0])) ?? answer[0];
    const finding = perform(game, puzzleTask(game, position, [other]));
    if (finding.kind !== 'answer') throw new Error('an answer was asked about');
    const [best, played] = finding.lines;
    expect([best.played, played.played]).toEqual([false, true]);
    expect(played.behind).toBeCloseTo(best.worth - played.worth, 6);
    expect(played.behind).toBeGreaterThan(1);
    const alone = perform(game, puzzleTask(game, position, answer));
    expect(alone.kind === 'answer' && alone.lines.map((line) => line.behind)).toEqual([0]);
  });

  test('at its table nobody plays on after the turn; with the answer shown all of it is there to be looked at', () => {
    const [position] = positions;
    expect(puzzleTable(game, position, WISH, false).standsStill).toBe(false);
    const shown = puzzleTable(game, position, WISH, true);
    expect(shown.at).toBe(position.answer.length);
    expect(shown.standsStill || shown.deciding.includes(position.seat)).toBe(true);
  });

  test('every puzzle comes once before one comes again', () => {
    const count = puzzles.length;
    const days = Array.from({ length: count }, (_, day) => puzzleOfDay(20_000 + day, count));
    expect(new Set(days).size).toBe(count);
  });
});

test('some answers can be given in another order', () => {
  expect(sameInAnotherOrder.length).toBeGreaterThan(0);
});
