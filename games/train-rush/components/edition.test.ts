import { describe, expect, test } from 'vitest';
import { EditionError } from '../../../kernel/index.ts';
import { openTrainRush } from '../index.ts';
import { edition } from '../testing.ts';
import { parseEdition } from './edition.ts';
import standard from './standard.json' with { type: 'json' };

const REGIONS = ['green', 'red', 'blue'];
const RESOURCES = ['brass', 'water', 'food', 'copper', 'gold'];
const LOOPS = ['inner', 'middle', 'outer'];

function tally(words: readonly (string | number)[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const word of words) counts[word] = (counts[word] ?? 0) + 1;
  return counts;
}
const { fields } = edition.map;
const fieldOf = new Map(fields.map((field) => [field.id, field]));

/** Every field that can be reached, with the least number of points. */
function distances(from: string): Map<string, number> {
  const found = new Map([[from, 0]]);
  const queue = [from];
  for (const at of queue)
    for (const { to } of fieldOf.get(at)?.next ?? []) {
      if (found.has(to)) continue;
      found.set(to, (found.get(at) ?? 0) + 1);
      queue.push(to);
    }
  return found;
}

describe('the box', () => {
  test('TR-1.1: the shared pieces', () => {
    const { shared } = standard.componentList;
    expect(shared).toMatchObject({
      brass: 20,
      water: 20,
      food: 20,
      copper: 20,
      gold: 20,
      investmentMarkers: 45,
      coalMarkers: 40,
    });
    expect(shared).toMatchObject({
      parcelTokens: 12,
      contractors: 27,
      contractorsPerColour: 9,
      mainBoard: 1,
      managementBoard: 1,
    });
    expect([
      edition.actionCards.items.length,
      edition.heroCards.items.length,
      edition.stateContracts.items.length,
      edition.wagons.items.length,
      edition.specialWagons.items.length,
      edition.sidingTiles.items.length,
      edition.movementTokens.items.length,
      standard.missionTokens.items.length,
      shared.roundMarker,
    ]).toEqual([48, 18, 48, 52, 12, 47, 18, 9, 1]);
  });

  test('TR-1.2: the pieces of each player, in four colours', () => {
    expect(edition.componentList.perPlayer).toEqual({
      stations: 6,
      warehouses: 12,
      contractMarkers: 12,
      agents: 15,
      cityMarkers: 9,
    });
    expect(standard.componentList.perPlayer).toMatchObject({
      locomotive: 1,
      orderMarker: 1,
      progressMarkers: 11,
      spies: 9,
    });
    expect(edition.game.playerColours).toEqual(['yellow', 'black', 'violet', 'white']);
    const tracks = [edition.progressTracks, edition.infrastructureTracks, edition.contractorTracks];
    expect(tracks.map(({ items }) => items.length)).toEqual([5, 3, 3]);
  });

  test('TR-1.3: three regions, each one state with three cities, four zones and a black market', () => {
    expect(edition.regions.items.map(({ id, state }) => [id, state])).toEqual([
      ['green', 'Calestia'],
      ['red', 'Ravenshire'],
      ['blue', 'Awhar'],
    ]);
    for (const region of REGIONS) {
      expect(edition.cities.items.filter((city) => city.region === region)).toHaveLength(3);
      expect(edition.zones.items.filter((zone) => zone.region === region)).toHaveLength(4);
      expect(fields.filter((field) => field.kind === 'market' && field.region === region)).toHaveLength(1);
    }
    expect(fields.filter((field) => field.region === null).map(({ id }) => id)).toEqual(['START']);
  });

  test('TR-1.4: resources and their values', () => {
    expect(edition.resources.items.map(({ id, value }) => [id, value])).toEqual([
      ['brass', 1],
      ['water', 2],
      ['food', 3],
      ['copper', 4],
      ['gold', 5],
    ]);
  });

  test('TR-1.5, TR-18.6: cities by region and rank, the rank follows the loop', () => {
    const named = (region: string) =>
      edition.cities.items
        .filter((city) => city.region === region)
        .sort((a, b) => a.rank - b.rank)
        .map(({ name }) => name);
    expect(REGIONS.map(named)).toEqual([
      ['Rackglen', 'Vardimium', 'Haldengard'],
      ['Brukas', 'Ironmere', 'Blackborough'],
      ['Cogsmere', 'Vexbourne', 'Aurelspire'],
    ]);
    for (const city of edition.cities.items) {
      expect(LOOPS.indexOf(fieldOf.get(city.field)?.loop ?? '')).toBe(city.rank - 1);
      expect([...city.contractors].sort()).toEqual(['blue', 'green', 'red']);
      expect([city.markerSlots, city.contractSpaces]).toEqual([4, [2, 3, 4, 5]]);
      expect(standard.missionTokens.items.filter((token) => token.city === city.id)).toHaveLength(1);
    }
  });

  test('TR-1.6, TR-18.6: zones by loop, each with three warehouses and a siding of nine fields', () => {
    const zonesOn = (region: string, loop: string) =>
      edition.zones.items
        .filter((zone) => zone.region === region && fieldOf.get(zone.sidingFields[1])?.loop === loop)
        .map(({ id }) => id);
    expect(REGIONS.map((region) => LOOPS.map((loop) => zonesOn(region, loop)))).toEqual([
      [['ZG1'], ['ZG2'], ['ZG3', 'ZG4']],
      [['ZR1'], ['ZR2'], ['ZR3', 'ZR4']],
      [['ZB1'], ['ZB2'], ['ZB3', 'ZB4']],
    ]);
    for (const zone of standard.zones.items) {
      expect([zone.warehouseSpaces, zone.stationSpaces, zone.contractorSpaces, zone.parcelSpaces]).toEqual([
        3, 1, 3, 1,
      ]);
      expect(Object.keys(zone.sidingFields)).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9']);
    }
  });

  test('TR-1.7: the management board', () => {
    expect(tally(edition.sectors.items.map(({ region }) => region))).toEqual({ green: 5, red: 5, blue: 5 });
    expect(edition.actionAreas.items).toHaveLength(7);
    expect(edition.sidingTiles.area.rows).toEqual([
      [1, 2, 3],
      [4, 5, 6],
      [7, 8, 9],
    ]);
    expect(tally(edition.stateContracts.items.map(({ size }) => size))).toEqual({ 2: 12, 3: 12, 4: 12, 5: 12 });
    for (const { spySpaces, agentSpaces } of edition.sectors.items) {
      expect([spySpaces.map(({ space }) => space), agentSpaces]).toEqual([
        [1, 2, 3, 4],
        [5, 6, 7, 8],
      ]);
    }
  });

  test('TR-1.8: three movement actions per card, all profiles different', () => {
    const profiles = edition.actionCards.items.map(({ moves }) => JSON.stringify(moves));
    expect(new Set(profiles).size).toBe(48);
    for (const { moves, special } of edition.actionCards.items) {
      expect(moves).toHaveLength(3);
      expect(special.coal).toBe(1);
      for (const { value, coal } of moves)
        expect([value >= 1 && value <= 6, coal >= 0 && coal <= 2]).toEqual([true, true]);
    }
    const free = edition.actionCards.items.filter(({ moves }) => moves[0].coal === 0);
    expect(free.length).toBeGreaterThanOrEqual(24);
  });

  test('TR-1.9: two heroes of different resources per city, six per state', () => {
    expect(tally(edition.heroCards.items.map(({ region }) => region))).toEqual({ green: 6, red: 6, blue: 6 });
    for (const city of edition.cities.items) {
      const resources = edition.heroCards.items.filter((hero) => hero.city === city.id).map(({ resource }) => resource);
      expect([resources.length, new Set(resources).size]).toEqual([2, 2]);
    }
  });

  test('TR-1.10: wagons of one to three slots, special wagons of two and three', () => {
    expect(tally(edition.wagons.items.map(({ slots }) => slots))).toEqual({ 1: 8, 2: 22, 3: 22 });
    expect(tally(edition.wagons.items.filter(({ slots }) => slots === 1).map(({ accepts }) => accepts[0]))).toEqual({
      brass: 4,
      any: 4,
    });
    expect(
      tally(edition.specialWagons.items.map(({ parcelSlots, vpWhenFull }) => `${parcelSlots}:${vpWhenFull}`)),
    ).toEqual({ '2:10': 6, '3:18': 6 });
    for (const size of [2, 3])
      for (const resource of RESOURCES) {
        const fitting = edition.wagons.items.filter(
          ({ slots, accepts }) => slots === size && accepts.includes(resource),
        );
        expect(fitting.length).toBeGreaterThanOrEqual(5);
      }
  });

  test('TR-18.5: movement tokens by rank; movement and points make seven', () => {
    const rank = new Map(edition.cities.items.map((city) => [city.id, city.rank]));
    expect(
      tally(edition.movementTokens.items.map((t) => `rank ${rank.get(t.city)} slot ${t.slot}: ${t.vp}/${t.movement}`)),
    ).toEqual({
      'rank 1 slot 1: 3/4': 3,
      'rank 1 slot 2: 1/6': 3,
      'rank 2 slot 1: 4/3': 3,
      'rank 2 slot 2: 2/5': 3,
      'rank 3 slot 1: 5/2': 3,
      'rank 3 slot 2: 3/4': 3,
    });
  });

  test('TR-11.4: contract points are 4, 7, 10 or 13 by size, one more per gold, one less per any; all tiles differ', () => {
    const base: Record<number, number> = { 2: 4, 3: 7, 4: 10, 5: 13 };
    const times = (list: readonly string[], word: string) => list.filter((one) => one === word).length;
    for (const { size, resources, vp } of edition.stateContracts.items)
      expect(vp).toBe(base[size] + times(resources, 'gold') - times(resources, 'any'));
    expect(new Set(edition.stateContracts.items.map(({ resources }) => [...resources].sort().join())).size).toBe(48);
  });

  test('every block says where its figures come from', () => {
    const blocks = Object.entries(standard).filter(([, block]) => typeof block === 'object');
    expect(blocks).toHaveLength(30);
    for (const [name, block] of blocks) {
      const list: unknown = 'provenance' in Object(block) ? Object(block).provenance : undefined;
      expect(list, name).toEqual(
        expect.arrayContaining([
          expect.objectContaining({ source: expect.stringMatching(/^(rulebook|public|inferred|reconstructed)$/) }),
        ]),
      );
    }
  });
});

describe('the map', () => {
  test('TR-10.1: field kinds, and every field can be reached from START', () => {
    expect(tally(fields.map(({ kind }) => kind))).toEqual({ start: 1, track: 63, siding: 108, city: 9, market: 3 });
    expect(distances('START').size).toBe(fields.length);
  });

  test('TR-10.1: from every field of a loop all fields of all loops can be reached', () => {
    const core = fields.filter(({ loop }) => LOOPS.includes(loop ?? ''));
    for (const { id } of core) expect(distances(id).size).toBe(core.length);
  });

  test('TR-10.3: loops are changed by exits and tunnels only, one of each kind per region', () => {
    const changes = fields.flatMap((field) =>
      field.next.flatMap(({ to, via }) => {
        const into = fieldOf.get(to)?.loop ?? '';
        if (field.loop === into || !LOOPS.includes(field.loop ?? '')) return [];
        return [`${via} ${field.loop}>${into}`];
      }),
    );
    expect(tally(changes)).toEqual({ 'exit inner>middle': 3, 'exit middle>outer': 3, 'tunnel outer>inner': 3 });
  });

  test('TR-10.4: siding tracks 1-2-3, 4-5-6 and 7-8-9 with a common entry and leave', () => {
    for (const zone of standard.zones.items) {
      expect(fieldOf.get(zone.entry)?.next.map(({ to }) => to)).toEqual(
        expect.arrayContaining([1, 4, 7].map((n) => `${zone.id}.${n}`)),
      );
      for (const n of [1, 2, 3, 4, 5, 6, 7, 8, 9]) {
        const expected = n % 3 === 0 ? zone.leave : `${zone.id}.${n + 1}`;
        expect(fieldOf.get(`${zone.id}.${n}`)?.next.map(({ to }) => to)).toEqual([expected]);
      }
    }
  });

  test('TR-10.2: the approach', () => {
    const next = (id: string) => fieldOf.get(id)?.next.map(({ to, via }) => `${to} by ${via}`);
    expect([next('START'), next('L1'), next('L2'), next('L3')]).toEqual([
      ['L1 by track'],
      ['L2 by track'],
      ['L3 by track'],
      ['I-G1 by track', 'M-R1 by tunnel'],
    ]);
    expect(['L1', 'L2', 'L3'].map((id) => fieldOf.get(id)?.region)).toEqual(['blue', 'blue', 'blue']);
  });
});

describe('editions from elsewhere', () => {
  type Change = (data: object) => void;
  const inside = (data: object, path: readonly string[]): object =>
    path.reduce((at, step) => {
      const found: unknown = Reflect.get(at, step);
      if (typeof found !== 'object' || found === null) throw new Error(`there is no ${step}`);
      return found;
    }, data);
  const set =
    (path: string, value: unknown): Change =>
    (data) => {
      const steps = path.split('.');
      const last = steps.pop() ?? '';
      Reflect.set(inside(data, steps), last, value);
    };
  /** Without the first entries of a list. */
  const without =
    (path: string, count = 1): Change =>
    (data) => {
      const list = inside(data, path.split('.'));
      if (Array.isArray(list)) list.splice(0, count);
    };
  /** The standard edition with one change. */
  const changed = (change: Change): unknown => {
    const data = structuredClone(standard);
    change(data);
    return data;
  };

  test('the standard edition is accepted and named by its content', () => {
    const game = openTrainRush(standard);
    expect(game.edition).toMatch(/^standard@[0-9a-f]{12}$/);
    expect(openTrainRush(changed(set('limits.actionHandLimit', 6))).edition).not.toBe(game.edition);
  });

  test('a progress track may have two levels, and not fewer', () => {
    const levels = [1, 2].map((level) => ({ level, value: level }));
    expect(openTrainRush(changed(set('progressTracks.items.1.levels', levels))).edition).toMatch(/^standard@/);
  });

  const BAD: readonly (readonly [problem: string, place: string, change: Change])[] = [
    ['not an edition at all', 'game', (data) => Reflect.deleteProperty(data, 'game')],
    ['a hand limit of zero', 'limits.actionHandLimit', set('limits.actionHandLimit', 0)],
    ['a field that leads nowhere', 'map.fields[5].next', set('map.fields.5.next', [])],
    ['an edge to an unknown field', 'map.fields[5].next', set('map.fields.5.next.0.to', 'nowhere')],
    ['a field that cannot be reached', 'map.fields[4]', set('map.fields.3.next', [{ to: 'L1', via: 'track' }])],
    ['cities with different numbers of slots', 'cities.items[2].markerSlots', set('cities.items.2.markerSlots', 5)],
    ['levels out of order', 'progressTracks.items[1].levels[2].level', set('progressTracks.items.1.levels.2.level', 7)],
    ['values that fall', 'progressTracks.items[1].levels[2].value', set('progressTracks.items.1.levels.2.value', 1)],
    [
      'a special wagon of its own size',
      'specialWagons.items[0].parcelSlots',
      set('specialWagons.items.0.parcelSlots', 4),
    ],
    ['a starting wagon of an unknown resource', 'resources.items[0].id', set('resources.items.0.id', 'silver')],
    ['an edge back to START', 'map.fields[5].next', set('map.fields.5.next.0.to', 'START')],
    ['two edges to one field', 'map.fields[3].next', set('map.fields.3.next.1.to', 'I-G1')],
    ['two fields of one name', 'map.fields', set('map.fields.2.id', 'L1')],
    ['a field of an unknown region', 'map.fields[4].region', set('map.fields.4.region', 'purple')],
    ['a field without a region', 'map.fields[4].region', set('map.fields.4.region', null)],
    ['START in a region', 'map.fields[0].region', set('map.fields.0.region', 'green')],
    ['an unknown start field', 'setup.startField', set('setup.startField', 'HOME')],
    ['a city on a field that is no city', 'cities.items[0].field', set('cities.items.0.field', 'L1')],
    ['a city with too few slots for markers', 'cities.items[1].markerSlots', set('cities.items.1.markerSlots', 3)],
    [
      'cities with different contract spaces',
      'cities.items[2].contractSpaces',
      set('cities.items.2.contractSpaces', [2, 3]),
    ],
    ['a contractor of unknown colour', 'cities.items[0].contractors', set('cities.items.0.contractors', ['pink'])],
    ['a siding that is not in its zone', 'map.fields', set('zones.items.0.sidingFields.1', 'ZG1.2')],
    [
      'zones with different numbers of warehouses',
      'zones.items[3].warehouseSpaces',
      set('zones.items.3.warehouseSpaces', 2),
    ],
    ['fewer parcels than zones', 'componentList.shared.parcelTokens', set('componentList.shared.parcelTokens', 11)],
    ['a token in an unknown city', 'movementTokens.items[4].city', set('movementTokens.items.4.city', 'atlantis')],
    ['a token on a slot that does not exist', 'movementTokens.items[0].slot', set('movementTokens.items.0.slot', 7)],
    ['two tokens on one slot', 'movementTokens.items[1]', set('movementTokens.items.1.slot', 1)],
    ['a token that moves too far', 'movementTokens.items[1].movement', set('movementTokens.items.1.movement', 99)],
    ['a card that moves too far', 'actionCards.items[1].moves[0].value', set('actionCards.items.1.moves.0.value', 99)],
    [
      'a card with two movement actions',
      'actionCards.items[0].moves',
      set('actionCards.items.0.moves', [{ value: 1, coal: 0 }]),
    ],
    ['two cards of one name', 'actionCards.items', set('actionCards.items.1.id', 'A01')],
    [
      'an unknown effect',
      'actionCards.items[0].special.effect',
      set('actionCards.items.0.special.effect', { type: 'teleport' }),
    ],
    [
      'an exchange that does not exist',
      'sidingTiles.items[16].effect.options',
      set('sidingTiles.items.16.effect.options', ['4-5']),
    ],
    [
      'a wagon exchange of a size that does not exist',
      'wagonExchanges.items[0]',
      set('wagonExchanges.items.0.pairs.0.take', 'wagon-7'),
    ],
    [
      'a wagon exchange of a nonsensical side',
      'wagonExchanges.items[0]',
      set('wagonExchanges.items.0.pairs.0.take', 'ship-2'),
    ],
    [
      'special for special',
      'wagonExchanges.items[2]',
      set('wagonExchanges.items.2.pairs.0', { give: 'special-2', take: 'special-2' }),
    ],
    [
      'drawing a wagon that lies in no pool',
      'sidingTiles.items[18].effect.slots',
      set('sidingTiles.items.18.effect.slots', 1),
    ],
    [
      'corruption in an unknown state by a hero',
      'heroCards.items[8].bonus.effect.region',
      set('heroCards.items.8.bonus.effect.region', 'purple'),
    ],
    [
      'corruption in an unknown state by a track',
      'infrastructureTracks.items[0].bonuses',
      set('infrastructureTracks.items.0.bonuses.5.region', 'purple'),
    ],
    [
      'a bonus behind the end of its track',
      'contractorTracks.items[0].bonuses',
      set('contractorTracks.items.0.bonuses', { 13: { type: 'useSidingTile' } }),
    ],
    [
      'an unknown exchange as a sector bonus',
      'sectors.items[4].spySpaces[0].bonus',
      set('sectors.items.4.spySpaces.0.bonus', { type: 'exchangeWagon', options: ['9-9'] }),
    ],
    ['sectors of different size', 'sectors.items[3]', set('sectors.items.3.agentSpaces', [5, 6])],
    ['a sector of an unknown state', 'sectors.items[3].region', set('sectors.items.3.region', 'purple')],
    [
      'a progress track with one level',
      'progressTracks.items[0].levels',
      set('progressTracks.items.0.levels', [{ level: 1, value: 2 }]),
    ],
    ['a missing progress track', 'progressTracks.items', without('progressTracks.items')],
    ['a missing infrastructure track', 'infrastructureTracks.items', without('infrastructureTracks.items')],
    ['a missing contractor track', 'contractorTracks.items', without('contractorTracks.items')],
    ['two actions of one name', 'actionAreas.items', set('actionAreas.items.0.actions.1.id', 'market-1')],
    ['two exchanges of one name', 'blackMarketExchange.items', set('blackMarketExchange.items.1.id', 'bm-exchange')],
    [
      'a market exchange for a size without spaces',
      'blackMarketExchange.items[4].effect.size',
      set('blackMarketExchange.items.4.effect.size', 9),
    ],
    [
      'a free action of a cost no action has',
      'actionCards.items[40].special.effect.cost',
      set(`actionCards.items.40.special.effect`, { type: 'freeAreaAction', cost: 8 }),
    ],
    ['a contract of the wrong length', 'stateContracts.items[0]', set('stateContracts.items.0.resources', ['brass'])],
    [
      'a contract of an unknown resource',
      'stateContracts.items[0].resources',
      set('stateContracts.items.0.resources', ['brass', 'tin']),
    ],
    ['too few contracts of a size', 'stateContracts.items', without('stateContracts.items', 10)],
    ['a wagon with the wrong number of slots', 'wagons.items[9].accepts', set('wagons.items.9.accepts', ['brass'])],
    ['a wagon for an unknown resource', 'wagons.items[9].accepts', set('wagons.items.9.accepts', ['tin', 'brass'])],
    ['too few starting wagons', 'wagons.items', without('wagons.items', 1)],
    ['a hero of a city in another region', 'heroCards.items[0].city', set('heroCards.items.0.city', 'brukas')],
    ['a hero of an unknown resource', 'heroCards.items[0].resource', set('heroCards.items.0.resource', 'tin')],
    ['fewer spies than rounds', 'setup.byPlayers.3.spies', set('setup.byPlayers.3.spies', [1, 2, 3])],
    ['more heroes dealt than exist', 'setup.byPlayers.4.heroesDealt', set('setup.byPlayers.4.heroesDealt', 5)],
    ['a draft that keeps too few', 'setup.byPlayers.2', set('setup.byPlayers.2.heroesFinal', 3)],
    ['more cards dealt than exist', 'setup.actionCardsDealt', set('setup.actionCardsDealt', 20)],
    ['stacks that do not use up the tiles', 'setup.sidingStacks', set('setup.sidingStacks', [13, 13, 13])],
    ['a row without a stack', 'setup.sidingStacks', set('setup.sidingStacks', [19, 19])],
    [
      'two starting wagons for a cube of choice',
      'setup.startingWagons',
      set('setup.startingWagons.0.accepts', ['any']),
    ],
  ];

  test.each(BAD)('%s is refused, naming %s', (_problem, place, change) => {
    const open = (): unknown => openTrainRush(changed(change));
    expect(open).toThrow(EditionError);
    try {
      open();
    } catch (error) {
      expect(error instanceof EditionError ? error.place : error).toMatch(
        new RegExp(`^${place.replace(/[[\].]/g, '\\$&')}`),
      );
    }
  });

  /** One place of every kind in what the rules read of an edition, as a path: of the same list only one entry. */
  function kindsOfPlaces(wanted: (value: unknown) => boolean): string[] {
    const found = new Map<string, string>();
    const walk = (value: unknown, path: readonly string[]): void => {
      const kind = path.map((step) => (/^\d+$/.test(step) ? '*' : step)).join('.');
      if (wanted(value) && !found.has(kind)) found.set(kind, path.join('.'));
      if (typeof value === 'object' && value !== null)
        for (const [step, inner] of Object.entries(value)) walk(inner, [...path, step]);
    };
    walk(edition, []);
    return [...found.values()];
  }

  const numbers = kindsOfPlaces((value) => typeof value === 'number');
  test('there are numbers to bound', () => {
    expect(numbers.length).toBeGreaterThan(60);
  });
  test.each(numbers)('%s takes no huge, negative or broken number', (path) => {
    for (const value of [1e9, -1, 1.5, Number.NaN, '1'])
      expect(() => parseEdition(changed(set(path, value)))).toThrow(EditionError);
  });

  /** Lists in which two equal entries mean nothing wrong: what a wagon takes, what a contract asks for, heights of stacks. */
  const MAY_REPEAT = /\.(accepts|resources)$|^setup\.sidingStacks$|\.moves$/;
  const lists = kindsOfPlaces(Array.isArray).filter((path) => !MAY_REPEAT.test(path));
  test.each(lists)('%s takes no entry twice', (path) => {
    const twice: Change = (data) => {
      const list = inside(data, path.split('.'));
      if (Array.isArray(list)) list.push(structuredClone(list[0]));
    };
    expect(() => parseEdition(changed(twice))).toThrow(EditionError);
  });

  test.each(kindsOfPlaces(Array.isArray))('%s takes no endless list', (path) => {
    const endless: Change = (data) => {
      const list = inside(data, path.split('.'));
      if (Array.isArray(list)) for (let i = 0; i < 1000; i++) list.push(list[0]);
    };
    expect(() => parseEdition(changed(endless))).toThrow(EditionError);
  });

  test.each(kindsOfPlaces((value) => typeof value === 'string'))('%s takes no endless or empty name', (path) => {
    for (const value of ['', 'x'.repeat(1000)])
      expect(() => parseEdition(changed(set(path, value)))).toThrow(EditionError);
  });

  test('something that is no object is refused', () => {
    for (const nonsense of [undefined, 7, 'train rush', []]) expect(() => parseEdition(nonsense)).toThrow(EditionError);
  });
});
