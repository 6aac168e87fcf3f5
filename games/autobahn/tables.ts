/** What is compiled once from an edition: indexes, neighbours, costs and interned moves. */
import {
  type BonusKind,
  COLOURS,
  type Colour,
  centreCity,
  DEPARTMENTS,
  type Edition,
  type EditionBonus,
  type Effect,
  GOODS,
  MOST_STEPS,
  SPACES,
} from './components/edition.ts';
import {
  bonusTilesOf,
  type CardRank,
  cardsOf,
  citiesOf,
  depotsOf,
  FLOORS,
  linksOf,
  NONE,
  officeSeatsOf,
  type PadlockPart,
  padlocksOf,
  sectionsOf,
  tileSpacesPerCountry,
} from './components/parts.ts';
import type { MoveOf } from './moves.ts';

export { bit, FLOORS, NOBODY, NONE, OFFICE_ROOM, TRUCKS, WINE } from './components/parts.ts';

export const COLOUR_COUNT = COLOURS.length;
export const ALL_COLOURS = (1 << COLOUR_COUNT) - 1;
export const FINANCE = 3;
/** Index of the Planning or Customs board among the departments. */
export const EXTRA_DEPARTMENT = DEPARTMENTS.length;
export const DEPARTMENT_NAMES = [...DEPARTMENTS, 'planning', 'customs'] as const;
export const SPACE_COUNT = SPACES.length;
export const UNLOCK = 0;
export const BUILD_ROAD = 1;
export const UPGRADE_LINK = 2;
export const LOAD_TRUCK = 3;
export const BUILD_STATION = 4;
export const PHARMACEUTICALS = GOODS.indexOf('pharmaceuticals');
/** Place of a truck that is on its owner's board. */
export const ON_BOARD = -1;

export interface Bonus {
  readonly kind: BonusKind;
  readonly amount: number;
  /** Department named by a solo board; NONE otherwise. */
  readonly department: number;
}

export interface SectionInfo {
  readonly name: string;
  readonly link: number;
  readonly colour: number;
  readonly index: number;
  /** Cities the section touches, German and foreign. */
  readonly cities: readonly number[];
  readonly foreign: number;
  /** The other section of its link. */
  readonly twin: number;
  /** Sections a truck can step to when all are built (AB-14.4). */
  readonly neighbours: readonly number[];
  readonly oneSectionLink: boolean;
  readonly tileSpace: boolean;
  readonly developIcon: boolean;
  readonly roadblock: boolean;
  readonly x: number;
  readonly y: number;
}

export interface LinkInfo {
  readonly id: string;
  readonly colour: number;
  readonly from: number;
  readonly to: number;
  readonly sections: readonly number[];
  readonly hasStation: boolean;
  readonly preBuilt: boolean;
  readonly east: boolean;
  /** Station point, or the section of a one-section link. */
  readonly x: number;
  readonly y: number;
}

export interface CityInfo {
  readonly id: string;
  readonly name: string;
  readonly foreign: boolean;
  readonly country: number;
  readonly fixedValue: number;
  readonly links: readonly number[];
  /** Sections that touch the city. */
  readonly sections: readonly number[];
}

export interface CardInfo {
  readonly id: string;
  readonly colours: number;
  readonly colourList: readonly number[];
  readonly effect: Effect;
  readonly rank: CardRank;
  readonly basic: boolean;
  readonly fromEra: number;
}

export interface DepotInfo {
  readonly city: number;
  readonly goods: number;
  readonly colours: number;
  readonly fromEra: number;
  readonly needsConnection: boolean;
}

export interface CountryInfo {
  readonly id: string;
  readonly name: string;
  readonly cities: readonly number[];
  readonly fromEra: number;
  readonly tileSpaces: readonly number[];
  readonly pharmaBonus: Bonus;
}

export interface BoardRow {
  readonly country: number;
  readonly money: number;
  readonly goods: number;
  readonly reward: Bonus;
}

export interface RouteInfo {
  readonly id: string;
  readonly cities: readonly [number, number];
  readonly ladder: readonly { readonly maxStatus: number; readonly money: number; readonly promotions: number }[];
}

export interface WineInfo {
  readonly id: string;
  readonly country: number;
  readonly colour: number;
  readonly section: number;
  readonly destination: number;
}

export interface Tables {
  readonly edition: Edition;
  readonly sections: readonly SectionInfo[];
  readonly links: readonly LinkInfo[];
  readonly cities: readonly CityInfo[];
  /** Links of each colour. */
  readonly linksOf: readonly (readonly number[])[];
  /** Cities on each autobahn. */
  readonly citiesOf: readonly (readonly number[])[];
  readonly depots: readonly DepotInfo[];
  readonly countries: readonly CountryInfo[];
  readonly pharmaOrder: readonly number[];
  readonly tileSpacesPerCountry: number;
  readonly cards: readonly CardInfo[];
  readonly basics: readonly number[];
  readonly improved: readonly number[];
  readonly advanced: readonly number[];
  readonly twoColour: readonly number[];
  readonly tileTypes: readonly { readonly id: string; readonly bonus: Bonus; readonly copies: number }[];
  readonly baseTileTypes: number;
  readonly changeColours: readonly number[];
  readonly boards: readonly (readonly BoardRow[])[];
  /** Row of a country on a board, by board × country. */
  readonly boardRow: readonly (readonly BoardRow[])[];
  readonly routes: readonly RouteInfo[];
  readonly officeSeats: readonly (readonly number[])[];
  readonly padlocks: readonly PadlockPart[];
  readonly rowBonuses: readonly [Bonus, Bonus];
  readonly track: readonly { readonly next: number; readonly bonus: Bonus | undefined }[];
  readonly limits: readonly (readonly number[])[];
  readonly hasTile: readonly boolean[];
  readonly upgrades: readonly Bonus[];
  readonly wines: readonly WineInfo[];
  readonly tokenMask: number;
  /** By country × section: whether a truck delivers from there. */
  readonly outerSections: readonly (readonly boolean[])[];
  /** German cities of the black autobahn, and the centre Autobot measures from (AB-24.18). */
  readonly blackCities: readonly boolean[];
  readonly centre: readonly boolean[];
  readonly employees: number;
  readonly stations: number;
  /** Cost of a section by era − 1 × section (AB-7.5). */
  readonly buildCosts: readonly (readonly number[])[];
  /** Full DM amount that Finance counts (AB-20.1). */
  readonly moneyPerPoint: number;
  readonly index: Indexes;
  readonly moves: InternedMoves;
}

export interface Indexes {
  readonly section: ReadonlyMap<string, number>;
  readonly link: ReadonlyMap<string, number>;
  readonly city: ReadonlyMap<string, number>;
  readonly country: ReadonlyMap<string, number>;
  readonly card: ReadonlyMap<string, number>;
  readonly tile: ReadonlyMap<string, number>;
  readonly route: ReadonlyMap<string, number>;
  readonly padlock: ReadonlyMap<string, number>;
  readonly depot: ReadonlyMap<string, number>;
  readonly department: ReadonlyMap<string, number>;
}

export interface InternedMoves {
  readonly takeRoute: readonly MoveOf<'takeRoute'>[];
  readonly claim: readonly MoveOf<'claim'>[];
  /** By card × space. */
  readonly playCard: readonly MoveOf<'playCard'>[];
  readonly changeColour: readonly MoveOf<'changeColour'>[];
  readonly useTile: readonly MoveOf<'useTile'>[];
  readonly buildRoad: readonly MoveOf<'buildRoad'>[];
  readonly buildTwo: readonly MoveOf<'buildTwo'>[];
  readonly upgradeLink: readonly MoveOf<'upgradeLink'>[];
  /** By truck × depot. */
  readonly loadTruck: readonly MoveOf<'loadTruck'>[];
  readonly loadWine: readonly MoveOf<'loadWine'>[];
  readonly buildStation: readonly MoveOf<'buildStation'>[];
  readonly upgradeStation: readonly MoveOf<'upgradeStation'>[];
  readonly takeUpgrade: readonly MoveOf<'takeUpgrade'>[];
  /** By (colour or, last, colourless) × padlock. */
  readonly unlock: readonly MoveOf<'unlock'>[];
  /** By department × floor; the fifth is Planning, the sixth Customs: two sides of one board (AB-28.3). */
  readonly promote: readonly MoveOf<'promote'>[];
  readonly develop: readonly MoveOf<'develop'>[];
  readonly takeCard: readonly MoveOf<'takeCard'>[];
  /** By old card × new card. */
  readonly replaceCard: readonly MoveOf<'replaceCard'>[];
  readonly swapIn: readonly MoveOf<'swapIn'>[];
  readonly swapOut: readonly MoveOf<'swapOut'>[];
  /** By card × space. */
  readonly shiftCard: readonly MoveOf<'shiftCard'>[];
  readonly flipTile: readonly MoveOf<'flipTile'>[];
  readonly removeTile: readonly MoveOf<'removeTile'>[];
  readonly moveTruck: readonly MoveOf<'moveTruck'>[];
  /** By truck × section. */
  readonly step: readonly MoveOf<'step'>[];
  /** By truck × city. */
  readonly deliver: readonly MoveOf<'deliver'>[];
  readonly rowBonus: readonly MoveOf<'rowBonus'>[];
  readonly takeTile: readonly MoveOf<'takeTile'>[];
  readonly placeTraffic: readonly MoveOf<'placeTraffic'>[];
}

export const REFRESH: MoveOf<'refresh'> = { type: 'refresh' };
export const FUNDING: MoveOf<'funding'> = { type: 'funding' };
export const TO_LOBBY: MoveOf<'toLobby'> = { type: 'toLobby' };
export const STOP: MoveOf<'stop'> = { type: 'stop' };
export const DECLINE: MoveOf<'decline'> = { type: 'decline' };
export const DONE: MoveOf<'done'> = { type: 'done' };
export const LOSE_ACTION: MoveOf<'loseAction'> = { type: 'loseAction' };
export const AUTOBOT_ACTS: MoveOf<'autobotActs'> = { type: 'autobotActs' };

export function ofIndex(map: ReadonlyMap<string, number>, id: string): number {
  const i = map.get(id);
  if (i === undefined) throw new Error(`unknown id ${id}`);
  return i;
}

const colourIndex = (colour: Colour): number => COLOURS.indexOf(colour);
const maskOf = (colours: readonly Colour[]): number => colours.reduce((m, c) => m | (1 << colourIndex(c)), 0);
const indexById = (items: readonly { readonly id: string }[]): Map<string, number> =>
  new Map(items.map((item, i) => [item.id, i]));

const bonusOf = (bonus: EditionBonus): Bonus => ({
  kind: bonus.kind,
  amount: bonus.amount ?? 1,
  department: bonus.department === undefined ? NONE : DEPARTMENTS.indexOf(bonus.department),
});

function compileSections(e: Edition, cityIndex: ReadonlyMap<string, number>): SectionInfo[] {
  const list = sectionsOf(e).map((part, i): SectionInfo => {
    const { from, to, sections } = e.map.links[part.link];
    const last = sections.length - 1;
    const { x, y } = sections[part.index];
    const cities = [
      ...(part.index === 0 ? [ofIndex(cityIndex, from)] : []),
      ...(part.index === last ? [ofIndex(cityIndex, to)] : []),
    ];
    // Written out, not spread: these are read at every step of a search, and a field that changes its type on the way is slow for ever.
    return {
      name: part.name,
      link: part.link,
      colour: colourIndex(part.colour),
      index: part.index,
      cities,
      foreign: cities.find((c) => e.map.cities[c].foreign) ?? NONE,
      twin: last === 0 ? NONE : part.index === 0 ? i + 1 : i - 1,
      neighbours: [],
      oneSectionLink: last === 0,
      tileSpace: part.tileSpace,
      developIcon: part.developIcon,
      roadblock: part.roadblock,
      x,
      y,
    };
  });
  return list.map((s, i) => {
    const next = new Set<number>(s.twin === NONE ? [] : [s.twin]);
    for (const c of s.cities) {
      if (e.map.cities[c].foreign) continue;
      list.forEach((o, k) => {
        if (k !== i && o.cities.includes(c)) next.add(k);
      });
    }
    return { ...s, neighbours: [...next].sort((a, b) => a - b) };
  });
}

const compileLinks = (e: Edition): LinkInfo[] =>
  linksOf(e).map((part, i) => {
    const { preBuilt, station, sections } = e.map.links[i];
    const { x, y } = station ?? sections[0];
    return {
      id: part.id,
      colour: colourIndex(part.colour),
      from: part.from,
      to: part.to,
      sections: part.sections,
      hasStation: part.hasStation,
      preBuilt,
      east: part.east,
      x,
      y,
    };
  });

const range = (from: number, length: number): number[] => Array.from({ length }, (_, i) => from + i);

function outerSection(sections: readonly SectionInfo[], colour: number, city: number): number {
  return sections.findIndex((s) => s.colour === colour && s.foreign === city);
}

function internMoves(t: Omit<Tables, 'moves'>): InternedMoves {
  const spaces = SPACES;
  const trucks = [1, 2];
  const { sections, links, cards, padlocks } = t;
  return {
    takeRoute: t.routes.map((r) => ({ type: 'takeRoute', route: r.id })),
    claim: t.countries.map((c) => ({ type: 'claim', country: c.id })),
    playCard: cards.flatMap((c) => spaces.map((space) => ({ type: 'playCard', card: c.id, space }) as const)),
    changeColour: COLOURS.map((colour) => ({ type: 'changeColour', colour })),
    useTile: t.tileTypes.map((tile) => ({ type: 'useTile', tile: tile.id })),
    buildRoad: sections.map((s) => ({ type: 'buildRoad', section: s.name })),
    buildTwo: sections.map((s) => ({ type: 'buildTwo', section: s.name })),
    upgradeLink: links.map((l) => ({ type: 'upgradeLink', link: l.id })),
    loadTruck: trucks.flatMap((truck) =>
      t.depots.map((d) => ({ type: 'loadTruck', truck, depot: t.cities[d.city].id }) as const),
    ),
    loadWine: trucks.map((truck) => ({ type: 'loadWine', truck })),
    buildStation: links.map((l) => ({ type: 'buildStation', link: l.id })),
    upgradeStation: links.map((l) => ({ type: 'upgradeStation', link: l.id })),
    takeUpgrade: t.upgrades.map((u, i) => ({ type: 'takeUpgrade', position: i + 1, bonus: u.kind })),
    unlock: [...COLOURS, 'colourless' as const].flatMap((token) =>
      padlocks.map((p) => ({ type: 'unlock', token, padlock: p.id }) as const),
    ),
    promote: DEPARTMENT_NAMES.flatMap((department) =>
      range(1, FLOORS).map((floor) => ({ type: 'promote', department, floor }) as const),
    ),
    develop: range(0, MOST_STEPS + 1).map((steps) => ({ type: 'develop', steps })),
    takeCard: cards.map((c) => ({ type: 'takeCard', card: c.id })),
    replaceCard: cards.flatMap((c) => cards.map((by) => ({ type: 'replaceCard', card: c.id, by: by.id }) as const)),
    swapIn: cards.map((c) => ({ type: 'swapIn', card: c.id })),
    swapOut: cards.map((c) => ({ type: 'swapOut', card: c.id })),
    shiftCard: cards.flatMap((c) => spaces.map((space) => ({ type: 'shiftCard', card: c.id, space }) as const)),
    flipTile: spaces.map((space) => ({ type: 'flipTile', space })),
    removeTile: spaces.map((space) => ({ type: 'removeTile', space })),
    moveTruck: trucks.map((truck) => ({ type: 'moveTruck', truck })),
    step: trucks.flatMap((truck) => sections.map((s) => ({ type: 'step', truck, section: s.name }) as const)),
    deliver: trucks.flatMap((truck) => t.cities.map((c) => ({ type: 'deliver', truck, city: c.id }) as const)),
    rowBonus: t.edition.playerBoard.stationRow.list.map((_, i) => ({ type: 'rowBonus', position: i + 1 })),
    takeTile: t.tileTypes.map((tile) => ({ type: 'takeTile', tile: tile.id })),
    placeTraffic: sections.map((s) => ({ type: 'placeTraffic', section: s.name })),
  };
}

const compileCities = (
  e: Edition,
  links: readonly LinkInfo[],
  sections: readonly SectionInfo[],
  countryIndex: ReadonlyMap<string, number>,
): CityInfo[] =>
  citiesOf(e, links).map((part, i) => ({
    id: part.id,
    name: part.name,
    foreign: part.foreign,
    fixedValue: part.fixedValue,
    links: part.links,
    country: countryIndex.get(e.map.cities[i].country) ?? NONE,
    sections: sections.flatMap((s, k) => (s.cities.includes(i) ? [k] : [])),
  }));

function compileCountries(e: Edition, cityIndex: ReadonlyMap<string, number>): CountryInfo[] {
  return e.countries.list.map((c) => ({
    id: c.id,
    name: c.name,
    cities: c.cities.map((id) => ofIndex(cityIndex, id)),
    fromEra: c.availableFromEra,
    tileSpaces: c.deliveryBonusSpaces.map((s) => s.minPlayers),
    pharmaBonus: bonusOf(c.pharmaBonus),
  }));
}

/** Change colour offers the colours of the starting hand that have an unlock token: not black, not yellow (AB-21.13). */
function coloursToChangeTo(e: Edition): number[] {
  const starting = e.basicCards.cards.filter((c) => c.setAsideUntilEra === null).flatMap((c) => c.colours);
  return COLOURS.flatMap((c, i) =>
    starting.includes(c) && e.playerBoard.unlockTokens.coloured.includes(c) ? [i] : [],
  );
}

function compilePlayerBoard(e: Edition) {
  const board = e.playerBoard;
  return {
    padlocks: padlocksOf(e),
    rowBonuses: [bonusOf(board.technologyRowBonuses.level1), bonusOf(board.technologyRowBonuses.level2)] as const,
    limits: board.actionSpaces.leftToRight.map((s) => s.limits),
    hasTile: board.actionSpaces.leftToRight.map((s) => s.tile),
    tokenMask: maskOf(board.unlockTokens.coloured),
  };
}

function compileBoards(e: Edition, countryIndex: ReadonlyMap<string, number>): BoardRow[][] {
  return e.deliveryBoards.list.map((b) =>
    b.rows.map((row) => ({
      country: ofIndex(countryIndex, row.country),
      money: row.otherGoodsMoney,
      goods: GOODS.indexOf(row.preferredGoods),
      reward: bonusOf(row.reward),
    })),
  );
}

function compileRoutes(e: Edition, cityIndex: ReadonlyMap<string, number>): RouteInfo[] {
  return e.routeCards.list.map((r) => ({
    id: r.id,
    cities: [ofIndex(cityIndex, r.cities[0]), ofIndex(cityIndex, r.cities[1])],
    ladder: r.ladder.map((step) => ({
      maxStatus: step.maxStatus ?? Number.MAX_SAFE_INTEGER,
      money: step.money,
      promotions: step.promotions,
    })),
  }));
}

export function compileTables(e: Edition): Tables {
  const cityIndex = indexById(e.map.cities);
  const countryIndex = indexById(e.countries.list);
  const sections = compileSections(e, cityIndex);
  const links = compileLinks(e);
  const cardParts = cardsOf(e);
  const ofRank = (rank: CardRank): number[] => cardParts.flatMap((card, i) => (card.rank === rank ? [i] : []));
  const cards = cardParts.map(
    ({ id, colours, effect, rank, fromEra }): CardInfo => ({
      id,
      colours: maskOf(colours),
      colourList: colours.map(colourIndex),
      effect,
      rank,
      basic: rank === 'basic',
      fromEra,
    }),
  );
  const cities = compileCities(e, links, sections, countryIndex);
  const tiles = bonusTilesOf(e);
  const boards = compileBoards(e, countryIndex);
  const routes = compileRoutes(e, cityIndex);
  const board = compilePlayerBoard(e);
  const without: Omit<Tables, 'moves'> = {
    edition: e,
    sections,
    links,
    cities,
    linksOf: COLOURS.map((_, colour) => links.flatMap((l, i) => (l.colour === colour ? [i] : []))),
    citiesOf: COLOURS.map((_, colour) =>
      cities.flatMap((c, i) => (c.links.some((k) => links[k].colour === colour) ? [i] : [])),
    ),
    depots: depotsOf(e).map((depot) => ({
      city: depot.city,
      goods: GOODS.indexOf(depot.goods),
      colours: maskOf(depot.colours),
      fromEra: depot.fromEra,
      needsConnection: depot.needsConnection,
    })),
    countries: compileCountries(e, cityIndex),
    pharmaOrder: e.countries.pharmaClockwise.map((id) => ofIndex(countryIndex, id)),
    tileSpacesPerCountry: tileSpacesPerCountry(e),
    cards,
    basics: ofRank('basic'),
    improved: ofRank('improved'),
    advanced: ofRank('advanced'),
    twoColour: ofRank('twoColour'),
    tileTypes: tiles.map((tile) => ({ id: tile.id, bonus: bonusOf(tile.bonus), copies: tile.copies })),
    baseTileTypes: e.bonusTiles.types.length,
    changeColours: coloursToChangeTo(e),
    boards,
    boardRow: boards.map((rows) =>
      e.countries.list.map((_, country) => {
        const row = rows.find((r) => r.country === country);
        if (row === undefined) throw new Error('a delivery board lacks a country');
        return row;
      }),
    ),
    routes,
    officeSeats: officeSeatsOf(e),
    ...board,
    track: e.developmentTrack.spaces.map((s) => ({
      next: s.next,
      bonus: s.bonus === null ? undefined : bonusOf(s.bonus),
    })),
    upgrades: e.modules.services.upgrades.map((u) => bonusOf(u.bonus)),
    wines: e.modules.wine.cards.map((w) => ({
      id: w.id,
      country: ofIndex(countryIndex, w.country),
      colour: colourIndex(w.colour),
      section: outerSection(sections, colourIndex(w.colour), ofIndex(cityIndex, w.city)),
      destination: ofIndex(cityIndex, w.destination),
    })),
    outerSections: e.countries.list.map((_, country) =>
      sections.map((s) => s.foreign !== NONE && cities[s.foreign].country === country),
    ),
    blackCities: cities.map((c) => !c.foreign && c.links.some((k) => links[k].colour === colourIndex('black'))),
    centre: cities.map((c) => c.id === centreCity(e)),
    employees: e.componentCounts.perPlayer.employees,
    stations: e.componentCounts.perPlayer.stations,
    buildCosts: e.eras.list.map(({ buildCost }) =>
      sections.map((s) => (s.oneSectionLink ? buildCost.oneSectionLink : buildCost.twoSectionLink)),
    ),
    moneyPerPoint: e.departments.moneyPerPoint ?? 20,
    index: {
      section: new Map(sections.map((s, i) => [s.name, i])),
      link: indexById(links),
      city: cityIndex,
      country: countryIndex,
      card: indexById(cards),
      tile: indexById(tiles),
      route: indexById(routes),
      padlock: indexById(board.padlocks),
      depot: new Map(e.map.depots.list.map((d, i) => [d.city, i])),
      department: new Map(DEPARTMENT_NAMES.map((id, i) => [id, Math.min(i, EXTRA_DEPARTMENT)])),
    },
  };
  return { ...without, moves: internMoves(without) };
}
