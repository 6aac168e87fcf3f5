/** The parts of an edition in the order in which states and views count them. The rules' tables and the board's model both build on these. */
import type { Edition, EditionBonus } from './edition.ts';
import { COLOURS, COLUMNS, type Colour, type Effect, GOODS, type Goods } from './kinds.ts';

export const NOBODY = -1;
export const NONE = -1;
export const FLOORS = 3;
/** Seats kept for each office in the flat array of all offices. */
export const OFFICE_ROOM = 8;
export const TRUCKS = 2;
/** Where an action card is: in hand, or above an action space, counted from the first one. */
export const IN_HAND = 1;
export const FIRST_SPACE = 2;
export const WINE = GOODS.length;

export const bit = (mask: number, i: number): boolean => (mask & (1 << i)) !== 0;

export interface SectionPart {
  readonly name: string;
  readonly link: number;
  readonly colour: Colour;
  readonly index: number;
  readonly tileSpace: boolean;
  readonly developIcon: boolean;
  readonly roadblock: boolean;
}

export const sectionsOf = ({ map }: Edition): SectionPart[] =>
  map.links.flatMap(({ id, colour, sections }, link) =>
    sections.map(({ index, constructionBonus, developIcon, roadblock }) => ({
      name: `${id}:${index}`,
      link,
      colour,
      index,
      tileSpace: constructionBonus === true,
      developIcon: developIcon === true,
      roadblock: roadblock === true,
    })),
  );

export interface LinkPart {
  readonly id: string;
  readonly colour: Colour;
  readonly from: number;
  readonly to: number;
  readonly east: boolean;
  readonly sections: readonly number[];
  readonly hasStation: boolean;
}

const indexById = (items: readonly { readonly id: string }[]): ReadonlyMap<string, number> =>
  new Map(items.map(({ id }, i) => [id, i]));

/** Ids were checked when the edition was read. */
const at = (index: ReadonlyMap<string, number>, id: string): number => index.get(id) ?? NONE;

export function linksOf({ map }: Edition): LinkPart[] {
  const cities = indexById(map.cities);
  let first = 0;
  return map.links.map(({ id, colour, from, to, east, sections, station }) => {
    const numbers = sections.map((_, i) => first + i);
    first += sections.length;
    return {
      id,
      colour,
      from: at(cities, from),
      to: at(cities, to),
      east,
      sections: numbers,
      hasStation: station !== null,
    };
  });
}

export interface CityPart {
  readonly id: string;
  readonly name: string;
  readonly foreign: boolean;
  readonly fixedValue: number;
  readonly links: readonly number[];
}

export const citiesOf = ({ map }: Edition, links: readonly Pick<LinkPart, 'from' | 'to'>[]): CityPart[] =>
  map.cities.map(({ id, name, foreign, fixedValue }, city) => ({
    id,
    name,
    foreign,
    fixedValue: fixedValue ?? 0,
    links: links.flatMap(({ from, to }, link) => (from === city || to === city ? [link] : [])),
  }));

export interface DepotPart {
  readonly city: number;
  readonly goods: Goods;
  readonly colours: readonly Colour[];
  readonly fromEra: number;
  readonly needsConnection: boolean;
}

export function depotsOf({ map }: Edition): DepotPart[] {
  const cities = indexById(map.cities);
  return map.depots.list.map(({ city, goods, colours, fromEra, needsConnection }) => ({
    city: at(cities, city),
    goods,
    colours,
    fromEra,
    needsConnection: needsConnection === true,
  }));
}

export type CardRank = 'basic' | 'improved' | 'advanced' | 'twoColour';

export interface CardPart {
  readonly id: string;
  readonly colours: readonly Colour[];
  readonly effect: Effect;
  readonly rank: CardRank;
  readonly fromEra: number;
}

type PrintedCard = Edition['improvedCards']['cards'][number] & { readonly setAsideUntilEra?: number | null };

export function cardsOf({ basicCards, improvedCards, advancedCards, twoColourCards }: Edition): CardPart[] {
  const ranked = (cards: readonly PrintedCard[], rank: CardRank): CardPart[] =>
    cards.map(({ id, colours, effect, setAsideUntilEra }) => ({
      id,
      colours,
      effect,
      rank,
      fromEra: setAsideUntilEra ?? 1,
    }));
  return [
    ...ranked(basicCards.cards, 'basic'),
    ...ranked(improvedCards.cards, 'improved'),
    ...ranked(advancedCards.cards, 'advanced'),
    ...ranked(twoColourCards.cards, 'twoColour'),
  ];
}

export const bonusTilesOf = ({
  bonusTiles,
  kickstarterBonusTiles,
}: Edition): readonly { readonly id: string; readonly bonus: EditionBonus; readonly copies: number }[] => [
  ...bonusTiles.types,
  ...kickstarterBonusTiles.types,
];

export interface PadlockPart {
  readonly id: string;
  readonly column: number;
  readonly level: number;
  readonly effect: string;
}

export const padlocksOf = ({ playerBoard }: Edition): PadlockPart[] =>
  COLUMNS.flatMap((id, column) => {
    const found = playerBoard.technologyColumns.list.find((technology) => technology.id === id);
    return (found?.padlocks ?? []).map((padlock) => ({
      id: padlock.id,
      column,
      level: padlock.level,
      effect: padlock.effect,
    }));
  });

/** By colour: the fewest players with which each seat of the office is used. */
export const officeSeatsOf = ({ offices }: Edition): number[][] =>
  COLOURS.map((colour) => {
    const office = offices.list.find((candidate) => candidate.colour === colour);
    return (office?.seats ?? []).map(({ minPlayers }) => minPlayers);
  });

export const tileSpacesPerCountry = ({ countries }: Edition): number =>
  Math.max(...countries.list.map(({ deliveryBonusSpaces }) => deliveryBonusSpaces.length));
