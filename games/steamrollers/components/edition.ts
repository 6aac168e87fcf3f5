/** The component data of SteamRollers: its types, and what must hold before a game can be opened with it. */
import * as z from 'zod/mini';
import { EditionError, parseEdition as parseBySchema } from '../../../kernel/index.ts';
import { FACES, SIDE_STEPS, STARTING_TILES, TILE_EFFECTS, TILE_IDS, TILE_SIDES, TRACK_KINDS } from './kinds.ts';

export * from './kinds.ts';

/** A map that still fits on a screen, with room to spare. */
const MOST_HEXES = 256;

/** No edition of a board game needs more of anything; a number without a bound could keep the table busy for ever. */
const MOST = 99;
const MOST_DICE = 12;
const MOST_ORDERS = 20;
const MOST_GOODS_OF_AN_ORDER = 6;
const MOST_SCORING_BOXES = 500;

const between = (least: number, most: number): z.ZodMiniNumberFormat =>
  z.int().check(z.minimum(least), z.maximum(most));
const face = between(1, 6);
const few = between(1, 9);
const count = between(0, MOST);
const points = between(-MOST, MOST);
const name = z.string().check(z.minLength(1), z.maxLength(40));

const tileSide = z.object({
  effect: name,
  use: z.enum(['single', 'permanent']),
  points,
  params: z.object({
    bonus: z.optional(z.array(few).check(z.maxLength(9))),
    step: z.optional(few),
    strength: z.optional(few),
  }),
});
const orderSide = z.object({
  goods: z.array(name).check(z.minLength(1), z.maxLength(MOST_GOODS_OF_AN_ORDER)),
  points,
});
const levelMap = z.object({ id: name, die: face, blockedBorders: z.array(name).check(z.maxLength(15)) });
const handOut = z.object({ goodsPerCity: count, whiteDice: between(0, MOST_DICE) });

const schema = z.object({
  goods: z.object({
    colours: z.record(name, between(1, MOST)),
    coal: z.object({ colour: name, count }),
    deliverableTo: z.record(name, z.array(face).check(z.minLength(1))),
  }),
  trackKinds: z.object({
    kinds: z.array(
      z.object({
        id: z.enum(TRACK_KINDS),
        orientations: z.array(z.tuple([between(0, 5), between(0, 5)])).check(z.maxLength(15)),
      }),
    ),
  }),
  blackDie: z.object({
    faces: z.array(
      z.object({ face, kinds: z.array(z.enum(TRACK_KINDS)).check(z.minLength(1), z.maxLength(TRACK_KINDS.length)) }),
    ),
  }),
  regions: z.object({
    list: z.array(z.object({ id: face, colour: name, city: name, town: name, hexes: z.array(name) })),
  }),
  map: z.object({
    hexes: z
      .array(
        z.object({
          id: name,
          q: between(-MOST_HEXES, MOST_HEXES),
          r: between(0, MOST_HEXES),
          row: name,
          col: between(1, MOST),
          region: face,
          kind: z.enum(['plain', 'city', 'town']),
        }),
      )
      .check(z.maxLength(MOST_HEXES)),
  }),
  borders: z.object({ list: z.array(z.object({ id: name, regions: z.tuple([face, face]) })) }),
  playerSheet: z.object({
    engineBoxes: z.array(face),
    scoringTrack: z.object({ boxes: between(1, MOST_SCORING_BOXES) }),
  }),
  setup: z.object({
    byPlayers: z.object({ 2: handOut, 3: handOut, 4: handOut, 5: handOut }),
  }),
  actionTiles: z.object({
    list: z.array(z.object({ id: z.enum(TILE_IDS), number: face, sides: z.object({ a: tileSide, b: tileSide }) })),
  }),
  orderTiles: z.object({
    list: z
      .array(z.object({ id: name, sides: z.object({ a: orderSide, b: orderSide }) }))
      .check(z.maxLength(MOST_ORDERS)),
    maxCoalPerOrder: between(0, MOST_GOODS_OF_AN_ORDER),
    exchangesPerTurn: between(0, MOST_ORDERS),
  }),
  startingTiles: z.object({
    list: z.array(
      z.object({
        id: z.enum(STARTING_TILES),
        points: z.optional(points),
        coloursAllowed: z.optional(z.array(name)),
        citiesAllowed: z.optional(z.array(face)),
      }),
    ),
  }),
  levelMaps: z.object({ medium: z.array(levelMap), hard: z.array(levelMap) }),
  scoring: z.object({
    link: count,
    townOnLink: count,
    engineBonus: z.record(name, points),
    gameEnd: z.object({ emptyCities: face, standstillRounds: between(1, MOST) }),
  }),
  solo: z.object({
    whiteDice: between(0, MOST_DICE),
    playerDice: z.literal(2),
    evaDice: z.literal(1),
    goodsPerCity: count,
    difficulties: z.array(z.object({ level: face, setupDice: count })),
    evaDeliveryThreshold: count,
    evaEnginePoints: count,
    evaNetworkRegions: face,
  }),
});

export type Edition = z.infer<typeof schema>;

function demand(holds: boolean, place: string, problem: string): asserts holds {
  if (!holds) throw new EditionError(place, problem);
}

const sorted = (items: Iterable<string | number>): string => [...items].sort().join(' ');

/** Names and numbers in a list must differ: a second one of the same name would never be meant. */
function demandOnce(items: readonly (string | number)[], place: string): void {
  const twice = items.find((item, i) => items.indexOf(item) !== i);
  demand(twice === undefined, place, `${twice} is there twice`);
}

/** Reads somebody's component data; throws an EditionError that names the place when it cannot be played with. */
export function parseEdition(data: unknown): Edition {
  const edition = parseBySchema(schema, data);
  checkGoods(edition);
  checkTrack(edition);
  checkMap(edition);
  checkBorders(edition);
  checkTiles(edition);
  checkSetups(edition);
  return edition;
}

function checkGoods({ goods, regions }: Edition): void {
  const coal = goods.coal.colour;
  demand(!Object.hasOwn(goods.colours, coal), 'goods.coal.colour', `${coal} is also the colour of ordinary goods`);
  const every = [...Object.keys(goods.colours), coal];
  demand(
    sorted(Object.keys(goods.deliverableTo)) === sorted(every),
    'goods.deliverableTo',
    `must name exactly the colours ${every.join(', ')}`,
  );
  for (const colour of Object.keys(goods.colours)) {
    const cities = regions.list.filter((region) => region.colour === colour).map((region) => region.id);
    demand(
      sorted(goods.deliverableTo[colour]) === sorted(cities),
      `goods.deliverableTo.${colour}`,
      `must be the cities of that colour (${cities.join(', ') || 'there is none'})`,
    );
  }
  demandOnce(goods.deliverableTo[coal], `goods.deliverableTo.${coal}`);
  regions.list.forEach(({ colour }, i) => {
    demand(Object.hasOwn(goods.colours, colour), `regions.list[${i}].colour`, `there are no ${colour} goods`);
  });
  demand(goods.coal.count >= FACES.length, 'goods.coal.count', 'there must be a coal cube for every city');
}

function checkTrack({ trackKinds, blackDie }: Edition): void {
  const kinds = trackKinds.kinds;
  demand(sorted(kinds.map((k) => k.id)) === sorted(TRACK_KINDS), 'trackKinds.kinds', 'each of the three kinds once');
  const seen = new Set<string>();
  kinds.forEach((kind, k) => {
    kind.orientations.forEach(([from, to], o) => {
      const place = `trackKinds.kinds[${k}].orientations[${o}]`;
      const pair = `${Math.min(from, to)}-${Math.max(from, to)}`;
      demand(from !== to && from >= 0 && from <= 5 && to >= 0 && to <= 5, place, 'must join two sides 0 to 5');
      const difference = Math.min((from - to + 6) % 6, (to - from + 6) % 6);
      const wanted = { straight: 3, gentle: 2, sharp: 1 }[kind.id];
      demand(difference === wanted, place, `is not a ${kind.id} track`);
      demand(!seen.has(pair), place, `the sides ${pair} are listed twice`);
      seen.add(pair);
    });
  });
  demand(seen.size === 15, 'trackKinds.kinds', `the kinds must cover all 15 pairs of sides, not ${seen.size}`);
  demand(
    sorted(blackDie.faces.map((f) => f.face)) === sorted(FACES),
    'blackDie.faces',
    'each face from 1 to 6 exactly once',
  );
  blackDie.faces.forEach(({ kinds: shown }, i) => {
    demandOnce(shown, `blackDie.faces[${i}].kinds`);
  });
}

function checkMap({ map, regions }: Edition): void {
  const { hexes } = map;
  demand(new Set(hexes.map((h) => h.id)).size === hexes.length, 'map.hexes', 'two hexes have the same id');
  demand(new Set(hexes.map((h) => `${h.q},${h.r}`)).size === hexes.length, 'map.hexes', 'two hexes lie in one place');
  const rows = [...new Set(hexes.map((h) => h.row))].sort();
  hexes.forEach((hex, i) => {
    const row = rows.indexOf(hex.row);
    const place = `map.hexes[${i}]`;
    demand(hex.id === `${hex.row}${hex.col}`, `${place}.id`, `must be row and column, ${hex.row}${hex.col}`);
    demand(
      hex.r === row && hex.q === hex.col - 1 - (row - (row % 2)) / 2,
      place,
      `the coordinates of ${hex.id} do not match its row and column`,
    );
  });
  demand(sorted(regions.list.map((r) => r.id)) === sorted(FACES), 'regions.list', 'regions 1 to 6, each once');
  regions.list.forEach((region, i) => {
    const place = `regions.list[${i}]`;
    const own = hexes.filter((hex) => hex.region === region.id);
    const only = (kind: string): string => sorted(own.filter((hex) => hex.kind === kind).map((hex) => hex.id));
    demand(region.id === i + 1, `${place}.id`, 'regions must stand in the order 1 to 6');
    demand(sorted(region.hexes) === sorted(own.map((h) => h.id)), `${place}.hexes`, 'is not what the map says');
    demand(only('city') === region.city, `${place}.city`, 'the region must have exactly this one city');
    demand(only('town') === region.town, `${place}.town`, 'the region must have exactly this one town');
    demand(own.length > 2, `${place}.hexes`, 'the region has no room for track');
  });
  checkConnected(hexes);
}

interface Spot {
  readonly q: number;
  readonly r: number;
}

function checkConnected(hexes: readonly Spot[]): void {
  const open = new Map(hexes.map((hex) => [`${hex.q},${hex.r}`, hex]));
  const queue = hexes.slice(0, 1);
  for (const hex of queue) open.delete(`${hex.q},${hex.r}`);
  for (let hex = queue.pop(); hex !== undefined; hex = queue.pop()) {
    for (const [dq, dr] of SIDE_STEPS) {
      const key = `${hex.q + dq},${hex.r + dr}`;
      const next = open.get(key);
      if (next === undefined) continue;
      open.delete(key);
      queue.push(next);
    }
  }
  demand(open.size === 0, 'map.hexes', 'the map falls into separate pieces');
}

function checkBorders({ borders, levelMaps, map }: Edition): void {
  const at = new Map(map.hexes.map((hex) => [`${hex.q},${hex.r}`, hex]));
  const real = new Set<string>();
  for (const hex of map.hexes) {
    for (const [dq, dr] of SIDE_STEPS) {
      const next = at.get(`${hex.q + dq},${hex.r + dr}`);
      if (next !== undefined && next.region > hex.region) real.add(`${hex.region}-${next.region}`);
    }
  }
  borders.list.forEach((border, i) => {
    const place = `borders.list[${i}]`;
    demand(border.id === border.regions.join('-'), `${place}.id`, `must be ${border.regions.join('-')}`);
    demand(real.has(border.id), place, 'these two regions do not touch');
  });
  demand(sorted(borders.list.map((b) => b.id)) === sorted(real), 'borders.list', `must be ${sorted(real)}`);
  for (const level of ['medium', 'hard'] as const) {
    const list = levelMaps[level];
    demand(sorted(list.map((m) => m.die)) === sorted(FACES), `levelMaps.${level}`, 'one map for each face of the die');
    demandOnce(
      list.map((levelMapOfDie) => levelMapOfDie.id),
      `levelMaps.${level}`,
    );
    list.forEach((levelMapOfDie, i) => {
      demandOnce(levelMapOfDie.blockedBorders, `levelMaps.${level}[${i}].blockedBorders`);
      for (const [j, id] of levelMapOfDie.blockedBorders.entries()) {
        demand(real.has(id), `levelMaps.${level}[${i}].blockedBorders[${j}]`, `there is no border ${id}`);
      }
      const open = [...real].filter((id) => !levelMapOfDie.blockedBorders.includes(id));
      demand(reachesAll(open), `levelMaps.${level}[${i}]`, 'the blocked borders cut a region off');
    });
  }
}

function reachesAll(borders: readonly string[]): boolean {
  const reached = new Set(['1']);
  for (let before = 0; before < reached.size; ) {
    before = reached.size;
    for (const border of borders) {
      const regions = border.split('-');
      if (regions.some((region) => reached.has(region))) for (const region of regions) reached.add(region);
    }
  }
  return reached.size === FACES.length;
}

function checkTiles({ actionTiles, orderTiles, startingTiles, goods }: Edition): void {
  const { list } = actionTiles;
  demand(list.map((t) => t.id).join() === TILE_IDS.join(), 'actionTiles.list', `must be ${TILE_IDS.join(', ')}`);
  list.forEach((tile, i) => {
    const place = `actionTiles.list[${i}]`;
    demand(tile.number === Number(tile.id[1]), `${place}.number`, `tile ${tile.id} has another number`);
    TILE_SIDES.forEach((side, s) => {
      const { effect, use, points, params } = tile.sides[side];
      const at = `${place}.sides.${side}`;
      demand(effect === TILE_EFFECTS[tile.id][s], `${at}.effect`, `must be ${TILE_EFFECTS[tile.id][s]}`);
      demand(points >= 0 || use === 'permanent', `${at}.use`, 'a tile with negative points must be permanent');
      demandOnce(params.bonus ?? [], `${at}.params.bonus`);
      if (effect === 'distanceBonus') demand(params.bonus !== undefined, `${at}.params.bonus`, 'is missing');
      if (effect === 'dieStep') demand(params.step !== undefined, `${at}.params.step`, 'is missing');
      if (effect !== 'enginePlusOne') return;
      demand(params.strength !== undefined, `${at}.params.strength`, 'is missing');
      demand(use === 'permanent', `${at}.use`, 'a tile that works as long as it is owned must be permanent');
    });
  });
  demandOnce(
    orderTiles.list.map((order) => order.id),
    'orderTiles.list',
  );
  orderTiles.list.forEach((order, i) => {
    for (const side of TILE_SIDES) {
      for (const [j, good] of order.sides[side].goods.entries()) {
        demand(
          Object.hasOwn(goods.colours, good),
          `orderTiles.list[${i}].sides.${side}.goods[${j}]`,
          `there are no ${good} goods`,
        );
      }
    }
  });
  checkStartingTiles(startingTiles.list, goods.colours);
}

function checkStartingTiles(list: Edition['startingTiles']['list'], colours: Edition['goods']['colours']): void {
  demand(
    sorted(list.map((t) => t.id)) === sorted(STARTING_TILES),
    'startingTiles.list',
    `must be ${STARTING_TILES.join(', ')}`,
  );
  list.forEach((tile, i) => {
    const place = `startingTiles.list[${i}]`;
    if (tile.id === 'plusTwo') demand(tile.points !== undefined, `${place}.points`, 'is missing');
    if (tile.id !== 'ownLoad') return;
    demand(tile.citiesAllowed !== undefined, `${place}.citiesAllowed`, 'is missing');
    demand(tile.coloursAllowed !== undefined, `${place}.coloursAllowed`, 'is missing');
    demandOnce(tile.citiesAllowed, `${place}.citiesAllowed`);
    demandOnce(tile.coloursAllowed, `${place}.coloursAllowed`);
    for (const [j, colour] of tile.coloursAllowed.entries()) {
      demand(Object.hasOwn(colours, colour), `${place}.coloursAllowed[${j}]`, `there are no ${colour} goods`);
    }
  });
}

function checkSetups({ setup, solo, goods, regions, playerSheet, scoring }: Edition): void {
  const bag = Object.values(goods.colours).reduce((sum, n) => sum + n, 0);
  for (const players of [2, 3, 4, 5] as const) {
    const { goodsPerCity, whiteDice } = setup.byPlayers[players];
    const place = `setup.byPlayers.${players}`;
    demand(goodsPerCity * FACES.length <= bag, `${place}.goodsPerCity`, 'the bag does not hold that many goods');
    demand(whiteDice > players, `${place}.whiteDice`, 'there must be more dice than players');
  }
  demand(solo.goodsPerCity * FACES.length <= bag, 'solo.goodsPerCity', 'the bag does not hold that many goods');
  demand(
    solo.whiteDice === solo.playerDice + solo.evaDice,
    'solo.whiteDice',
    "must be the player's dice and Eva's die",
  );
  demand(
    sorted(solo.difficulties.map((d) => d.level)) === sorted(FACES),
    'solo.difficulties',
    'levels 1 to 6, each once',
  );
  const room = Math.min(...regions.list.map((region) => region.hexes.length - 1));
  solo.difficulties.forEach((difficulty, i) => {
    demand(
      difficulty.setupDice <= room,
      `solo.difficulties[${i}].setupDice`,
      'the crosses might not fit in one region',
    );
  });
  demand(sorted(playerSheet.engineBoxes) === sorted(FACES), 'playerSheet.engineBoxes', 'boxes 1 to 6, each once');
  for (const boxes of Object.keys(scoring.engineBonus)) {
    demand(FACES.map(String).includes(boxes), `scoring.engineBonus.${boxes}`, 'an engine has six boxes');
  }
}
