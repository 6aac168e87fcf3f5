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

  test('in the auction the last player outbids by as little as possible, or not at all', () => {
    const table = tableIn('auction');
    for (const number of [2, 3, 1]) table.play({ type: 'playSpy', number });
    expect(greedy(table, W)).toEqual({ type: 'playSpy', number: 4 });
    const high = tableIn('auction');
    for (const number of [8, 8, 8]) high.play({ type: 'playSpy', number });
    expect(greedy(high, W)).toEqual({ type: 'playSpy', number: 1 });
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
