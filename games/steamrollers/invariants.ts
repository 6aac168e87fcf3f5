/** What holds in every reachable state: no piece is lost, no number leaves its bounds, no cache is stale. */
import { whiteDice } from './decisions/round.ts';
import { networkOf } from './network.ts';
import { type Link, NONE, type Position, type Sheet, type SteamRollersState } from './state.ts';
import { CITIES, type Tables } from './tables.ts';

export function invariantsOf(t: Tables, state: SteamRollersState): string[] {
  return [
    ...brokenGoods(t, state),
    ...brokenDice(t, state),
    ...brokenTiles(t, state),
    ...state.sheets.flatMap((sheet, seat) => brokenSheet(t, state, sheet, seat)),
    ...brokenEva(t, state),
    ...((state.ending === 'running') === state.frames.length > 0
      ? []
      : ['a game that is over asks nothing, a running one asks']),
  ];
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
    if (state.bag[colour] < 0) broken.push(`the bag holds ${state.bag[colour]} ${name} cubes`);
  });
  state.goods.forEach((row, city) => {
    if (row.includes(t.cityColour[city])) broken.push(`city ${city + 1} holds goods of its own colour`);
  });
  return broken;
}

const isFace = (value: number): boolean => Number.isInteger(value) && value >= 1 && value <= CITIES;

function brokenDice(t: Tables, state: Position): string[] {
  const seized = state.sheets.map((sheet) => sheet.seizedDie).filter((value) => value > 0);
  const dice = [...state.pool, ...state.hand, ...seized];
  const broken = dice.every(isFace) ? [] : [`a die shows ${dice.join(' ')}`];
  if (state.die !== 0 && !isFace(state.die)) broken.push(`the die in use shows ${state.die}`);
  if (dice.length + (state.die > 0 ? 1 : 0) > whiteDice(t, state)) broken.push('there are too many white dice');
  if (state.pool.some((value, i) => i > 0 && value < state.pool[i - 1])) broken.push('the dice pool is not sorted');
  if (seized.length > 1) broken.push('two seized dice');
  return broken;
}

function brokenTiles(t: Tables, state: Position): string[] {
  const broken: string[] = [];
  state.tileOwner.forEach((owner, tile) => {
    if (owner < NONE || owner >= state.deal.players) broken.push(`tile ${tile + 1} belongs to seat ${owner}`);
    if (owner === NONE && state.sideways[tile] !== 0) broken.push(`tile ${tile + 1} lies sideways in the pool`);
  });
  const taken = state.orderOwner.filter((owner) => owner !== NONE);
  if (taken.some((owner) => owner < 0 || owner >= state.deal.players))
    broken.push('an order belongs to nobody at the table');
  if (state.deal.orders && state.exchanges > t.edition.orderTiles.exchangesPerTurn)
    broken.push('too many orders in one turn');
  return broken;
}

function brokenSheet(t: Tables, state: Position, sheet: Sheet, seat: number): string[] {
  const broken: string[] = [];
  for (let hex = 0; hex < sheet.tracks.length; hex++) {
    const pair = sheet.tracks[hex];
    if (pair < 0 || pair >= t.pairs.length) broken.push(`seat ${seat} has an unknown track on ${t.hexes[hex].id}`);
    if (pair > 0 && t.cityAt[hex] >= 0) broken.push(`seat ${seat} has track on the city ${t.hexes[hex].id}`);
  }
  if (isStale(t, state, sheet)) broken.push(`the links and routes of seat ${seat} are stale`);
  if (sheet.boxes < 0 || sheet.boxes >= 1 << CITIES) broken.push(`seat ${seat} has engine boxes ${sheet.boxes}`);
  if (sheet.deliveryPoints < 0) broken.push(`seat ${seat} has negative delivery points`);
  if (sheet.kept.some((count) => count < 0 || (count > 0 && !state.deal.orders)))
    broken.push(`seat ${seat} keeps wrong goods`);
  if (sheet.ownLoad >= 0 !== sheet.ownLoadCity >= 0) broken.push(`the own load of seat ${seat} lies nowhere`);
  return broken;
}

/** Whether the network kept on the sheet is another one than its tracks make. */
function isStale(t: Tables, state: Position, { tracks, network }: Sheet): boolean {
  const fresh = networkOf(t, state.deal.map, tracks);
  return (
    fresh.links.length !== network.links.length ||
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

function brokenEva(t: Tables, state: Position): string[] {
  return state.crossed.flatMap((crosses, region) =>
    crosses > t.room[region] ? [`Eva has ${crosses} crosses in region ${region + 1}`] : [],
  );
}
