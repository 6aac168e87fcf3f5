/** What "why not?" says of Autobahn, read from the whole state in the simplest way. For tests. */
import type { GameProof } from '../../kernel/conformance/proof.ts';
import { parseEdition } from './components/edition.ts';
import { DEPARTMENTS, SPACES } from './components/kinds.ts';
import { bonusTilesOf, cardsOf, depotsOf, linksOf, sectionsOf } from './components/parts.ts';
import standardEdition from './components/standard.json' with { type: 'json' };
import type { AutobahnState } from './state.ts';
import type { AutobahnView } from './view.ts';

const edition = parseEdition(standardEdition);
const LINKS = linksOf(edition);
const SECTIONS = sectionsOf(edition);
const CARDS = cardsOf(edition).length;
const TILES = bonusTilesOf(edition);
const STATIONS = edition.playerBoard.stationRow.list.length;
const FLOORS = 3;
const FINANCE = 3;

const bits = (mask: number): number => [...mask.toString(2)].filter((digit) => digit === '1').length;
const after = (place: string): string => place.slice(place.indexOf(':') + 1);

const linkOf = (place: string) =>
  LINKS[SECTIONS.find(({ name }) => name === after(place))?.link ?? LINKS.findIndex(({ id }) => id === after(place))];

/** AB-7.5, AB-8.1 */
function costOf(s: AutobahnState, seat: number, place: string, key: 'build' | 'upgrade'): number {
  const { sections } = linkOf(place);
  const era = edition.eras.list[s.era - 1];
  const top = s.frames.at(-1);
  if (key === 'build') {
    const discount = top?.kind === 'buildRoad' ? top.discount : 0;
    return Math.max(
      0,
      (sections.length === 1 ? era.buildCost.oneSectionLink : era.buildCost.twoSectionLink) - discount,
    );
  }
  const cheaper = (s.padlocks[seat] & 2) === 0 ? 0 : 2;
  return Math.max(0, era.upgradeCostPerSection - cheaper) * sections.length;
}

const upgrades = (s: AutobahnState): boolean => {
  const top = s.frames.at(-1);
  return top?.kind === 'upgradeLink' || (top?.kind === 'card' && SPACES[top.space] === 'upgradeLink');
};

/** Money that is not owed for what is being built (AB-7.1). */
const moneyOf = (s: AutobahnState, seat: number): number =>
  s.frames.reduce((money, frame) => ('cost' in frame ? money - frame.cost : money), s.money[seat]);

const departmentOf = (place: string): number => {
  const [name] = after(place).split(':');
  const index = DEPARTMENTS.map(String).indexOf(name);
  return index < 0 ? DEPARTMENTS.length : index;
};
const floorOf = (place: string): number => Number(place.slice(place.lastIndexOf(':') + 1));

/** AB-12.6, AB-28.3 */
function accessOf(s: AutobahnState, seat: number, department: number): number {
  const column = (i: number): number => {
    const filled = [0, 1, 2, 3].map((k) => (s.padlocks[seat] >> (4 * i + k)) % 2 === 1);
    if (filled[2] && filled[3]) return 3;
    return filled[1] ? 2 : filled[0] ? 1 : 0;
  };
  return department < FINANCE ? column(department) : Math.max(column(0), column(1), column(2));
}

type Reading = (s: AutobahnState, seat: number, place: string) => number | undefined;

const READINGS: Readonly<Record<string, Reading>> = {
  'price cost': (s, seat, place) => costOf(s, seat, place, upgrades(s) ? 'upgrade' : 'build'),
  'price money': moneyOf,
  'noRoadblock era': (s) => s.era,
  'roadTiles left': (s) => (s.stacks[s.era - 1] > 0 ? s.stacks[s.era - 1] : s.stacks[s.era]),
  'completeLink built': (s, _, place) => linkOf(place).sections.filter((section) => s.road[section] > 0).length,
  'completeLink of': (_s, _seat, place) => linkOf(place).sections.length,
  'upgradesLeft left': (s) => bits(s.upgradesLeft),
  'stationsLeft left': (s, seat) => STATIONS - s.stations[seat],
  'fromEra fromEra': (_s, _seat, place) =>
    depotsOf(edition).find(({ city }) => edition.map.cities[city].id === after(place))?.fromEra,
  'fromEra era': (s) => s.era,
  'trucks trucks': (s, seat) => ((s.padlocks[seat] & 32) === 0 ? 1 : 2),
  'token left': (s, seat) => bits(s.tokens[seat]),
  'freeSeat taken': (s, _, place) => bits(s.floors[departmentOf(place) * FLOORS + floorOf(place) - 1]),
  'freeSeat seats': () => edition.departments.seatsPerFloor,
  'inLobby lobby': (s, seat) => s.lobby[seat],
  'below floor': (_s, _seat, place) => floorOf(place) - 1,
  'access access': (s, seat, place) => accessOf(s, seat, departmentOf(place)),
  'access floor': (_s, _seat, place) => floorOf(place),
  'ownTile owned': (s, seat, place) => s.tiles[seat * TILES.length + TILES.findIndex(({ id }) => id === after(place))],
  'notFunded era': (s) => s.era,
  'employeeLeft supply': (s, seat) => s.supply[seat],
};

const spaceOf = (place: string, s: AutobahnState, seat: number, above: number): number => {
  // Of a card, any space with so many cards above it will do; of a space, it is the one.
  const lying = SPACES.map(
    (_, space) => s.cards.slice(seat * CARDS, (seat + 1) * CARDS).filter((at) => at === 2 + space).length,
  );
  return place.startsWith('space:')
    ? lying[SPACES.map(String).indexOf(after(place))]
    : (lying.find((n) => n === above) ?? NaN);
};

export const whyNot: GameProof<AutobahnState, AutobahnView>['whyNot'] = {
  number(s, seat, place, key, name, told) {
    const what = `${key.replace('why.', '')} ${name}`;
    if (what === 'room above' || what === 'possibleWith above') return spaceOf(place, s, seat, told);
    if (what === 'room most' || what === 'possibleWith most') {
      const limits = SPACES.map((space, i) => {
        const tile = s.actionTiles[seat * SPACES.length + i];
        return edition.playerBoard.actionSpaces.leftToRight.find(({ id }) => id === space)?.limits[tile];
      });
      return place.startsWith('space:')
        ? limits[SPACES.map(String).indexOf(after(place))]
        : limits.find((n) => n === told);
    }
    return READINGS[what]?.(s, seat, place);
  },
  spoil(s, seat) {
    s.money[seat] = 0;
    s.supply[seat] = 0;
  },
  remedies: {
    'why.price': (s, seat, { cost, money }) => {
      s.money[seat] += Number(cost) - Number(money);
    },
    'why.employeeLeft': (s, seat) => {
      s.supply[seat] = 1;
    },
  },
};
