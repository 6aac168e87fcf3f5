/** What holds in every reachable state: no piece is lost, no number leaves its bounds, no cache is stale. */
import { STARTING_TILES } from './components/edition.ts';
import { whiteDice } from './decisions/round.ts';
import { TILE } from './effects/tiles.ts';
import { networkOf } from './network.ts';
import {
  EVA,
  type Link,
  NONE,
  type Position,
  type Sheet,
  type SteamRollersFrame,
  type SteamRollersState,
} from './state.ts';
import { CITIES, type Tables } from './tables.ts';

/** A state may come from anywhere: nothing is counted or traced before every number is known to be in its bounds. */
export function invariantsOf(t: Tables, state: SteamRollersState): string[] {
  const beyond = [
    ...brokenDeal(t, state),
    ...brokenBounds(t, state),
    ...state.frames.flatMap((f) => brokenFrame(state, f)),
  ];
  if (beyond.length > 0) return beyond;
  return [
    ...brokenGoods(t, state),
    ...brokenDice(t, state),
    ...brokenTiles(t, state),
    ...state.sheets.flatMap((sheet, seat) => brokenSheet(t, state, sheet, seat)),
    ...brokenQuestion(t, state),
  ];
}

const isWithin = (value: number, least: number, most: number): boolean =>
  Number.isInteger(value) && value >= least && value <= most;
const isCount = (value: number): boolean => isWithin(value, 0, 1_000_000);
const areWithin = (values: readonly number[], length: number, least: number, most: number): boolean =>
  values.length === length && values.every((value) => isWithin(value, least, most));

/** The names of the claims that do not hold. */
const failing = (claims: Readonly<Record<string, boolean>>): string[] =>
  Object.entries(claims).flatMap(([name, holds]) => (holds ? [] : [`${name} out of bounds`]));

function brokenDeal(t: Tables, { deal }: Position): string[] {
  return failing({
    'number of players': deal.solo ? deal.players === 1 : isWithin(deal.players, 2, 5),
    level: isWithin(deal.level, 1, 6),
    map: isWithin(deal.map, 0, t.maps.length - 1),
    'turn limit': deal.turnLimit === undefined || (!deal.solo && isCount(deal.turnLimit) && deal.turnLimit > 0),
    'tile sides': areWithin(deal.tileSides, t.tiles.length, 0, 1),
    'order sides': areWithin(deal.orderSides, deal.orders ? t.orders.length : 0, 0, 1),
  });
}

function brokenBounds(t: Tables, state: Position): string[] {
  const { players, solo } = state.deal;
  const seats = solo ? EVA + 1 : players;
  return [
    ...failing({
      round: isCount(state.round),
      'first player': isWithin(state.first, 0, players - 1),
      'active player': isWithin(state.active, 0, seats - 1),
      goods: state.goods.length === CITIES && state.goods.every((row) => areColours(t, row)),
      bag: state.bag.length === t.colours.length && state.bag.every(isCount),
      'coal box': isCount(state.coalBox),
      'tile owners': areWithin(state.tileOwner, t.tiles.length, NONE, players - 1),
      'tiles that lie sideways': areWithin(state.sideways, t.tiles.length, 0, 1),
      'order owners': areWithin(state.orderOwner, state.deal.orderSides.length, NONE, players - 1),
      'starting tiles': isWithin(state.startingTilesLeft, 0, (1 << STARTING_TILES.length) - 1),
      'dice pool': state.pool.every(isFace),
      'dice of the active player': state.hand.length <= 2 && state.hand.every(isFace),
      'black die': isWithin(state.blackFace, 0, CITIES),
      'die in use': isWithin(state.die, 0, CITIES),
      'tiles in use': isWithin(state.using, 0, (1 << CITIES) - 1) && isWithin(state.spent, 0, (1 << CITIES) - 1),
      exchanges: isCount(state.exchanges),
      'quiet rounds': isCount(state.quietRounds),
      "Eva's die": isWithin(state.evaDie, 0, CITIES),
      "Eva's crosses":
        state.crossed.length === (solo ? CITIES : 0) && state.crossed.every((n, i) => isWithin(n, 0, t.room[i])),
      "Eva's points": isCount(state.evaPoints),
      sheets: state.sheets.length === players,
    }),
    ...state.sheets.flatMap((sheet, seat) => brokenSheetBounds(t, sheet, seat)),
  ];
}

const isFace = (value: number): boolean => isWithin(value, 1, CITIES);
const areColours = (t: Tables, row: readonly number[]): boolean =>
  row.every((colour) => isWithin(colour, 0, t.colours.length - 1));

function brokenSheetBounds(t: Tables, sheet: Sheet, seat: number): string[] {
  return failing({
    [`tracks of seat ${seat}`]: areWithin(sheet.tracks, t.hexes.length, 0, t.pairs.length - 1),
    [`engine boxes of seat ${seat}`]: isWithin(sheet.boxes, 0, (1 << CITIES) - 1),
    [`delivery points of seat ${seat}`]: isCount(sheet.deliveryPoints),
    [`starting bonus of seat ${seat}`]: isWithin(sheet.startingBonus, -t.startingPoints, t.startingPoints),
    [`load of seat ${seat}`]: isWithin(sheet.ownLoad, NONE, t.colours.length - 1),
    [`city of the load of seat ${seat}`]: isWithin(sheet.ownLoadCity, NONE, CITIES - 1),
    [`kept goods of seat ${seat}`]: sheet.kept.length === t.colours.length && sheet.kept.every(isCount),
    [`seized die of seat ${seat}`]: isWithin(sheet.seizedDie, 0, CITIES),
  });
}

function brokenFrame({ deal, goods }: Position, frame: SteamRollersFrame): string[] {
  switch (frame.kind) {
    case 'startingTile':
    case 'startingEngine':
    case 'startingRegion':
    case 'startingAction':
    case 'ownLoad':
      return failing({ 'asked seat': isWithin(frame.seat, 0, deal.players - 1) });
    case 'startingTrack':
      return failing({
        'asked seat': isWithin(frame.seat, 0, deal.players - 1),
        'asked region': isWithin(frame.region, 0, CITIES - 1),
      });
    case 'arrangeGoods':
      return failing({
        'asked city': isWithin(frame.city, 0, CITIES - 1),
        'asked place': isWithin(frame.place, 0, (goods[frame.city]?.length ?? 0) - 1),
      });
    case 'seizeDie':
      return failing({ 'die to seize': isFace(frame.value) });
    default:
      return [];
  }
}

/** Every cube wherever it lies, by colour. */
function countCubes(t: Tables, state: Position): number[] {
  const cubes = state.bag.slice();
  cubes[t.coal] += state.coalBox;
  for (const row of state.goods) for (const colour of row) cubes[colour]++;
  for (const { kept, ownLoad } of state.sheets) {
    for (let colour = 0; colour < kept.length; colour++) cubes[colour] += kept[colour];
    if (ownLoad >= 0) cubes[ownLoad]++;
  }
  return cubes;
}

function brokenGoods(t: Tables, state: Position): string[] {
  const broken: string[] = [];
  const cubes = countCubes(t, state);
  t.colours.forEach((name, colour) => {
    const expected = colour === t.coal ? t.coalCount : t.goodsCount[colour];
    if (cubes[colour] !== expected) broken.push(`there are ${cubes[colour]} ${name} cubes instead of ${expected}`);
  });
  state.goods.forEach((row, city) => {
    if (row.includes(t.cityColour[city])) broken.push(`city ${city + 1} holds goods of its own colour`);
  });
  return broken;
}

function brokenDice(t: Tables, state: Position): string[] {
  const seized = state.sheets.filter((sheet) => sheet.seizedDie > 0).length;
  const dice = state.pool.length + state.hand.length + seized + (state.die > 0 ? 1 : 0);
  const broken: string[] = [];
  if (dice > whiteDice(t, state)) broken.push('there are too many white dice');
  if (state.pool.some((value, i) => i > 0 && value < state.pool[i - 1])) broken.push('the dice pool is not sorted');
  if (seized > 1) broken.push('two seized dice');
  return broken;
}

function brokenTiles(t: Tables, state: Position): string[] {
  const broken: string[] = [];
  state.tileOwner.forEach((owner, tile) => {
    if (owner === NONE && state.sideways[tile] !== 0) broken.push(`tile ${tile + 1} lies sideways in the pool`);
  });
  if (state.deal.orders && state.exchanges > t.edition.orderTiles.exchangesPerTurn)
    broken.push('too many orders in one turn');
  return broken;
}

function brokenSheet(t: Tables, state: Position, sheet: Sheet, seat: number): string[] {
  const broken: string[] = [];
  sheet.tracks.forEach((pair, hex) => {
    if (pair > 0 && t.cityAt[hex] >= 0) broken.push(`seat ${seat} has track on the city ${t.hexes[hex].id}`);
  });
  if (isStale(t, state, sheet)) broken.push(`the links and routes of seat ${seat} are stale`);
  if (sheet.kept.some((count) => count > 0 && !state.deal.orders)) broken.push(`seat ${seat} keeps wrong goods`);
  if (sheet.ownLoad >= 0 !== sheet.ownLoadCity >= 0) broken.push(`the load of seat ${seat} lies nowhere`);
  return broken;
}

/** Whether the network kept on the sheet is another one than its tracks make. */
function isStale(t: Tables, state: Position, { tracks, network }: Sheet): boolean {
  const fresh = networkOf(t, state.deal.map, tracks);
  return (
    fresh.links.length !== network.links.length ||
    fresh.reach.length !== network.reach.length ||
    fresh.reach.some((distances, i) => distances !== network.reach[i]) ||
    fresh.links.some((link) => !network.links.some((known) => isSameLink(link, known)))
  );
}

/** The same line, traced from either end. */
function isSameLink(a: Link, b: Link): boolean {
  const { length } = a.hexes;
  if (a.towns !== b.towns || length !== b.hexes.length) return false;
  if (a.a === b.a && a.b === b.b) return a.hexes.every((hex, i) => hex === b.hexes[i]);
  return a.a === b.b && a.b === b.a && a.hexes.every((hex, i) => hex === b.hexes[length - 1 - i]);
}

/** Frames that come above another one: what a starting tile asks, before the next player chooses. */
const STARTING = ['startingTile', 'startingEngine', 'startingRegion', 'startingTrack', 'startingAction', 'ownLoad'];

function brokenQuestion(t: Tables, state: SteamRollersState): string[] {
  const { frames } = state;
  const top = frames.at(-1);
  if ((state.ending === 'running') !== (top !== undefined))
    return ['a game that is over asks nothing, a running one asks'];
  if (top === undefined) return [];
  const below = frames.slice(0, -1).map(({ kind }) => kind);
  if (below.length > 1 || (below.length === 1 && !STARTING.includes(top.kind)) || !below.every(isAfterStarting))
    return [`the table cannot ask for ${[...below, top.kind].join(', ')} at once`];
  return canAsk(t, state, top) ? [] : [`the table cannot ask for ${top.kind}`];
}

const isAfterStarting = (kind: string): boolean => kind === 'startingTile' || kind === 'round';

/** Whether everything lies on the table that a question is about; steps are no questions. */
function canAsk(t: Tables, state: Position, frame: SteamRollersFrame): boolean {
  const { deal, evaDie } = state;
  const evaActs = deal.solo && state.active === EVA && evaDie > 0;
  switch (frame.kind) {
    case 'startingTile':
      return deal.startingTiles && state.startingTilesLeft > 0;
    case 'startingEngine':
    case 'startingRegion':
    case 'startingTrack':
    case 'startingAction':
    case 'ownLoad':
      return deal.startingTiles;
    case 'arrangeGoods':
      return deal.solo;
    case 'chooseDie':
      return state.active < deal.players && state.pool.length >= (deal.solo ? 2 : 1);
    case 'seizeDie':
      return !deal.solo && state.hand.length === 1 && state.tileOwner[TILE.two] !== NONE;
    case 'useDie':
      return state.active < deal.players && state.hand.length === 2;
    case 'action':
      return state.active < deal.players && state.die > 0 && state.blackFace > 0;
    case 'lastExchange':
      return deal.orders;
    case 'signalChange':
    case 'evaPhase1':
      return evaActs;
    case 'evaPhase2':
      return evaActs && state.tileOwner[evaDie - 1] !== NONE;
    case 'evaPhase3':
      return evaActs && state.goods[evaDie - 1].length === 0;
    case 'evaPhase4':
      return evaActs && state.goods[evaDie - 1].length > 0;
    case 'sealedWagon':
      return evaActs && state.goods[evaDie - 1].length > 0 && state.crossed[evaDie - 1] < t.room[evaDie - 1];
    default:
      return false;
  }
}
