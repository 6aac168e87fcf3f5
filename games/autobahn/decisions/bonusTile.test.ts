import { describe, expect, test } from 'vitest';
import { A, B, table, tile } from '../testing.ts';

describe('bonus tiles', () => {
  test('AB-22.1 one tile per turn with any action, then it is gone', () => {
    const p = table().money(A, 0).tiles(A, 'tile-money', 'tile-money').turn(A).play({ type: 'refresh' });
    expect(p.asks).toBe('tileChance');
    p.play({ type: 'useTile' });
    expect(p.s.money[A]).toBe(6);
    expect(p.tilesOf(A)).toEqual(['tile-money']);
    expect(p.s.turn).toBe(B);
  });

  test('AB-22.2 AB-X70 R-23 a construction tile may be used at once, a delivery tile not before the next turn', () => {
    const p = table().money(A, 30).hand(A, 'basic-black', 'basic-red').turn(A);
    p.s.roadTiles.fill(tile('tile-buildRoad'));
    p.play({ card: 'basic-black', space: 'buildRoad' }, { section: 'black-hamburg-aarhus:0' });
    expect(p.tilesOf(A)).toEqual(['tile-buildRoad']);
    expect(p.offers({ type: 'useTile', tile: 'tile-buildRoad' })).toBe(true);

    const q = table()
      .built('black-hamburg-aarhus')
      .truck(A, 1, 'black-hamburg-aarhus:0', 'chemicals')
      .tiles(A, 'tile-moveTruck')
      .change((s) => s.countryTiles.fill(tile('tile-money')))
      .turn(A)
      .play({ type: 'useTile', tile: 'tile-moveTruck' }, { type: 'deliver' });
    expect(q.tilesOf(A)).toEqual(['tile-money']);
    q.s.tileUsed = 0;
    expect(q.offers({ type: 'useTile' })).toBe(false);
    q.play({ type: 'refresh' }).pass().untilAsked('action');
    expect(q.s.turn).toBe(A);
    expect(q.offers({ type: 'useTile', tile: 'tile-money' })).toBe(true);
  });

  test('AB-16.5 a tile of this turn’s delivery is used in a later turn only', () => {
    const p = table()
      .built('black-hamburg-aarhus')
      .truck(A, 1, 'black-hamburg-aarhus:0', 'chemicals')
      .hand(A, 'basic-black', 'basic-red')
      .change((s) => s.countryTiles.fill(tile('tile-develop')))
      .turn(A)
      .play({ card: 'basic-black', space: 'buildStation' }, { type: 'buildStation' }, { type: 'deliver' });
    expect(p.tilesOf(A)).toEqual(['tile-develop']);
    expect(p.s.turn).toBe(B);
  });

  test.each([
    ['tile-upgradeLink', 'no money'],
    ['tile-moveTruck', 'no truck on the map'],
    ['tile-shiftCard', 'no played card'],
    ['tile-swapCard', 'no played card'],
  ])('AB-22.3 R-70 %s may not be used: %s', (id) => {
    const p = table().money(A, 0).tiles(A, id).turn(A);
    expect(p.offers({ type: 'useTile' })).toBe(false);
  });

  test('AB-X68 a Swap tile needs a card in hand and one played', () => {
    const p = table().tiles(A, 'tile-swapCard').hand(A).played(A, 'buildRoad', 'basic-red').turn(A);
    expect(p.offers({ type: 'useTile' })).toBe(false);
    const q = table().tiles(A, 'tile-swapCard').hand(A, 'basic-red').turn(A);
    expect(q.offers({ type: 'useTile' })).toBe(false);
  });

  test('AB-21.12 swap exchanges a hand card and a played card in its place', () => {
    const p = table()
      .tiles(A, 'tile-swapCard')
      .hand(A, 'basic-cyan', 'basic-black')
      .played(A, 'buildRoad', 'basic-red');
    p.turn(A).play({ type: 'useTile' }, { type: 'swapOut', card: 'basic-red' }, { type: 'swapIn', card: 'basic-cyan' });
    expect([p.has(A, 'basic-red'), p.has(A, 'basic-cyan')]).toEqual(['hand', 'played']);
    expect(p.asks).toBe('action');
  });

  test('AB-21.16 AB-28.2 Recruit puts an employee from the supply into the Lobby', () => {
    const p = table({ options: { extraTiles: true } })
      .tiles(A, 'tile-recruit')
      .staff(A, 4, 1)
      .turn(A);
    p.play({ type: 'useTile' });
    expect([p.s.supply[A], p.s.lobby[A]]).toEqual([3, 2]);
    expect(table().tiles(A, 'tile-recruit').staff(A, 0, 1).turn(A).offers({ type: 'useTile' })).toBe(false);
  });

  test('AB-21.17 AB-X115 R-22 Shift card moves a played card left where there is room, never off Unlock', () => {
    const p = table()
      .tiles(A, 'tile-shiftCard')
      .played(A, 'buildStation', 'basic-red')
      .played(A, 'unlock', 'basic-cyan');
    p.played(A, 'upgradeLink', 'basic-white').turn(A).play({ type: 'useTile' });
    const targets = p.offered({ card: 'basic-red' }).map((move) => 'space' in move && move.space);
    expect(targets).toEqual(['buildRoad', 'loadTruck']);
    expect(p.offers({ card: 'basic-cyan' })).toBe(false);
    p.play({ card: 'basic-red', space: 'buildRoad' });
    p.play({ type: 'refresh' });
    expect(p.told('event.pickUp')[0].n).toBe(3);
  });

  test('AB-28.2 with the extra tiles the pool holds 40 and Recruit and Shift can turn up', () => {
    const seen = new Set<number>();
    for (let seed = 1; seed <= 12; seed++) {
      const p = table({ players: 4, seed, options: { extraTiles: true } });
      for (const type of [...p.s.roadTiles, ...p.s.countryTiles]) seen.add(type);
    }
    expect(seen.has(tile('tile-recruit')) && seen.has(tile('tile-shiftCard'))).toBe(true);
    const plain = table({ players: 4 });
    expect([...plain.s.roadTiles, ...plain.s.countryTiles]).not.toContain(tile('tile-recruit'));
  });

  test.each([
    ['tile-develop', { type: 'flipTile', space: 'loadTruck' }, 'track'],
    ['tile-buildStation', { type: 'buildStation', link: 'black-hannover-badHersfeld' }, 'stations'],
  ] as const)('AB-21.1 AB-21.8 %s', (id, answer, field) => {
    const p = table().tiles(A, id).turn(A).play({ type: 'useTile' }, answer);
    expect(p.s[field][A]).toBe(field === 'track' ? 2 : 1);
    expect(p.asks).toBe('action');
  });
});
