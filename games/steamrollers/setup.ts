/** Setting the game up (sections 2 and 3, SR-10.2), in the order in which the rules draw and roll. */
import { below, type Events, type Random, type Setup, type Stream, seedRandom } from '../../kernel/index.ts';
import { STARTING_TILES } from './components/edition.ts';
import { rollOf } from './effects/dice.ts';
import { faceUp } from './effects/tiles.ts';
import { ROUND } from './frames.ts';
import { orderUp } from './modules/orders.ts';
import { firstChoice } from './modules/starting-tiles.ts';
import { NO_NETWORK } from './network.ts';
import { arrangeFrom } from './solo/arrange-goods.ts';
import { assemble, type Deal, NONE, type Position, type Sheet, STREAMS, type SteamRollersState } from './state.ts';
import { CITIES, type Tables } from './tables.ts';
import { cubesText, mapText, orderText, tileText } from './terms.ts';

export function setUp(t: Tables, { seats, options, seed }: Setup, events?: Events): SteamRollersState {
  const solo = seats.includes('eva');
  const players = solo ? 1 : seats.length;
  const random = seedRandom(seed, STREAMS);
  const luck = random.setup;
  // SR-2.1; the only player of a solo game goes first without a draw.
  const first = solo ? 0 : below(luck, players);
  const map = rollMap(t, String(options.map), luck);
  const bag = [...t.goodsCount, 0];
  const { goods, removed } = drawGoods(t, goodsPerCity(t, players), bag, luck);
  const coal = options.coal === true;
  const coalled = coal ? addCoal(t, goods, removed) : 0;
  const tileSides = flipEach(t.tiles.length, luck);
  const orders = options.orders === true;
  const deal: Deal = {
    players,
    solo,
    coal,
    orders,
    startingTiles: options.startingTiles === true,
    level: Number(options.level),
    map,
    tileSides,
    orderSides: orders ? flipEach(t.orders.length, luck) : [],
    ...(typeof options.turnLimit === 'number' ? { turnLimit: options.turnLimit } : {}),
  };
  const position = opening(t, deal, first, goods, bag, t.coalCount - coalled);
  return begin(t, position, random, events);
}

function rollMap(t: Tables, level: string, luck: Stream): number {
  if (level === 'plain') return 0;
  const die = rollOf(luck);
  return t.maps.findIndex((map) => map.level === level && map.die === die);
}

export function goodsPerCity(t: Tables, players: number): number {
  if (players === 1) return t.edition.solo.goodsPerCity;
  const { byPlayers } = t.edition.setup;
  return [byPlayers[2], byPlayers[3], byPlayers[4], byPlayers[5]][players - 2].goodsPerCity;
}

/** SR-2.4: cubes of the city's own colour are taken away, and go back into the bag when all cities are done (RU-19). */
function drawGoods(t: Tables, perCity: number, bag: number[], luck: Stream): { goods: number[][]; removed: number[] } {
  const goods: number[][] = [];
  const removed: number[] = [];
  for (let city = 0; city < CITIES; city++) {
    const drawn: number[] = [];
    for (let i = 0; i < perCity; i++) drawn.push(drawCube(bag, luck));
    const kept = keepOnCity(t, city, drawn);
    removed.push(drawn.length - kept.length);
    goods.push(kept);
  }
  removed.forEach((count, city) => {
    bag[t.cityColour[city]] += count;
  });
  return { goods, removed };
}

export function keepOnCity(t: Tables, city: number, drawn: readonly number[]): number[] {
  return drawn.filter((colour) => colour !== t.cityColour[city]);
}

function drawCube(bag: number[], luck: Stream): number {
  let nth = below(
    luck,
    bag.reduce((sum, count) => sum + count, 0),
  );
  const colour = bag.findIndex((count) => {
    nth -= count;
    return nth < 0;
  });
  bag[colour]--;
  return colour;
}

/** SR-3.1: one coal cube on every city from which something was taken away; returns how many. */
export function addCoal(t: Tables, goods: readonly number[][], removed: readonly number[]): number {
  let added = 0;
  goods.forEach((row, city) => {
    if (removed[city] === 0) return;
    row.push(t.coal);
    added++;
  });
  return added;
}

const flipEach = (count: number, luck: Stream): number[] => Array.from({ length: count }, () => below(luck, 2));

function newSheet(t: Tables): Sheet {
  return {
    tracks: t.hexes.map(() => 0),
    network: NO_NETWORK,
    boxes: 0,
    deliveryPoints: 0,
    startingBonus: 0,
    ownLoad: NONE,
    ownLoadCity: NONE,
    kept: t.colours.map(() => 0),
    seizedDie: 0,
  };
}

function opening(t: Tables, deal: Deal, first: number, goods: number[][], bag: number[], coalBox: number): Position {
  return {
    deal,
    round: 0,
    first,
    active: first,
    sheets: Array.from({ length: deal.players }, () => newSheet(t)),
    goods,
    bag,
    coalBox,
    tileOwner: t.tiles.map(() => NONE),
    sideways: t.tiles.map(() => 0),
    orderOwner: deal.orderSides.map(() => NONE),
    startingTilesLeft: deal.startingTiles ? (1 << STARTING_TILES.length) - 1 : 0,
    pool: [],
    blackFace: 0,
    hand: [],
    die: 0,
    dieFinal: false,
    using: 0,
    spent: 0,
    doubleShift: false,
    exchanges: 0,
    progress: false,
    quietRounds: 0,
    evaDie: 0,
    crossed: deal.solo ? t.room.map(() => 0) : [],
    evaPoints: 0,
    ending: 'running',
  };
}

function begin(t: Tables, position: Position, random: Random, events?: Events): SteamRollersState {
  const state = assemble(position, [], random, 0);
  if (events !== undefined) tellOpening(t, state, events);
  if (state.deal.solo) state.frames.push(arrangeFrom(t, state, 0, 0, events));
  else state.frames.push(state.deal.startingTiles ? firstChoice(state) : ROUND);
  return state;
}

function tellOpening(t: Tables, state: Position, events: Events): void {
  if (!state.deal.solo) events.push({ key: 'event.firstPlayer', params: { seat: { seat: state.first } } });
  const map = t.maps[state.deal.map];
  if (map.level !== 'plain')
    events.push({ key: 'event.levelMap', params: { map: mapText(map), borders: map.blockedBorders } });
  state.goods.forEach((row, city) => {
    const cubes = cubesText(t, row);
    if (cubes.length === 0) events.push({ key: 'event.cityEmpty', params: { city: city + 1 } });
    else events.push({ key: 'event.goods', params: { city: city + 1, cubes } });
  });
  events.push({
    key: 'event.tiles',
    params: { tiles: state.deal.tileSides.map((_, tile) => tileText(faceUp(t, state, tile).name)) },
  });
  if (!state.deal.orders) return;
  events.push({
    key: 'event.orders',
    params: { orders: state.deal.orderSides.map((_, order) => orderText(orderUp(t, state, order))) },
  });
}
