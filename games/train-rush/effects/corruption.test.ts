import { describe, expect, test } from 'vitest';
import { B, type Table, tableIn, Y } from '../testing.ts';

const corrupt = (sector: string) => ({ type: 'corrupt', sector }) as const;
const inRed = (lay: (table: Table) => Table = (t) => t): Table =>
  lay(tableIn('investment').place(Y, 'O-R5')).play({ type: 'areaAction', action: 'corruption' });

describe('TR-9.8: corruption', () => {
  test('TR-9.8: one agent on the lowest free space of 5–8, without a bonus', () => {
    const table = inRed((t) => t.sector('red-finance', '....|B...')).play(corrupt('red-finance'));
    expect(table.sectorPieces('red-finance')).toBe('....|BY..');
    expect([table.state.agents[Y], table.levelOf(Y, 'investment'), table.deciding]).toEqual([14, 1, [B]]);
  });

  test('TR-9.8: sectors with four agents are closed; one player may hold several', () => {
    const table = inRed((t) => t.sector('red-finance', 'B...|YYYY').sector('red-trade', '....|YYY.'));
    expect(table.offers(corrupt('red-finance'))).toBe(false);
    expect(table.offers(corrupt('red-trade'))).toBe(true);
  });

  test.each(['A10', 'A13'])('TR-9.8, TR-18.1: %s corrupts twice, in the same or in different sectors', (card) => {
    const ready = () => tableIn('mission').place(Y, 'L1').useSpecial(card);
    const same = ready().play(corrupt('blue-trade')).play(corrupt('blue-trade'));
    expect(same.sectorPieces('blue-trade')).toBe('....|YY..');
    const different = ready().play(corrupt('blue-trade')).play(corrupt('blue-finance'));
    expect([different.sectorPieces('blue-trade'), different.sectorPieces('blue-finance')]).toEqual([
      '....|Y...',
      '....|Y...',
    ]);
  });

  test('TR-3.7: after the first time the player may stop', () => {
    const table = tableIn('mission')
      .place(Y, 'L1')
      .useSpecial('A10')
      .play(corrupt('blue-trade'))
      .play({ type: 'decline' });
    expect(table.state.agents[Y]).toBe(14);
  });

  test('TR-3.9, TR-9.8: fifteen agents are all', () => {
    const table = tableIn('investment').place(Y, 'O-R5');
    for (const sector of ['blue-finance', 'blue-trade', 'green-trade']) table.sector(sector, '....|YYYY');
    table.sector('green-finance', '....|YY..');
    expect(table.state.agents[Y]).toBe(1);
    table.play({ type: 'areaAction', action: 'corruption' }).play(corrupt('red-trade'));
    expect(table.state.agents[Y]).toBe(0);
    table.play({ type: 'pass' }).play({ type: 'pass' }).play({ type: 'pass' });
    expect(table.deciding).toEqual([Y]);
    expect(table.offers({ type: 'areaAction', action: 'corruption' })).toBe(false);
  });

  test('TR-9.8: with the last agent a two-agent bonus places one', () => {
    const table = tableIn('investment').place(Y, 'O-R5').infra(Y, 'red', 7);
    for (const sector of ['blue-finance', 'blue-trade', 'green-trade']) table.sector(sector, '....|YYYY');
    table.sector('green-finance', '....|YY..');
    table.play({ type: 'areaAction', action: 'build-warehouse' }).play({ type: 'buildWarehouse', zone: 'ZR1' });
    table.play(corrupt('red-trade'));
    expect([table.sectorPieces('red-trade'), table.state.agents[Y]]).toEqual(['....|Y...', 0]);
  });

  test('TR-3.3: corruption in the active region is impossible on START', () => {
    const table = tableIn('investment');
    expect(table.offers({ type: 'areaAction', action: 'corruption' })).toBe(false);
  });
});
