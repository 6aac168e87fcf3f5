import { describe, expect, test } from 'vitest';
import { ratedGame, UNKNOWN } from '../../players/ratings.ts';
import { shownRating } from './ratings.ts';
import { type FinishedTable, settled } from './results.ts';

const places = (...given: number[]) => ratedGame(given.map((place) => ({ strength: UNKNOWN, place })));

describe('ratings', () => {
  test('who comes before somebody equal gains, and is known better', () => {
    const [first, second, third] = places(1, 2, 3);
    expect(first.mu).toBeGreaterThan(UNKNOWN.mu);
    expect(second.mu).toBeLessThan(first.mu);
    expect(second.mu).toBeGreaterThan(third.mu);
    expect(third.mu).toBeLessThan(UNKNOWN.mu);
    for (const { sigma } of [first, second, third]) expect(sigma).toBeLessThan(UNKNOWN.sigma);
  });

  test('a tie between equals moves nobody apart', () => {
    const [first, second, third] = places(1, 1, 3);
    expect(first).toEqual(second);
    expect(first.mu).toBeGreaterThan(third.mu);
  });

  test('beating the stronger is worth more', () => {
    const gain = (rival: number): number =>
      ratedGame([
        { strength: UNKNOWN, place: 1 },
        { strength: { mu: rival, sigma: 4 }, place: 2 },
      ])[0].mu - UNKNOWN.mu;
    expect(gain(35)).toBeGreaterThan(gain(15));
  });

  test('nobody is compared with nobody', () => {
    expect(places(1)).toEqual([UNKNOWN]);
  });

  test('a newcomer is shown as 1200, and five wins are seen', () => {
    expect(shownRating(UNKNOWN)).toBe(1200);
    let [best, other] = [UNKNOWN, UNKNOWN];
    for (let i = 0; i < 5; i++) {
      [best, other] = ratedGame([
        { strength: best, place: 1 },
        { strength: other, place: 2 },
      ]);
    }
    expect(shownRating(best)).toBeGreaterThan(1400);
  });
});

describe('what a finished game leaves', () => {
  const seat = (person: string, place: number, abandoned = false) => ({ person, seat: 0, place, points: 0, abandoned });
  const table = (more: Partial<FinishedTable>): FinishedTable => ({
    table: 't',
    game: 'toy',
    ended: 5,
    rated: true,
    seats: [],
    people: [seat('anna', 1), seat('ben', 2)],
    ...more,
  });
  const ofAnna = { person: 'anna', game: 'toy', mu: 30, sigma: 5, games: 9 };

  test('a rated one counts one more game for everybody, from what they had', () => {
    const { ratings, results } = settled(table({}), [ofAnna, { ...ofAnna, game: 'other', games: 1 }]);
    expect(ratings.map(({ person, games }) => [person, games])).toEqual([
      ['anna', 10],
      ['ben', 1],
    ]);
    expect(results[0]).toMatchObject({ before: { mu: 30, sigma: 5 }, rated: true });
    expect(results[0].after?.mu).toBeGreaterThan(30);
  });

  test('a friendly one, and one against opponents alone, leave ratings as they are', () => {
    for (const game of [table({ rated: false }), table({ people: [seat('anna', 1)] })]) {
      const { ratings, results } = settled(game, [ofAnna]);
      expect(ratings).toEqual([]);
      expect(results[0]).toMatchObject({ rated: false, before: undefined, after: undefined });
    }
  });

  test('who was replaced comes last and loses', () => {
    const people = [seat('anna', 2, true), seat('ben', 1)];
    const { results, ratings } = settled(table({ people }), []);
    expect(results[0]).toMatchObject({ abandoned: true, place: 2 });
    expect(ratings[0].mu).toBeLessThan(ratings[1].mu);
  });

  test('two seats of one person are one result, the better one', () => {
    const people = [seat('anna', 3), { ...seat('anna', 1), seat: 2 }, { ...seat('ben', 2), seat: 1 }];
    const { results } = settled(table({ people }), []);
    expect(results.map(({ person, place }) => [person, place])).toEqual([
      ['anna', 1],
      ['ben', 2],
    ]);
  });
});
