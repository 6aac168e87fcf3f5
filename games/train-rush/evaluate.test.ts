import { describe, expect, test } from 'vitest';
import { pick, seedStream } from '../../kernel/index.ts';
import { scoreSheets } from './scoring.ts';
import { B, game, newTable, setupOf, Table, tables, V, W, Y } from './testing.ts';

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
    const table = newTable().stock(Y, { vp: 40 }).stock(B, { vp: 30 }).stock(V, { vp: 10 }).frames();
    const totals = scoreSheets(tables, table.state).map((sheet) => sheet.total);
    const values = totals.map((_, seat) => game.evaluate(table.state, seat));
    const byValue = [Y, B, V, W].sort((a, b) => values[b] - values[a]);
    const byScore = [Y, B, V, W].sort((a, b) => totals[b] - totals[a]);
    expect(byValue).toEqual(byScore);
  });

  test('in the auction the last player outbids by as little as possible, or not at all', () => {
    const table = newTable().order(Y, B, V, W);
    table
      .play(Y, { type: 'playSpy', number: 2 })
      .play(B, { type: 'playSpy', number: 3 })
      .play(V, { type: 'playSpy', number: 1 });
    expect(greedy(table, W)).toEqual({ type: 'playSpy', number: 4 });
    const high = newTable().order(Y, B, V, W);
    for (const seat of [Y, B, V]) high.play(seat, { type: 'playSpy', number: 8 });
    expect(greedy(high, W)).toEqual({ type: 'playSpy', number: 1 });
  });

  test('a first visit with a token and a contract in reach are worth going for', () => {
    const table = newTable().stand(Y, 'I-G5').playing(Y, 'A05');
    expect(greedy(table, Y)).toMatchObject({ type: 'move', to: 'rackglen' });
    const city = newTable().visited(Y, 'brukas').train(Y, ['W2-02', 'water', 'water']).contract('red', 'S2-11');
    city.arrive(Y, 'brukas');
    expect(greedy(city, Y)).toMatchObject({ type: 'contract' });
  });

  test('one step ahead beats three random players nearly always', () => {
    const stream = seedStream(1, 'random');
    let won = 0;
    for (let seed = 0; seed < 8; seed++) {
      const table = new Table(setupOf({ players: 4, seed }));
      while (table.deciding().length > 0) {
        const [seat] = table.deciding();
        game.apply(table.state, seat, seat === seed % 4 ? greedy(table, seat) : pick(stream, table.moves(seat)));
      }
      if (game.result(table.state)?.winners.includes(seed % 4)) won++;
    }
    expect(won).toBeGreaterThanOrEqual(7);
  });
});
