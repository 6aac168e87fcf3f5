/** Builds positions for tests in the words of the game, and plays moves by saying what matters about them. */
import { type Events, makeSetup, type OptionValue, type Seat, seedStream } from '../../kernel/index.ts';
import { parseEdition, SIDE_NAMES } from './components/edition.ts';
import standard from './components/standard.json' with { type: 'json' };
import { rollOf } from './effects/dice.ts';
import { tileIndex } from './effects/tiles.ts';
import { ACTION, CHOOSE_DIE } from './frames.ts';
import { openSteamRollers } from './index.ts';
import type { SteamRollersMove } from './moves.ts';
import { networkOf } from './network.ts';
import { assemble, type Deal, EVA, NONE, type Position, type Sheet, type SteamRollersState } from './state.ts';
import { compileTables, SIDES, type Tables } from './tables.ts';

export const tables: Tables = compileTables(parseEdition(standard));
export const game = openSteamRollers(standard);

/** `{ B3: 'W-E' }`: hex and the two sides that are joined. */
export type Tracks = Readonly<Record<string, string>>;

export interface SheetWish {
  readonly tracks?: Tracks;
  readonly boxes?: readonly number[];
  readonly points?: number;
  readonly bonus?: number;
  readonly kept?: readonly string[];
  readonly ownLoad?: { readonly cube: string; readonly city: number };
  readonly seized?: number;
}

export interface TableWish {
  readonly players?: number;
  readonly solo?: boolean;
  readonly coal?: boolean;
  readonly orders?: readonly string[];
  /** Id of a level map, e.g. `M2`. */
  readonly map?: string;
  /** By seat. */
  readonly sheets?: readonly SheetWish[];
  readonly goods?: Readonly<Record<number, readonly string[]>>;
  /** Owner of each tile named; a tile that is not named lies in the pool with side a. */
  readonly tiles?: Readonly<Record<string, Seat | 'pool'>>;
  readonly sideways?: readonly string[];
  readonly orderOwners?: Readonly<Record<string, Seat>>;
  readonly first?: Seat;
  readonly active?: Seat;
  readonly round?: number;
  readonly black?: number;
  /** The die in use: the active player is about to act. */
  readonly die?: number;
  /** The dice pool; without a die in use the active player is about to choose. */
  readonly pool?: readonly number[];
  readonly hand?: readonly number[];
  readonly crossed?: readonly number[];
  readonly evaPoints?: number;
  readonly quietRounds?: number;
  readonly turnLimit?: number;
  readonly seed?: number;
}

const DEFAULT_GOODS: Readonly<Record<number, readonly string[]>> = {
  1: ['red', 'blue'],
  2: ['blue', 'green'],
  3: ['green', 'yellow'],
  4: ['yellow', 'red'],
  5: ['grey', 'red'],
  6: ['red', 'blue'],
};

export const colourOf = (cube: string): number => tables.colours.indexOf(cube);

const sideNames: readonly string[] = SIDE_NAMES;

export function pairNamed(sides: string): number {
  const [from, to] = sides.split('-').map((name) => sideNames.indexOf(name));
  return tables.pairOf[from * SIDES + to];
}

export function tracksOf(tracks: Tracks): number[] {
  const drawn = tables.hexes.map(() => 0);
  for (const [hex, sides] of Object.entries(tracks)) drawn[tables.hexIndex.get(hex) ?? 0] = pairNamed(sides);
  return drawn;
}

/** The tracks of a worked example of the data file. */
export function exampleTracks(id: string): Tracks {
  const example = standard.examples.list.find((known) => known.id === id);
  if (example === undefined) throw new Error(`there is no example ${id}`);
  return Object.fromEntries(Object.entries(example.tracks).map(([hex, sides]) => [hex, sides.join('-')]));
}

export const mapNamed = (id: string): number => tables.maps.findIndex((map) => map.id === id);

function sheetOf(wish: SheetWish, map: number): Sheet {
  const tracks = tracksOf(wish.tracks ?? {});
  const kept = tables.colours.map((colour) => (wish.kept ?? []).filter((cube) => cube === colour).length);
  return {
    tracks,
    network: networkOf(tables, map, tracks),
    boxes: (wish.boxes ?? []).reduce((mask, box) => mask | (1 << (box - 1)), 0),
    deliveryPoints: wish.points ?? 0,
    startingBonus: wish.bonus ?? 0,
    ownLoad: wish.ownLoad === undefined ? NONE : colourOf(wish.ownLoad.cube),
    ownLoadCity: wish.ownLoad === undefined ? NONE : wish.ownLoad.city - 1,
    kept,
    seizedDie: wish.seized ?? 0,
  };
}

function dealOf(wish: TableWish, plain: Deal): Deal {
  const tileSides = plain.tileSides.map(() => 0);
  for (const name of Object.keys(wish.tiles ?? {})) tileSides[tileIndex(name)] = name.endsWith('b') ? 1 : 0;
  const orderSides = tables.orders.map((sides) => (wish.orders?.includes(sides[1].name) ? 1 : 0));
  return {
    ...plain,
    coal: wish.coal ?? false,
    orders: wish.orders !== undefined,
    map: wish.map === undefined ? 0 : mapNamed(wish.map),
    tileSides,
    orderSides: wish.orders === undefined ? [] : orderSides,
    ...(wish.turnLimit === undefined ? {} : { turnLimit: wish.turnLimit }),
  };
}

/** A table in the middle of a round, the active player about to choose a die or, with a die in use, to act. */
export function table(wish: TableWish = {}): SteamRollersState {
  const players = wish.solo ? 1 : (wish.players ?? 2);
  const seats = wish.solo ? ['player', 'eva'] : Array.from({ length: players }, () => 'player');
  const fresh = game.setup(makeSetup(game, { seats, seed: wish.seed ?? 1 }));
  const deal = dealOf(wish, fresh.deal);
  const goods = tables.edition.regions.list.map(({ id }) => (wish.goods?.[id] ?? DEFAULT_GOODS[id]).map(colourOf));
  const sheets = Array.from({ length: players }, (_, seat) => sheetOf(wish.sheets?.[seat] ?? {}, deal.map));
  const owners = wish.tiles ?? {};
  const position: Position = {
    ...fresh,
    deal,
    round: wish.round ?? 1,
    first: wish.first ?? 0,
    active: wish.active ?? wish.first ?? 0,
    sheets,
    goods,
    tileOwner: tables.tiles.map((_, tile) => {
      const owner = Object.entries(owners).find(([name]) => tileIndex(name) === tile)?.[1];
      return owner === undefined || owner === 'pool' ? NONE : owner;
    }),
    sideways: tables.tiles.map((_, tile) => (wish.sideways?.some((name) => tileIndex(name) === tile) ? 1 : 0)),
    orderOwner: deal.orderSides.map((side, order) => wish.orderOwners?.[tables.orders[order][side].name] ?? NONE),
    pool: [...(wish.pool ?? [1, 2, 3])].sort((a, b) => a - b),
    hand: [...(wish.hand ?? [])],
    blackFace: wish.black ?? 1,
    die: wish.die ?? 0,
    crossed: wish.solo ? [...(wish.crossed ?? [0, 0, 0, 0, 0, 0])] : [],
    evaPoints: wish.evaPoints ?? 0,
    quietRounds: wish.quietRounds ?? 0,
    progress: false,
  };
  return assemble({ ...position, ...stockOf(position) }, [wish.die ? ACTION : CHOOSE_DIE], fresh.random, 0);
}

/** What is not on the table is in the bag or in the box, so that no cube is lost. */
function stockOf(p: Position): Pick<Position, 'bag' | 'coalBox'> {
  const out = (colour: number): number =>
    p.goods.flat().filter((cube) => cube === colour).length +
    p.sheets.reduce((sum, sheet) => sum + sheet.kept[colour] + (sheet.ownLoad === colour ? 1 : 0), 0);
  return {
    bag: tables.colours.map((_, colour) => (colour === tables.coal ? 0 : tables.goodsCount[colour] - out(colour))),
    coalBox: tables.coalCount - out(tables.coal),
  };
}

/** A game as it is set up, with the events of the setup. */
export function newTable(
  players: number,
  options: Readonly<Record<string, OptionValue>> = {},
  seed = 1,
): { state: SteamRollersState; events: Events } {
  const seats = players === 1 ? ['player', 'eva'] : Array.from({ length: players }, () => 'player');
  const events: Events = [];
  return { state: game.setup(makeSetup(game, { seats, options, seed }), events), events };
}

/** What is known of a move: its type, and any of its fields. */
export interface MoveWish {
  readonly type: SteamRollersMove['type'];
  readonly [field: string]: unknown;
}

const fits = (move: SteamRollersMove, wish: MoveWish): boolean => {
  const fields = new Map<string, unknown>(Object.entries(move));
  return Object.entries(wish).every(([key, value]) => JSON.stringify(fields.get(key)) === JSON.stringify(value));
};

export const decider = (state: SteamRollersState): Seat | undefined => game.deciding(state)[0];

/** Every offered move that fits. */
export function offers(state: SteamRollersState, wish: MoveWish): SteamRollersMove[] {
  const seat = decider(state);
  return seat === undefined ? [] : game.moves(state, seat).filter((move) => fits(move, wish));
}

/** Plays the first offered move that fits; returns the keys of what happened. */
export function play(state: SteamRollersState, wish: MoveWish): string[] {
  const seat = decider(state);
  const [move] = offers(state, wish);
  if (seat === undefined || move === undefined) {
    const offered = seat === undefined ? 'nothing' : JSON.stringify(game.moves(state, seat)).slice(0, 2000);
    throw new Error(`${JSON.stringify(wish)} is not offered; seat ${seat} may do ${offered}`);
  }
  const events: Events = [];
  game.apply(state, seat, move, events);
  return events.map((event) => event.key);
}

/** The points of all deliveries offered that fit, each once, in order. */
export function pointsOffered(state: SteamRollersState, wish: Omit<MoveWish, 'type'> = {}): number[] {
  const points = offers(state, { ...wish, type: 'deliver' }).flatMap((move) =>
    move.type === 'deliver' ? [move.points] : [],
  );
  return [...new Set(points)].sort((a, b) => a - b);
}

/** Takes the cheapest way through the rest of the round: lowest dice, passing, declining. */
export function finishRound(state: SteamRollersState): void {
  const { round } = state;
  while (state.round === round && state.ending === 'running') quietMove(state);
}

/** One decision of a player who does nothing. */
export function quietMove(state: SteamRollersState): void {
  const seat = decider(state) ?? 0;
  const moves = game.moves(state, seat);
  const quiet = ['pass', 'endTurn', 'declineSeize', 'declineEva', 'chooseDie', 'useDie'];
  const move = moves.find(({ type }) => quiet.includes(type)) ?? moves[0];
  game.apply(state, seat, move);
}

/** A solo game in which the player has just passed the last action: Eva begins with her die. */
export function evaTurn(evaDie: number, wish: TableWish = {}): SteamRollersState {
  const state = table({ ...wish, solo: true, pool: [evaDie], die: wish.die ?? 1 });
  play(state, { type: 'pass' });
  return state;
}

/** Lets Eva take the steps that are her only moves until the player is asked or the round is over. */
export function letEvaPlay(state: SteamRollersState): string[] {
  const keys: string[] = [];
  while (decider(state) === EVA) keys.push(...play(state, { type: game.moves(state, EVA)[0].type }));
  return keys;
}

/** Makes the next rolls of a stream come out as wanted, by trying seeds. */
export function nextRolls(state: SteamRollersState, stream: 'dice' | 'rerolls', wanted: readonly number[]): void {
  for (let seed = 0; seed < 500_000; seed++) {
    const luck = seedStream(seed, 'wanted');
    const probe = luck.slice();
    if (!wanted.every((value) => rollOf(probe) === value)) continue;
    state.random[stream].splice(0, luck.length, ...luck);
    return;
  }
  throw new Error(`no seed rolls ${wanted.join(' ')}`);
}
