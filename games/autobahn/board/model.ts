/** What the board looks up in an edition, in the order in which a View counts things. */
import type { Edition, RowBonus } from '../components/edition.ts';
import { COLOURS, type Colour, GOODS, type Goods } from '../components/kinds.ts';
import {
  bonusTilesOf,
  type CardPart,
  type CityPart,
  cardsOf,
  citiesOf,
  type DepotPart,
  depotsOf,
  type LinkPart,
  linksOf,
  officeSeatsOf,
  type PadlockPart,
  padlocksOf,
  type SectionPart,
  sectionsOf,
  tileSpacesPerCountry,
  WINE,
} from '../components/parts.ts';

export { bit, FIRST_SPACE, FLOORS, IN_HAND, NOBODY, NONE, OFFICE_ROOM, TRUCKS } from '../components/parts.ts';
export type { CardPart as Card, LinkPart as Link, PadlockPart as Padlock };

export type Load = Goods | 'wine';

export interface City extends CityPart {
  readonly x: number;
  readonly y: number;
  /** Colours of the autobahns that meet here, in the order of the numbers. */
  readonly colours: readonly Colour[];
}

export interface Model {
  readonly edition: Edition;
  readonly sections: readonly SectionPart[];
  readonly links: readonly LinkPart[];
  readonly cities: readonly City[];
  readonly depots: readonly DepotPart[];
  readonly cards: readonly CardPart[];
  readonly tiles: ReturnType<typeof bonusTilesOf>;
  readonly padlocks: readonly PadlockPart[];
  readonly row: readonly RowBonus[];
  readonly tileSpacesPerCountry: number;
  readonly officeSeats: readonly (readonly number[])[];
}

const models = new WeakMap<Edition, Model>();

export function modelOf(edition: Edition): Model {
  const known = models.get(edition);
  if (known) return known;
  const made = makeModel(edition);
  models.set(edition, made);
  return made;
}

function makeModel(edition: Edition): Model {
  const links = linksOf(edition);
  return {
    edition,
    sections: sectionsOf(edition),
    links,
    cities: citiesOf(edition, links).map((city, i) => ({
      ...city,
      x: edition.map.cities[i].x,
      y: edition.map.cities[i].y,
      colours: COLOURS.filter((colour) => city.links.some((link) => links[link].colour === colour)),
    })),
    depots: depotsOf(edition),
    cards: cardsOf(edition),
    tiles: bonusTilesOf(edition),
    padlocks: padlocksOf(edition),
    row: edition.playerBoard.stationRow.list,
    tileSpacesPerCountry: tileSpacesPerCountry(edition),
    officeSeats: officeSeatsOf(edition),
  };
}

/** 1 … n: things that are told apart by their number alone. */
export const numbered = (n: number): number[] => Array.from({ length: Math.max(0, n) }, (_, i) => i + 1);

export const ones = (mask: number): number => {
  let n = 0;
  for (let m = mask; m !== 0; m &= m - 1) n++;
  return n;
};

export const loadOf = (goods: number): Load | undefined => (goods === WINE ? 'wine' : GOODS[goods]);

/** The number on an autobahn's shields. */
export const NUMBERS: Readonly<Record<Colour, string>> = {
  red: '1',
  cyan: '2',
  orange: '3',
  purple: '4/5',
  white: '6',
  black: '7',
  yellow: '9',
};

/** As cars of that country are marked. */
const CODES: Readonly<Record<string, string>> = {
  denmark: 'DK',
  netherlands: 'NL',
  france: 'F',
  switzerland: 'CH',
  italy: 'I',
  austria: 'A',
  czechia: 'CZ',
  poland: 'PL',
};
/** Countries the game has words for. */
export const hasWord = (country: string): boolean => Object.hasOwn(CODES, country);
export const codeOf = (country: string): string => CODES[country] ?? country.slice(0, 2).toUpperCase();
