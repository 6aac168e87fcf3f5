import { describe, expect, test } from 'vitest';
import { A, type Position, position, type Table, tables } from '../positions.ts';
import { sheetOf } from '../scoring.ts';

const board = (department: 'planning' | 'customs' | 'none'): Position => position({ options: { department } });
const doors = (table: Table): string[] =>
  table.moves('promote').map((move) => (move.type === 'promote' ? `${move.department} ${move.floor}` : ''));
const points = (at: Position, key: string): number | undefined =>
  sheetOf(tables, at.state, A).parts.find((part) => part.key === `score.${key}`)?.points;

describe('the extra Department', () => {
  test.each(['planning', 'customs'] as const)(
    'AB-28.3 AB-X117 %s: floor 1 is open with level 1 of any column',
    (side) => {
      expect(doors(board(side).lobby(A, 1).gains(A, 'promote').begin())).toEqual(['finance 1']);
      for (const padlock of ['upgrade-1', 'truck-1', 'station-1'])
        expect(doors(board(side).padlocks(A, [padlock]).lobby(A, 1).gains(A, 'promote').begin())).toContain(
          `${side} 1`,
        );
    },
  );

  test('AB-28.3 AB-X117 floor 2 with level 2 of the same or another column, floor 3 with both padlocks of one column', () => {
    const at = (floor: number, ...padlocks: string[]) =>
      doors(board('planning').padlocks(A, padlocks).floors(A, 'planning', floor).gains(A, 'promote').begin());
    expect(at(1, 'truck-1', 'station-1')).not.toContain('planning 2');
    expect(at(1, 'truck-1', 'station-1', 'station-2')).toContain('planning 2');
    expect(at(2, 'truck-1', 'truck-2', 'truck-3a', 'station-1', 'station-2', 'station-3b')).not.toContain('planning 3');
    expect(at(2, 'truck-1', 'truck-2', 'truck-3a', 'truck-3b')).toContain('planning 3');
  });

  test('AB-28.3 AB-12.5 three seats per floor, one for each player, as everywhere', () => {
    const at = position({ players: 4, options: { department: 'planning' } })
      .padlocks(A, ['truck-1'])
      .lobby(A, 1)
      .gains(A, 'promote');
    for (const seat of [1, 2, 3]) at.floors(seat, 'planning', 1);
    expect(doors(at.begin())).not.toContain('planning 1');
  });

  test('AB-2.4 without the board there is no fifth Department', () => {
    expect(doors(board('none').padlocks(A, ['truck-1']).lobby(A, 1).gains(A, 'promote').begin())).toEqual([
      'trade 1',
      'finance 1',
    ]);
  });
});

describe('what it scores', () => {
  test('AB-28.4 AB-X116 Planning: Improved and Advanced cards in hand; one above the board does not count', () => {
    const at = position({ era: 3, options: { department: 'planning' } })
      .hand(A, 'basic-red', 'advanced-red-upgradeLoad', 'advanced-cyan-truckPlus2')
      .played(A, 'buildRoad', 'advanced-white-develop1')
      .floors(A, 'planning', 1, 3);
    expect(points(at, 'planning')).toBe(4 * 2);
  });

  test('AB-28.4 AB-20.1 AB-X116 Customs: tiles taken, used or not', () => {
    const at = position({ options: { department: 'customs' } }).tiles(
      A,
      'tile-money',
      'tile-money',
      'tile-develop',
      'tile-money',
      'tile-swapCard',
    );
    const table = at.floors(A, 'customs', 2).begin();
    for (let i = 0; i < 3; i++) {
      table.play({ type: 'useTile', tile: 'tile-money' });
      table.refresh().refresh();
    }
    expect(table.tiles(A)).toHaveLength(2);
    expect(points(at, 'customs')).toBe(2 * 5);
  });
});

test('AB-28.1 two-colour cards are among the Advanced cards only when chosen', () => {
  const deck = (twoColourCards: boolean): string[] =>
    position({ options: { twoColourCards } }).state.advancedDeck.map((card) => tables.cards[card].id);
  expect(deck(false).some((id) => id.startsWith('two-'))).toBe(false);
  expect(deck(true).filter((id) => id.startsWith('two-'))).toHaveLength(8);
});
