import { describe, expect, test } from 'vitest';
import { below, type Events, LANGUAGES, makeSetup, seedStream, speaker } from '../../kernel/index.ts';
import { colourOf, evaTurn, exampleTracks, game, newTable, offers, play, quietMove, table, tables } from './testing.ts';
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
    expect(told).toContain('Deliver red from city 1 to city 2 for 3 points, stopping at city 3, city 4, and city 2');
    expect(told).toContain(
      'Deliver red from city 1 to city 2 for 4 points, stopping at the town of region 1, the town of region 4, city 4, and city 2, with 4a Express charter',
    );
    expect(told).toContain('Draw on hex A1: straight track, from east to west');
    expect(told).toContain('Cross engine box 1');
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
      'Anna draws a straight track on hex B4 in region 3, from east to west.',
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
    const lead = (pool: number[]): number => {
      const [mine, hers] = game.evaluateAll(table({ solo: true, crossed: [7, 0, 0, 0, 0, 0], pool }));
      return mine - hers;
    };
    expect(lead([1])).toBeLessThan(lead([2]) - 30);
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
    ['a lost cube', (state) => (state.goods[0] = state.goods[0].slice(1))],
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
    ['a cube of an unknown colour', (state) => (state.goods[0] = state.goods[0].with(0, 9))],
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

  type Spoil = (state: ReturnType<typeof table>) => unknown;
  const { tracks: nothing } = table().sheets[0];
  const named: [string, ReturnType<typeof table>, Spoil, string[]][] = [
    [
      'SR-8.4 two seized dice',
      table({ players: 3, pool: [1], sheets: [{ seized: 2 }] }),
      (state) => (state.sheets[1].seizedDie = 3),
      ['two seized dice'],
    ],
    [
      'SR-2.4 goods in the city of their own colour',
      table(),
      (state) => {
        state.bag[state.goods[0][0]]++;
        state.goods[0] = state.goods[0].with(0, colourOf('yellow'));
        state.bag[colourOf('yellow')]--;
      },
      ['city 1 holds goods of its own colour'],
    ],
    ['SR-1.1 a bag with a compartment too many', table(), (state) => state.bag.push(0), ['bag out of bounds']],
    ['SR-1.1 a bag that owes goods', table(), (state) => (state.bag[0] = -1), ['bag out of bounds']],
    [
      'SR-3.3 lines that are not drawn, and goods kept without orders',
      table({ sheets: [{ tracks: { E3: 'W-E' } }] }),
      (state) => {
        state.sheets[0].tracks = nothing;
        state.sheets[0].kept = state.sheets[0].kept.with(0, 1);
        state.bag[0]--;
      },
      ['the links and routes of seat 0 are stale', 'seat 0 keeps wrong goods'],
    ],
    [
      'SR-9.1 a game that is over and still asks',
      table(),
      (state) => (state.ending = 'emptyCities'),
      ['a game that is over asks nothing, a running one asks'],
    ],
    [
      'SR-3.4 a choice of dice before the round begins',
      table(),
      (state) => state.frames.unshift({ kind: 'round' }),
      ['the table cannot ask for round, chooseDie at once'],
    ],
    [
      'SR-3.4 three questions at once',
      table(),
      (state) => {
        Object.assign(state.deal, { startingTiles: true });
        state.startingTilesLeft = 1;
        const seat = 0;
        state.frames.splice(0, 1, { kind: 'round' }, { kind: 'startingTile', seat }, { kind: 'ownLoad', seat });
      },
      ['the table cannot ask for round, startingTile, ownLoad at once'],
    ],
  ];
  test('SR-3.4 an own load is one of the cubes of its colour', () => {
    expect(game.invariants(table({ sheets: [{ ownLoad: { cube: 'red', city: 3 } }] }))).toEqual([]);
  });

  test('SR-10.9 Eva takes a cube only from the city of her die', () => {
    const about = (goods: Record<number, string[]>): readonly string[] => {
      const state = evaTurn(2, { goods });
      state.frames.splice(0, state.frames.length, { kind: 'evaPhase4' });
      return game.invariants(state);
    };
    expect(about({ 1: [], 2: ['blue'] })).toEqual([]);
    expect(about({ 1: ['red'], 2: [] })).toEqual(['the table cannot ask for evaPhase4']);
  });

  test.each(named)('%s: the sentence says what', (_what, state, spoil, sentences) => {
    expect(game.invariants(state)).toEqual([]);
    spoil(state);
    expect(game.invariants(state)).toEqual(sentences);
  });
});

test('SR-6.2 tracks are offered hex by hex, as the hexes lie on the map', () => {
  const drawn = game.moves(table({ die: 1, black: 1 }), 0).flatMap((move) => (move.type === 'drawTrack' ? [move] : []));
  const hexes = [...new Set(drawn.map(({ hex }) => hex))];
  expect(hexes).toEqual(tables.drawable[0].map((hex) => tables.hexes[hex].id));
});

test.each([1, 2, 4])('what a move brings about is told behind what was told before: %i at the table', (players) => {
  for (let seed = 1; seed <= 8; seed++) {
    const { state, events: told } = newTable(players, {}, seed);
    const luck = seedStream(seed, 'told');
    for (let [seat] = game.deciding(state); seat !== undefined; [seat] = game.deciding(state)) {
      const before = told.slice();
      const moves = game.moves(state, seat);
      game.apply(state, seat, moves[below(luck, moves.length)], told);
      expect(told.slice(0, before.length).every((event, i) => event === before[i])).toBe(true);
    }
  }
});

test('SR-10.11 a declined change of the die is told behind what was told before', () => {
  const state = evaTurn(3, { tiles: { '2a': 0 } });
  const told: Events = [{ key: 'event.round', params: { round: 1, seat: { seat: 0 } } }];
  const [decline] = offers(state, { type: 'declineEva' });
  game.apply(state, 0, decline, told);
  expect(told.map(({ key }) => key)).toEqual(['event.round', 'event.declinesEva']);
});

test('every game comes to an end, even if everybody only passes', () => {
  const { state } = newTable(3);
  while (game.deciding(state).length > 0) quietMove(state);
  expect([state.round, state.ending]).toEqual([3, 'standstill']);
  expect(() => play(state, { type: 'pass' })).toThrow();
});
