import { describe, expect, test } from 'vitest';
import { EditionError } from '../../../kernel/index.ts';
import { trainRush } from '../index.ts';
import { effectText } from '../terms.ts';
import { newTable, setupOf, tables } from '../testing.ts';
import { parseEdition } from './edition.ts';

const plain = (): Record<string, unknown> => JSON.parse(JSON.stringify(trainRush.standardEdition));

/** The standard edition with one place changed, e.g. `cities.items.0.rank`. */
function changed(place: string, value: unknown): unknown {
  const data = plain();
  const steps = place.split('.');
  const last = steps.pop() ?? '';
  const holder = steps.reduce<Record<string, unknown>>((at, step) => Object(at[step]), data);
  holder[last] = value;
  return data;
}

describe('components of the standard edition', () => {
  test('TR-1.1 shared pieces are on the table at the start', () => {
    const { state } = newTable();
    const cards = [...state.deck, ...state.pool, ...state.hands.flat()];
    expect(new Set(cards).size).toBe(48);
    expect([...state.heroes, state.draft.undealt].flat()).toHaveLength(18);
    expect([...state.contractStacks, state.display].flat()).toHaveLength(48);
    expect([...state.tiles, ...state.tileStacks.flat()]).toHaveLength(47);
    expect(tables.wagons.filter((wagon) => !wagon.special)).toHaveLength(52);
    expect(state.specialStacks.flat()).toHaveLength(12);
    expect(state.contractors.reduce((sum, bits) => sum + bits.toString(2).replaceAll('0', '').length, 0)).toBe(27);
    expect(state.parcelSupply).toBe(12);
    expect(tables.tokens).toHaveLength(18);
    expect(state.missionTokens.toString(2)).toBe('111111111');
  });

  test('TR-1.2 pieces of each player', () => {
    const { state } = newTable({ players: 2 });
    expect([state.warehousesLeft, state.stationsLeft, state.contractMarkers, state.agents]).toEqual([
      [12, 12],
      [6, 6],
      [12, 12],
      [15, 15],
    ]);
    expect(state.spies[0].toString(2)).toBe('1111111110');
    expect(tables.edition.game.playerColours).toEqual(['yellow', 'black', 'violet', 'white']);
  });

  test('TR-1.3 three regions with three cities, four zones and one black market each; START lies in none', () => {
    expect(tables.regions.map(({ id, state }) => `${id} ${state}`)).toEqual([
      'green Calestia',
      'red Ravenshire',
      'blue Awhar',
    ]);
    expect(tables.fields.filter((field) => field.region === -1).map((field) => field.id)).toEqual(['START']);
    tables.regions.forEach((_, region) => {
      expect(tables.citiesOf[region]).toHaveLength(3);
      expect(tables.zonesOf[region]).toHaveLength(4);
      expect(tables.fields.filter((field) => field.kind === 'market' && field.region === region)).toHaveLength(1);
    });
  });

  test('TR-1.4 resources and their values', () => {
    expect(tables.resources.map(({ id, value }) => `${id} ${value}`)).toEqual([
      'brass 1',
      'water 2',
      'food 3',
      'copper 4',
      'gold 5',
    ]);
  });

  test('TR-1.5 every city has a rank by its loop, three contractors, two tokens and contract spaces 2 to 5', () => {
    const loops = ['inner', 'middle', 'outer'];
    tables.cities.forEach((city, i) => {
      expect(loops[city.rank - 1]).toBe(tables.fields[city.field].loop);
      expect(city.contractors).toBe(0b111);
      expect(tables.tokenAt.slice(i * 4, i * 4 + 4).map((token) => token >= 0)).toEqual([true, true, false, false]);
    });
    expect(tables.sizes).toEqual([2, 3, 4, 5]);
  });

  test('TR-1.6 every zone has three warehouse spaces and nine siding fields', () => {
    expect(tables.warehouseSpaces).toBe(3);
    tables.zones.forEach((_, zone) => {
      const sidings = tables.fields.filter((field) => field.zone === zone).map((field) => field.siding + 1);
      expect(sidings.sort()).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
    });
  });

  test('TR-1.7 the management board: sectors, tracks, areas, bonus spaces and contracts', () => {
    const { state } = newTable();
    expect(tables.sectorsOf.map((sectors) => sectors.length)).toEqual([5, 5, 5]);
    expect([tables.spySpaces, tables.sectorSpaces]).toEqual([4, 8]);
    expect(tables.trackValues).toHaveLength(5);
    expect(tables.areas).toHaveLength(7);
    expect([tables.infrastructure.length, tables.contractorTracks.length]).toEqual([3, 3]);
    expect([state.tiles.length, state.tileStacks.length]).toEqual([9, 3]);
    expect(state.display).toHaveLength(12);
  });

  test('TR-1.8 action cards have three movement actions and a special action for 1 coal', () => {
    for (const card of tables.cards) {
      expect(card.moves).toHaveLength(3);
      expect(card.coal).toBe(1);
    }
  });

  test('TR-1.9 heroes have a city in their region, a bonus and a resource; TR-18.3 all of them', () => {
    const words = tables.heroes.map(({ id, name, city, region, resource, effect }) => {
      expect(tables.cities[city].region).toBe(region);
      const { key, params } = effectText(tables, tables.effects[effect]);
      const amount = params?.amount ?? (params?.track === undefined ? '' : JSON.stringify(params.track));
      return `${id} ${name}, ${tables.cities[city].name}, ${tables.resources[resource].id}, ${key.slice(7)}${amount === '' ? '' : ` ${amount}`}`;
    });
    expect(words).toEqual([
      'C01 Otto Varrick, Rackglen, brass, gainInvestment 1',
      'C02 Helga Stroud, Rackglen, food, buildWarehouse',
      'C03 Casimir Thorne, Haldengard, water, freeSpecialAction',
      'C04 Ludmila Grau, Haldengard, copper, useSidingTile',
      'C05 Viktor Brandt, Vardimium, gold, advanceProgress {"key":"track.wagons"}',
      'C06 Irena Falk, Vardimium, food, gainCoal 1',
      'C07 Pietia Rabov, Blackborough, water, buildStation',
      'C08 Magda Coyle, Blackborough, brass, gainInvestment 2',
      'C09 Bram Holloway, Brukas, gold, corruption',
      'C10 Tilda Ashgrove, Brukas, food, buildWarehouse',
      'C11 Jonas Pyke, Ironmere, copper, advanceProgress {"key":"track.unloading"}',
      'C12 Greta Morrow, Ironmere, water, gainCoal 2',
      'C13 Leonid Quill, Vexbourne, copper, corruption',
      'C14 Ada Winterbourne, Vexbourne, water, buildWarehouse',
      'C15 Tomas Ferro, Cogsmere, food, freeSpecialAction',
      'C16 Selene Marchetti, Cogsmere, brass, corruption',
      'C17 Ignacy Volta, Aurelspire, gold, gainInvestment 1',
      'C18 Nadia Crane, Aurelspire, copper, advanceProgress {"key":"track.loading"}',
    ]);
  });

  test('TR-1.10 wagons of 1, 2 and 3 slots, special wagons of 2 and 3 parcels', () => {
    const count = (size: number, special: boolean) =>
      tables.wagons.filter((wagon) => wagon.size === size && wagon.special === special).length;
    expect([count(1, false), count(2, false), count(3, false)]).toEqual([8, 22, 22]);
    expect([count(2, true), count(3, true)]).toEqual([6, 6]);
    for (const wagon of tables.wagons) expect(wagon.accepts.length).toBe(wagon.special ? 0 : wagon.size);
  });

  const specials: [cards: string, effect: string][] = [
    ['A01', 'effect.gainVP {"amount":5}'],
    ['A02', 'effect.gainVP {"amount":7}'],
    ['A03', 'effect.gainVP {"amount":6}'],
    ['A04', 'effect.gainVP {"amount":3}'],
    ['A05 A06', 'effect.buildStation'],
    ['A07 A08 A09', 'effect.corruption {"times":1,"agents":1}'],
    ['A10 A13', 'effect.corruption {"times":2,"agents":1}'],
    ['A14', 'effect.buildWarehouse {"times":3}'],
    ['A15 A16 A17', 'effect.buildWarehouse {"times":2}'],
    ['A19 A20 A21', 'effect.buildWarehouse {"times":1}'],
    ['A22', 'effect.advanceProgress {"times":2,"track":{"key":"track.wagons"}}'],
    ['A23', 'effect.advanceProgress {"times":1,"track":{"key":"track.loading"}}'],
    ['A24', 'effect.advanceProgress {"times":2,"track":{"key":"track.any"}}'],
    ['A25 A26 A27', 'effect.advanceProgress {"times":1,"track":{"key":"track.any"}}'],
    ['A29', 'effect.exchangeWagon {"options":"1-3 / 3-3"}'],
    ['A30', 'effect.exchangeWagon {"options":"1-2 / 2-3 / 3-3"}'],
    ['A31 A32 A33', 'effect.loadWagon {"times":2}'],
    ['A34 A35', 'effect.gainInvestment {"amount":3}'],
    ['A36 A38 A42', 'effect.gainInvestment {"amount":2}'],
    ['A37', 'effect.exchangeWagon {"options":"1-3"}'],
    ['A39 A40 A44', 'effect.gainInvestment {"amount":1}'],
    ['A48 A49', 'effect.rentWarehouse'],
    ['A50', 'effect.freeAreaAction {"cost":1}'],
    ['A51', 'effect.freeAreaAction {"cost":2}'],
    ['A52 A53 A54', 'effect.drawWagon {"slots":3}'],
    ['A55 A56 A57', 'effect.drawWagon {"slots":2}'],
  ];
  const inWords = (effect: number): string => {
    const { key, params } = effectText(tables, tables.effects[effect]);
    return params === undefined ? key : `${key} ${JSON.stringify(params)}`;
  };
  test.each(specials)('TR-18.1 special action of %s: %s', (cards, effect) => {
    for (const id of cards.split(' '))
      expect(inWords(tables.cards[tables.index.card.get(id) ?? -1].effect)).toBe(effect);
  });
  test('TR-18.1 there are no other cards', () => {
    expect(specials.flatMap(([cards]) => cards.split(' ')).sort()).toEqual(tables.cards.map((card) => card.id));
  });

  const tiles: [from: number, to: number, effect: string][] = [
    [1, 2, 'effect.drawActionCards {"draw":3,"keep":2}'],
    [3, 4, 'effect.drawActionCards {"draw":3,"keep":1}'],
    [5, 9, 'effect.advanceProgress {"times":1,"track":{"key":"track.any"}}'],
    [10, 11, 'effect.buildWarehouse {"times":2}'],
    [12, 16, 'effect.buildWarehouse {"times":1}'],
    [17, 17, 'effect.exchangeWagon {"options":"1-3"}'],
    [18, 18, 'effect.exchangeWagon {"options":"1-2 / 2-3"}'],
    [19, 20, 'effect.drawWagon {"slots":2}'],
    [21, 21, 'effect.drawWagon {"slots":3}'],
    [22, 27, 'effect.corruption {"times":1,"agents":1}'],
    [28, 29, 'effect.loadWagon {"times":2}'],
    [30, 31, 'effect.loadWagon {"times":1}'],
    [32, 32, 'effect.gainInvestment {"amount":3}'],
    [33, 37, 'effect.gainInvestment {"amount":2}'],
    [38, 40, 'effect.gainInvestment {"amount":1}'],
    [41, 41, 'effect.gainCoal {"amount":3}'],
    [42, 44, 'effect.gainCoal {"amount":2}'],
    [45, 47, 'effect.gainCoal {"amount":1}'],
  ];
  test.each(tiles)('TR-18.2 siding tiles B%d to B%d: %s', (from, to, effect) => {
    for (let n = from; n <= to; n++) {
      expect(tables.tiles[n - 1].id).toBe(`B${String(n).padStart(2, '0')}`);
      expect(inWords(tables.tiles[n - 1].effect)).toBe(effect);
    }
  });

  test('TR-18.4 values of the progress tracks by level', () => {
    expect(tables.trackValues).toEqual([
      [2, 3, 4, 5, 6, 7],
      [1, 2, 3, 4, 5, 6],
      [1, 2, 3, 4, 5, 6],
      [2, 3, 4, 5, 6, 7],
      [3, 4, 5, 6, 7, 8],
    ]);
  });

  test('TR-18.5 movement tokens by rank: VP and movement of slots 1 and 2', () => {
    const byRank = [1, 2, 3].map((rank) => {
      const city = tables.cities.findIndex((one) => one.rank === rank);
      return [0, 1].map((slot) => {
        const { vp, movement } = tables.tokens[tables.tokenAt[city * tables.markerSlots + slot]];
        return `${vp}/${movement}`;
      });
    });
    expect(byRank).toEqual([
      ['3/4', '1/6'],
      ['4/3', '2/5'],
      ['5/2', '3/4'],
    ]);
  });

  test('TR-18.6 cities by region and rank, zones by region', () => {
    const names = tables.citiesOf.map((cities) =>
      [...cities].sort((a, b) => tables.cities[a].rank - tables.cities[b].rank).map((city) => tables.cities[city].name),
    );
    expect(names).toEqual([
      ['Rackglen', 'Vardimium', 'Haldengard'],
      ['Brukas', 'Ironmere', 'Blackborough'],
      ['Cogsmere', 'Vexbourne', 'Aurelspire'],
    ]);
    expect(tables.zonesOf.map((zones) => zones.map((zone) => tables.zones[zone].id).join(' '))).toEqual([
      'ZG1 ZG2 ZG3 ZG4',
      'ZR1 ZR2 ZR3 ZR4',
      'ZB1 ZB2 ZB3 ZB4',
    ]);
  });
});

describe('an edition that cannot be played is refused with its place', () => {
  test.each<[place: string, value: unknown, where: string]>([
    ['setup.startField', 'NOWHERE', 'setup.startField'],
    ['map.fields.1.next', [{ to: 'L9', via: 'track' }], 'map.fields[1].next'],
    ['map.fields.1.next', [{ to: 'START', via: 'track' }], 'map.fields[1].next'],
    ['map.fields.1.region', 'yellow', 'map.fields[1].region'],
    ['map.fields.0.region', 'green', 'map.fields[0].region'],
    ['cities.items.0.field', 'L1', 'cities.items[0].field'],
    ['cities.items.0.markerSlots', 3, 'cities.items[0].markerSlots'],
    ['cities.items.1.contractSpaces', [2, 3], 'cities.items[1].contractSpaces'],
    ['zones.items.0.region', 'red', 'map.fields[5]'],
    ['actionCards.items.0.moves', [{ value: 3, coal: 0 }], 'actionCards.items[0].moves'],
    ['actionCards.items.1.id', 'A01', 'actionCards.items[1]'],
    [
      'actionCards.items.0.special.effect',
      { type: 'freeAreaAction', cost: 9 },
      'actionCards.items[0].special.effect.cost',
    ],
    ['actionCards.items.0.special.effect', { type: 'fly' }, 'actionCards.items[0].special.effect.type'],
    ['sidingTiles.items.0.effect', { type: 'drawWagon', slots: 7 }, 'sidingTiles.items[0].effect.slots'],
    ['heroCards.items.0.city', 'brukas', 'heroCards.items[0].city'],
    ['stateContracts.items.0.resources', ['brass'], 'stateContracts.items[0]'],
    ['wagons.items.9.accepts', ['brass'], 'wagons.items[9].accepts'],
    ['setup.sidingStacks', [13, 13, 11], 'setup.sidingStacks'],
    ['setup.byPlayers.4.heroesDealt', 5, 'setup.byPlayers.4.heroesDealt'],
    ['setup.byPlayers.3.spies', [1, 2], 'setup.byPlayers.3.spies'],
    ['resources.items.0.id', 'silver', 'resources.items[0].id'],
    ['map.fields.3.next', [{ to: 'L1', via: 'track' }], 'map.fields[4]'],
    ['zones.items.3.warehouseSpaces', 2, 'zones.items[3].warehouseSpaces'],
    ['cities.items.2.markerSlots', 5, 'cities.items[2].markerSlots'],
    ['movementTokens.items.1.slot', 1, 'movementTokens.items[1]'],
    ['movementTokens.items.1.slot', 9, 'movementTokens.items[1].slot'],
    ['progressTracks.items.1.levels.2.level', 7, 'progressTracks.items[1].levels[2].level'],
    ['progressTracks.items.1.levels.2.value', 1, 'progressTracks.items[1].levels[2].value'],
    [
      'infrastructureTracks.items.0.bonuses',
      { '11': { type: 'useSidingTile' } },
      'infrastructureTracks.items[0].bonuses.11',
    ],
    ['sectors.items.0.spySpaces.0.bonus', { type: 'drawWagon', slots: 1 }, 'sectors.items[0].spySpaces[0].bonus.slots'],
    ['wagonExchanges.items.0.pairs', [{ give: 'special-2', take: 'special-3' }], 'wagonExchanges.items[0]'],
    ['specialWagons.items.0.parcelSlots', 4, 'specialWagons.items[0].parcelSlots'],
  ])('%s = %j', (place, value, where) => {
    const attempt = () => parseEdition(changed(place, value));
    expect(attempt).toThrow(EditionError);
    expect(attempt).toThrow(where);
  });

  test('the standard edition is played as it is, and its name depends on its content', () => {
    const own = trainRush.open(changed('scoring.allCities', 11));
    const standard = trainRush.open(trainRush.standardEdition);
    expect(own.edition).not.toBe(standard.edition);
    expect(setupOf().seats).toBe(4);
  });
});
