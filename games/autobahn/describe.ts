/** A move in words, out of the move alone. */

import { type Text, text } from '../../kernel/index.ts';
import { rowText } from './components/row-text.ts';
import type { AutobahnMove } from './moves.ts';
import { FLOORS, type Tables, TRUCKS } from './tables.ts';
import {
  cardText,
  cityText,
  countryText,
  goodsText,
  linkText,
  padlockText,
  routeText,
  sectionText,
  spaceText,
  tileText,
} from './terms.ts';

/** Moves whose type says everything. */
type Plain = 'refresh' | 'funding' | 'toLobby' | 'stop' | 'loseAction' | 'decline' | 'done' | 'autobotActs';
type Telling = Exclude<AutobahnMove, { type: Plain }>;

const PLAIN: ReadonlySet<string> = new Set<Plain>([
  'refresh',
  'funding',
  'toLobby',
  'stop',
  'loseAction',
  'decline',
  'done',
  'autobotActs',
]);
const isPlain = (move: AutobahnMove): move is Extract<AutobahnMove, { type: Plain }> => PLAIN.has(move.type);

/** Has words in no catalogue: what names something this edition does not have is no move of this game. */
const NO_MOVE = text('noMove');

export function describeMove(t: Tables, move: AutobahnMove): Text {
  return isPlain(move) ? text(`move.${move.type}`) : describeTelling(t, move);
}

const isWithin = (n: number, count: number): boolean => Number.isInteger(n) && n >= 1 && n <= count;

function describeTelling(t: Tables, move: Telling): Text {
  const { index } = t;
  const key = `move.${move.type}`;
  const named = (map: ReadonlyMap<string, number>, id: string, words: (t: Tables, i: number) => Text): Text => {
    const i = map.get(id);
    return i === undefined ? NO_MOVE : words(t, i);
  };
  const section = (name: string): Text => named(index.section, name, sectionText);
  const link = (id: string): Text => named(index.link, id, linkText);
  const card = (id: string): Text => named(index.card, id, cardText);
  const truck = (n: number): number | Text => (isWithin(n, TRUCKS) ? n : NO_MOVE);
  switch (move.type) {
    case 'takeRoute':
      return text(key, { route: named(index.route, move.route, routeText) });
    case 'claim':
      return text(key, { country: named(index.country, move.country, countryText) });
    case 'playCard':
    case 'shiftCard':
      return text(key, { card: card(move.card), space: spaceText(move.space) });
    case 'changeColour':
      return text(key, { colour: text(`colour.${move.colour}`) });
    case 'useTile':
    case 'takeTile':
      return text(key, { tile: named(index.tile, move.tile, tileText) });
    case 'useEffect':
      return text(key, { effect: text(`effect.${move.effect}`) });
    case 'buildRoad':
    case 'buildTwo':
    case 'placeTraffic':
      return text(key, { section: section(move.section) });
    case 'step':
      return text(key, { truck: truck(move.truck), section: section(move.section) });
    case 'upgradeLink':
    case 'buildStation':
    case 'upgradeStation':
      return text(key, { link: link(move.link) });
    case 'loadTruck': {
      const depot = t.depots.find(({ city }) => t.cities[city].id === move.depot);
      if (depot === undefined) return NO_MOVE;
      return text(key, { truck: truck(move.truck), city: cityText(t, depot.city), goods: goodsText(depot.goods) });
    }
    case 'loadWine':
    case 'moveTruck':
      return text(key, { truck: truck(move.truck) });
    case 'takeUpgrade': {
      if (!isWithin(move.position, t.upgrades.length)) return NO_MOVE;
      const { amount } = t.upgrades[move.position - 1];
      return text(key, { position: move.position, bonus: text(`bonus.${move.bonus}`, { n: amount }) });
    }
    case 'unlock':
      return text(key, {
        token: text(`colour.${move.token}`),
        technology: named(index.padlock, move.padlock, padlockText),
      });
    case 'promote':
      if (!isWithin(move.floor, FLOORS)) return NO_MOVE;
      return text(key, { department: text(`department.${move.department}`), floor: move.floor });
    case 'develop':
      if (!isWithin(move.steps, t.moves.develop.length)) return NO_MOVE;
      return text(key, { n: move.steps });
    case 'accept':
      return text(key, { bonus: text(`bonus.${move.bonus}`, { n: 1 }) });
    case 'takeCard':
    case 'swapIn':
    case 'swapOut':
      return text(key, { card: card(move.card) });
    case 'replaceCard':
      return text(key, { card: card(move.card), by: card(move.by) });
    case 'flipTile':
    case 'removeTile':
      return text(key, { space: spaceText(move.space) });
    case 'deliver':
      return text(key, { truck: truck(move.truck), city: named(index.city, move.city, cityText) });
    case 'rowBonus':
      if (!isWithin(move.position, t.edition.playerBoard.stationRow.list.length)) return NO_MOVE;
      return text(key, {
        position: move.position,
        bonus: rowText(t.edition.playerBoard.stationRow.list[move.position - 1]),
      });
    case 'resolve':
      return text(`${key}.${move.trigger}`);
    default:
      return NO_MOVE;
  }
}
