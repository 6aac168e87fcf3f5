/** A move in words, out of the move alone. */
import { type Text, text } from '../../kernel/index.ts';
import { COLOURS } from './components/edition.ts';
import type { AutobahnMove } from './moves.ts';
import { ofIndex, type Tables } from './tables.ts';
import {
  cardText,
  cityText,
  colourText,
  countryText,
  goodsText,
  linkText,
  padlockText,
  routeText,
  rowText,
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

export function describeMove(t: Tables, move: AutobahnMove): Text {
  return isPlain(move) ? text(`move.${move.type}`) : describeTelling(t, move);
}

function describeTelling(t: Tables, move: Telling): Text {
  const { index } = t;
  const key = `move.${move.type}`;
  const section = (name: string): Text => sectionText(t, ofIndex(index.section, name));
  const link = (id: string): Text => linkText(t, ofIndex(index.link, id));
  const card = (id: string): Text => cardText(t, ofIndex(index.card, id));
  switch (move.type) {
    case 'takeRoute':
      return text(key, { route: routeText(t, ofIndex(index.route, move.route)) });
    case 'claim':
      return text(key, { country: countryText(t, ofIndex(index.country, move.country)) });
    case 'playCard':
    case 'shiftCard':
      return text(key, { card: card(move.card), space: spaceText(move.space) });
    case 'changeColour':
      return text(key, { colour: colourText(COLOURS.indexOf(move.colour)) });
    case 'useTile':
    case 'takeTile':
      return text(key, { tile: tileText(t, ofIndex(index.tile, move.tile)) });
    case 'useEffect':
      return text(key, { effect: text(`effect.${move.effect}`) });
    case 'buildRoad':
    case 'buildTwo':
    case 'placeTraffic':
      return text(key, { section: section(move.section) });
    case 'step':
      return text(key, { truck: move.truck, section: section(move.section) });
    case 'upgradeLink':
    case 'buildStation':
    case 'upgradeStation':
      return text(key, { link: link(move.link) });
    case 'loadTruck': {
      const depot = t.depots[ofIndex(index.depot, move.depot)];
      return text(key, { truck: move.truck, city: cityText(t, depot.city), goods: goodsText(depot.goods) });
    }
    case 'loadWine':
    case 'moveTruck':
      return text(key, { truck: move.truck });
    case 'takeUpgrade':
      return text(key, { position: move.position, bonus: text(`bonus.${move.bonus}`, { n: upgradeAmount(t, move) }) });
    case 'unlock':
      return text(key, {
        token: text(`colour.${move.token}`),
        technology: padlockText(t, ofIndex(index.padlock, move.padlock)),
      });
    case 'promote':
      return text(key, { department: text(`department.${move.department}`), floor: move.floor });
    case 'develop':
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
      return text(key, { truck: move.truck, city: cityText(t, ofIndex(index.city, move.city)) });
    case 'rowBonus':
      return text(key, { position: move.position, bonus: rowText(t, move.position - 1) });
    case 'resolve':
      return text(`${key}.${move.trigger}`);
  }
}

const upgradeAmount = (t: Tables, move: { readonly position: number }): number => t.upgrades[move.position - 1].amount;
