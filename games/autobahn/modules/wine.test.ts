import { describe, expect, test } from 'vitest';
import { makeSetup } from '../../../kernel/index.ts';
import { countriesDelivered, sheetOf } from '../scoring.ts';
import { A, B, C, game, type Position, position, tables } from '../testing.ts';

const WINE = { options: { wine: true } };
const basel = (era: 1 | 2 | 3 = 3): Position =>
  position({ era, ...WINE })
    .wine(A, 'wine-switzerland-jena')
    .built('purple-mannheim-basel', 'purple-mannheim-frankfurt', 'purple-frankfurt-badHersfeld');
const load = (at: Position) => at.begin().playCard('basic-purple', 'loadTruck').play('loadWine');

describe('setup', () => {
  test.each([
    [2, 1, 1],
    [3, 2, 1],
    [4, 2, 2],
  ])('AB-25.1 %i players: one wine card each, %i single and %i double tokens', (players, single, double) => {
    const seats = Array.from({ length: players }, () => 'player');
    const s = game.setup(makeSetup(game, { seats, options: { wine: true }, seed: 3 }));
    expect(new Set(s.wineCards).size).toBe(players);
    expect([s.wineSingles, s.wineDoubles]).toEqual([single, double]);
    const without = game.setup(makeSetup(game, { seats, seed: 3 }));
    expect(without.wineCards.every((card) => card === -1)).toBe(true);
  });

  test('AB-25.1 AB-3.13 a wine card is known to its owner alone until it is revealed', () => {
    const table = basel().begin();
    const card = tables.wines.findIndex((wine) => wine.id === 'wine-switzerland-jena');
    expect(game.view(table.state, A).wineCards[A]).toBe(card);
    expect(game.view(table.state, B).wineCards[A]).not.toBe(card);
    expect(game.view(table.state, 'spectator').wineCards[A]).not.toBe(card);
    const { reveals } = table.state;
    table.playCard('basic-purple', 'loadTruck').play('loadWine');
    expect(game.view(table.state, B).wineCards[A]).toBe(card);
    expect(table.state.reveals).toBe(reveals + 1);
  });
});

describe('loading wine', () => {
  test('AB-25.2 AB-25.3 AB-X22 with purple the truck stands with wine before Basel, and may drive in phase 3', () => {
    const table = load(basel(1));
    expect([table.truck(A, 1), table.goods(A, 1)]).toEqual(['purple-mannheim-basel:1', 'wine']);
    expect(table.asked).toBe('prompt.trucks');
    table.drive(1, 'purple-mannheim-basel:0');
    expect(table.truck(A, 1)).toBe('purple-mannheim-basel:0');
  });

  test('AB-25.2 R-74 another colour, an unbuilt or an occupied section: no wine', () => {
    expect(basel().begin().playCard('basic-black', 'loadTruck').offers('loadWine')).toBe(false);
    const unbuilt = position(WINE).wine(A, 'wine-switzerland-jena').built('purple-mannheim-basel:0').begin();
    expect(unbuilt.playCard('basic-purple', 'loadTruck').offers('loadWine')).toBe(false);
    const occupied = basel().truck(B, 1, 'purple-mannheim-basel:1').begin();
    expect(occupied.playCard('basic-purple', 'loadTruck').offers('loadWine')).toBe(false);
  });

  test('AB-25.2 the own truck that is to be loaded is no other truck on the section', () => {
    const table = basel()
      .truck(A, 1, 'purple-mannheim-basel:1', 'chemicals')
      .begin()
      .playCard('basic-purple', 'loadTruck');
    expect(table.offers('loadWine')).toBe(true);
    table.play('loadWine');
    expect([table.truck(A, 1), table.goods(A, 1)]).toEqual(['purple-mannheim-basel:1', 'wine']);
    const second = basel().padlocks(A, ['truck-1', 'truck-2']).truck(A, 1, 'purple-mannheim-basel:1').begin();
    second.playCard('basic-purple', 'loadTruck');
    expect(second.offered('loadWine', 'truck')).toEqual([1]);
  });

  test('AB-25.2 AB-X143 R-30 not with a bonus tile, but with the extra Load truck of a card', () => {
    const tile = basel().tiles(A, 'tile-loadTruck').begin().play({ type: 'useTile', tile: 'tile-loadTruck' });
    expect(tile.offers('loadTruck')).toBe(true);
    expect(tile.offers('loadWine')).toBe(false);
    const card = basel().hand(A, 'advanced-purple-upgradeLoad', 'basic-black').money(A, 40).begin();
    card
      .playCard('advanced-purple-upgradeLoad', 'upgradeLink')
      .play({ type: 'upgradeLink', link: 'purple-mannheim-frankfurt' });
    card.play({ type: 'useEffect', effect: 'extraLoad' }, 'loadWine');
    expect(card.goods(A, 1)).toBe('wine');
  });

  test('AB-25.2 not with the technology of level 3b; the level-1 technology develops at loading wine', () => {
    const level3 = basel()
      .padlocks(A, ['truck-1', 'truck-2'], ['red', 'cyan'])
      .begin()
      .playCard('basic-purple', 'unlock');
    expect(level3.play({ type: 'unlock', padlock: 'truck-3b' }).offers('loadWine')).toBe(false);
    const level1 = basel()
      .padlocks(A, ['truck-1'], ['red'])
      .begin()
      .playCard('basic-purple', 'loadTruck')
      .play('loadWine');
    expect(level1.play({ type: 'resolve', trigger: 'technology' }).track(A)).toBe(1);
  });

  test('AB-25.2 AB-25.6 once per game: reassigning the truck loses the wine for good', () => {
    const table = load(basel()).play('done').refresh().refresh().refresh();
    table.playCard('basic-black', 'loadTruck').play({ type: 'loadTruck', truck: 1, depot: 'hamburg' });
    expect(table.goods(A, 1)).toBe('chemicals');
    expect(table.eventKeys).toContain('event.wineLost');
    table.finishTurn(A).refresh().refresh().refresh();
    expect(table.playCard('basic-purple', 'loadTruck').offers('loadWine')).toBe(false);
    expect(countriesDelivered(table.state, A)).toBe(0);
  });
});

describe('driving and arriving', () => {
  const near = (at: Position = basel()) =>
    at.built('purple-badHersfeld-jena').truck(A, 1, 'purple-badHersfeld-jena:0', 'wine');
  const purple = (at: Position) =>
    at.begin().playCard('basic-purple', 'unlock').play({ type: 'unlock', padlock: 'upgrade-1' });

  test('AB-25.3 wine cannot be delivered abroad', () => {
    const table = purple(basel().truck(A, 1, 'purple-mannheim-basel:1', 'wine'));
    expect(table.offered('step', 'section')).toEqual(['purple-mannheim-basel:0']);
    expect(table.offers('deliver')).toBe(false);
  });

  test('AB-25.4 R-31 R-73 entering a section at the destination: stop, the double token, Promote 2; the truck is free again', () => {
    const table = purple(near().lobby(A, 2)).drive(1, 'purple-badHersfeld-jena:1');
    table.play(
      { type: 'promote', department: 'finance', floor: 1 },
      { type: 'promote', department: 'finance', floor: 2 },
    );
    expect(table.eventKeys).toEqual([
      'event.playCard',
      'event.unlock',
      'event.step',
      'event.wineArrived',
      'event.promoted',
      'event.promoted',
      'event.turn',
    ]);
    expect([table.truck(A, 1), table.goods(A, 1)]).toEqual(['board', 'none']);
    expect([table.state.wineSingles, table.state.wineDoubles]).toEqual([1, 0]);
    expect(table.turn).toBe(B);
  });

  test('AB-25.4 without a double token the single one: Promote 1; without any nothing', () => {
    const single = purple(near().wineTokens(1, 0).lobby(A, 2)).drive(1, 'purple-badHersfeld-jena:1');
    single.play({ type: 'promote', department: 'finance', floor: 1 });
    expect([single.turn, single.state.wineSingles]).toEqual([B, 0]);
    const none = purple(near().wineTokens(0, 0).lobby(A, 2)).drive(1, 'purple-badHersfeld-jena:1');
    expect([none.turn, none.truck(A, 1)]).toEqual([B, 'board']);
  });

  test('AB-25.8 the section entered may be occupied; steps left over are lost', () => {
    const table = purple(near().truck(B, 1, 'purple-badHersfeld-jena:1')).drive(1, 'purple-badHersfeld-jena:1');
    expect([table.truck(A, 1), table.truck(B, 1)]).toEqual(['board', 'purple-badHersfeld-jena:1']);
  });

  test('AB-25.8 AB-26.3 it may carry a traffic token', () => {
    const at = position({ era: 3, options: { wine: true, traffic: true } })
      .wine(A, 'wine-switzerland-jena')
      .built('purple-badHersfeld-jena');
    const table = purple(at.traffic('purple-badHersfeld-jena:1').truck(A, 1, 'purple-badHersfeld-jena:0', 'wine'));
    table.drive(1, 'purple-badHersfeld-jena:1');
    expect(table.truck(A, 1)).toBe('board');
  });

  test('AB-15.5 AB-25.4 R-83 the station passed by the last step pays first, the truck is already off the map', () => {
    const own = near().station(A, 'purple-badHersfeld-jena', 'black-hannover-badHersfeld').lobby(A, 2);
    const table = purple(own).drive(1, 'purple-badHersfeld-jena:1');
    expect(table.truck(A, 1)).toBe('board');
    // Position 2 would move a truck, but none is left on the map.
    expect(table.offered('rowBonus', 'position')).toEqual([1]);
    table.play({ type: 'rowBonus', position: 1 });
    expect([table.asked, table.money(A)]).toEqual(['prompt.promote', 26]);
  });

  test('AB-25.5 a completed wine delivery counts Germany as one more country for Trade', () => {
    const table = purple(near().wineTokens(0, 0).floors(A, 'trade', 3).delivered(A, 'italy')).drive(
      1,
      'purple-badHersfeld-jena:1',
    );
    expect(sheetOf(tables, table.state, A).parts.find((part) => part.key === 'score.trade')?.points).toBe(6);
    const without = position(WINE)
      .floors(C - 1, 'trade', 3)
      .delivered(B, 'italy');
    expect(sheetOf(tables, without.state, B).parts.find((part) => part.key === 'score.trade')?.points).toBe(3);
  });
});
