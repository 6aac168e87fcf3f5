import { describe, expect, test } from 'vitest';
import { canonical, draws, pick, seedStream } from '../../kernel/index.ts';
import { A, B, game, position, type Table } from './testing.ts';

const MODULES = {
  wine: true,
  traffic: true,
  services: true,
  twoColourCards: true,
  extraTiles: true,
  department: 'customs',
};

/** Plays on with moves picked by a seed. */
function wander(table: Table, seed: number, moves: number): Table {
  const stream = seedStream(seed, 'wander');
  for (let i = 0; i < moves && !table.over; i++) table.play(pick(stream, table.moves()));
  return table;
}

describe('what a viewer knows', () => {
  test('AB-3.13 hands, money and everything on the table are open to everybody', () => {
    const table = position().hand(A, 'basic-red').money(A, 7).tiles(A, 'tile-money').begin();
    for (const viewer of [A, B, 'spectator'] as const) {
      const view = game.view(table.state, viewer);
      expect([view.cards, view.money, view.tiles, view.display]).toEqual([
        table.state.cards,
        table.state.money,
        table.state.tiles,
        table.state.display,
      ]);
    }
  });

  test('AB-3.13 the order of the decks and the generator are hidden', () => {
    const table = position().begin();
    const other = game.clone(table.state);
    other.deck.reverse();
    other.advancedDeck.reverse();
    for (const viewer of [A, 'spectator'] as const)
      expect(canonical(game.view(other, viewer))).toBe(canonical(game.view(table.state, viewer)));
    expect(Object.keys(game.view(table.state, A))).not.toContain('random');
  });

  test('AB-3.13 AB-29.5 a hidden wine card of another player may be any card the viewer does not hold', () => {
    const table = position({ options: { wine: true } })
      .wine(A, 'wine-italy-berlin')
      .wine(B, 'wine-france-dresden')
      .begin();
    const seen = new Set<number>();
    for (let seed = 0; seed < 40; seed++) {
      const imagined = game.imagine(game.view(table.state, A), seedStream(seed, 'imagine'));
      expect(imagined.wineCards[A]).toBe(table.state.wineCards[A]);
      seen.add(imagined.wineCards[B]);
    }
    expect(seen.size).toBe(3);
  });
});

test('AB-29.5 a view shares no list with the state, an imagined state none with the view', () => {
  const listsIn = (value: unknown): unknown[] =>
    typeof value === 'object' && value !== null
      ? [...(Array.isArray(value) ? [value] : []), ...Object.values(value).flatMap(listsIn)]
      : [];
  const { state } = position({ solo: true, options: MODULES }).begin();
  const view = game.view(state, A);
  const { frames: _immutable, config: _fixed, ...changing } = game.imagine(view, seedStream(1, 'imagine'));
  const ofView = new Set(listsIn(view));
  const { frames: _frames, config: _config, ...seen } = view;
  const ofState = new Set(listsIn(state));
  expect(listsIn(seen).filter((list) => ofState.has(list))).toEqual([]);
  expect(ofView.size).toBeGreaterThan(20);
  expect(listsIn(changing).filter((list) => ofView.has(list))).toEqual([]);
});

describe('the state of a game', () => {
  test('AB-29.1 AB-29.5 at any decision it is plain data: written down and read again it goes on the same way', () => {
    for (let seed = 1; seed <= 4; seed++) {
      const table = wander(position({ players: 3, seed, options: MODULES }).begin(), seed, 60);
      const copy = JSON.parse(JSON.stringify(table.state));
      expect(copy).toEqual(table.state);
      expect(game.moves(copy, table.seat)).toEqual(table.moves());
    }
  });

  test('AB-29.1 a clone does not change with the original', () => {
    const table = position({ options: MODULES }).begin();
    const copy = game.clone(table.state);
    const before = canonical(copy);
    wander(table, 3, 40);
    expect(canonical(copy)).toBe(before);
    expect(canonical(table.state)).not.toBe(before);
  });

  test('AB-29.3 only the marked steps draw: turns without Reunification draw nothing', () => {
    const table = position({ options: MODULES }).begin();
    const drawn = draws(table.state.random);
    wander(table, 2, 150);
    expect(table.era).toBeLessThan(3);
    expect(draws(table.state.random)).toBe(drawn);
  });

  test('AB-29.2 every choice is a decision of its own, asked with its rule', () => {
    const rules = new Map<string, string>();
    for (let seed = 1; seed <= 6; seed++) {
      const table = position({ players: 2, era: seed > 3 ? 3 : 1, seed, options: MODULES }).begin();
      for (let i = 0; i < 400 && !table.over; i++) {
        rules.set(table.asked, game.prompt(table.state, table.seat).rule);
        const moves = table.moves();
        expect(new Set(moves.map((move) => canonical(move))).size).toBe(moves.length);
        table.play(moves[(seed * 7 + i * 13) % moves.length]);
      }
    }
    expect(rules.get('prompt.action')).toBe('AB-6.1');
    expect(rules.get('prompt.promote')).toBe('AB-12.5');
    expect([...rules.values()].every((rule) => rule.startsWith('AB-'))).toBe(true);
    expect(rules.size).toBeGreaterThan(10);
  });

  test('AB-29.4 a game in which everybody refreshes goes on, and there is always a legal action', () => {
    const table = position().hand(A).hand(B).money(A, 0).money(B, 0).supply(A, 0).supply(B, 0).begin();
    for (let i = 0; i < 20; i++) {
      expect(table.moves()).toEqual([{ type: 'refresh' }]);
      table.play('refresh');
    }
    expect([table.over, table.era]).toEqual([false, 1]);
  });
});
