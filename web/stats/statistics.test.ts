import { expect, test } from 'vitest';
import type { SeatHolder } from '../worker/protocol.ts';
import { type FinishedGame, statisticsOf } from './statistics.ts';

const MIDNIGHT = new Date(2026, 10, 17).getTime();
const HOUR = 60 * 60 * 1000;

const anna: SeatHolder = { kind: 'human', name: 'Anna' };
const level = (name: string): SeatHolder => ({ kind: 'opponent', level: name, name });

/** A game of Anna, who sits first: points of all seats, each out of roads and trade. */
function game(
  id: string,
  points: readonly (readonly [roads: number, trade: number])[],
  others: readonly SeatHolder[],
  when: number,
): FinishedGame {
  const totals = points.map(([roads, trade]) => roads + trade);
  const best = Math.max(...totals);
  return {
    id,
    game: 'autobahn',
    when,
    holders: [anna, ...others],
    result: {
      winners: totals.flatMap((total, seat) => (total === best ? [seat] : [])),
      places: totals.map((total) => 1 + totals.filter((other) => other > total).length),
      sheets: points.map(([roads, trade], seat) => ({
        seat,
        total: totals[seat],
        parts: [
          { key: 'score.roads', points: roads },
          { key: 'score.trade', points: trade },
        ],
      })),
      ending: { key: 'ending.rounds' },
    },
  };
}

const GAMES = [
  game(
    'a',
    [
      [30, 10],
      [20, 5],
    ],
    [level('novice')],
    MIDNIGHT + HOUR,
  ),
  game(
    'b',
    [
      [10, 0],
      [30, 1],
    ],
    [level('steady')],
    MIDNIGHT - HOUR,
  ),
  game(
    'c',
    [
      [20, 2],
      [22, 0],
    ],
    [level('steady')],
    MIDNIGHT - 40 * 24 * HOUR,
  ),
];

test('counts games and victories, shared ones too, per game and per rival', () => {
  const found = statisticsOf(GAMES, MIDNIGHT);
  expect(found).toMatchObject({ played: 3, won: 2 });
  expect(found.games).toMatchObject([{ game: 'autobahn', played: 3, won: 2, best: 40 }]);
  expect(found.rivals).toEqual([
    { rival: 'novice', played: 1, won: 1 },
    { rival: 'steady', played: 2, won: 1 },
  ]);
  expect(found.places).toEqual([{ game: 'autobahn', seats: 2, counts: [2, 1] }]);
});

test('says where the points come from, beside those of the others', () => {
  expect(statisticsOf(GAMES, MIDNIGHT).games[0].sources).toEqual([
    { key: 'score.roads', mine: 20, others: 24 },
    { key: 'score.trade', mine: 4, others: 2 },
  ]);
});

test('remembers the closest game, the latest first, and the days of four weeks', () => {
  const { closest, latest, days } = statisticsOf(GAMES, MIDNIGHT);
  expect(closest?.id).toBe('c');
  expect(latest.map(({ id }) => id)).toEqual(['a', 'b', 'c']);
  expect(days).toHaveLength(28);
  expect(days.slice(-2)).toEqual([1, 1]);
  expect(days.slice(0, -2).every((count) => count === 0)).toBe(true);
});

test('a game of opponents alone is nobody’s', () => {
  const watched = { ...GAMES[0], holders: [level('novice'), level('steady')] };
  expect(statisticsOf([watched], MIDNIGHT)).toMatchObject({ played: 0, games: [], closest: undefined });
});
