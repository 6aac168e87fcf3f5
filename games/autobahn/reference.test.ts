/**
 * A second, naive reading of the rules, straight from the component data, compared with the engine at every decision of
 * random games. Slow and simple where the engine is quick: lists of names, search through all paths.
 */
import { describe, expect, test } from 'vitest';
import { type GameEvent, makeSetup, type OptionValue, pick, seedStream } from '../../kernel/index.ts';
import standard from './components/standard.json' with { type: 'json' };
import { game, Table } from './testing.ts';
import type { AutobahnView } from './view.ts';

type Link = (typeof standard.map.links)[number];
const { links, cities, depots } = standard.map;
const names = links.flatMap((link) => link.sections.map((section) => `${link.id}:${section.index}`));
const cards = [
  ...standard.basicCards.cards,
  ...standard.improvedCards.cards,
  ...standard.advancedCards.cards,
  ...standard.twoColourCards.cards,
];
const DEPARTMENTS = ['network', 'trade', 'service', 'finance'];
const COLUMN_OF = ['upgrade', 'truck', 'station'];
const PADLOCKS = ['1', '2', '3a', '3b'];
const SPACES = ['unlock', 'buildRoad', 'upgradeLink', 'loadTruck', 'buildStation'] as const;
const OFFICES = ['red', 'cyan', 'orange', 'purple', 'white', 'black', 'yellow'];

/** The table as a player would describe it. */
class Seen {
  readonly v: AutobahnView;
  readonly road: Map<string, number>;
  constructor(v: AutobahnView) {
    this.v = v;
    this.road = new Map(names.map((name, i) => [name, v.road[i]]));
  }
  state(link: Link, index: number): number {
    return this.road.get(`${link.id}:${index}`) ?? 0;
  }
  ends(link: Link, index: number): string[] {
    return [...(index === 0 ? [link.from] : []), ...(index === link.sections.length - 1 ? [link.to] : [])];
  }
  isConnected(city: string): boolean {
    return links.some((link) =>
      link.sections.some((s) => this.state(link, s.index) > 0 && this.ends(link, s.index).includes(city)),
    );
  }
  isComplete(link: Link): boolean {
    return link.sections.every((s) => this.state(link, s.index) > 0);
  }
  isDual(link: Link): boolean {
    return link.sections.every((s) => this.state(link, s.index) === 2);
  }
  value(id: string): number {
    const city = cities.find((c) => c.id === id);
    if (city?.foreign) return this.isConnected(id) ? (city.fixedValue ?? 0) : 0;
    const at = links.filter((link) => link.from === id || link.to === id);
    const colours = (list: Link[]): number => new Set(list.map((link) => link.colour)).size;
    return 2 * colours(at.filter((l) => this.isComplete(l))) + 2 * colours(at.filter((l) => this.isDual(l)));
  }
  get era() {
    return standard.eras.list[this.v.era - 1];
  }
  buildable(colour: string, money: number): string[] {
    const { stacks, era } = this.v;
    if (stacks[era - 1] + stacks[era] === 0) return [];
    return links
      .filter((link) => link.colour === colour)
      .flatMap((link) =>
        link.sections
          .filter((s) => this.state(link, s.index) === 0 && !('roadblock' in s && s.roadblock && era < 3))
          .filter(
            (s) =>
              link.sections.some((o) => o.index !== s.index && this.state(link, o.index) > 0) ||
              this.ends(link, s.index).some((city) => this.isConnected(city)),
          )
          .filter(
            () =>
              money >=
              (link.sections.length === 1 ? this.era.buildCost.oneSectionLink : this.era.buildCost.twoSectionLink),
          )
          .map((s) => `${link.id}:${s.index}`),
      );
  }
  has(seat: number, padlock: string): boolean {
    const [column, level] = padlock.split('-');
    return ((this.v.padlocks[seat] >> (COLUMN_OF.indexOf(column) * 4 + PADLOCKS.indexOf(level))) & 1) === 1;
  }
  upgradable(colour: string, seat: number): string[] {
    const per = this.era.upgradeCostPerSection - (this.has(seat, 'upgrade-2') ? 2 : 0);
    return links
      .filter((link) => link.colour === colour && this.isComplete(link) && !this.isDual(link))
      .filter((link) => this.v.money[seat] >= per * link.sections.length)
      .map((link) => link.id);
  }
  stationSpaces(colour: string, seat: number): string[] {
    if (this.v.stations[seat] === 8) return [];
    return links
      .filter((link, i) => link.colour === colour && link.sections.length === 2 && this.v.stationAt[i] < 0)
      .filter((link) => link.sections.some((s) => this.state(link, s.index) > 0))
      .map((link) => link.id);
  }
  stationUpgrades(colour: string, seat: number): string[] {
    if (this.v.upgradesLeft === 0) return [];
    return links
      .filter(
        (link, i) =>
          link.colour === colour && this.v.stationAt[i] === seat && this.v.upgradeAt[i] < 0 && this.isDual(link),
      )
      .map((link) => link.id);
  }
  openDepots(colour: string): string[] {
    return depots.list
      .filter((depot) => depot.colours.includes(colour) && this.v.era >= depot.fromEra)
      .filter((depot) => depot.city !== 'berlin' || this.isConnected('berlin'))
      .map((depot) => depot.city);
  }
  openPadlocks(seat: number): string[] {
    return COLUMN_OF.flatMap((column) => {
      if (!this.has(seat, `${column}-1`)) return [`${column}-1`];
      if (!this.has(seat, `${column}-2`)) return [`${column}-2`];
      return ['3a', '3b'].map((level) => `${column}-${level}`).filter((id) => !this.has(seat, id));
    });
  }
  level(seat: number, column: string): number {
    if (this.has(seat, `${column}-3a`) && this.has(seat, `${column}-3b`)) return 3;
    return this.has(seat, `${column}-2`) ? 2 : this.has(seat, `${column}-1`) ? 1 : 0;
  }
  promotions(seat: number): string[] {
    const { department } = this.v.config;
    const all = department === 'none' ? DEPARTMENTS : [...DEPARTMENTS, department];
    const on = (d: number, floor: number): number => this.v.floors[d * 3 + floor - 1];
    const crowd = (mask: number): number => [0, 1, 2, 3].filter((s) => (mask >> s) & 1).length;
    return all.flatMap((name, d) => {
      const open =
        d === 3 ? 3 : d < 3 ? this.level(seat, COLUMN_OF[d]) : Math.max(...COLUMN_OF.map((c) => this.level(seat, c)));
      return [1, 2, 3]
        .filter((floor) => floor <= open && !((on(d, floor) >> seat) & 1) && crowd(on(d, floor)) < 3)
        .filter((floor) => (floor === 1 ? this.v.lobby[seat] > 0 : (on(d, floor - 1) >> seat) & 1))
        .map((floor) => `${name} ${floor}`);
    });
  }
  /** Room above an action space (AB-6.3). */
  room(seat: number, space: number): boolean {
    const above = this.v.cards
      .slice(seat * cards.length, (seat + 1) * cards.length)
      .filter((place) => place === space + 2).length;
    const tile = this.v.actionTiles[seat * 5 + space];
    return above < (space === 0 ? 1 : (space === 1 ? 3 : 1) + tile);
  }
  allowed(seat: number, colour: string, space: (typeof SPACES)[number]): boolean {
    const i = SPACES.indexOf(space);
    if (!this.room(seat, i)) return false;
    switch (space) {
      case 'unlock':
        return (
          colour !== 'black' &&
          ((this.v.tokens[seat] >> OFFICES.indexOf(colour)) & 1) === 1 &&
          this.openPadlocks(seat).length > 0
        );
      case 'buildRoad':
        return this.buildable(colour, this.v.money[seat]).length > 0;
      case 'upgradeLink':
        return this.upgradable(colour, seat).length > 0;
      case 'loadTruck':
        return this.openDepots(colour).length > 0;
      case 'buildStation':
        return this.stationSpaces(colour, seat).length + this.stationUpgrades(colour, seat).length > 0;
    }
  }

  neighbours(name: string): string[] {
    const link = links.find((l) => name.startsWith(`${l.id}:`));
    if (link === undefined) return [];
    const index = Number(name.split(':')[1]);
    const german = this.ends(link, index).filter((id) => !cities.find((c) => c.id === id)?.foreign);
    return [
      ...link.sections.filter((s) => s.index !== index).map((s) => `${link.id}:${s.index}`),
      ...german.flatMap((c) => this.sectionsAt(c)),
    ].filter((other) => other !== name && (this.road.get(other) ?? 0) > 0);
  }
  sectionsAt(city: string): string[] {
    return links
      .flatMap((l) => l.sections.filter((s) => this.ends(l, s.index).includes(city)).map((s) => `${l.id}:${s.index}`))
      .filter((n) => (this.road.get(n) ?? 0) > 0);
  }
  isForeignEnd(name: string): boolean {
    const link = links.find((l) => name.startsWith(`${l.id}:`));
    return (
      link !== undefined &&
      this.ends(link, Number(name.split(':')[1])).some((id) => cities.find((c) => c.id === id)?.foreign)
    );
  }
  isFree(name: string): boolean {
    const i = names.indexOf(name);
    return !this.v.trucks.includes(i) && this.v.traffic[i] === 0;
  }
  /** Whether a movement can be ended properly after these sections, with this many steps left. */
  canEnd(way: readonly string[], left: number): boolean {
    const at = way[way.length - 1];
    if (this.isFree(at)) return true;
    if (left === 0) return false;
    if (this.isForeignEnd(at)) return true;
    return this.neighbours(at).some((next) => !way.includes(next) && this.canEnd([...way, next], left - 1));
  }
  /** Least status over all simple paths of complete links. */
  status(from: string, to: string): number {
    const tokens = (link: Link): number =>
      link.sections.filter((s) => this.v.traffic[names.indexOf(`${link.id}:${s.index}`)] > 0).length;
    let best = Number.POSITIVE_INFINITY;
    const walk = (at: string, seen: readonly string[], sum: number): void => {
      if (sum >= best) return;
      if (at === to) {
        best = sum;
        return;
      }
      if (at !== from && cities.find((c) => c.id === at)?.foreign) return;
      links.forEach((link, i) => {
        if ((link.from !== at && link.to !== at) || !this.isComplete(link)) return;
        const next = link.from === at ? link.to : link.from;
        if (seen.includes(next)) return;
        const cost =
          link.sections.length - (this.isDual(link) ? 1 : 0) - (this.v.stationAt[i] >= 0 ? 1 : 0) + tokens(link);
        walk(next, [...seen, next], sum + cost);
      });
    };
    walk(from, [from], 0);
    return best;
  }
}

const field = (table: Table, type: string, key: string): string[] =>
  table
    .moves()
    .filter((move) => move.type === type)
    .map((move) => String(new Map<string, unknown>(Object.entries(move)).get(key)))
    .sort();

function checkAction(table: Table, seen: Seen): void {
  const { seat } = table;
  const offered = new Set(
    table.moves('playCard').map((move) => (move.type === 'playCard' ? `${move.card} ${move.space}` : '')),
  );
  const expected = new Set<string>();
  const hand = cards.filter((_, i) => seen.v.cards[seat * cards.length + i] === 1);
  for (const card of hand) {
    for (const space of SPACES) {
      const key = `${card.id} ${space}`;
      const can = card.colours.some((colour) => seen.allowed(seat, colour, space));
      if (can) expected.add(key);
      // A card with an effect may make more possible (AB-6.10), never less.
      if (card.effect !== 'none' && offered.has(key)) expected.add(key);
    }
  }
  expect([...offered].sort()).toEqual([...expected].sort());
  const era = seen.v.era - 1;
  expect(table.offers('funding')).toBe(seen.v.supply[seat] > 0 && ((seen.v.funding[seat] >> era) & 1) === 0);
  for (const { id } of cities) expect(`${id} ${table.value(id)}`).toBe(`${id} ${seen.value(id)}`);
}

/** The targets of the action of a card without effect. */
function checkCard(table: Table, seen: Seen, colours: readonly string[], space: string): void {
  const { seat } = table;
  const all = (list: (colour: string) => string[]): string[] => [...new Set(colours.flatMap(list))].sort();
  if (space === 'buildRoad')
    expect(field(table, 'buildRoad', 'section')).toEqual(all((c) => seen.buildable(c, seen.v.money[seat])));
  if (space === 'upgradeLink')
    expect(field(table, 'upgradeLink', 'link')).toEqual(all((c) => seen.upgradable(c, seat)));
  if (space === 'loadTruck')
    expect([...new Set(field(table, 'loadTruck', 'depot'))]).toEqual(all((c) => seen.openDepots(c)));
  if (space === 'buildStation') {
    expect(field(table, 'buildStation', 'link')).toEqual(all((c) => seen.stationSpaces(c, seat)));
    expect(field(table, 'upgradeStation', 'link')).toEqual(all((c) => seen.stationUpgrades(c, seat)));
  }
  if (space === 'unlock')
    expect([...new Set(field(table, 'unlock', 'padlock'))]).toEqual(seen.openPadlocks(seat).sort());
}

function checkTrucks(table: Table, seen: Seen, colours: readonly string[], effect: string, boosted: boolean): number {
  const { seat } = table;
  // Own stations may insert a step in the middle of a movement; those positions are proved one by one elsewhere.
  if (seen.v.stations[seat] >= 2 || boosted || seen.v.goods.includes(4)) return 0;
  const expected: string[] = [];
  for (const truck of [1, 2]) {
    const at = table.truck(seat, truck);
    if (at === 'board' || ((seen.v.moved >> (truck - 1)) & 1) === 1) continue;
    const onRoad = at.includes(':');
    const own = onRoad ? [at.split('-')[0]] : (depots.list.find((depot) => depot.city === at)?.colours ?? []);
    if (!own.some((colour) => colours.includes(colour))) continue;
    const steps = seen.era.truckSpeed + (seen.road.get(at) === 2 ? 1 : 0) + (effect === 'truckPlus2' ? 2 : 0);
    const start = onRoad ? [at] : [];
    for (const next of onRoad ? seen.neighbours(at) : seen.sectionsAt(at))
      if (seen.canEnd([...start, next], steps - 1)) expected.push(`${truck} ${next}`);
    if (onRoad && seen.isForeignEnd(at)) expected.push(`${truck} abroad`);
  }
  const offered = table
    .moves()
    .flatMap((move) =>
      move.type === 'step'
        ? [`${move.truck} ${move.section}`]
        : move.type === 'deliver'
          ? [`${move.truck} abroad`]
          : [],
    );
  expect(offered.sort()).toEqual([...new Set(expected)].sort());
  return 1;
}

function checkEvents(events: readonly GameEvent[], seen: Seen): number {
  let checked = 0;
  for (const { key, params } of events) {
    if (key === 'event.budget' && typeof params.colour === 'object' && 'key' in params.colour) {
      const colour = params.colour.key.replace('colour.', '');
      const on = new Set(links.filter((link) => link.colour === colour).flatMap((link) => [link.from, link.to]));
      expect([colour, params.total]).toEqual([colour, [...on].reduce((sum, id) => sum + seen.value(id), 0)]);
      checked++;
    }
    if (key === 'event.routeStatus' && typeof params.seat === 'object' && 'seat' in params.seat) {
      const route = standard.routeCards.list[seen.v.routes[params.seat.seat]];
      expect([route.id, params.status]).toEqual([route.id, seen.status(route.cities[0], route.cities[1])]);
      checked++;
    }
  }
  return checked;
}

const colourNames = (mask: number): string[] => OFFICES.filter((_, i) => (mask >> i) & 1);

function playAndCompare(players: number, seed: number, options: Record<string, OptionValue>): Record<string, number> {
  const seats = Array.from({ length: players }, () => 'player');
  const table = new Table(game.setup(makeSetup(game, { seats, seed, options })));
  const stream = seedStream(seed, 'reference');
  const compared = { actions: 0, cards: 0, promotions: 0, trucks: 0, administration: 0 };
  let space = '';
  for (let i = 0; i < 6000 && !table.over; i++) {
    const seen = new Seen(game.view(table.state, 'spectator'));
    const card = cards[seen.v.card];
    const colours = colourNames(seen.v.colours);
    if (table.asked === 'prompt.action' && table.offers('refresh')) {
      checkAction(table, seen);
      compared.actions++;
    } else if (table.asked === 'prompt.card' && card.effect === 'none') {
      checkCard(table, seen, colours, space);
      compared.cards++;
    } else if (table.asked === 'prompt.promote') {
      const offered = table
        .moves('promote')
        .map((move) => (move.type === 'promote' ? `${move.department} ${move.floor}` : ''));
      expect(offered).toEqual(seen.promotions(table.seat));
      expect(table.offers('toLobby')).toBe(offered.length === 0);
      compared.promotions++;
    } else if (table.asked === 'prompt.trucks') {
      compared.trucks += checkTrucks(
        table,
        seen,
        colours,
        card.effect,
        card.effect === 'loadExtraStep' && space === 'loadTruck',
      );
    }
    const moves = table.moves();
    const building = moves.filter((move) => move.type === 'playCard' && move.space === 'buildRoad');
    const move =
      building.length > 0 && pick(stream, [true, false, false]) ? pick(stream, building) : pick(stream, moves);
    if (move.type === 'playCard') space = move.space;
    table.events.length = 0;
    table.play(move);
    compared.administration += checkEvents(table.events, new Seen(game.view(table.state, 'spectator')));
  }
  expect(table.over).toBe(true);
  return compared;
}

const ALL = {
  wine: true,
  traffic: true,
  services: true,
  twoColourCards: true,
  extraTiles: true,
  department: 'planning',
};

describe('whole games agree with a naive reading of the rules', () => {
  test.each([
    [2, 11, {}],
    [3, 12, {}],
    [4, 13, {}],
    [2, 14, ALL],
    [4, 15, ALL],
    [3, 16, { traffic: true, services: true, department: 'customs' }],
  ] as const)(
    'AB-6.2 AB-7.1 AB-7.3 AB-8.1 AB-9.1 AB-10.1 AB-11.2 AB-12.5 AB-14.5 AB-18.1 AB-18.4: %i players, seed %i',
    (players, seed, options) => {
      const compared = playAndCompare(players, seed, options);
      for (const n of Object.values(compared)) expect(n).toBeGreaterThan(0);
      expect(compared.actions).toBeGreaterThan(80);
    },
  );
});
