import { describe, expect, test } from 'vitest';
import { B, type Table, tableIn, tables, Y } from '../testing.ts';

const tracks = (table: Table): string[] => table.list('advance').map(({ track }) => track);

describe('TR-18.4: values of the progress tracks', () => {
  test.each([
    ['investment', [2, 3, 4, 5, 6, 7]],
    ['coal', [1, 2, 3, 4, 5, 6]],
    ['loading', [1, 2, 3, 4, 5, 6]],
    ['unloading', [2, 3, 4, 5, 6, 7]],
    ['wagons', [3, 4, 5, 6, 7, 8]],
  ])('TR-18.4: %s', (track, values) => {
    expect(tables.trackValues[tables.index.track.get(track) ?? -1]).toEqual(values);
  });

  test.each([1, 2, 3, 4, 5, 6])('TR-18.4, TR-6.1: level %i pays its value in the income phase', (level) => {
    const table = tableIn('lobbying', [Y, B]).play({ type: 'lobby', sector: 'green-trade' });
    table.level(Y, 'investment', level).level(Y, 'coal', level).play({ type: 'lobby', sector: 'red-trade' });
    expect([table.state.investment[Y], table.state.coal[Y]]).toEqual([level + 1, level]);
  });
});

describe('TR-9.2: advancing', () => {
  test('TR-9.2: a fixed track moves up one level', () => {
    const table = tableIn('mission').place(Y, 'L1').useSpecial('A23');
    expect(tracks(table)).toEqual(['loading']);
    table.play({ type: 'advance' });
    expect(table.levelOf(Y, 'loading')).toBe(2);
  });

  test('TR-9.2: with any the track is chosen anew for each advance', () => {
    const table = tableIn('mission').place(Y, 'L1').useSpecial('A24');
    expect(tracks(table)).toEqual(['investment', 'coal', 'loading', 'unloading', 'wagons']);
    table.play({ type: 'advance', track: 'coal' }).play({ type: 'advance', track: 'coal' });
    expect(table.levelOf(Y, 'coal')).toBe(3);
  });

  test('WE-40, TR-9.2: a blocked track may not be chosen while another is possible', () => {
    const table = tableIn('movement')
      .level(B, 'coal', 6)
      .level(Y, 'coal', 5)
      .level(Y, 'wagons', 6)
      .tile(3, 'B05')
      .arrive('ZR1.3');
    expect(tracks(table)).toEqual(['investment', 'loading', 'unloading']);
    expect(table.offers({ type: 'decline' })).toBe(true);
    table.play({ type: 'decline' });
    expect(table.levelOf(Y, 'coal')).toBe(5);
  });

  test('TR-9.2: level 6 is free for the first who comes', () => {
    const table = tableIn('movement').level(B, 'coal', 5).level(Y, 'coal', 5).tile(3, 'B05').arrive('ZR1.3');
    table.play({ type: 'advance', track: 'coal' });
    expect(table.levelOf(Y, 'coal')).toBe(6);
  });

  test('TR-9.2, TR-3.6: when no track can advance the effect is skipped', () => {
    const table = tableIn('movement').tile(3, 'B05');
    for (const track of ['investment', 'coal', 'loading', 'unloading', 'wagons']) table.level(Y, track, 6);
    table.arrive('ZR1.3');
    expect(table.told('event.impossible')).toHaveLength(1);
  });

  test('TR-9.2: the new value counts at once', () => {
    const table = tableIn('movement')
      .train(Y, [['W1-01'], ['W1-05'], ['W2-01']])
      .hand(Y, ['A22', 'A55']);
    table.station(B, 'ZB4').warehouse(Y, 'ZB4').contractorTrack(Y, 'red', 8).arrive('brukas');
    table.play({ type: 'rent', contractor: 'red' });
    expect(table.list('specialAction').map(({ card }) => card)).toEqual(['A22']);
    table.play({ type: 'specialAction', card: 'A22' }).playAll({ type: 'advance' }, { type: 'advance' });
    expect(table.levelOf(Y, 'wagons')).toBe(3);
    expect(table.list('specialAction').map(({ card }) => card)).toEqual(['A55']);
  });
});
