import { describe, expect, test } from 'vitest';
import { EditionError } from '../../../kernel/index.ts';
import { openAutobahn } from '../index.ts';
import { A, position, tables } from '../testing.ts';
import { COLOURS, parseEdition } from './edition.ts';
import standard from './standard.json' with { type: 'json' };

const edition = parseEdition(standard);
const { map } = edition;
const FIVE = ['red', 'cyan', 'purple', 'orange', 'white'] as const;
const sum = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0);
const sorted = (list: readonly string[]): string[] => [...list].sort();
const sections = map.links.flatMap((link) => link.sections.map((section) => ({ link, section })));
const city = (id: string) => map.cities.find((other) => other.id === id);
const linksAt = (id: string) => map.links.filter((link) => link.from === id || link.to === id);
const counts = standard.componentCounts;

describe('the map', () => {
  test.each([
    ['red', ['saarbruecken', 'koeln', 'dortmund', 'hamburg', 'kobenhavn']],
    ['cyan', ['oberhausen', 'dortmund', 'hannover', 'magdeburg', 'berlin', 'warszawa']],
    ['orange', ['amsterdam', 'oberhausen', 'koeln', 'frankfurt', 'wuerzburg', 'nuernberg', 'wien']],
    ['purple', ['basel', 'mannheim', 'frankfurt', 'badHersfeld', 'jena', 'dresden']],
    ['white', ['paris', 'saarbruecken', 'mannheim', 'crailsheim', 'nuernberg', 'praha']],
    ['black', ['aarhus', 'hamburg', 'hannover', 'badHersfeld', 'wuerzburg', 'crailsheim', 'milano']],
    ['yellow', ['nuernberg', 'jena', 'berlin', 'dresden', 'warszawa', 'schwerin', 'hamburg']],
  ] as const)('AB-1.1 the %s autobahn joins its printed cities', (colour, cities) => {
    const mine = map.links.filter((link) => link.colour === colour);
    expect(sorted([...new Set(mine.flatMap((link) => [link.from, link.to]))])).toEqual(sorted(cities));
    expect(mine).toHaveLength(cities.length - 1);
  });

  test('AB-1.1 links have one or two sections; those with two have one station space, 17 in all', () => {
    for (const link of map.links) {
      expect([1, 2]).toContain(link.sections.length);
      expect(link.station !== null).toBe(link.sections.length === 2);
    }
    expect(map.links.filter((link) => link.station !== null)).toHaveLength(17);
  });

  test('AB-2.1 54 road spaces for 54 road tiles, 11 construction spaces, 12 Develop icons, 5 roadblocks', () => {
    expect(sections).toHaveLength(counts.roadTiles);
    expect(sections.filter(({ section }) => section.constructionBonus)).toHaveLength(11);
    expect(sections.filter(({ section }) => section.developIcon)).toHaveLength(12);
    expect(sections.filter(({ section }) => section.roadblock)).toHaveLength(counts.roadblocks);
    const preBuilt = sections.filter(({ link }) => link.preBuilt);
    const { eras } = edition;
    expect(preBuilt.length + sum(eras.list.map((era) => era.roadStack)) + eras.sideSupply).toBe(counts.roadTiles);
    for (const { section } of preBuilt) expect(section.constructionBonus ?? section.developIcon ?? false).toBe(false);
  });

  test('AB-2.1 a bonus tile lies before every foreign city, and no space has two icons', () => {
    for (const link of map.links.filter(({ to }) => city(to)?.foreign))
      expect(link.sections.at(-1)?.constructionBonus).toBe(true);
    for (const { section } of sections)
      expect(
        [section.constructionBonus, section.developIcon, section.roadblock && section.constructionBonus].filter(Boolean)
          .length,
      ).toBeLessThan(2);
  });

  test('AB-1.6 17 German and 9 foreign cities; Denmark has two of them, every other country one', () => {
    expect(map.cities.filter((c) => !c.foreign)).toHaveLength(17);
    expect(map.cities.filter((c) => c.foreign)).toHaveLength(9);
    expect(edition.countries.list.map((country) => country.cities.length)).toEqual([2, 1, 1, 1, 1, 1, 1, 1]);
    const onlyWarszawa = map.cities.filter((c) => c.foreign && linksAt(c.id).length > 1).map((c) => c.id);
    expect(onlyWarszawa).toEqual(['warszawa']);
  });

  test('AB-1.5 only Hamburg and Nürnberg have three autobahns', () => {
    const three = map.cities.filter((c) => !c.foreign && new Set(linksAt(c.id).map((link) => link.colour)).size === 3);
    expect(three.map((c) => c.id)).toEqual(['hamburg', 'nuernberg']);
  });

  test('AB-1.7 every eastern link lies behind a roadblock, and the whole map can be built without them', () => {
    const grow = (blocked: boolean): Set<string> => {
      const touched = new Set(map.links.filter((link) => link.preBuilt).flatMap((link) => [link.from, link.to]));
      const reached = new Set<string>();
      for (let more = true; more; ) {
        more = false;
        for (const link of map.links) {
          const closed = blocked && link.sections.some((section) => section.roadblock);
          if (reached.has(link.id) || closed || !(touched.has(link.from) || touched.has(link.to))) continue;
          reached.add(link.id);
          touched.add(link.from).add(link.to);
          more = true;
        }
      }
      return reached;
    };
    expect(map.links.filter((link) => !grow(true).has(link.id)).map((link) => link.id)).toEqual(
      map.links.filter((link) => link.east).map((link) => link.id),
    );
    expect(grow(false).size).toBe(map.links.length);
  });

  test('AB-9.1 six depots on all autobahns of their cities; before era 3 one on each colour, five on black', () => {
    const { list } = map.depots;
    for (const depot of list)
      expect(sorted(depot.colours)).toEqual(sorted([...new Set(linksAt(depot.city).map((link) => link.colour))]));
    expect(sorted(list.map((depot) => depot.goods))).toEqual([
      'appliances',
      'automotive',
      'automotive',
      'chemicals',
      'chemicals',
      'pharmaceuticals',
    ]);
    for (const colour of FIVE)
      expect(list.filter((depot) => depot.fromEra === 1 && depot.colours.includes(colour))).toHaveLength(1);
    expect(list.filter((depot) => depot.colours.includes('black'))).toHaveLength(5);
  });
});

describe('cards, tiles and boards', () => {
  test('AB-2.1 AB-2.2 as many of each as the box holds', () => {
    expect(edition.basicCards.cards.map((card) => card.colours[0]).sort()).toEqual([...COLOURS].sort());
    expect(edition.improvedCards.cards).toHaveLength(20);
    expect(new Set(edition.improvedCards.cards.map((card) => card.colours[0] + card.effect)).size).toBe(20);
    expect(edition.advancedCards.cards).toHaveLength(14);
    expect(sum(edition.bonusTiles.types.map((type) => type.copies))).toBe(36);
    expect(edition.routeCards.list).toHaveLength(7);
    expect(edition.deliveryBoards.list).toHaveLength(6);
    const { perPlayer } = edition.componentCounts;
    expect([perPlayer.employees, perPlayer.stations, perPlayer.trucks]).toEqual([25, 8, 2]);
    const { unlockTokens, actionSpaces } = edition.playerBoard;
    expect(unlockTokens.coloured.length + unlockTokens.extra).toBe(9);
    expect(actionSpaces.leftToRight.filter((space) => space.tile)).toHaveLength(4);
  });

  test('AB-2.1 Advanced cards: two of each of the five colours, two yellow, one black, one with five colours', () => {
    const { cards } = edition.advancedCards;
    for (const colour of FIVE)
      expect(cards.filter((card) => card.colours.length === 1 && card.colours[0] === colour)).toHaveLength(2);
    expect(cards.filter((card) => card.colours[0] === 'yellow')).toHaveLength(2);
    expect(cards.filter((card) => card.colours[0] === 'black')).toHaveLength(1);
    expect(cards.filter((card) => card.colours.length === 5)).toHaveLength(1);
  });

  test('AB-2.3 solo: five task cards A, three B, an easy and a hard board with 12 slots and 8 stations', () => {
    const { taskCards, boards } = edition.solo;
    expect(taskCards.cards.map((card) => card.value)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect(['A', 'B'].map((deck) => taskCards.cards.filter((card) => card.deck === deck).length)).toEqual([5, 3]);
    for (const board of [boards.easy, boards.hard]) {
      expect(board.bonusSlots.map((row) => row.length)).toEqual([6, 6]);
      expect(board.stationRow).toHaveLength(8);
      expect(board.stationRow[5]).toMatchObject({ kind: 'promote', department: 'service' });
    }
  });

  test('AB-24.13 AB-24.45 R-91 both solo boards have every kind of bonus; the hard one builds and staffs from the first row on', () => {
    const { easy, hard } = edition.solo.boards;
    const kinds = ['buildRoad', 'buildStation', 'develop', 'placeEmployee', 'promote', 'upgradeLink'];
    for (const { bonusSlots } of [easy, hard])
      expect([...new Set(bonusSlots.flat().map(({ kind }) => kind))].sort()).toEqual(kinds);
    const works = ({ kind }: { readonly kind: string }): boolean => kind !== 'develop' && kind !== 'promote';
    expect([easy, hard].map((board) => board.bonusSlots[0].filter(works).length)).toEqual([2, 5]);
    expect([easy, hard].map((board) => board.stationRow.filter(works).length)).toEqual([2, 6]);
  });

  test('AB-2.4 Kickstarter: 8 two-colour cards, 4 tiles, 4 wine cards, 12 traffic tokens, 8 station upgrades', () => {
    expect(edition.twoColourCards.cards.filter((card) => new Set(card.colours).size === 2)).toHaveLength(8);
    expect(sum(edition.kickstarterBonusTiles.types.map((type) => type.copies))).toBe(4);
    expect(edition.modules.wine.cards.map((card) => card.country).sort()).toEqual([
      'austria',
      'france',
      'italy',
      'switzerland',
    ]);
    expect(new Set(edition.modules.wine.cards.map((card) => card.destination)).size).toBe(4);
    expect(edition.modules.traffic.tokens).toBe(12);
    expect(edition.modules.services.upgrades).toHaveLength(8);
  });

  test('AB-2.1 delivery boards: two unlocks each, goods 3/3/2, every country wants every goods on two boards', () => {
    const { list } = edition.deliveryBoards;
    for (const board of list) {
      expect(board.rows.map((row) => row.country)).toEqual(edition.countries.list.map((country) => country.id));
      expect(board.rows.filter((row) => row.reward.kind === 'unlock')).toHaveLength(2);
      expect(board.rows.map((row) => row.otherGoodsMoney)).toEqual([2, 4, 4, 6, 2, 4, 6, 4]);
    }
    for (const { id } of edition.countries.list)
      for (const goods of ['appliances', 'automotive', 'chemicals'])
        expect(
          list.filter((board) => board.rows.some((row) => row.country === id && row.preferredGoods === goods)),
        ).toHaveLength(2);
  });

  test('AB-11.4 AB-2.2 two unlocks of a delivery board and one of the track: as many as colourless tokens', () => {
    const onTrack = edition.developmentTrack.spaces.filter((space) => space.bonus?.kind === 'unlock').length;
    for (const board of edition.deliveryBoards.list)
      expect(board.rows.filter((row) => row.reward.kind === 'unlock').length + onTrack).toBe(
        edition.playerBoard.unlockTokens.extra,
      );
    const types = [...edition.bonusTiles.types, ...edition.kickstarterBonusTiles.types];
    expect(types.some((type) => type.bonus.kind === 'unlock')).toBe(false);
  });

  test('AB-18.4 one route card for every western foreign city, each ladder going down to 0', () => {
    const { list } = edition.routeCards;
    expect(sorted(list.map((route) => route.cities[1]))).toEqual([
      'aarhus',
      'amsterdam',
      'basel',
      'kobenhavn',
      'milano',
      'paris',
      'wien',
    ]);
    for (const { ladder } of list) {
      expect(ladder[0].maxStatus).toBeNull();
      expect(ladder.at(-1)?.maxStatus).toBe(0);
      const limits = ladder.slice(1).map((step) => step.maxStatus ?? Number.NaN);
      expect(limits).toEqual([...limits].sort((a, b) => b - a));
    }
  });

  test('AB-4.2 the values of the eras', () => {
    const rows = edition.eras.list.map((era) => [
      era.roadStack,
      era.buildCost.oneSectionLink,
      era.buildCost.twoSectionLink,
      era.upgradeCostPerSection,
      era.truckSpeed,
      era.funding,
    ]);
    expect(rows).toEqual([
      [10, 6, 4, 6, 2, 12],
      [12, 8, 6, 8, 3, 16],
      [14, 10, 8, 10, 3, 24],
    ]);
  });

  test('AB-2.5 every block of the data says where it comes from', () => {
    const kinds = /^(rulebook|public: ?\S|inferred: ?\S|reconstructed)/;
    const without = Object.entries<unknown>(standard).filter(
      ([key, block]) =>
        typeof block === 'object' && !Array.isArray(block) && !['provenanceLegend', 'players'].includes(key),
    );
    for (const [key, block] of without) {
      const provenance =
        typeof block === 'object' && block !== null && 'provenance' in block ? block.provenance : undefined;
      expect(`${key}: ${provenance}`).toMatch(new RegExp(`^${key}: ${kinds.source.slice(1)}`));
    }
    for (const link of standard.map.links) expect(link.provenance).toMatch(kinds);
  });
});

describe('other editions', () => {
  type Data = typeof standard;
  const changed = (change: (data: Data) => void): Data => {
    const data = structuredClone(standard);
    change(data);
    return data;
  };

  test.each<[string, (data: Data) => void]>([
    ['map.cities[1].id', (d) => (d.map.cities[1].id = 'hamburg')],
    ['map.cities[0].fixedValue', (d) => (d.map.cities[0].foreign = true)],
    ['map.links[1].id', (d) => (d.map.links[1].id = d.map.links[0].id)],
    ['map.links[0].from', (d) => (d.map.links[0].from = 'atlantis')],
    ['map.links[0].to', (d) => (d.map.links[0].to = d.map.links[0].from)],
    ['map.links[0].colour', (d) => (d.map.links[0].colour = 'brown')],
    ['map.links[2].station', (d) => (d.map.links[2].station = null)],
    ['map.links[0].sections[0].index', (d) => (d.map.links[0].sections[0].index = 1)],
    ['map.cities[0].fixedValue', (d) => Object.assign(d.map.cities[0], { fixedValue: 4 })],
    ['map.depots.list[0].city', (d) => (d.map.depots.list[0].city = 'atlantis')],
    ['map.links[6].sections[0]', (d) => Object.assign(d.map.links[6].sections[0], { roadblock: false })],
    ['eras.sideSupply', (d) => (d.eras.sideSupply = 2)],
    ['eras.list', (d) => d.eras.list.pop()],
    ['eras.list[0].roadStack', (d) => (d.eras.list[0].roadStack = 0)],
    ['countries.list[0].cities[0]', (d) => (d.countries.list[0].cities[0] = 'hamburg')],
    ['deliveryBoards.list[0].rows', (d) => d.deliveryBoards.list[0].rows.pop()],
    ['deliveryBoards.list[0].rows[0].reward.kind', (d) => (d.deliveryBoards.list[0].rows[0].reward.kind = 'holiday')],
    ['routeCards.list[0].cities[1]', (d) => (d.routeCards.list[0].cities[1] = 'atlantis')],
    ['routeCards.list', (d) => (d.routeCards.list.length = 4)],
    ['deliveryBoards.list', (d) => (d.deliveryBoards.list.length = 3)],
    ['bonusTiles.types', (d) => (d.bonusTiles.types.length = 5)],
    ['cards[7].id', (d) => (d.improvedCards.cards[0].id = 'basic-black')],
    ['improvedCards.cards[0].effect', (d) => (d.improvedCards.cards[0].effect = 'fly')],
    ['offices.list', (d) => d.offices.list.pop()],
    ['developmentTrack.spaces[21].next', (d) => (d.developmentTrack.spaces[21].next = 99)],
    ['playerBoard.stationRow.list', (d) => d.playerBoard.stationRow.list.pop()],
    ['modules.wine.cards[0].city', (d) => (d.modules.wine.cards[0].city = 'wien')],
    ['modules.wine.cards[0].destination', (d) => (d.modules.wine.cards[0].destination = 'atlantis')],
    ['modules.wine.cards[0].colour', (d) => (d.modules.wine.cards[0].colour = 'red')],
    ['offices.list[0].seats', (d) => (d.offices.list[0].seats.length = 1)],
    ['offices.list[7].id', (d) => d.offices.list.push(d.offices.list[0])],
    [
      'playerBoard.technologyColumns.list[0].padlocks',
      (d) => (d.playerBoard.technologyColumns.list[0].padlocks[1].level = 3),
    ],
    ['playerBoard.technologyColumns.list', (d) => d.playerBoard.technologyColumns.list.pop()],
    [
      'playerBoard.technologyColumns.list[0].padlocks[0].effect',
      (d) => (d.playerBoard.technologyColumns.list[0].padlocks[0].effect = 'gainCard'),
    ],
    [
      'playerBoard.technologyColumns.list[1].padlocks[3].effect',
      (d) => (d.playerBoard.technologyColumns.list[1].padlocks[3].effect = 'fly'),
    ],
    ['developmentTrack.start', (d) => (d.developmentTrack.start = 22)],
    ['playerBoard.trucks.withTechnology', (d) => (d.playerBoard.trucks.withTechnology = 3)],
    ['setup.routeCardsRevealed.4', (d) => (d.setup.routeCardsRevealed[4] = 3)],
    ['playerBoard.actionSpaces.leftToRight[1].limits', (d) => (d.playerBoard.actionSpaces.leftToRight[1].limits = [3])],
    ['playerBoard.actionSpaces.leftToRight[0].id', (d) => d.playerBoard.actionSpaces.leftToRight.reverse()],
    ['playerBoard.actionSpaces.leftToRight', (d) => d.playerBoard.actionSpaces.leftToRight.pop()],
    ['countries.list', (d) => d.countries.list[0].cities.pop()],
    ['countries.pharmaClockwise', (d) => d.countries.pharmaClockwise.pop()],
    ['bonusTiles.types[0].bonus', (d) => Object.assign(d.bonusTiles.types[0].bonus, { amount: 25 })],
    ['map.depots.list[6].id', (d) => d.map.depots.list.push(d.map.depots.list[0])],
    ['deliveryBoards.list[0].rows[8].id', (d) => d.deliveryBoards.list[0].rows.push(d.deliveryBoards.list[0].rows[0])],
    [
      'deliveryBoards.list[0].rows[0].preferredGoods',
      (d) => (d.deliveryBoards.list[0].rows[0].preferredGoods = 'pharmaceuticals'),
    ],
    ['solo.boards.hard.stationRow', (d) => d.solo.boards.hard.stationRow.pop()],
    ['map.links[37]', (d) => d.map.links.push({ ...d.map.links[0], id: 'again' })],
    ['map.depots.list[0].colours[3]', (d) => d.map.depots.list[0].colours.push('red')],
    ['map.cities[17].country', (d) => (d.map.cities[17].country = 'atlantis')],
    ['countries.pharmaClockwise[8]', (d) => d.countries.pharmaClockwise.push('austria')],
    ['countries.list[0].cities[2]', (d) => d.countries.list[0].cities.push('kobenhavn')],
    ['solo.taskCards.cards[1].id', (d) => (d.solo.taskCards.cards[1].id = d.solo.taskCards.cards[0].id)],
    [
      'solo.taskCards.cards',
      (d) => (d.solo.taskCards.cards = d.solo.taskCards.cards.filter((task) => task.deck === 'B')),
    ],
    ['modules.wine.cards[1].id', (d) => (d.modules.wine.cards[1].id = d.modules.wine.cards[0].id)],
    ['modules.wine.cards[0].destination', (d) => (d.modules.wine.cards[0].destination = 'paris')],
    ['modules.services.upgrades[1].position', (d) => (d.modules.services.upgrades[1].position = 1)],
    ['autobahnColours.colours[1].id', (d) => (d.autobahnColours.colours[1].id = 'red')],
    ['playerBoard.unlockTokens.coloured[6]', (d) => d.playerBoard.unlockTokens.coloured.push('red')],
    ['twoColourCards.cards[0].colours[2]', (d) => d.twoColourCards.cards[0].colours.push('red')],
    ['map.cities[0].name', (d) => (d.map.cities[0].name = 'x'.repeat(61))],
    [
      'improvedCards.cards',
      (d) => (d.improvedCards.cards = Array.from({ length: 101 }, () => d.improvedCards.cards[0])),
    ],
    ['componentCounts.perPlayer.employees', (d) => (d.componentCounts.perPlayer.employees = -1)],
  ])('AB-2.5 a wrong edition is refused, naming %s', (place, change) => {
    const open = (): void => {
      openAutobahn(changed(change));
    };
    expect(open).toThrow(EditionError);
    expect(open).toThrow(`${place}:`);
  });

  /** Every number in a value, with its place and a way to put another one there. */
  function numbersIn(value: unknown, place = ''): [place: string, put: (n: number) => void, was: number][] {
    if (typeof value !== 'object' || value === null) return [];
    return Object.entries(value).flatMap(([key, inner]): [string, (n: number) => void, number][] =>
      typeof inner === 'number'
        ? [[`${place}.${key}`, (n) => Object.assign(value, { [key]: n }), inner]]
        : numbersIn(inner, `${place}.${key}`),
    );
  }

  test('AB-2.5 no number of an edition is without bounds: a huge, a negative or a broken one is refused', () => {
    const data = structuredClone(standard);
    const read = JSON.stringify(edition);
    const accepted: string[] = [];
    const tried = new Set<string>();
    for (const [place, put, was] of numbersIn(data)) {
      // One entry of a list stands for all of them.
      const kind = place.replaceAll(/\.\d+/g, '.n');
      if (tried.has(kind)) continue;
      tried.add(kind);
      for (const wrong of [1e9, 2 ** 53, -1e9, 0.5, Number.NaN, Number.POSITIVE_INFINITY]) {
        put(wrong);
        try {
          if (JSON.stringify(parseEdition(data)) !== read) accepted.push(`${place} = ${wrong}`);
        } catch (error) {
          expect(error).toBeInstanceOf(EditionError);
        }
      }
      put(was);
    }
    // Places on the map need not be whole numbers.
    expect(accepted.filter((found) => !/\.(x|y) = 0\.5$/.test(found))).toEqual([]);
  });

  test('AB-2.5 figures may be exchanged without a change of the rules', () => {
    const game = openAutobahn(
      changed((d) => {
        d.eras.list[0].buildCost.oneSectionLink = 1;
        d.eras.list[0].funding = 99;
      }),
    );
    expect(game.edition).not.toBe(openAutobahn(standard).edition);
    const table = position({ game })
      .begin()
      .playCard('basic-black', 'buildRoad')
      .play({ type: 'buildRoad', section: 'black-hamburg-aarhus:0' });
    expect(table.money(A)).toBe(23);
    expect(position({ game }).begin().play('funding').money(A)).toBe(24 + 99);
    expect(tables.edition.eras.list[0].funding).toBe(12);
  });
});
