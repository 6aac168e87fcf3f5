import { describe, expect, test } from 'vitest';
import { B, newTable, tables, V, W, Y } from '../testing.ts';

describe('missions', () => {
  test('TR-14.1, TR-14.2, WE-13 Pietia Rabov', () => {
    const table = newTable().order(Y, B, V, W).stand(Y, 'O-R5').heroes(Y, 'C07', 'C01').station(B, 'ZR1');
    table.phase('movement').run({ kind: 'mission', place: 0 });
    expect(table.moves(Y).map((move) => move.type)).toEqual(['playHero', 'decline']);
    table.play(Y, { type: 'playHero', hero: 'C07' });
    expect((table.state.missionTokens >> tables.heroes[6].city) & 1).toBe(0);
    expect(table.offers(Y, 'buildStation').map((move) => move.zone)).toEqual(['ZR2', 'ZR3', 'ZR4']);
    table.play(Y, { type: 'buildStation', zone: 'ZR3' });
    expect([table.hasParcel('ZR3'), table.state.missions[Y].map((hero) => tables.heroes[hero].id)]).toEqual([
      true,
      ['C07'],
    ]);
    expect(tables.resources[tables.heroes[6].resource].id).toBe('water');
    expect(table.problems()).toEqual([]);
  });

  test('TR-14.1, WE-74 on START no hero can be played', () => {
    const table = newTable({ players: 2 }).order(Y, B).heroes(Y, 'C07').stand(B, 'L1');
    table.phase('movement').run({ kind: 'mission', place: 0 });
    expect(table.deciding()).toEqual([B]);
  });

  test('TR-14.1, TR-14.3, WE-72 one mission per city in the whole game', () => {
    const table = newTable().order(Y, B, V, W).heroes(Y, 'C07').stand(Y, 'O-R5').mission(W, 'C08');
    table.phase('movement').run({ kind: 'mission', place: 0 });
    expect(table.moves(Y)).toEqual([{ type: 'decline' }]);
  });

  test('TR-14.2 a hero whose bonus is impossible may be played all the same', () => {
    const table = newTable().order(Y, B, V, W).heroes(Y, 'C07').stand(Y, 'O-R5');
    table.state.stationsLeft[Y] = 0;
    table.phase('movement').run({ kind: 'mission', place: 0 }).play(Y, { type: 'playHero', hero: 'C07' });
    expect(table.state.missions[Y]).toHaveLength(1);
    expect(table.events.slice(0, 2).map((event) => event.key)).toEqual(['event.mission', 'event.impossible']);
  });

  test('TR-14.1, TR-14.3 one turn per player, one hero at most, and it is optional', () => {
    const table = newTable()
      .order(Y, B, V, W)
      .heroes(Y, 'C01', 'C05')
      .heroes(B, 'C06')
      .stand(Y, 'I-G1')
      .stand(B, 'I-G5');
    table.phase('movement').run({ kind: 'mission', place: 0 });
    table.play(Y, { type: 'playHero', hero: 'C01' });
    expect([table.state.investment[Y], table.deciding()]).toEqual([1, [B]]);
    table.play(B, { type: 'decline' });
    expect(table.state.heroes[B]).toHaveLength(1);
  });
});
