import { describe, expect, test } from 'vitest';
import { EditionError } from '../../../kernel/index.ts';
import { game, tables } from '../testing.ts';
import { parseEdition } from './edition.ts';
import standard from './standard.json' with { type: 'json' };

const { hexes } = standard.map;
const hex = (id: string) => hexes.filter((h) => h.id === id)[0];

/** A copy of the standard edition that a test may spoil. */
const copy = () => structuredClone(standard);
const placeOf = (edition: unknown): string => {
  try {
    parseEdition(edition);
  } catch (error) {
    if (error instanceof EditionError) return error.place;
    throw error;
  }
  return 'accepted';
};

describe('the standard edition', () => {
  test('SR-1.1 has the pieces of the box', () => {
    expect(tables.goodsCount).toEqual([10, 10, 10, 10, 10]);
    expect(tables.coalCount).toBe(6);
    expect(tables.colours).toEqual(['red', 'blue', 'green', 'yellow', 'grey', 'black']);
    expect(standard.actionTiles.list.map(({ id, number }) => `${id} ${number}`)).toEqual([
      'T1 1',
      'T2 2',
      'T3 3',
      'T4 4',
      'T5 5',
      'T6 6',
      'S2 2',
    ]);
    expect(tables.orders).toHaveLength(6);
    expect(standard.startingTiles.list).toHaveLength(5);
    expect(standard.components.whiteDice).toBe(6);
    expect(standard.levelMaps.medium).toHaveLength(6);
    expect(standard.levelMaps.hard).toHaveLength(6);
  });

  test('SR-1.2 six regions of eight hexes: a city, a town, six plain hexes, all connected', () => {
    const colours = standard.regions.list.map((region) => region.colour);
    expect(colours).toEqual(['yellow', 'red', 'grey', 'grey', 'blue', 'green']);
    for (const region of standard.regions.list) {
      const own = hexes.filter((h) => h.region === region.id);
      expect(own.map((h) => h.kind).sort()).toEqual(['city', ...Array(6).fill('plain'), 'town']);
      const seen = new Set([region.hexes[0]]);
      for (const id of seen) {
        for (const next of hex(id).neighbours) if (next !== null && region.hexes.includes(next)) seen.add(next);
      }
      expect(seen.size).toBe(8);
    }
  });

  test('SR-1.3 SR-1.4 each region has its city and its town where the map shows them', () => {
    expect(tables.cityHex.map((h) => tables.hexes[h].id)).toEqual(['B2', 'E2', 'B5', 'E4', 'B7', 'E7']);
    const towns = tables.hexes.filter((_, h) => tables.townAt[h] === 1).map((h) => h.id);
    expect(towns).toEqual(['B3', 'C6', 'C8', 'D1', 'D3', 'E6']);
    // A city can never be drawn on, a town like any other hex.
    expect(tables.drawable.flat()).toHaveLength(42);
    expect(tables.drawable.flat().some((h) => tables.cityAt[h] >= 0)).toBe(false);
    expect(tables.drawable.flat().filter((h) => tables.townAt[h] === 1)).toHaveLength(6);
  });

  test('SR-1.5 48 hexes in rows A to F of 8, equal under a half turn', () => {
    expect(hexes.map((h) => h.id)).toEqual(
      ['A', 'B', 'C', 'D', 'E', 'F'].flatMap((row) => [1, 2, 3, 4, 5, 6, 7, 8].map((col) => `${row}${col}`)),
    );
    for (const h of hexes) {
      const turned = hex(`${'FEDCBA'['ABCDEF'.indexOf(h.row)]}${9 - h.col}`);
      expect([turned.region, turned.kind]).toEqual([7 - h.region, h.kind]);
    }
  });

  test.each([
    ['A1', 0, 0],
    ['B1', 0, 1],
    ['C1', -1, 2],
    ['F8', 5, 5],
    ['D3', 1, 3],
  ])('SR-1.6 hex %s has the coordinates (%i, %i)', (id, q, r) => {
    expect([hex(id).q, hex(id).r]).toEqual([q, r]);
  });

  test('SR-1.7 sides run clockwise from east, and what one side sees the opposite side sees too', () => {
    const { across } = tables.maps[0];
    const names = (id: string) =>
      [0, 1, 2, 3, 4, 5].map((side) => {
        const next = across[(tables.hexIndex.get(id) ?? 0) * 6 + side];
        return next < 0 ? '' : tables.hexes[next].id;
      });
    expect(names('B3')).toEqual(['B4', 'C4', 'C3', 'B2', 'A3', 'A4']);
    expect(names('A1')).toEqual(['A2', 'B1', '', '', '', '']);
    for (const h of hexes) expect(names(h.id)).toEqual(h.neighbours.map((next) => next ?? ''));
    across.forEach((next, i) => {
      if (next >= 0) expect(across[next * 6 + (((i % 6) + 3) % 6)]).toBe(Math.floor(i / 6));
    });
  });

  test('SR-1.8 nine borders, sides of a city hex among them', () => {
    expect(standard.borders.list.map((b) => b.id).sort()).toEqual(
      ['1-2', '1-3', '1-4', '2-4', '3-4', '3-5', '3-6', '4-6', '5-6'].sort(),
    );
    for (const border of standard.borders.list) {
      const shared = hexes.flatMap((h) =>
        h.neighbours.flatMap((next) =>
          next !== null && h.region === border.regions[0] && hex(next).region === border.regions[1]
            ? [`${h.id}|${next}`]
            : [],
        ),
      );
      expect(border.sides.map(([a, b]) => `${a}|${b}`).sort()).toEqual(shared.sort());
    }
    expect(standard.borders.list.find((b) => b.id === '2-4')?.sides).toContainEqual(['E3', 'E4']);
  });

  test('SR-6.10 the three kinds cover each of the 15 pairs of sides once', () => {
    const pairs = tables.pairs.slice(1);
    expect(pairs).toHaveLength(15);
    const count = (kind: string) => pairs.filter((pair) => pair?.kind === kind).length;
    expect([count('straight'), count('gentle'), count('sharp')]).toEqual([3, 6, 6]);
    for (const pair of pairs) {
      const [a, b] = pair?.sides ?? [0, 0];
      const difference = Math.min(b - a, 6 - b + a);
      expect(pair?.kind).toBe(['', 'sharp', 'gentle', 'straight'][difference]);
    }
  });

  test('SR-6.3 each face of the black die shows two kinds, each pair of kinds on two faces', () => {
    expect(tables.faceKinds).toEqual([
      ['straight', 'gentle'],
      ['straight', 'gentle'],
      ['straight', 'sharp'],
      ['straight', 'sharp'],
      ['gentle', 'sharp'],
      ['gentle', 'sharp'],
    ]);
  });

  test.each([
    ['1a', 'setDie', true, 1],
    ['1b', 'setDie', true, 1],
    ['2a', 'takeTwoDice', true, 1],
    ['2b', 'seizeDie', true, 2],
    ['3a', 'dieIsDestination', false, 1],
    ['3b', 'distanceBonus', false, -2],
    ['4a', 'unlimitedDistance', true, 2],
    ['4b', 'enginePlusOne', false, -2],
    ['5a', 'dieStep', false, -2],
    ['5b', 'dieRerollOrFlip', false, 1],
    ['6a', 'anyTrackKind', false, 1],
    ['6b', 'anyTrackKind', false, 1],
    ['S2a', 'rerollEvaDie', true, 1],
    ['S2b', 'blockEvaDelivery', true, 2],
  ])('SR-8.1 tile %s: %s, single use %s, %i points', (name, effect, single, points) => {
    const side = [...tables.tiles, tables.soloTiles[1]].flat().find((s) => s.name === name);
    expect([side?.effect, side?.single, side?.points]).toEqual([effect, single, points]);
  });

  test('SR-3.5 the level maps leave every region reachable and every hard map blocks more', () => {
    const medium = tables.maps.filter((map) => map.level === 'medium');
    const hard = tables.maps.filter((map) => map.level === 'hard');
    expect(medium.map((map) => map.blockedBorders.join(' '))).toEqual([
      '1-3 4-6',
      '2-4 3-5',
      '1-2 5-6',
      '1-4 3-6',
      '1-2 3-4',
      '3-4 5-6',
    ]);
    expect(hard.map((map) => map.blockedBorders.join(' '))).toEqual([
      '2-4 3-4 3-5',
      '1-3 2-4 4-6',
      '1-2 1-4 5-6',
      '1-2 3-6 5-6',
      '1-3 3-4 3-6',
      '1-4 3-5 4-6',
    ]);
  });

  test('every block says where its figures come from', () => {
    for (const [name, block] of Object.entries(standard)) {
      if (name === 'dataVersion' || name === 'provenanceLegend') continue;
      expect(block, name).toHaveProperty('provenance');
    }
  });

  test('has a name that depends on its content', () => {
    expect(game.edition).toMatch(/^steamrollers@[0-9a-f]{12}$/);
  });
});

/** Region 1 in a colour that no goods have; nothing else in the file says so. */
function withPinkRegion(edition: ReturnType<typeof copy>): ReturnType<typeof copy> {
  const { yellow: _cubes, ...colours } = edition.goods.colours;
  const { yellow: _cities, ...deliverableTo } = edition.goods.deliverableTo;
  edition.regions.list[0].colour = 'pink';
  Object.assign(edition.goods, { colours, deliverableTo });
  return edition;
}

describe('an own edition', () => {
  test('may change what is printed on tiles, orders and maps', () => {
    const own = copy();
    own.actionTiles.list[0].sides.a.points = 3;
    own.orderTiles.list[0].sides.a.goods = ['blue', 'blue', 'blue'];
    own.levelMaps.medium[0].blockedBorders = ['3-4'];
    expect(placeOf(own)).toBe('accepted');
  });

  test('is refused with the place that is wrong', () => {
    const spoilt: [string, (edition: ReturnType<typeof copy>) => void][] = [
      ['goods.coal.count', (e) => (e.goods.coal.count = 5)],
      ['goods.deliverableTo.red', (e) => (e.goods.deliverableTo.red = [3])],
      ['trackKinds.kinds[0].orientations[0]', (e) => (e.trackKinds.kinds[0].orientations[0] = [0, 2])],
      ['trackKinds.kinds', (e) => e.trackKinds.kinds[1].orientations.pop()],
      ['blackDie.faces', (e) => (e.blackDie.faces[0].face = 2)],
      ['map.hexes[5].id', (e) => (e.map.hexes[5].id = 'A9')],
      ['map.hexes[9]', (e) => (e.map.hexes[9].q = 9)],
      ['regions.list[0].city', (e) => (e.regions.list[0].city = 'B3')],
      ['regions.list[1].hexes', (e) => e.regions.list[1].hexes.pop()],
      ['borders.list', (e) => e.borders.list.pop()],
      ['levelMaps.hard[2].blockedBorders[0]', (e) => (e.levelMaps.hard[2].blockedBorders[0] = '1-6')],
      ['levelMaps.medium[0]', (e) => (e.levelMaps.medium[0].blockedBorders = ['1-2', '2-4'])],
      ['actionTiles.list[3].sides.b.effect', (e) => (e.actionTiles.list[3].sides.b.effect = 'setDie')],
      ['actionTiles.list[3].sides.b.use', (e) => (e.actionTiles.list[3].sides.b.use = 'single')],
      ['orderTiles.list[0].sides.a.goods[1]', (e) => (e.orderTiles.list[0].sides.a.goods[1] = 'pink')],
      ['setup.byPlayers.5.goodsPerCity', (e) => (e.setup.byPlayers['5'].goodsPerCity = 9)],
      ['setup.byPlayers.2.whiteDice', (e) => (e.setup.byPlayers['2'].whiteDice = 2)],
      ['solo.difficulties[5].setupDice', (e) => (e.solo.difficulties[5].setupDice = 8)],
      ['scoring.gameEnd.emptyCities', (e) => (e.scoring.gameEnd.emptyCities = 7)],
      // Numbers that would keep the table busy for ever.
      ['setup.byPlayers.3.whiteDice', (e) => (e.setup.byPlayers['3'].whiteDice = 1e9)],
      ['solo.whiteDice', (e) => (e.solo.whiteDice = 1e9)],
      ['orderTiles.maxCoalPerOrder', (e) => (e.orderTiles.maxCoalPerOrder = 30)],
      ['orderTiles.exchangesPerTurn', (e) => (e.orderTiles.exchangesPerTurn = 1e6)],
      ['orderTiles.list[0].sides.a.goods', (e) => (e.orderTiles.list[0].sides.a.goods = Array(30).fill('red'))],
      ['goods.colours.red', (e) => (e.goods.colours.red = 1e6)],
      ['goods.coal.count', (e) => (e.goods.coal.count = 1e6)],
      ['playerSheet.scoringTrack.boxes', (e) => (e.playerSheet.scoringTrack.boxes = 1e6)],
      ['actionTiles.list[0].sides.a.points', (e) => (e.actionTiles.list[0].sides.a.points = 1e6)],
      ['orderTiles.list[0].sides.a.points', (e) => (e.orderTiles.list[0].sides.a.points = 1e6)],
      ['startingTiles.list[2].points', (e) => (e.startingTiles.list[2].points = 1e6)],
      ['scoring.link', (e) => (e.scoring.link = 1e6)],
      ['scoring.engineBonus.4', (e) => (e.scoring.engineBonus['4'] = 1e6)],
      ['scoring.gameEnd.standstillRounds', (e) => (e.scoring.gameEnd.standstillRounds = 1e6)],
      ['solo.evaDeliveryThreshold', (e) => (e.solo.evaDeliveryThreshold = 1e6)],
      ['solo.evaEnginePoints', (e) => (e.solo.evaEnginePoints = 1e6)],
      ['map.hexes[3].col', (e) => (e.map.hexes[3].col = 1e6)],
      // Things that are there twice.
      ['orderTiles.list', (e) => (e.orderTiles.list[3].id = 'O1')],
      ['blackDie.faces[0].kinds', (e) => (e.blackDie.faces[0].kinds = ['straight', 'straight'])],
      ['levelMaps.hard[1].blockedBorders', (e) => (e.levelMaps.hard[1].blockedBorders = ['1-3', '1-3'])],
      ['levelMaps.medium', (e) => (e.levelMaps.medium[1].id = e.levelMaps.medium[0].id)],
      ['goods.deliverableTo.black', (e) => (e.goods.deliverableTo.black = [1, 1, 2])],
      [
        'actionTiles.list[2].sides.b.params.bonus',
        (e) => Object.assign(e.actionTiles.list[2].sides.b.params, { bonus: [1, 1] }),
      ],
      ['startingTiles.list[4].citiesAllowed', (e) => (e.startingTiles.list[4].citiesAllowed = [3, 3])],
      ['startingTiles.list[4].coloursAllowed', (e) => (e.startingTiles.list[4].coloursAllowed = ['red', 'red'])],
      // Names that mean nothing.
      ['regions.list[0].colour', withPinkRegion],
      ['orderTiles.list[1].sides.b.goods[0]', (e) => (e.orderTiles.list[1].sides.b.goods[0] = 'toString')],
      ['startingTiles.list[4].coloursAllowed[0]', (e) => (e.startingTiles.list[4].coloursAllowed = ['black'])],
      ['scoring.engineBonus.4 5', (e) => Object.assign(e.scoring.engineBonus, { '4 5': 1 })],
    ];
    for (const [place, spoil] of spoilt) {
      const edition = copy();
      spoil(edition);
      expect(placeOf(edition)).toBe(place);
    }
    expect(placeOf({})).toBe('goods');
  });

  /** What one number may be at least and at most, wherever no other part of the edition says less. */
  test.each<[string, number, number, (edition: ReturnType<typeof copy>, value: number) => unknown]>([
    ['playerSheet.scoringTrack.boxes', 1, 500, (e, n) => (e.playerSheet.scoringTrack.boxes = n)],
    ['setup.byPlayers.2.whiteDice', 3, 12, (e, n) => (e.setup.byPlayers['2'].whiteDice = n)],
    ['orderTiles.maxCoalPerOrder', 0, 6, (e, n) => (e.orderTiles.maxCoalPerOrder = n)],
    ['orderTiles.exchangesPerTurn', 0, 20, (e, n) => (e.orderTiles.exchangesPerTurn = n)],
    ['actionTiles.list[5].sides.b.points', -99, 99, (e, n) => (e.actionTiles.list[5].sides.b.points = n)],
    [
      'actionTiles.list[4].sides.a.params.step',
      1,
      9,
      (e, n) => Object.assign(e.actionTiles.list[4].sides.a.params, { step: n }),
    ],
    ['orderTiles.list[0].sides.a.points', -99, 99, (e, n) => (e.orderTiles.list[0].sides.a.points = n)],
    ['scoring.link', 0, 99, (e, n) => (e.scoring.link = n)],
    ['scoring.gameEnd.emptyCities', 1, 6, (e, n) => (e.scoring.gameEnd.emptyCities = n)],
    ['scoring.gameEnd.standstillRounds', 1, 99, (e, n) => (e.scoring.gameEnd.standstillRounds = n)],
    ['solo.evaDeliveryThreshold', 0, 99, (e, n) => (e.solo.evaDeliveryThreshold = n)],
    ['solo.evaNetworkRegions', 1, 6, (e, n) => (e.solo.evaNetworkRegions = n)],
  ])('%s is from %i to %i', (place, least, most, change) => {
    const having = (value: number): string => {
      const edition = copy();
      change(edition, value);
      return placeOf(edition);
    };
    expect([having(least), having(most)]).toEqual(['accepted', 'accepted']);
    expect([having(least - 1), having(most + 1)]).toEqual([place, place]);
  });

  test('SR-1.2 lists hexes one by one', () => {
    const own = copy();
    const [first, second, ...others] = own.regions.list[0].hexes.sort();
    own.regions.list[0].hexes = [`${first}${second}`, ...others];
    expect(placeOf(own)).toBe('regions.list[0].hexes');
  });

  test('SR-8.1 says how strong a booster is, how far a die is turned and how much longer a route becomes', () => {
    const without = (tile: number, side: 'a' | 'b'): (() => unknown) => {
      const own = copy();
      Object.assign(own.actionTiles.list[tile].sides[side], { params: {} });
      return () => parseEdition(own);
    };
    expect(without(3, 'b')).toThrow('actionTiles.list[3].sides.b.params.strength: is missing');
    expect(without(4, 'a')).toThrow('actionTiles.list[4].sides.a.params.step: is missing');
    expect(without(2, 'b')).toThrow('actionTiles.list[2].sides.b.params.bonus: is missing');
  });
});
