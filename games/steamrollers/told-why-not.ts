/** What "why not?" says of SteamRollers, read from the whole state in the simplest way. For tests. */
import type { GameProof } from '../../kernel/conformance/proof.ts';
import { parseEdition } from './components/edition.ts';
import { coloursOf } from './components/parts.ts';
import standardEdition from './components/standard.json' with { type: 'json' };
import type { SteamRollersState } from './state.ts';
import type { SteamRollersView } from './view.ts';

const edition = parseEdition(standardEdition);
const COLOURS = coloursOf(edition);
const FOUR = 3;

const idOf = (place: string): string => place.slice(place.indexOf(':') + 1);
const numberOf = (place: string): number => Number(idOf(place).split(':')[0]);
const regionOf = (place: string): number =>
  edition.map.hexes.find(({ id }) => id === idOf(place))?.region ?? numberOf(place);

/** Lengths of all routes without a city twice, from one city to others: cities entered and towns passed. */
function lengths(s: SteamRollersState, seat: number, from: number, to: readonly number[]): number[] {
  const found: number[] = [];
  const go = (city: number, length: number, visited: readonly number[]): void => {
    for (const { a, b, towns } of s.sheets[seat].network.links) {
      const next = a === city ? b : b === city ? a : -1;
      if (next < 0 || visited.includes(next)) continue;
      if (to.includes(next)) found.push(length + 1 + towns);
      go(next, length + 1 + towns, [...visited, next]);
    }
  };
  go(from, 0, [from]);
  return found;
}

const takers = (colour: number, from: number): number[] =>
  edition.goods.deliverableTo[COLOURS[colour]].map((city) => city - 1).filter((city) => city !== from);

/** The shortest route for the cubes that a place stands for. */
function distanceOf(s: SteamRollersState, seat: number, place: string): number {
  const from = numberOf(place) - 1;
  const which = idOf(place).split(':')[1];
  const row = s.goods[from];
  const cubes = which === undefined ? row : [s.deal.solo ? row[Number(which) - 1] : COLOURS.indexOf(which)];
  return Math.min(...cubes.flatMap((colour) => lengths(s, seat, from, takers(colour, from))));
}

const strength = (s: SteamRollersState, seat: number): number =>
  [...s.sheets[seat].boxes.toString(2)].filter((digit) => digit === '1').length +
  (s.tileOwner[FOUR] === seat && s.deal.tileSides[FOUR] === 1 && (s.spent & (1 << FOUR)) === 0 ? 1 : 0);

type Reading = (s: SteamRollersState, seat: number, place: string) => number | undefined;

const die: Reading = (s) => s.die;
const READINGS: Readonly<Record<string, Reading>> = {
  'needsDie number': (_s, _seat, place) => regionOf(place),
  'region number': (_s, _seat, place) => regionOf(place),
  'region die': die,
  'box number': (_s, _seat, place) => numberOf(place),
  'box die': die,
  'boxFree box': (_s, _seat, place) => numberOf(place),
  'origin number': (_s, _seat, place) => numberOf(place),
  'origin die': die,
  'tileNumber number': (_s, _seat, place) => numberOf(place),
  'tileNumber die': die,
  'strength distance': distanceOf,
  'strength strength': strength,
  'anyStrength strength': strength,
  'goodsThere city': (_s, _seat, place) => numberOf(place),
  'goodsThere goods': (s, _, place) => s.goods[numberOf(place) - 1].length,
  'anyRoute city': (_s, _seat, place) => numberOf(place),
  'orderGoods kept': (s, seat) => s.sheets[seat].kept.reduce((sum, n) => sum + n, 0),
  'exchanges done': (s) => s.exchanges,
  'exchanges most': () => edition.orderTiles.exchangesPerTurn,
  'inPool value': (_s, _seat, place) => numberOf(place),
};

const turnDie = (s: SteamRollersState, _seat: number, { number }: { readonly number?: unknown }): void => {
  s.die = Number(number);
};

export const whyNot: GameProof<SteamRollersState, SteamRollersView>['whyNot'] = {
  number: (s, seat, place, key, name) => READINGS[`${key.replace('why.', '')} ${name}`]?.(s, seat, place),
  spoil(s) {
    if (s.die > 0) s.die = (s.die % 6) + 1;
  },
  remedies: { 'why.region': turnDie, 'why.box': turnDie, 'why.tileNumber': turnDie },
};
