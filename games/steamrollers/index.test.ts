import { describe, expect, test } from 'vitest';
import { below, type Events, LANGUAGES, makeSetup, seedStream, speaker } from '../../kernel/index.ts';
import { exampleTracks, game, newTable, play, quietMove, table, tables } from './testing.ts';
import { de } from './text/de.ts';
import { en } from './text/en.ts';
import { pl } from './text/pl.ts';

const say = speaker([game.text], 'en', (seat) => ['Anna', 'Ben', 'Cem', 'Dora', 'Eli'][seat]);

describe('words', () => {
  test('every text is there in every language, and none is empty', () => {
    for (const catalogue of [de, pl]) {
      expect(Object.keys(catalogue).sort()).toEqual(Object.keys(en).sort());
      for (const [key, message] of Object.entries(catalogue)) expect(message, key).not.toBe('');
    }
  });

  test('the same parameters occur in every language', () => {
    const names = (message: string): string[] =>
      [...new Set([...message.matchAll(/\{(\w+)[,}]/g)].map(([, name]) => name))].sort();
    for (const [key, message] of Object.entries(en)) {
      const wanted = names(message);
      for (const catalogue of [de, pl]) {
        const found = new Map(Object.entries(catalogue)).get(key) ?? '';
        expect(names(found), key).toEqual(wanted);
      }
    }
  });

  test('options and seats have names', () => {
    for (const { key, values } of game.options) {
      expect(en).toHaveProperty([`option.${key}`]);
      for (const value of values) expect(en).toHaveProperty([`option.${key}.${value}`]);
    }
    expect(en).toHaveProperty(['seat.eva']);
  });

  test('a move is told in a sentence', () => {
    const sheets = [{ tracks: exampleTracks('EX-R3'), boxes: [2, 3, 4] }];
    const state = table({ die: 1, goods: { 1: ['red'] }, tiles: { '4a': 0 }, sheets });
    const told = game.moves(state, 0).map((move) => say.say(game.describe(move)));
    expect(told).toContain('deliver red from city 1 to city 2 for 3 points, stopping at city 3, city 4, and city 2');
    expect(told).toContain(
      'deliver red from city 1 to city 2 for 4 points, stopping at the town of region 1, the town of region 4, city 4, and city 2, with 4a Express charter',
    );
    expect(told).toContain('draw on hex A1: straight track, east–west');
    expect(told).toContain('cross engine box 1');
  });

  test('a turn is told in order', () => {
    const state = table({ pool: [1, 2, 3], black: 1, sheets: [{ tracks: { B3: 'W-E' } }] });
    const events: Events = [];
    for (const move of [
      { type: 'chooseDie', value: 3 },
      { type: 'drawTrack', hex: 'B4', sides: ['E', 'W'] },
    ] as const) {
      const offered = game.moves(state, 0).find((known) => JSON.stringify(known) === JSON.stringify(move));
      if (offered !== undefined) game.apply(state, 0, offered, events);
    }
    expect(events.map(({ key, params }) => say.say({ key, params }))).toEqual([
      'Anna takes the 3.',
      'Anna draws a straight track on hex B4 in region 3 (east–west).',
      'Anna links cities 3 and 1 through 1 town.',
    ]);
  });
});

describe('the printed table', () => {
  test('shows tracks, goods, dice, tiles and what they do, engine and scores within 100 columns', () => {
    const state = table({
      players: 5,
      orders: [],
      coal: true,
      pool: [1, 2, 4, 4, 6],
      goods: { 1: ['red', 'grey', 'black'], 2: [] },
      tiles: { '4b': 1, '6a': 0 },
      sideways: ['4b'],
      sheets: [{ tracks: exampleTracks('EX-12'), boxes: [1, 3], points: 12, kept: ['red', 'grey'] }],
    });
    for (const language of LANGUAGES) {
      const board = game.print(
        game.view(state, 0),
        speaker([game.text], language, (seat) => `Seat ${seat + 1}`),
      );
      for (const line of board.split('\n')) expect([...line].length).toBeLessThanOrEqual(100);
      expect(board).toContain('(1) 2 34 *');
      expect(board).toContain('1 2 4 4 6');
    }
    const board = game.print(game.view(state, 0), say);
    expect(board).toContain('(1)--@---+--(3)--+--(5)');
    expect(board).toContain('> Anna: 28 points');
    expect(board).toContain('1 _ 3 _ _ _');
    expect(board).toContain('4b Booster (-2, permanent, Ben, sideways): Your engine is 1 stronger');
    expect(board).toContain('link +1 · town on a link +1 · engine boxes 4 = +1, 5 = +2, 6 = +3');
    expect(board).toContain('(2) empty');
  });

  test('shows walls and Eva', () => {
    const state = table({ solo: true, map: 'M1', crossed: [3, 0, 0, 0, 0, 7] });
    const board = game.print(game.view(state, 0), say);
    expect(board).toContain('blocked borders: 1-3 and 4-6');
    expect(board).toMatch(/1 # 3/);
    expect(board).toContain('(1) XXX....');
    expect(board).toContain('(6) XXXXXXX');
  });
});

describe('judging a position', () => {
  const value = (wish: Parameters<typeof table>[0]): number => game.evaluate(table(wish), 0);
  const short = { C2: 'NE-SW' };

  test('more delivery points, a stronger engine and a nearer link are better', () => {
    const base = value({ sheets: [{ tracks: short, boxes: [1] }] });
    expect(value({ sheets: [{ tracks: short, boxes: [1], points: 4 }] })).toBeGreaterThan(base + 3);
    expect(value({ sheets: [{ tracks: short, boxes: [1, 2] }] })).toBeGreaterThan(base);
    expect(value({ sheets: [{ tracks: { C2: 'NE-SW', D1: 'NE-SE' }, boxes: [1] }] })).toBeGreaterThan(base);
    expect(value({ sheets: [{ tracks: { C1: 'W-NW' }, boxes: [1] }] })).toBeLessThan(base);
  });

  test('a die that leaves Eva a full region is a disaster', () => {
    const solo = (pool: number[]): number => value({ solo: true, crossed: [7, 0, 0, 0, 0, 0], pool });
    expect(solo([1])).toBeLessThan(solo([2]) - 30);
  });

  test('one step of looking ahead beats three seats that play at random', () => {
    const luck = seedStream(4, 'test');
    let won = 0;
    for (let hero = 0; hero < 4; hero++) {
      const seats = Array.from({ length: 4 }, () => 'player');
      const state = game.setup(makeSetup(game, { seats, seed: 30 + hero }));
      for (let [seat] = game.deciding(state); seat !== undefined; [seat] = game.deciding(state)) {
        const moves = game.moves(state, seat);
        const judged = moves.map((move) => {
          if (seat !== hero) return 0;
          const after = game.clone(state);
          game.apply(after, seat, move);
          return game.evaluate(after, seat);
        });
        const best = judged.indexOf(Math.max(...judged));
        game.apply(state, seat, moves[seat === hero ? best : below(luck, moves.length)]);
      }
      if (game.result(state)?.winners.join() === String(hero)) won++;
    }
    expect(won).toBe(4);
  });
});

describe('invariants', () => {
  /** E5 lies between the drawn hex E3, city 4 and town E6: a line that is traced would come through. */
  const drawOnE5 = (state: ReturnType<typeof table>, pair: number): void => {
    const hex = tables.hexIndex.get('E5') ?? 0;
    state.sheets[0].tracks = state.sheets[0].tracks.with(hex, pair);
  };
  const spoilt: [string, (state: ReturnType<typeof table>) => void][] = [
    ['a lost cube', (state) => state.goods[0].pop()],
    ['a tile of nobody', (state) => state.tileOwner.splice(0, 1, 7)],
    ['a tile sideways in the pool', (state) => state.sideways.splice(0, 1, 1)],
    ['track on a city', (state) => (state.sheets[0].tracks = state.sheets[0].tracks.with(9, 3))],
    ['a stale network', (state) => (state.sheets[0].tracks = table().sheets[0].tracks)],
    ['a die without a face', (state) => state.pool.push(7)],
    ['more dice than there are', (state) => state.hand.push(1, 2)],
    ['an unknown engine box', (state) => (state.sheets[1].boxes = 64)],
    ['a track number below none', (state) => drawOnE5(state, -1)],
    ['a track number that no pair of sides has', (state) => drawOnE5(state, 16)],
    ['a track number far beyond', (state) => drawOnE5(state, 99)],
    ['half a track', (state) => drawOnE5(state, 1.5)],
    ['a cube of an unknown colour', (state) => state.goods[0].splice(0, 1, 9)],
    ['a city too many', (state) => state.goods.push([])],
    ['an unknown map', (state) => Object.assign(state.deal, { map: 99 })],
    ['a tile with a third side', (state) => Object.assign(state.deal, { tileSides: [2, 0, 0, 0, 0, 0] })],
    ['an active player who is not there', (state) => (state.active = 2)],
    ['a die in use without a question for it', (state) => state.frames.splice(0, 1, { kind: 'action' })],
    ['a question about dice nobody holds', (state) => state.frames.splice(0, 1, { kind: 'useDie' })],
    ['a question of the solo game', (state) => state.frames.splice(0, 1, { kind: 'evaPhase1' })],
    ['a step where a question should be', (state) => state.frames.splice(0, 1, { kind: 'endRound' })],
    ['a second question', (state) => state.frames.push({ kind: 'chooseDie' })],
    ['a region that is none', (state) => state.frames.splice(0, 1, { kind: 'startingTrack', seat: 0, region: 6 })],
  ];

  test.each(spoilt)('%s is noticed', (_what, spoil) => {
    const state = table({ sheets: [{ tracks: { E3: 'W-E', E6: 'W-E' } }] });
    expect(game.invariants(state)).toEqual([]);
    spoil(state);
    const before = performance.now();
    expect(game.invariants(state).length).toBeGreaterThan(0);
    expect(performance.now() - before).toBeLessThan(200);
  });
});

test('every game comes to an end, even if everybody only passes', () => {
  const { state } = newTable(3);
  while (game.deciding(state).length > 0) quietMove(state);
  expect([state.round, state.ending]).toEqual([3, 'standstill']);
  expect(() => play(state, { type: 'pass' })).toThrow();
});
