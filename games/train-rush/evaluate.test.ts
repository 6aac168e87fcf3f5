import { describe, expect, test } from 'vitest';
import { pick, seedStream } from '../../kernel/index.ts';
import { scoreSheets } from './scoring.ts';
import { B, freshTable, game, type Table, tableIn, tables, V, W, Y } from './testing.ts';

/** The move with the best position one step later. */
function greedy(table: Table, seat: number) {
  const valued = table.moves(seat).map((move) => {
    const after = game.clone(table.state);
    game.apply(after, seat, move);
    return { move, value: game.evaluate(after, seat) };
  });
  return valued.reduce((best, one) => (one.value > best.value ? one : best)).move;
}

describe('evaluation', () => {
  test('at the end it orders seats as the score does', () => {
    const table = tableIn('mission').purse(Y, { vp: 40 }).purse(B, { vp: 30 }).purse(V, { vp: 10 });
    table.finish();
    const totals = scoreSheets(tables, table.state).map((sheet) => sheet.total);
    const values = totals.map((_, seat) => game.evaluate(table.state, seat));
    const byValue = [Y, B, V, W].sort((a, b) => values[b] - values[a]);
    const byScore = [Y, B, V, W].sort((a, b) => totals[b] - totals[a]);
    expect(byValue).toEqual(byScore);
  });

  test('a first visit with a token and a contract in reach are worth going for', () => {
    const table = tableIn('movement').place(Y, 'I-G5').hand(Y, ['A05']).play({ type: 'playCard' });
    expect(greedy(table, Y)).toMatchObject({ type: 'move', to: 'rackglen' });
    const city = tableIn('movement')
      .visited(Y, 'brukas')
      .train(Y, [['W2-02', 'water', 'water']])
      .contract('red', 'S2-11');
    city.arrive('brukas');
    expect(greedy(city, Y)).toMatchObject({ type: 'contract' });
  });

  test('every parcel on a special wagon is worth more than the one before, and the last one most', () => {
    const value = (...parcels: string[]) =>
      game.evaluate(
        tableIn('movement')
          .station(B, 'ZG1')
          .station(B, 'ZR1')
          .train(Y, [['SW2-1', ...parcels]]).state,
        Y,
      );
    const [none, one, full] = [value(), value('parcel'), value('parcel', 'parcel')];
    expect(one - none).toBeGreaterThan(0);
    expect(full - one).toBeGreaterThan(one - none);
  });

  test('a warehouse waits for a station: its owner gains when anyone builds one beside it', () => {
    const table = () => tableIn('investment').warehouse(Y, 'ZG1');
    expect(game.evaluate(table().station(B, 'ZG1').state, Y)).toBeGreaterThan(game.evaluate(table().state, Y));
  });

  test('cubes for an open contract of the city ahead are worth more than others, and one missing cube less than none', () => {
    const value = (...cargo: string[]) =>
      game.evaluate(
        tableIn('investment')
          .place(Y, 'I-R5')
          .contract('red', 'S2-01')
          .train(Y, [
            ['W1-01', cargo[0]],
            ['W1-05', cargo[1]],
          ]).state,
        Y,
      );
    const [fitting, nearly, empty] = [value('brass', 'gold'), value('brass', '-'), value('-', '-')];
    expect(fitting - nearly).toBeGreaterThan(nearly - empty);
    expect(nearly).toBeGreaterThan(empty);
  });

  test('a lead is worth more, the less of the game is left', () => {
    const lead = (round: number) => {
      const at = (row: string) => game.evaluate(tableIn('mission').round(round).sector('red-trade', row).state, Y);
      return at('....|Y') - at('....|');
    };
    expect(lead(8)).toBeGreaterThan(lead(2));
  });

  test('the parts are named, and their sum is the evaluation', () => {
    const { state } = tableIn('movement').train(Y, [['W2-02', 'water', 'water']]);
    const parts = game.appraise(state, Y);
    expect(parts.map(({ key }) => key)).toContain('worth.cargo');
    expect(parts.reduce((sum, { points }) => sum + points, 0)).toBeCloseTo(game.evaluate(state, Y), 9);
  });

  test('a card of one’s own that is laid open teaches its owner nothing; cards that are drawn do', () => {
    const learns = (table: Table, type: 'playCard' | 'areaAction', wanted: object = {}): boolean | undefined => {
      const before = game.clone(table.state);
      table.play({ type, ...wanted });
      return game.learns?.(before, table.state);
    };
    expect(learns(tableIn('movement').hand(Y, ['A05', 'A06']), 'playCard', { card: 'A05' })).toBe(false);
    const planning = tableIn('investment');
    expect(learns(planning, 'areaAction', { action: 'planning' })).toBe(true);
  });

  test('one step ahead beats three random players nearly always', () => {
    const stream = seedStream(1, 'random');
    let won = 0;
    for (let seed = 0; seed < 8; seed++) {
      const table = freshTable(4, { seed });
      while (table.deciding.length > 0) {
        const [seat] = table.deciding;
        game.apply(table.state, seat, seat === seed % 4 ? greedy(table, seat) : pick(stream, table.moves(seat)));
      }
      if (game.result(table.state)?.winners.includes(seed % 4)) won++;
    }
    expect(won).toBeGreaterThanOrEqual(7);
  });
});
