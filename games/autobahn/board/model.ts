/** What the board looks up in an edition, in the order in which a View counts things. */
import type { Edition, EditionBonus, RowBonus } from '../components/edition.ts';
import { COLOURS, COLUMNS, type Colour, type Effect, GOODS, type Goods } from '../components/kinds.ts';

export const NOBODY = -1;
export const NONE = -1;
export const FLOORS = 3;
/** Seats an office has at most in the flat array of a View. */
export const OFFICE_ROOM = 8;
export const TRUCKS = 2;
export const IN_HAND = 1;
/** A card above action space `s` is counted as this plus `s`. */
export const ABOVE = 2;

export type Load = Goods | 'wine';

export interface Section {
  readonly name: string;
  readonly link: number;
  readonly colour: Colour;
  readonly index: number;
  readonly tileSpace: boolean;
  readonly developIcon: boolean;
  readonly roadblock: boolean;
}

export interface Link {
  readonly id: string;
  readonly colour: Colour;
  readonly from: number;
  readonly to: number;
  readonly east: boolean;
  readonly sections: readonly number[];
  readonly hasStation: boolean;
}

export interface City {
  readonly id: string;
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly foreign: boolean;
  readonly value: number;
  /** Colours of the autobahns that meet here, in the order of the numbers. */
  readonly colours: readonly Colour[];
  readonly links: readonly number[];
}

export interface Depot {
  readonly city: number;
  readonly goods: Goods;
  readonly colours: readonly Colour[];
  readonly fromEra: number;
}

export interface Card {
  readonly id: string;
  readonly colours: readonly Colour[];
  readonly effect: Effect;
  readonly rank: 'basic' | 'improved' | 'advanced' | 'twoColour';
}

export interface Padlock {
  readonly id: string;
  readonly column: number;
  readonly level: number;
  readonly effect: string;
}

export interface Model {
  readonly edition: Edition;
  readonly sections: readonly Section[];
  readonly links: readonly Link[];
  readonly cities: readonly City[];
  readonly depots: readonly Depot[];
  readonly cards: readonly Card[];
  readonly tiles: readonly { readonly id: string; readonly bonus: EditionBonus }[];
  readonly padlocks: readonly Padlock[];
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

function makeCards(e: Edition): Card[] {
  const of = (cards: Edition['improvedCards']['cards'], rank: Card['rank']): Card[] =>
    cards.map(({ id, colours, effect }) => ({ id, colours, effect, rank }));
  return [
    ...of(e.basicCards.cards, 'basic'),
    ...of(e.improvedCards.cards, 'improved'),
    ...of(e.advancedCards.cards, 'advanced'),
    ...of(e.twoColourCards.cards, 'twoColour'),
  ];
}

function makeRoads(e: Edition, cityAt: ReadonlyMap<string, number>): { sections: Section[]; links: Link[] } {
  const sections: Section[] = [];
  const links = e.map.links.map((l, link) => {
    const first = sections.length;
    for (const s of l.sections) {
      sections.push({
        name: `${l.id}:${s.index}`,
        link,
        colour: l.colour,
        index: s.index,
        tileSpace: s.constructionBonus === true,
        developIcon: s.developIcon === true,
        roadblock: s.roadblock === true,
      });
    }
    return {
      id: l.id,
      colour: l.colour,
      from: cityAt.get(l.from) ?? 0,
      to: cityAt.get(l.to) ?? 0,
      east: l.east,
      sections: l.sections.map((_, i) => first + i),
      hasStation: l.station !== null,
    };
  });
  return { sections, links };
}

function makeModel(e: Edition): Model {
  const cityAt = new Map(e.map.cities.map((city, i) => [city.id, i]));
  const { sections, links } = makeRoads(e, cityAt);
  const linksAt = (city: number): number[] => links.flatMap((l, i) => (l.from === city || l.to === city ? [i] : []));
  return {
    edition: e,
    sections,
    links,
    cities: e.map.cities.map((city, i) => {
      const here = linksAt(i);
      return {
        id: city.id,
        name: city.name,
        x: city.x,
        y: city.y,
        foreign: city.foreign,
        value: city.fixedValue ?? 0,
        colours: COLOURS.filter((colour) => here.some((l) => links[l].colour === colour)),
        links: here,
      };
    }),
    depots: e.map.depots.list.map(({ city, goods, colours, fromEra }) => ({
      city: cityAt.get(city) ?? 0,
      goods,
      colours,
      fromEra,
    })),
    cards: makeCards(e),
    tiles: [...e.bonusTiles.types, ...e.kickstarterBonusTiles.types],
    padlocks: COLUMNS.flatMap((id, column) =>
      (e.playerBoard.technologyColumns.list.find((c) => c.id === id)?.padlocks ?? []).map((padlock) => ({
        id: padlock.id,
        column,
        level: padlock.level,
        effect: padlock.effect,
      })),
    ),
    row: e.playerBoard.stationRow.list,
    tileSpacesPerCountry: Math.max(...e.countries.list.map((c) => c.deliveryBonusSpaces.length)),
    officeSeats: COLOURS.map(
      (colour) => e.offices.list.find((o) => o.colour === colour)?.seats.map((s) => s.minPlayers) ?? [],
    ),
  };
}

/** 1 … n: things that are told apart by their number alone. */
export const numbered = (n: number): number[] => Array.from({ length: Math.max(0, n) }, (_, i) => i + 1);

export const bit = (mask: number, i: number): boolean => (mask & (1 << i)) !== 0;
export const ones = (mask: number): number => {
  let n = 0;
  for (let m = mask; m !== 0; m &= m - 1) n++;
  return n;
};

export const loadOf = (goods: number): Load | undefined => (goods === GOODS.length ? 'wine' : GOODS[goods]);

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

/** Autobahns of the offices, in the order of their numbers. */
export const OFFICE_ORDER: readonly Colour[] = ['red', 'cyan', 'orange', 'purple', 'white', 'black', 'yellow'];
