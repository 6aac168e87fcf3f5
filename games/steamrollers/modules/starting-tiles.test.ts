import { describe, expect, test } from 'vitest';
import type { SteamRollersState } from '../state.ts';
import { colourOf, decider, game, newTable, offers, play } from '../testing.ts';

const opened = (players = 3, seed = 2): SteamRollersState => newTable(players, { startingTiles: true }, seed).state;

describe('SR-3.4 starting tiles', () => {
  test('SR-3.4 the last player chooses first, then counter-clockwise up to the first player; each tile once', () => {
    const state = opened(4);
    const order: (number | undefined)[] = [];
    const left: number[] = [];
    while (state.round === 0) {
      order.push(decider(state));
      left.push(offers(state, { type: 'chooseStartingTile' }).length);
      const [tile] = ['plusTwo', 'engine', 'track', 'ownLoad'].slice(order.length - 1);
      play(state, { type: 'chooseStartingTile', tile });
      if (tile === 'engine' || tile === 'track') play(state, { type: 'pass' });
      if (tile === 'ownLoad') play(state, { type: 'placeOwnLoad' });
    }
    const { first } = state;
    expect(order).toEqual([3, 2, 1, 0].map((turn) => (first + turn) % 4));
    expect(left).toEqual([5, 4, 3, 2]);
    expect(state.pool).toHaveLength(5);
  });

  test('Engine: any one box, or none', () => {
    const state = opened();
    const seat = decider(state) ?? 0;
    play(state, { type: 'chooseStartingTile', tile: 'engine' });
    expect(offers(state, { type: 'upgradeEngine' })).toHaveLength(6);
    expect(offers(state, { type: 'pass' })).toHaveLength(1);
    play(state, { type: 'upgradeEngine', box: 5 });
    expect(state.sheets[seat].boxes).toBe(0b10000);
  });

  test('RU-23 Track: any kind on any hex of any region, or none', () => {
    const state = opened();
    const seat = decider(state) ?? 0;
    play(state, { type: 'chooseStartingTile', tile: 'track' });
    expect(offers(state, { type: 'pass' })).toHaveLength(1);
    expect(offers(state, { type: 'chooseRegion' })).toHaveLength(6);
    play(state, { type: 'chooseRegion', region: 4 });
    expect(offers(state, { type: 'drawTrack' })).toHaveLength(7 * 15);
    play(state, { type: 'drawTrack', hex: 'D3', sides: ['E', 'SE'] });
    expect(state.sheets[seat].tracks.filter((pair) => pair > 0)).toHaveLength(1);
    expect(state.progress).toBe(false);
  });

  test('RU-59 Track may still be declined when the region is named, and nothing is drawn', () => {
    const state = opened();
    const seat = decider(state) ?? 0;
    play(state, { type: 'chooseStartingTile', tile: 'track' });
    play(state, { type: 'chooseRegion', region: 4 });
    expect(play(state, { type: 'pass' })).toEqual(['event.declinesStarting']);
    expect(state.sheets[seat].tracks.every((pair) => pair === 0)).toBe(true);
    expect(decider(state)).not.toBe(seat);
  });

  test('RU-59 what a tile gives, and does not merely allow, cannot be declined', () => {
    for (const tile of ['actionTile', 'ownLoad'] as const) {
      const state = opened();
      play(state, { type: 'chooseStartingTile', tile });
      expect(offers(state, { type: 'pass' })).toEqual([]);
    }
  });

  test('SR-9.6 +2: two points of starting bonus, no delivery points', () => {
    const state = opened();
    const seat = decider(state) ?? 0;
    play(state, { type: 'chooseStartingTile', tile: 'plusTwo' });
    expect(state.sheets[seat]).toMatchObject({ startingBonus: 2, deliveryPoints: 0 });
    expect(game.forecast(game.view(state, seat))[seat].total).toBe(2);
  });

  test('Action tile: any tile of the pool, sideways until the first own turn', () => {
    const state = opened();
    const seat = decider(state) ?? 0;
    play(state, { type: 'chooseStartingTile', tile: 'actionTile' });
    expect(offers(state, { type: 'takeTile' })).toHaveLength(6);
    const [move] = game.moves(state, seat);
    game.apply(state, seat, move);
    expect([state.tileOwner[0], state.sideways[0]]).toEqual([seat, 1]);
  });

  test('EX-77 2b taken as a starting tile can seize the die of the first player', () => {
    const seed = Array.from({ length: 50 }, (_, i) => i).find((s) => opened(3, s).deal.tileSides[1] === 1) ?? 0;
    const state = opened(3, seed);
    const last = decider(state) ?? 0;
    play(state, { type: 'chooseStartingTile', tile: 'actionTile' });
    play(state, { type: 'takeTile', tile: '2b' });
    play(state, { type: 'chooseStartingTile', tile: 'plusTwo' });
    play(state, { type: 'chooseStartingTile', tile: 'engine' });
    play(state, { type: 'pass' });
    expect([decider(state), state.round]).toEqual([state.first, 1]);
    play(state, { type: 'chooseDie' });
    expect(decider(state)).toBe(last);
    play(state, { type: 'seizeDie' });
    expect(state.sheets[last].seizedDie).toBeGreaterThan(0);
  });

  test('RU-22 Own load: any colour but grey that the bag holds, on city 3 or 4', () => {
    const state = opened();
    const seat = decider(state) ?? 0;
    state.bag[colourOf('blue')] = 0;
    const green = state.bag[colourOf('green')];
    play(state, { type: 'chooseStartingTile', tile: 'ownLoad' });
    const loads = offers(state, { type: 'placeOwnLoad' }).map(
      (m) => m.type === 'placeOwnLoad' && `${m.cube} ${m.city}`,
    );
    expect(loads.sort()).toEqual(['green 3', 'green 4', 'red 3', 'red 4', 'yellow 3', 'yellow 4']);
    play(state, { type: 'placeOwnLoad', cube: 'green', city: 4 });
    expect(state.sheets[seat]).toMatchObject({ ownLoad: colourOf('green'), ownLoadCity: 3 });
    expect(state.bag[colourOf('green')]).toBe(green - 1);
  });

  test('RU-56 Own load with nothing but grey in the bag gains nothing', () => {
    const state = opened();
    const seat = decider(state) ?? 0;
    for (const cube of ['red', 'blue', 'green', 'yellow']) state.bag[colourOf(cube)] = 0;
    expect(play(state, { type: 'chooseStartingTile', tile: 'ownLoad' })).toEqual([
      'event.startingTile',
      'event.noOwnLoad',
    ]);
    expect(state.sheets[seat].ownLoad).toBe(-1);
    expect(decider(state)).not.toBe(seat);
  });
});
