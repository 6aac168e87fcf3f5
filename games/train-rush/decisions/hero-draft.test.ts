import { describe, expect, test } from 'vitest';
import { B, freshTable, type Table, tables, V, W, Y } from '../testing.ts';

/** A table at the first decision of the draft. */
function drafting(players: number, seed = 1): Table {
  const table = freshTable(players, { seed });
  while (table.rule() !== 'TR-2.9') table.play({ ...table.moves()[0] });
  return table;
}
const packOf = (table: Table, seat: number): string[] =>
  table.moves(seat).map((move) => ('hero' in move ? move.hero : ''));

describe('TR-2.9: the draft', () => {
  test('WE-82: three players: six each, one removed, five picks, the last one forced', () => {
    const table = drafting(3);
    const dealt = [Y, B, V].map((seat) => packOf(table, seat));
    expect(dealt.map((pack) => pack.length)).toEqual([6, 6, 6]);
    expect(new Set(dealt.flat()).size).toBe(18);
    expect(table.deciding).toEqual([Y, B, V]);
    const removed = dealt.map((pack, seat) => {
      table.play({ type: 'removeHero', hero: pack[0] }, seat);
      return pack[0];
    });
    for (let pick = 0; pick < 4; pick++) {
      expect(table.deciding).toEqual([Y, B, V]);
      expect([Y, B, V].map((seat) => packOf(table, seat).length)).toEqual([5, 5, 5].map((n) => n - pick));
      for (const seat of [V, Y, B]) table.play({ type: 'pickHero', hero: packOf(table, seat)[0] }, seat);
    }
    expect(table.phase).toBe('auction');
    expect([Y, B, V].map((seat) => table.heroesOf(seat).length)).toEqual([5, 5, 5]);
    const held = [Y, B, V].flatMap((seat) => table.heroesOf(seat));
    expect(new Set([...held, ...removed]).size).toBe(18);
  });

  test('TR-2.9: four players: four each, nothing removed, two undealt', () => {
    const table = drafting(4);
    expect([Y, B, V, W].map((seat) => table.list('pickHero', seat).length)).toEqual([4, 4, 4, 4]);
    for (let pick = 0; pick < 3; pick++)
      for (const seat of [Y, B, V, W]) table.play({ type: 'pickHero', hero: packOf(table, seat)[0] }, seat);
    expect(table.phase).toBe('auction');
    expect([Y, B, V, W].map((seat) => table.heroesOf(seat).length)).toEqual([4, 4, 4, 4]);
    expect(table.state.draft.undealt).toHaveLength(2);
  });

  test('TR-2.9, TR-2.1: two players: six each, one removed, five in the end, six unseen', () => {
    const table = drafting(2);
    for (const seat of [Y, B]) table.play({ type: 'removeHero', hero: packOf(table, seat)[0] }, seat);
    while (table.phase !== 'auction')
      for (const seat of [Y, B]) table.play({ type: 'pickHero', hero: packOf(table, seat)[0] }, seat);
    expect([Y, B].map((seat) => table.heroesOf(seat).length)).toEqual([5, 5]);
    expect(table.state.draft.undealt).toHaveLength(6);
  });

  test('TR-2.9: the rest of the pack goes to the left neighbour', () => {
    const table = drafting(4);
    const packs = [Y, B, V, W].map((seat) => packOf(table, seat));
    for (const seat of [Y, B, V, W]) table.play({ type: 'pickHero', hero: packs[seat][1] }, seat);
    for (const seat of [Y, B, V, W]) {
      const right = (seat + 3) % 4;
      expect(packOf(table, seat)).toEqual(packs[right].filter((hero) => hero !== packs[right][1]));
      expect(table.heroesOf(seat)).toEqual([packs[seat][1]]);
    }
  });

  test('TR-2.9: choices are simultaneous: nothing moves on until everybody has chosen', () => {
    const table = drafting(3);
    const before = packOf(table, B);
    table.play({ type: 'removeHero', hero: packOf(table, V)[2] }, V);
    expect(table.deciding).toEqual([Y, B]);
    expect(packOf(table, B)).toEqual(before);
    expect(table.moves(V)).toEqual([]);
  });

  test('TR-2.9: others are told that somebody has chosen, not what', () => {
    const table = drafting(3);
    const [hero] = packOf(table, V);
    table.play({ type: 'removeHero', hero }, V);
    const [event] = table.events;
    expect(event.only).toEqual([V]);
    expect(event.instead?.key).toBe('event.heroChosen');
    expect(JSON.stringify(event.instead)).not.toContain(hero);
  });
});

describe('TR-2.10: the first game', () => {
  test.each([
    [2, 5],
    [3, 5],
    [4, 4],
  ])('TR-2.10: %i players are dealt %i heroes at random', (players, heroes) => {
    const hands = [1, 2, 3].map((seed) => {
      const table = freshTable(players, { seed, heroes: 'dealt' }).skipTo('auction');
      expect(table.state.heroes.map((hand) => hand.length)).toEqual(Array(players).fill(heroes));
      const all = [...table.state.heroes.flat(), ...table.state.draft.undealt];
      expect(new Set(all).size).toBe(tables.heroes.length);
      return JSON.stringify(table.state.heroes);
    });
    expect(new Set(hands).size).toBe(3);
  });
});
