import { describe, expect, test } from 'vitest';
import { A, B, C, D, position } from '../positions.ts';

const SEATS = [A, B, C, D];

describe('placing an employee in an office', () => {
  test.each([
    [2, 3, 2],
    [3, 4, 3],
    [4, 5, 4],
  ] as const)('AB-12.1 with %i players black has %i used seats and every other office %i', (players, black, other) => {
    const fill = (colour: 'black' | 'cyan', n: number) =>
      position({ players }).offices(colour, ...Array.from({ length: n }, () => B));
    const build = (at: ReturnType<typeof fill>, colour: 'black' | 'cyan', section: string): number =>
      at.begin().playCard(`basic-${colour}`, 'buildRoad').play({ type: 'buildRoad', section }).lobby(B);
    expect(build(fill('black', black - 1), 'black', 'black-crailsheim-milano:0')).toBe(0);
    expect(build(fill('black', black), 'black', 'black-crailsheim-milano:0')).toBe(1);
    expect(build(fill('cyan', other - 1), 'cyan', 'cyan-dortmund-hannover:1')).toBe(0);
    expect(build(fill('cyan', other), 'cyan', 'cyan-dortmund-hannover:1')).toBe(1);
  });

  test('AB-12.1 the leftmost empty seat is taken', () => {
    const table = position({ players: 4 }).offices('red', C, B).begin().playCard('basic-red', 'buildRoad');
    table.play({ type: 'buildRoad', section: 'red-dortmund-hamburg:1' });
    expect(table.office('red')).toEqual([C, B, A]);
  });

  test('AB-12.2 AB-X04 in a full office the leftmost goes to the Lobby, even the own one', () => {
    const table = position().offices('red', A, B).begin().playCard('basic-red', 'buildRoad');
    table.play({ type: 'buildRoad', section: 'red-dortmund-hamburg:1' });
    expect(table.office('red')).toEqual([B, A]);
    expect([table.lobby(A), table.lobby(B)]).toEqual([1, 0]);
  });

  test('AB-X30 AB-12.1 AB-12.2 three players: the seat marked 3+ is used, the one marked 4 stays empty', () => {
    const table = position({ players: 3 }).begin(B).playCard('basic-black', 'buildRoad');
    table.play({ type: 'buildRoad', section: 'black-hamburg-aarhus:0' }).finishTurn(B);
    expect(table.office('black')).toEqual([A, B, C, B]);
    table.playCard('basic-black', 'buildRoad').play({ type: 'buildRoad', section: 'black-crailsheim-milano:0' });
    expect(table.office('black')).toEqual([B, C, B, C]);
    expect(SEATS.slice(0, 3).map((seat) => table.lobby(seat))).toEqual([1, 0, 0]);
  });
});

describe('no employee in the supply', () => {
  const cyan = (lobby: number) => position().lobby(A, lobby).supply(A, 0);
  const build = (at: ReturnType<typeof cyan>) =>
    at.begin().playCard('basic-cyan', 'buildRoad').play({ type: 'buildRoad', section: 'cyan-dortmund-hannover:1' });

  test('AB-12.3 AB-X32 three of four return from the Lobby, one is placed, then Promote 1', () => {
    const table = build(cyan(4));
    expect([table.supply(A), table.lobby(A)]).toEqual([2, 1]);
    expect(table.office('cyan')).toEqual([A]);
    expect(table.money(A)).toBe(20);
    table.play({ type: 'promote', department: 'finance', floor: 1 });
    expect([table.supply(A), table.lobby(A)]).toEqual([2, 0]);
  });

  test('AB-X32 when no promotion is possible one employee goes from the supply to the Lobby', () => {
    const table = build(position().floors(A, 'finance', 1, 2, 3).lobby(A, 4).supply(A, 0));
    expect(table.offers('promote')).toBe(false);
    table.play('toLobby');
    expect([table.supply(A), table.lobby(A)]).toEqual([1, 2]);
  });

  test('AB-12.3 AB-X33 with two in the Lobby both return and one is placed; only employees on floors can rise', () => {
    const nobody = build(cyan(2)).play('toLobby');
    expect([nobody.supply(A), nobody.lobby(A)]).toEqual([0, 1]);
    const somebody = build(position().floors(A, 'finance', 1).lobby(A, 2).supply(A, 0));
    expect([somebody.supply(A), somebody.lobby(A)]).toEqual([1, 0]);
    expect(somebody.moves().map((move) => move.type)).toEqual(['promote', 'decline']);
    somebody.play({ type: 'promote', department: 'finance', floor: 2 });
    expect(somebody.floors(A, 'finance')).toEqual([2]);
  });

  test('AB-12.3 AB-X34 with nobody in the Lobby the section is built and paid, nobody is placed, no promotion', () => {
    const table = build(cyan(0));
    expect(table.road('cyan-dortmund-hannover:1')).toBe(1);
    expect(table.money(A)).toBe(20);
    expect(table.office('cyan')).toEqual([]);
    expect(table.turn).toBe(B);
  });

  test('AB-12.4 AB-X35 the own employee pushed out in the same placement is not among the three taken back', () => {
    const table = position().offices('red', A, B).lobby(A, 3).supply(A, 0).begin().playCard('basic-red', 'buildRoad');
    table.play({ type: 'buildRoad', section: 'red-dortmund-hamburg:1' });
    expect(table.office('red')).toEqual([B, A]);
    expect([table.supply(A), table.lobby(A)]).toEqual([2, 1]);
    expect(table.asked).toBe('prompt.promote');
  });

  test('AB-12.3 the city values of a link finished this way are set after the promotion', () => {
    const table = position().built('cyan-dortmund-hannover:1').lobby(A, 3).supply(A, 0).begin();
    table
      .playCard('basic-cyan', 'buildRoad')
      .play({ type: 'buildRoad', section: 'cyan-dortmund-hannover:0' }, 'decline');
    expect(table.value('dortmund')).toBe(0);
    table.play('decline');
    expect(table.value('dortmund')).toBe(2);
  });
});

test('AB-1.8 AB-12.8 an employee is in one place: 25 of each player whatever happens', () => {
  const table = position().offices('red', A, B).lobby(A, 2).floors(A, 'finance', 2).funded(A, 1).begin();
  expect(table.supply(A)).toBe(25 - 1 - 1 - 2 - 1 - 1);
  table.playCard('basic-red', 'buildRoad').play({ type: 'buildRoad', section: 'red-dortmund-hamburg:1' });
  expect([table.supply(A), table.lobby(A)]).toEqual([18, 3]);
  expect(table.floors(A, 'finance')).toEqual([2]);
  expect(table.game.invariants(table.state)).toEqual([]);
});
