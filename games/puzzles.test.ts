/** Puzzles are data: every one is replayed, and its answer has to be possible. Whether it is the best is for `npm run puzzles` to prove. */
import { describe, expect, test } from 'vitest';
import { answerAt, isAnswer, puzzleTable } from '../host/puzzle.ts';
import { puzzleOfDay, puzzlePosition, puzzlesIn } from '../kernel/index.ts';
import { GAMES } from './registry.ts';

const WISH = { id: 'p', edition: undefined, name: 'Anna', others: ['Otto', 'Hanna'] };

describe.each(GAMES)('$id', async ({ load }) => {
  const module = await load();
  const game = module.open(module.standardEdition);
  const book = (await module.puzzles?.()) ?? { from: '', games: [] };
  const puzzles = puzzlesIn(book);

  test('the rules lead to every puzzle, and whoever plays its answer has solved it', () => {
    puzzles.forEach((_, number) => {
      const position = puzzlePosition(game, book, number);
      const { seat, answer, puzzle } = position;
      expect(game.moves(position.state, seat).length).toBeGreaterThan(3);
      expect(puzzle.gap).toBeGreaterThanOrEqual(2);
      expect([1, 2, 3]).toContain(puzzle.difficulty);
      const table = puzzleTable(game, book, number, WISH);
      for (const move of answer) expect(table.play(seat, move)).toBeUndefined();
      const given = answerAt(game, table, position) ?? answer;
      expect(isAnswer(game, position, given), `puzzle ${number}`).toBe(true);
    });
  });

  test('another turn is not the answer', () => {
    const numbers = [...puzzles.keys()];
    const wrong = numbers.slice(0, 20).filter((number) => {
      const position = puzzlePosition(game, book, number);
      const other = game.moves(position.state, position.seat).find((move) => move !== position.answer[0]);
      return other !== undefined && isAnswer(game, position, [other]);
    });
    expect(wrong).toEqual([]);
  });

  test('every puzzle comes once before one comes again', () => {
    const count = puzzles.length;
    const days = Array.from({ length: count }, (_, day) => puzzleOfDay(20_000 + day, count));
    expect(new Set(days).size).toBe(count);
  });
});
