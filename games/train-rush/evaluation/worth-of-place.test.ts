import { describe, expect, test } from 'vitest';
import type { Seat } from '../../../kernel/index.ts';
import { B, game, type Table, tableIn, tables, V, W, Y } from '../testing.ts';
import { newClock, readClock } from './clock.ts';
import { lobbyingAhead } from './lobbying-ahead.ts';
import { majorities } from './majorities.ts';
import { progressWorth } from './progress.ts';
import { WORTH } from './weights.ts';

const SECTORS = ['finance', 'resources', 'logistics', 'trade', 'technology'];

/** The spy after which the position is best for the seat that has to bid. */
function bid(table: Table): number {
  const [seat] = table.deciding;
  let best = 0;
  let most = Number.NEGATIVE_INFINITY;
  for (const move of table.list('playSpy')) {
    const after = game.clone(table.state);
    game.apply(after, seat, move);
    const value = game.evaluate(after, seat);
    if (value <= most) continue;
    most = value;
    best = move.number;
  }
  return best;
}
const played = (table: Table, ...numbers: readonly number[]): Table =>
  table.playAll(...numbers.map((number) => ({ type: 'playSpy', number }) as const));

/** Nobody is near a city it has not visited. */
function apart(order: readonly Seat[]): Table {
  const table = tableIn('auction', order).round(3);
  const cities = ['rackglen', 'brukas', 'cogsmere', 'vardimium'];
  for (const seat of order) table.place(seat, cities[seat]).visited(seat, cities[seat]);
  return table;
}

describe('the worth of a place in the turn order', () => {
  test('TR-4.1: where nothing is contested everybody plays the lowest spy', () => {
    const table = apart([Y, B, V]);
    for (const seat of [Y, B, V]) {
      expect(table.deciding).toEqual([seat]);
      expect(bid(table)).toBe(1);
      played(table, 1);
    }
  });

  test('TR-9.2: whoever is one level below the top bids more when a rival is there too', () => {
    const alone = apart([Y, B, V]).level(Y, 'coal', 5);
    const contested = apart([Y, B, V]).level(Y, 'coal', 5).level(B, 'coal', 5);
    expect(bid(alone)).toBe(1);
    expect(bid(contested)).toBeGreaterThan(3);
  });

  test('TR-5.2: for the only state in which a sector can be led the last bidder pays what is needed', () => {
    const crowded = apart([B, V, Y]);
    for (const sector of SECTORS) crowded.sector(`red-${sector}`, '....|BB').sector(`blue-${sector}`, '....|VV');
    expect(bid(played(crowded, 5, 4))).toBe(6);
    expect(bid(played(apart([B, V, Y]), 5, 4))).toBe(1);
  });

  test('TR-11.2: for the movement token of its next city a seat overtakes the rival who wants it, with a cheap spy', () => {
    const race = (rival: string): Table => apart([B, V, Y]).place(Y, 'I-B5').place(B, rival);
    expect(bid(played(race('I-B1'), 2, 1))).toBe(3);
    expect(bid(played(race('brukas'), 2, 1))).toBe(1);
  });

  test('a dear spy is not burnt for a cheap gain', () => {
    const race = (rival: string): Table => apart([B, V, W, Y]).place(Y, 'M-B9').place(B, rival);
    expect(bid(played(race('M-B5'), 3, 1, 1))).toBe(4);
    expect(bid(played(race('M-B5'), 7, 1, 1))).toBe(2);
  });

  test('TR-7.2, TR-4.2: four on START, nobody wants to be last; a bid equal to the lowest would be', () => {
    const table = played(tableIn('auction'), 4, 2, 6);
    expect(bid(table)).toBe(3);
    // With three players there is room for all in the movement area.
    expect(bid(played(tableIn('auction', [Y, B, V]), 4, 2))).toBe(1);
  });

  test('TR-4.2: who bids first at START plays its highest spy: any other is overtaken by all who follow', () => {
    expect(bid(tableIn('auction'))).toBe(8);
  });

  test('a dear spy is not burnt where nobody can be overtaken with less', () => {
    expect(bid(played(tableIn('auction'), 8, 8, 8))).toBe(1);
  });

  test('TR-15.1: in a round that is likely to be the last one, dear spies are not kept', () => {
    const eight = (at: string): Table => {
      const table = apart([B, V, W, Y]).place(Y, 'M-B9').place(B, 'M-B5').place(W, at);
      for (const city of ['rackglen', 'brukas', 'cogsmere', 'haldengard', 'ironmere', 'blackborough', 'aurelspire'])
        table.visited(W, city);
      return table;
    };
    expect(bid(played(eight('O-G14'), 7, 1, 1))).toBe(2);
    expect(bid(played(eight('M-B2'), 7, 1, 1))).toBe(8);
  });

  test('a spy is worth what it beats: when the rivals have only small ones left, eight is no better than five', () => {
    const table = apart([Y, B, V]);
    for (const seat of [B, V]) table.state.spies[seat] = 0b11110;
    const worthAfter = (number: number): number => {
      const state = game.clone(table.state);
      game.apply(state, Y, { type: 'playSpy', number });
      return game.evaluate(state, Y);
    };
    expect(worthAfter(8)).toBeCloseTo(worthAfter(5), 9);
    expect(worthAfter(4)).not.toBeCloseTo(worthAfter(5), 9);
  });
});

describe('lobbying as it is likely to go on', () => {
  const board = majorities(tables, WORTH);
  const ahead = lobbyingAhead(tables, WORTH, board, progressWorth(tables, WORTH));
  const clock = newClock();
  const found = (table: Table, order: readonly Seat[]): number => {
    readClock(tables, table.state, order[0], clock);
    board.look(table.state);
    ahead.weigh(table.state, clock);
    ahead.begin(table.state);
    order.slice(0, -1).forEach((seat, place) => {
      ahead.take(table.state, seat, place);
    });
    return ahead.found(table.state, order[order.length - 1], order.length - 1);
  };
  /** Only green is worth much, to everybody: in the last round no level brings anything any more. */
  const green = (): Table => {
    const table = apart([Y, B, V, W]).round(8);
    for (const sector of SECTORS) table.sector(`red-${sector}`, '....|YBVW').sector(`blue-${sector}`, '....|YBVW');
    return table;
  };

  test('TR-5.2: the third player takes what is left, the fourth may go where the first went', () => {
    const [first, second, third, fourth] = [[Y], [B, Y], [B, V, Y], [B, V, W, Y]].map((order) => found(green(), order));
    expect(second).toBeLessThan(first);
    expect(third).toBeLessThanOrEqual(second);
    expect(fourth).toBeGreaterThan(third);
  });

  test('TR-9.2: the points of the top level are gone when somebody before takes it', () => {
    const table = apart([Y, B, V]).level(Y, 'coal', 5).level(B, 'coal', 5);
    expect(found(table, [Y]) - found(table, [B, Y])).toBeGreaterThan(3);
    expect(found(table, [V, Y])).toBe(found(table, [Y]));
  });
});
