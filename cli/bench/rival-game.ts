/**
 * A roll-and-write of about the size of SteamRollers as one writes it for boardgame.io: four sheets of 48 hexes, goods in six cities,
 * action tiles, white dice and a black one. It is simpler than SteamRollers (no routes through towns, no tile effects), so the
 * comparison favours boardgame.io.
 */

const CITIES = 6;
const ROWS = 6;
const COLUMNS = 8;
const HEXES = ROWS * COLUMNS;
const SIDES = 6;
const ROUNDS = 36;
const GOODS_PER_CITY = 6;
const COLOURS = ['red', 'blue', 'green', 'yellow', 'grey'];
const PER_COLOUR = 10;
/** How far apart the two sides of a track are: sharp curve, gentle curve, straight. */
const BENDS = [1, 2, 3];

interface Sheet {
  /** Per hex the two sides its track joins, or nothing: null, since the state travels as JSON. */
  hexes: ([number, number] | null)[];
  engine: boolean[];
  points: number;
}
export interface RivalState {
  sheets: Sheet[];
  goods: string[][];
  bag: string[];
  tiles: { owner: string | undefined }[];
  dice: number[];
  bend: number;
  /** The die in use, 0 = none taken yet. */
  die: number;
  round: number;
}
export interface RivalMove {
  readonly move: string;
  readonly args: readonly number[];
}

/** What boardgame.io hands to a game and takes from it, as far as this one needs it: the package itself is fetched only to be measured. */
export interface Ctx {
  readonly numPlayers: number;
  readonly currentPlayer: string;
  readonly playOrderPos: number;
  readonly gameover?: unknown;
}
interface Dice {
  D6(): number;
  D6(count: number): number[];
  Shuffle<T>(deck: T[]): T[];
}
export interface Context {
  readonly G: RivalState;
  readonly ctx: Ctx;
  readonly random: Dice;
  readonly events: { endTurn(): void };
}
export interface RivalGame {
  readonly name: string;
  readonly seed?: number;
  readonly disableUndo: boolean;
  setup(context: Pick<Context, 'ctx' | 'random'>): RivalState;
  readonly turn: { onBegin(context: Context): void };
  readonly moves: Readonly<Record<string, (context: Context, ...args: number[]) => typeof INVALID_MOVE | undefined>>;
  endIf(context: Context): { readonly winner: string } | undefined;
}

const INVALID_MOVE = 'INVALID_MOVE';

/** Three columns of regions in two rows; the middle hex of each is its city. */
const regionOf = (hex: number): number => {
  const row = Math.floor(hex / COLUMNS);
  const column = hex % COLUMNS;
  return (row < ROWS / 2 ? 0 : 3) + Math.min(2, Math.floor(column / 3));
};
const CITY_HEX = [9, 12, 14, 33, 36, 38];
const cityAt = (hex: number): number => CITY_HEX.indexOf(hex);
const IN_REGION = Array.from({ length: CITIES }, (_, region) =>
  Array.from({ length: HEXES }, (_unused, hex) => hex).filter((hex) => regionOf(hex) === region && cityAt(hex) < 0),
);

/** Neighbours of a pointy-top hex, sides clockwise from the east; odd rows are shifted to the right. */
function neighbour(hex: number, side: number): number {
  const row = Math.floor(hex / COLUMNS);
  const column = hex % COLUMNS;
  const shift = row % 2;
  const [dr, dc] = [
    [0, 1],
    [1, shift],
    [1, shift - 1],
    [0, -1],
    [-1, shift - 1],
    [-1, shift],
  ][side];
  const r = row + dr;
  const c = column + dc;
  return r < 0 || r >= ROWS || c < 0 || c >= COLUMNS ? -1 : r * COLUMNS + c;
}
const NEIGHBOURS = Array.from({ length: HEXES }, (_, hex) =>
  Array.from({ length: SIDES }, (_unused, side) => neighbour(hex, side)),
);

/** The city at the end of the track that leaves a city on one side; −1 when it ends nowhere. */
function follow(sheet: Sheet, city: number, start: number): number {
  let side = start;
  let hex = NEIGHBOURS[CITY_HEX[city]][side];
  for (let steps = 0; steps < HEXES && hex >= 0; steps++) {
    const reached = cityAt(hex);
    if (reached >= 0) return reached;
    const track = sheet.hexes[hex];
    const entry = (side + 3) % SIDES;
    if (track === null || (track[0] !== entry && track[1] !== entry)) return -1;
    side = track[0] === entry ? track[1] : track[0];
    hex = NEIGHBOURS[hex][side];
  }
  return -1;
}

function linked(sheet: Sheet, from: number, to: number): boolean {
  for (let side = 0; side < SIDES; side++) if (follow(sheet, from, side) === to) return true;
  return false;
}

const strength = (sheet: Sheet): number => sheet.engine.filter(Boolean).length;
const mayDeliver = (G: RivalState, sheet: Sheet, city: number, to: number): boolean =>
  city !== to && strength(sheet) > 0 && G.goods[city].length > 0 && linked(sheet, city, to);

function deal(bag: string[]): string[][] {
  return Array.from({ length: CITIES }, () => bag.splice(0, GOODS_PER_CITY));
}

export const rivalGame: RivalGame = {
  name: 'roll-and-write',
  disableUndo: true,
  setup: ({ ctx, random }) => {
    const bag = random.Shuffle(COLOURS.flatMap((colour) => Array.from({ length: PER_COLOUR }, () => colour)));
    return {
      sheets: Array.from({ length: ctx.numPlayers }, () => ({
        hexes: Array.from({ length: HEXES }, () => null),
        engine: Array.from({ length: CITIES }, () => false),
        points: 0,
      })),
      goods: deal(bag),
      bag,
      tiles: Array.from({ length: CITIES }, () => ({ owner: undefined })),
      dice: [],
      bend: 0,
      die: 0,
      round: 0,
    };
  },
  turn: {
    onBegin: ({ G, ctx, random }) => {
      G.die = 0;
      if (ctx.playOrderPos !== 0) return;
      G.round++;
      G.dice = random.D6(ctx.numPlayers + 1);
      G.bend = random.D6();
    },
  },
  moves: {
    takeDie: ({ G }, value: number) => {
      const at = G.dice.indexOf(value);
      if (G.die !== 0 || at < 0) return INVALID_MOVE;
      G.dice.splice(at, 1);
      G.die = value;
      return undefined;
    },
    drawTrack: ({ G, ctx, events }, hex: number, from: number, to: number) => {
      const sheet = G.sheets[Number(ctx.currentPlayer)];
      if (G.die === 0 || sheet.hexes[hex] !== null || !IN_REGION[G.die - 1].includes(hex)) return INVALID_MOVE;
      sheet.hexes[hex] = [from, to];
      events.endTurn();
      return undefined;
    },
    upgradeEngine: ({ G, ctx, events }, box: number) => {
      const sheet = G.sheets[Number(ctx.currentPlayer)];
      if (G.die !== box + 1 || sheet.engine[box]) return INVALID_MOVE;
      sheet.engine[box] = true;
      events.endTurn();
      return undefined;
    },
    deliver: ({ G, ctx, events }, from: number, to: number) => {
      const sheet = G.sheets[Number(ctx.currentPlayer)];
      if (G.die !== from + 1 || !mayDeliver(G, sheet, from, to)) return INVALID_MOVE;
      const cube = G.goods[from].pop();
      if (cube !== undefined) G.bag.push(cube);
      sheet.points += strength(sheet);
      events.endTurn();
      return undefined;
    },
    takeTile: ({ G, ctx, events }, tile: number) => {
      if (G.die !== tile + 1 || G.tiles[tile].owner === ctx.currentPlayer) return INVALID_MOVE;
      G.tiles[tile].owner = ctx.currentPlayer;
      events.endTurn();
      return undefined;
    },
    pass: ({ G, events }) => {
      if (G.die === 0) return INVALID_MOVE;
      events.endTurn();
      return undefined;
    },
  },
  endIf: ({ G }) => {
    const empty = G.goods.filter((cubes) => cubes.length === 0).length;
    if (G.round <= ROUNDS && empty < 3) return undefined;
    const points = G.sheets.map((sheet) => sheet.points);
    return { winner: String(points.indexOf(Math.max(...points))) };
  },
};

/** All legal moves, which boardgame.io itself does not list. */
export function rivalMoves(G: RivalState, ctx: Ctx): RivalMove[] {
  if (G.die === 0) return [...new Set(G.dice)].map((value) => ({ move: 'takeDie', args: [value] }));
  const sheet = G.sheets[Number(ctx.currentPlayer)];
  const city = G.die - 1;
  const moves: RivalMove[] = [];
  const bends = [BENDS[G.bend % BENDS.length], BENDS[(G.bend + 1) % BENDS.length]];
  for (const hex of IN_REGION[city]) {
    if (sheet.hexes[hex] !== null) continue;
    for (const bend of bends) {
      const ways = bend === 3 ? 3 : SIDES;
      for (let side = 0; side < ways; side++)
        moves.push({ move: 'drawTrack', args: [hex, side, (side + bend) % SIDES] });
    }
  }
  if (!sheet.engine[city]) moves.push({ move: 'upgradeEngine', args: [city] });
  for (let to = 0; to < CITIES; to++)
    if (mayDeliver(G, sheet, city, to)) moves.push({ move: 'deliver', args: [city, to] });
  if (G.tiles[city].owner !== ctx.currentPlayer) moves.push({ move: 'takeTile', args: [city] });
  moves.push({ move: 'pass', args: [] });
  return moves;
}
