import { expect, test } from 'vitest';
import { freshTable } from '../testing.ts';

test('TR-2.6: a brass wagon with brass, and an any wagon with a cube of choice, in seat order', () => {
  const table = freshTable(3);
  const chosen = ['gold', 'water', 'brass'];
  chosen.forEach((resource, seat) => {
    expect(table.deciding).toEqual([seat]);
    expect(table.list('startingCube').map((move) => move.resource)).toEqual([
      'brass',
      'water',
      'food',
      'copper',
      'gold',
    ]);
    expect(table.kinds()).toEqual(['startingCube']);
    table.play({ type: 'startingCube', resource });
  });
  chosen.forEach((resource, seat) => {
    expect(table.wagonsOf(seat).map((wagon) => table.cargoOf(seat, wagon))).toEqual([['brass'], [resource]]);
  });
  const owned = table.state.wagons.flat();
  expect(new Set(owned).size).toBe(6);
});

test('TR-2.6: the cube is chosen before wagons, turn order and cards are known', () => {
  const table = freshTable(4);
  for (let chosen = 0; chosen < 4; chosen++) {
    expect(table.rule()).toBe('TR-2.6');
    expect(table.state.wagonPools).toEqual([[], []]);
    expect(table.state.hands.flat()).toEqual([]);
    expect(table.poolCards).toEqual([]);
    table.play({ type: 'startingCube', resource: 'gold' });
  }
  expect(table.told('event.revealWagon')).toHaveLength(10);
  expect(table.poolCards).toHaveLength(3);
});
