/**
 * A second, naive reading of the rules, straight from the component data: it keeps its own table with names and lists,
 * finds routes by walking through all of them, and is compared with the engine at every decision of random games.
 * Only what a die shows is taken from the engine.
 */
import { describe, expect, test } from 'vitest';
import { formerGame } from '../../cli/ladder/frozen.ts';
import { below, makeSetup, type OptionValue, pick, type Seat, type Stream, seedStream } from '../../kernel/index.ts';
import standard from './components/standard.json' with { type: 'json' };
import type { Deliver, SteamRollersMove } from './moves.ts';
import type { SteamRollersState } from './state.ts';
import { game } from './testing.ts';
import type { SteamRollersView } from './view.ts';

const SIDES = ['E', 'SE', 'SW', 'W', 'NW', 'NE'];
const STEPS = [
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
  [1, -1],
];
const COLOURS = ['red', 'blue', 'green', 'yellow', 'grey', 'black'];
const VALUES = [1, 2, 3, 4, 5, 6];
const EVA = 1;
const { hexes } = standard.map;
type Hex = (typeof hexes)[number];

const byId = new Map(hexes.map((hex) => [hex.id, hex]));
const byPlace = new Map(hexes.map((hex) => [`${hex.q},${hex.r}`, hex]));
const hexOf = (id: string): Hex => byId.get(id) ?? hexes[0];
const cityHex = (city: number): Hex => hexes.filter((hex) => hex.kind === 'city' && hex.region === city)[0];
const opposite = (side: number): number => (side + 3) % 6;
const wantedBy = (cube: string): number[] =>
  cube === 'black' ? VALUES : standard.regions.list.filter(({ colour }) => colour === cube).map(({ id }) => id);
const tileFace = (name: string): { use: string; points: number } => {
  const { sides } = standard.actionTiles.list.filter(
    ({ id }) => id === (name.startsWith('S') ? 'S2' : `T${name[0]}`),
  )[0];
  return name.endsWith('a') ? sides.a : sides.b;
};
const isSingleUse = (name: string): boolean => tileFace(name).use === 'single';
const orderFace = (name: string): { goods: string[]; points: number } => {
  const { sides } = standard.orderTiles.list.filter(({ id }) => id === name.slice(0, -1))[0];
  return name.endsWith('a') ? sides.a : sides.b;
};
const removeOne = (list: string[], item: string): void => {
  list.splice(list.indexOf(item), 1);
};
const counted = (list: readonly string[]): number[] =>
  COLOURS.map((colour) => list.filter((cube) => cube === colour).length);

interface Link {
  readonly ends: readonly [number, number];
  readonly towns: number;
  readonly hexes: readonly string[];
}

/** One player's paper. */
class Paper {
  readonly tracks = new Map<string, readonly [number, number]>();
  readonly boxes = new Set<number>();
  points = 0;
  bonus = 0;
  ownLoad: { readonly cube: string; readonly city: number } | undefined;
  readonly kept: string[] = [];
  seized = 0;

  #known: { readonly drawn: number; readonly links: Link[] } = { drawn: 0, links: [] };

  links(blocked: readonly string[]): Link[] {
    const drawn = this.tracks.size;
    if (this.#known.drawn !== drawn) this.#known = { drawn, links: this.traceLinks(blocked) };
    return this.#known.links;
  }

  /** SR-11.3: leave every city by every side and follow the track. */
  traceLinks(blocked: readonly string[]): Link[] {
    const found = new Map<string, Link>();
    for (const city of VALUES) {
      for (let out = 0; out < 6; out++) {
        const passed: string[] = [];
        let hex = cityHex(city);
        let side = out;
        for (;;) {
          const next = this.across(hex, side, blocked);
          if (next === undefined) break;
          if (next.kind === 'city') {
            if (next.region !== city && passed.length > 0) {
              const towns = passed.filter((id) => hexOf(id).kind === 'town').length;
              const key = [...passed].sort().join();
              if (!found.has(key)) found.set(key, { ends: [city, next.region], towns, hexes: passed });
            }
            break;
          }
          const ends = this.tracks.get(next.id);
          if (ends === undefined || !ends.includes(opposite(side))) break;
          passed.push(next.id);
          side = ends[0] === opposite(side) ? ends[1] : ends[0];
          hex = next;
        }
      }
    }
    return [...found.values()];
  }

  /** The hex behind a side; none at the edge of the map and behind a wall (SR-6.7, SR-6.8). */
  across(hex: Hex, side: number, blocked: readonly string[]): Hex | undefined {
    const next = byPlace.get(`${hex.q + STEPS[side][0]},${hex.r + STEPS[side][1]}`);
    if (next === undefined) return undefined;
    return blocked.includes([hex.region, next.region].sort().join('-')) ? undefined : next;
  }

  /** SR-7.4, SR-7.5: the distances of all routes from one city to another. */
  distances(blocked: readonly string[], from: number, to: number): Set<number> {
    const links = this.links(blocked);
    const found = new Set<number>();
    const walk = (city: number, visited: readonly number[], distance: number): void => {
      if (city === to) {
        found.add(distance);
        return;
      }
      for (const { ends, towns } of links) {
        if (!ends.includes(city)) continue;
        const next = ends[0] === city ? ends[1] : ends[0];
        if (!visited.includes(next)) walk(next, [...visited, next], distance + 1 + towns);
      }
    };
    walk(from, [from], 0);
    return found;
  }

  networkPoints(blocked: readonly string[]): number {
    return this.links(blocked).reduce((sum, { towns }) => sum + 1 + towns, 0);
  }
}

interface Tile {
  readonly name: string;
  owner: Seat | 'pool';
  sideways: boolean;
}

type Ask =
  | {
      readonly kind: 'startingTile' | 'startingEngine' | 'startingRegion' | 'startingAction' | 'ownLoad';
      readonly seat: Seat;
    }
  | { readonly kind: 'startingTrack'; readonly seat: Seat; readonly region: number }
  | { readonly kind: 'arrange'; readonly city: number; readonly place: number }
  | {
      readonly kind:
        | 'chooseDie'
        | 'useDie'
        | 'action'
        | 'lastExchange'
        | 'signal'
        | 'cross'
        | 'takeBack'
        | 'rerollEva'
        | 'remove'
        | 'seal';
    }
  | { readonly kind: 'seize'; readonly value: number };

/** Every move as a short sentence; of a delivery everything but the way. */
function said(move: SteamRollersMove): string {
  if (move.type === 'deliver') {
    const { cube, from, to, points, bonus, tiles, own, place } = move;
    return `deliver ${cube} ${from} ${to} ${points} ${bonus} ${tiles.join('+')} ${own === true} ${place ?? 0}`;
  }
  return [move.type, ...Object.entries(move).flatMap(([key, value]) => (key === 'type' ? [] : [String(value)]))].join(
    ' ',
  );
}

class Table {
  readonly papers: Paper[];
  readonly goods: string[][];
  readonly tiles: Tile[];
  readonly orders: { readonly name: string; owner: Seat | 'display' }[];
  readonly bag: string[];
  readonly blocked: readonly string[];
  readonly startingLeft = ['engine', 'track', 'plusTwo', 'actionTile', 'ownLoad'];
  readonly asks: Ask[] = [];
  readonly crossed = [0, 0, 0, 0, 0, 0];
  readonly solo: boolean;
  coalBox: number;
  round = 0;
  active: Seat;
  first: Seat;
  pool: number[] = [];
  hand: number[] = [];
  black = 0;
  die = 0;
  final = false;
  usedOnDie: string[] = [];
  usedForOther: string[] = [];
  doubleShift = false;
  exchanged = false;
  progress = false;
  quiet = 0;
  evaDie = 0;
  evaPoints = 0;
  ending = '';
  readonly v: () => SteamRollersView;

  constructor(view: () => SteamRollersView) {
    this.v = view;
    const { deal, goods, bag, coalBox, first } = view();
    const maps = [{ blockedBorders: [] as string[] }, ...standard.levelMaps.medium, ...standard.levelMaps.hard];
    this.solo = deal.solo;
    this.blocked = maps[deal.map].blockedBorders;
    this.papers = Array.from({ length: deal.players }, () => new Paper());
    this.goods = goods.map((row) => row.map((colour) => COLOURS[colour]));
    this.bag = bag.flatMap((count, colour) => Array.from({ length: count }, () => COLOURS[colour]));
    this.coalBox = coalBox;
    this.tiles = VALUES.map((number, i) => ({
      name: `${deal.solo && number === 2 ? 'S' : ''}${number}${'ab'[deal.tileSides[i]]}`,
      owner: 'pool',
      sideways: false,
    }));
    this.orders = deal.orderSides.map((side, i) => ({ name: `O${i + 1}${'ab'[side]}`, owner: 'display' }));
    this.first = first;
    this.active = first;
    if (deal.solo) this.arrangeFrom(0, 0);
    else if (deal.startingTiles) this.asks.push({ kind: 'startingTile', seat: this.right(first) });
    else this.newRound();
  }

  get players(): number {
    return this.papers.length;
  }
  get paper(): Paper {
    return this.papers[this.active];
  }
  right(seat: Seat): Seat {
    return (seat + this.players - 1) % this.players;
  }
  tile(number: number): Tile {
    return this.tiles[number - 1];
  }
  /** Owned, of that name, and in solo play not used for the other action (SR-10.10). */
  mayUse(name: string): boolean {
    return (
      this.tiles.some((tile) => tile.name === name && tile.owner === this.active) && !this.usedForOther.includes(name)
    );
  }
  use(name: string): void {
    if (isSingleUse(name)) this.putBack(name);
    else this.usedOnDie.push(name);
  }
  putBack(name: string): void {
    for (const tile of this.tiles) {
      if (tile.name !== name) continue;
      tile.owner = 'pool';
      tile.sideways = false;
    }
  }
  take(name: string, seat: Seat): void {
    for (const tile of this.tiles) {
      if (tile.name !== name) continue;
      tile.owner = seat;
      tile.sideways = true;
    }
  }

  // What may be done

  who(): Seat | undefined {
    const ask = this.asks.at(-1);
    if (ask === undefined) return undefined;
    switch (ask.kind) {
      case 'arrange':
      case 'signal':
      case 'seal':
        return 0;
      case 'cross':
      case 'takeBack':
      case 'rerollEva':
      case 'remove':
        return EVA;
      case 'seize': {
        const { owner } = this.tile(2);
        return owner === 'pool' ? undefined : owner;
      }
      default:
        return 'seat' in ask ? ask.seat : this.active;
    }
  }

  legal(): string[] {
    const ask = this.asks.at(-1);
    if (ask === undefined) return [];
    switch (ask.kind) {
      case 'startingTile':
        return this.startingLeft.map((tile) => `chooseStartingTile ${tile}`);
      case 'startingEngine':
        return [...VALUES.map((box) => `upgradeEngine ${box}`), 'pass'];
      case 'startingRegion':
        return [...VALUES.map((region) => `chooseRegion ${region}`), 'pass'];
      case 'startingTrack':
        return [...this.drawings(ask.seat, ask.region, ['straight', 'gentle', 'sharp']), 'pass'];
      case 'startingAction':
        return this.tiles.filter(({ owner }) => owner === 'pool').map(({ name }) => `takeTile ${name}`);
      case 'ownLoad':
        return this.loads();
      case 'arrange': {
        const left = new Set(this.goods[ask.city - 1].slice(ask.place));
        return ['keepRows', `keepRow ${ask.city}`, ...[...left].map((cube) => `arrangeGoods ${ask.city} ${cube}`)];
      }
      case 'chooseDie':
        return [...this.choices(), ...this.exchanges()];
      case 'seize':
        return [`seizeDie ${ask.value}`, `declineSeize ${ask.value}`];
      case 'useDie':
        return [...this.hand.map((value) => `useDie ${value}`), ...this.exchanges()];
      case 'action':
        return this.actions();
      case 'lastExchange':
        return [...this.exchanges(), 'endTurn'];
      case 'signal':
        return [`rerollEva ${this.evaDie}`, 'declineEva'];
      case 'seal':
        return [`blockEva ${this.evaDie}`, 'declineEva'];
      case 'cross':
        return [`evaCrosses ${this.evaDie}`];
      case 'takeBack':
        return [`evaReturnsTile ${this.tile(this.evaDie).name}`];
      case 'rerollEva':
        return [`evaRerolls ${this.evaDie}`];
      case 'remove':
        return [`evaRemovesCube ${this.evaDie}`];
    }
  }

  choices(): string[] {
    const singles = [...new Set(this.pool)].map((value) => `chooseDie ${value}`);
    const pairs = new Set(
      this.pool.flatMap((a, i) =>
        this.pool.slice(i + 1).map((b) => `chooseTwoDice ${Math.min(a, b)},${Math.max(a, b)}`),
      ),
    );
    if (this.solo) return [...pairs];
    return this.mayUse('2a') ? [...singles, ...pairs] : singles;
  }

  loads(): string[] {
    return ['red', 'blue', 'green', 'yellow']
      .filter((cube) => this.bag.includes(cube))
      .flatMap((cube) => [3, 4].map((city) => `placeOwnLoad ${cube} ${city}`));
  }

  actions(): string[] {
    const { die } = this;
    const out = ['pass', ...this.exchanges(), ...this.deliveries(), ...this.changes()];
    if (!this.paper.boxes.has(die)) out.push(`upgradeEngine ${die}`);
    if (!this.tile(die).sideways && !(this.doubleShift && die === 2)) out.push(`takeTile ${this.tile(die).name}`);
    const anyKind = this.mayUse('6a') || this.mayUse('6b');
    const shown = standard.blackDie.faces.filter(({ face }) => face === this.black)[0].kinds;
    return [...out, ...this.drawings(this.active, die, anyKind ? ['straight', 'gentle', 'sharp'] : shown)];
  }

  drawings(seat: Seat, region: number, kinds: readonly string[]): string[] {
    const empty = hexes.filter(
      (hex) => hex.region === region && hex.kind !== 'city' && !this.papers[seat].tracks.has(hex.id),
    );
    const pairs = standard.trackKinds.kinds.filter(({ id }) => kinds.includes(id)).flatMap((kind) => kind.orientations);
    return empty.flatMap(({ id }) =>
      pairs.map(([a, b]) => `drawTrack ${id} ${SIDES[Math.min(a, b)]},${SIDES[Math.max(a, b)]}`),
    );
  }

  changes(): string[] {
    if (this.final) return [];
    const out: string[] = [];
    for (const name of ['1a', '1b'])
      if (this.mayUse(name)) for (const value of VALUES) out.push(`changeDie ${name} set ${value}`);
    if (this.mayUse('5a') && !this.usedOnDie.includes('5a')) {
      if (this.die > 1) out.push(`changeDie 5a step ${this.die - 1}`);
      if (this.die < 6) out.push(`changeDie 5a step ${this.die + 1}`);
    }
    if (this.mayUse('5b')) out.push(`changeDie 5b turnOver ${7 - this.die}`, 'changeDie 5b reroll');
    return out;
  }

  exchanges(): string[] {
    if (this.orders.length === 0 || this.exchanged) return [];
    const kept = counted(this.paper.kept);
    const ways = this.orders
      .filter(({ owner }) => owner === 'display')
      .flatMap(({ name }) => {
        const { goods } = orderFace(name);
        const withCoal = goods.map((_, i) => goods.map((cube, j) => (i === j ? 'black' : cube)));
        return [goods, ...withCoal].map((cubes) => ({ name, cubes: counted(cubes) }));
      });
    const payable = ways.filter(({ cubes }) => cubes.every((count, i) => count <= kept[i]));
    return [...new Set(payable.map(({ name, cubes }) => `exchange ${name} ${cubes.join()}`))];
  }

  deliveries(): string[] {
    const out: string[] = [];
    for (const from of VALUES) {
      if (from === this.die) out.push(...this.from(from, undefined));
      else if (this.mayUse('3a')) out.push(...this.from(from, this.die));
    }
    return out;
  }

  /** Every cube of a city, to a named destination or to any that takes it. */
  from(from: number, named: number | undefined): string[] {
    const row = this.goods[from - 1];
    const loads = row
      .map((cube, i) => ({ cube, own: false, place: this.solo ? i + 1 : 0 }))
      .filter(({ cube }, i) => (this.solo ? row[i - 1] !== cube : row.indexOf(cube) === i));
    const { ownLoad } = this.paper;
    if (ownLoad?.city === from) loads.push({ cube: ownLoad.cube, own: true, place: 0 });
    return loads.flatMap(({ cube, own, place }) =>
      wantedBy(cube)
        .filter((to) => to !== from && (named === undefined || to === named))
        .flatMap((to) =>
          this.ways(from, to, named !== undefined).map((way) => `deliver ${cube} ${from} ${to} ${way} ${own} ${place}`),
        ),
    );
  }

  /** Points, bonus of 3b and tiles needed, one for each number of points that can be made. */
  ways(from: number, to: number, byWaybill: boolean): string[] {
    const { boxes } = this.paper;
    const strength = boxes.size + (this.mayUse('4b') ? 1 : 0);
    const ways = new Map<number, number>();
    for (const distance of this.paper.distances(this.blocked, from, to)) {
      for (const bonus of this.mayUse('3b') ? [0, 1, 2] : [0]) {
        const points = distance + bonus;
        if (points > strength && !this.mayUse('4a')) continue;
        ways.set(points, Math.min(ways.get(points) ?? bonus, bonus));
      }
    }
    return [...ways].map(([points, bonus]) => {
      const three = byWaybill || bonus > 0 ? [this.tile(3).name] : [];
      const four = points > boxes.size ? [this.tile(4).name] : [];
      return `${points} ${bonus} ${[...three, ...four].join('+')}`;
    });
  }

  // What it brings about

  play(seat: Seat, move: SteamRollersMove): void {
    const ask = this.asks.pop();
    switch (move.type) {
      case 'chooseStartingTile': {
        removeOne(this.startingLeft, move.tile);
        const { tile } = move;
        const kind = {
          engine: 'startingEngine',
          track: 'startingRegion',
          actionTile: 'startingAction',
          ownLoad: 'ownLoad',
        } as const;
        if (tile === 'plusTwo') this.papers[seat].bonus = 2;
        else if (tile !== 'ownLoad' || this.loads().length > 0) this.asks.push({ kind: kind[tile], seat });
        if (this.asks.length === 0) this.afterStarting(seat);
        break;
      }
      case 'chooseRegion':
        this.asks.push({ kind: 'startingTrack', seat, region: move.region });
        break;
      case 'placeOwnLoad':
        this.papers[seat].ownLoad = { cube: move.cube, city: move.city };
        removeOne(this.bag, move.cube);
        this.afterStarting(seat);
        break;
      case 'keepRows':
        this.afterRows();
        break;
      case 'keepRow':
        this.arrangeFrom(move.city, 0);
        break;
      case 'arrangeGoods':
        if (ask?.kind === 'arrange') this.arrange(ask.city, ask.place, move.cube);
        break;
      case 'chooseDie':
        this.chooseDie(move.value);
        break;
      case 'chooseTwoDice':
        for (const value of move.values) this.pool.splice(this.pool.indexOf(value), 1);
        this.hand = [...move.values];
        this.doubleShift = !this.solo;
        this.nextDie();
        break;
      case 'seizeDie':
        this.papers[seat].seized = move.value;
        this.hand = [];
        this.putBack('2b');
        this.asks.push({ kind: 'chooseDie' });
        break;
      case 'declineSeize':
        this.nextDie();
        break;
      case 'useDie':
        this.bring(move.value);
        break;
      case 'changeDie':
        this.die = move.value ?? this.v().die;
        if (move.tile === '5b') this.final = true;
        this.use(move.tile);
        this.asks.push({ kind: 'action' });
        break;
      case 'exchangeOrder':
        this.exchange(move.order, move.cubes);
        if (ask?.kind === 'lastExchange') this.endTurn();
        else if (ask !== undefined) this.asks.push(ask);
        break;
      case 'drawTrack':
        this.draw(seat, move.hex, move.sides);
        if (ask?.kind === 'startingTrack') this.afterStarting(seat);
        else this.afterProgress();
        break;
      case 'upgradeEngine':
        this.papers[seat].boxes.add(move.box);
        if (ask?.kind === 'startingEngine') this.afterStarting(seat);
        else this.afterProgress();
        break;
      case 'takeTile':
        this.take(move.tile, seat);
        if (ask?.kind === 'startingAction') this.afterStarting(seat);
        else this.afterAction();
        break;
      case 'deliver':
        this.deliver(move);
        this.afterProgress();
        break;
      case 'pass':
        if (ask?.kind === 'action') this.afterAction();
        else this.afterStarting(seat);
        break;
      case 'endTurn':
        this.endTurn();
        break;
      default:
        this.playEva(move.type, ask);
    }
  }

  /** SR-3.4: the next player counter-clockwise, after the first player the first round. */
  afterStarting(seat: Seat): void {
    if (seat === this.first) this.newRound();
    else this.asks.push({ kind: 'startingTile', seat: this.right(seat) });
  }

  arrange(city: number, place: number, cube: string): void {
    const row = this.goods[city - 1];
    const done = row.slice(0, place);
    const rest = row.slice(place);
    removeOne(rest, cube);
    this.goods[city - 1] = [...done, cube, ...rest];
    if (new Set(rest).size > 1) this.asks.push({ kind: 'arrange', city, place: place + 1 });
    else this.arrangeFrom(city, 0);
  }
  /** The next city after so many whose row leaves a choice. */
  arrangeFrom(done: number, place: number): void {
    const city = VALUES.find((number) => number > done && new Set(this.goods[number - 1]).size > 1);
    if (city === undefined) this.afterRows();
    else this.asks.push({ kind: 'arrange', city, place });
  }
  /** SR-10.3: where the dice of the level fell is taken from the engine. */
  afterRows(): void {
    this.v().crossed.forEach((crosses, i) => {
      this.crossed[i] = crosses;
    });
    expect(this.crossed.reduce((sum, crosses) => sum + crosses, 0)).toBe(this.v().deal.level);
    this.newRound();
  }

  newRound(): void {
    this.round++;
    this.active = this.first;
    this.progress = false;
    this.pool = [...this.v().pool];
    expect(this.pool).toHaveLength(this.solo ? 3 : this.players + 1);
    this.black = this.v().blackFace;
    this.turn();
  }
  turn(): void {
    for (const tile of this.tiles) if (tile.owner === this.active) tile.sideways = false;
    this.exchanged = false;
    this.usedForOther = [];
    this.usedOnDie = [];
    this.hand = [];
    const { seized } = this.paper;
    if (seized === 0) this.asks.push({ kind: 'chooseDie' });
    else {
      this.hand = [seized];
      this.paper.seized = 0;
      this.nextDie();
    }
  }
  /** SR-8.4: asked is the holder of 2b whose turn is still to come and who has seized nothing yet. */
  chooseDie(value: number): void {
    this.pool.splice(this.pool.indexOf(value), 1);
    this.hand = [value];
    const { name, owner } = this.tile(2);
    const turns = Array.from({ length: this.players }, (_, i) => (this.first + i) % this.players);
    const toCome = turns.slice(turns.indexOf(this.active) + 1);
    if (name === '2b' && owner !== 'pool' && toCome.includes(owner) && this.papers[owner].seized === 0)
      this.asks.push({ kind: 'seize', value });
    else this.nextDie();
  }
  nextDie(): void {
    if (new Set(this.hand).size > 1) this.asks.push({ kind: 'useDie' });
    else this.bring(this.hand[0]);
  }
  bring(value: number): void {
    this.hand.splice(this.hand.indexOf(value), 1);
    this.die = value;
    this.final = false;
    this.usedOnDie = [];
    this.asks.push({ kind: 'action' });
  }
  exchange(order: string, cubes: readonly string[]): void {
    for (const tile of this.orders) if (tile.name === order) tile.owner = this.active;
    for (const cube of cubes) {
      removeOne(this.paper.kept, cube);
      this.bag.push(cube);
    }
    this.exchanged = true;
  }
  draw(seat: Seat, hex: string, sides: readonly string[]): void {
    const [a, b] = sides.map((side) => SIDES.indexOf(side));
    this.papers[seat].tracks.set(hex, [a, b]);
    if (this.die === 0) return;
    const kind = ['', 'sharp', 'gentle', 'straight'][Math.min(b - a, 6 - b + a)];
    const shown: string[] = standard.blackDie.faces.filter(({ face }) => face === this.black)[0].kinds;
    if (!shown.includes(kind)) this.use(this.tile(6).name);
  }
  deliver({ cube, from, points, tiles, own, place, route, to, bonus }: Deliver): void {
    this.checkRoute(route, from, to, points - bonus);
    const row = this.goods[from - 1];
    if (own === true) this.paper.ownLoad = undefined;
    else row.splice(place === undefined ? row.indexOf(cube) : place - 1, 1);
    this.paper.points += points;
    if (this.orders.length > 0) this.paper.kept.push(cube);
    else if (cube === 'black') this.coalBox++;
    else this.bag.push(cube);
    for (const tile of tiles) this.use(tile);
  }
  /** The way that the engine shows is one of the player's own, and as long as it says. */
  checkRoute(route: readonly string[], from: number, to: number, distance: number): void {
    expect([route[0], route.at(-1)]).toEqual([cityHex(from).id, cityHex(to).id]);
    expect(new Set(route).size).toBe(route.length);
    expect(route.slice(1).filter((id) => hexOf(id).kind !== 'plain')).toHaveLength(distance);
    const lines = this.paper
      .links(this.blocked)
      .flatMap(({ hexes: line }) => [line.join(), [...line].reverse().join()]);
    const legs = route
      .map((id) => (hexOf(id).kind === 'city' ? '|' : id))
      .join()
      .split('|')
      .map((leg) => leg.replace(/^,|,$/g, ''))
      .filter((leg) => leg !== '');
    for (const leg of legs) expect(lines).toContain(leg);
  }
  afterProgress(): void {
    this.progress = true;
    this.afterAction();
  }
  afterAction(): void {
    if (this.solo) this.usedForOther.push(...this.usedOnDie);
    this.die = 0;
    if (this.hand.length > 0) this.nextDie();
    else if (this.exchanges().length > 0) this.asks.push({ kind: 'lastExchange' });
    else this.endTurn();
  }
  endTurn(): void {
    if (this.doubleShift) this.putBack('2a');
    this.doubleShift = false;
    if (this.solo) {
      this.active = EVA;
      [this.evaDie] = this.pool;
      this.pool = [];
      this.evaBegins();
      return;
    }
    this.active = (this.active + 1) % this.players;
    if (this.active === this.first) this.endRound();
    else this.turn();
  }
  endRound(): void {
    this.quiet = this.progress ? 0 : this.quiet + 1;
    const empty = this.goods.filter((row) => row.length === 0).length;
    if (empty >= 3) this.ending = 'emptyCities';
    else if (!this.solo && this.quiet >= 3) this.ending = 'standstill';
    else {
      if (!this.solo) this.first = (this.first + 1) % this.players;
      this.newRound();
    }
  }

  // Eva (SR-10.5 to SR-10.12)

  mineIs(name: string): boolean {
    return this.tile(2).name === name && this.tile(2).owner === 0;
  }
  evaBegins(): void {
    this.asks.push({ kind: this.mineIs('S2a') ? 'signal' : 'cross' });
  }
  playEva(type: string, ask: Ask | undefined): void {
    const at = this.evaDie - 1;
    switch (type) {
      case 'rerollEva':
        this.evaDie = this.v().evaDie;
        this.putBack('S2a');
        this.asks.push({ kind: 'cross' });
        break;
      case 'declineEva':
        this.asks.push({ kind: ask?.kind === 'signal' ? 'cross' : 'remove' });
        break;
      case 'evaCrosses':
        if (this.crossed[at] === 7) {
          this.ending = 'evaFull';
          break;
        }
        this.crossed[at]++;
        if (this.tiles[at].owner === 0 && !this.tiles[at].sideways) this.asks.push({ kind: 'takeBack' });
        else this.afterTakeBack();
        break;
      case 'evaReturnsTile':
        this.putBack(this.tiles[at].name);
        this.afterTakeBack();
        break;
      case 'evaRerolls':
        this.evaDie = this.v().evaDie;
        this.evaBegins();
        break;
      case 'blockEva':
        this.crossed[at]++;
        this.putBack('S2b');
        this.endRound();
        break;
      case 'evaRemovesCube':
        this.bag.push(this.goods[at].pop() ?? '');
        this.evaPoints += this.crossed[at];
        this.endRound();
    }
  }
  afterTakeBack(): void {
    const at = this.evaDie - 1;
    if (this.goods[at].length === 0) this.asks.push({ kind: 'rerollEva' });
    else if (this.crossed[at] < 3) this.endRound();
    else this.asks.push({ kind: this.mineIs('S2b') && this.crossed[at] < 7 ? 'seal' : 'remove' });
  }

  // Points (section 9, SR-10.14)

  totals(): number[] {
    const tilePoints = (owner: Seat | 'pool'): number[] =>
      this.tiles.filter((tile) => tile.owner === owner).map(({ name }) => tileFace(name).points);
    const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);
    const totals = this.papers.map(
      (paper, seat) =>
        paper.points +
        paper.networkPoints(this.blocked) +
        Math.max(0, paper.boxes.size - 3) +
        sum(tilePoints(seat)) +
        sum(this.orders.filter(({ owner }) => owner === seat).map(({ name }) => orderFace(name).points)) +
        paper.bonus,
    );
    if (!this.solo) return totals;
    const [most, second] = [...this.crossed].sort((a, b) => b - a);
    return [...totals, this.evaPoints + 3 + most + second + sum(tilePoints('pool').filter((points) => points > 0))];
  }
  winners(): Seat[] {
    const totals = this.totals();
    if (this.solo) return [this.ending !== 'evaFull' && totals[0] > totals[1] ? 0 : EVA];
    const keys = this.papers.map((paper, seat) => [totals[seat], paper.boxes.size, paper.networkPoints(this.blocked)]);
    const best = [...keys].sort((a, b) => b[0] - a[0] || b[1] - a[1] || b[2] - a[2])[0];
    return keys.flatMap((key, seat) => (key.join() === best.join() ? [seat] : []));
  }

  /** Everything that lies on the table, in plain words. */
  shown(): object {
    return {
      round: this.round,
      first: this.first,
      active: this.active,
      pool: this.pool,
      die: this.die,
      goods: this.goods,
      bag: counted(this.bag),
      coalBox: this.coalBox,
      tiles: this.tiles.map(({ owner, sideways }) => [owner === 'pool' ? -1 : owner, sideways ? 1 : 0]),
      orders: this.orders.map(({ owner }) => (owner === 'display' ? -1 : owner)),
      papers: this.papers.map((paper) => ({
        drawn: [...paper.tracks.keys()].sort(),
        boxes: [...paper.boxes].sort(),
        points: paper.points,
        links: paper.links(this.blocked).length,
        kept: counted(paper.kept),
        own: paper.ownLoad === undefined ? '' : `${paper.ownLoad.cube} ${paper.ownLoad.city}`,
        seized: paper.seized,
      })),
      crossed: this.solo ? this.crossed : [],
      evaPoints: this.evaPoints,
    };
  }
}

/** What the engine shows, in the same words. */
function shownBy(v: SteamRollersView): object {
  return {
    round: v.round,
    first: v.first,
    active: v.active,
    pool: v.pool,
    die: v.die,
    goods: v.goods.map((row) => row.map((colour) => COLOURS[colour])),
    bag: v.bag,
    coalBox: v.coalBox,
    tiles: v.tileOwner.map((owner, i) => [owner, v.sideways[i]]),
    orders: v.orderOwner,
    papers: v.sheets.map((sheet) => ({
      drawn: sheet.tracks.flatMap((pair, i) => (pair > 0 ? [hexes[i].id] : [])).sort(),
      boxes: VALUES.filter((box) => (sheet.boxes >> (box - 1)) & 1),
      points: sheet.deliveryPoints,
      links: sheet.network.links.length,
      kept: sheet.kept,
      own: sheet.ownLoad < 0 ? '' : `${COLOURS[sheet.ownLoad]} ${sheet.ownLoadCity + 1}`,
      seized: sheet.seizedDie,
    })),
    crossed: v.crossed,
    evaPoints: v.evaPoints,
  };
}

/** An exchange is named by its order and how many cubes of each colour are paid. */
const told = (move: SteamRollersMove): string =>
  move.type === 'exchangeOrder' ? `exchange ${move.order} ${counted(move.cubes).join()}` : said(move);

/** Says what differs only when something does: asking politely at every decision takes longer than the game. */
function same(expected: object, found: object): void {
  if (JSON.stringify(expected) !== JSON.stringify(found)) expect(found).toEqual(expected);
}

/** Judges as version 0.1 did, so that the same things happen in these games however evaluations change. */
const judge = await formerGame('steamrollers', standard);

/** Mostly the best of a few, so that lines are finished and goods delivered; now and then anything at all. */
function choose(
  state: SteamRollersState,
  seat: Seat,
  moves: readonly SteamRollersMove[],
  luck: Stream,
): SteamRollersMove {
  if (below(luck, 4) === 0) return pick(luck, moves);
  const worth = (move: SteamRollersMove): number => {
    const after = game.clone(state);
    game.apply(after, seat, move);
    return judge.evaluate(after, seat);
  };
  const few = Array.from({ length: 12 }, () => pick(luck, moves)).map((move) => ({ move, worth: worth(move) }));
  return few.sort((a, b) => b.worth - a.worth)[0].move;
}

/** Plays one game in both. */
function compare(seats: readonly string[], options: Readonly<Record<string, OptionValue>>, seed: number): Set<string> {
  const state = game.setup(makeSetup(game, { seats: [...seats], options, seed }));
  const luck = seedStream(seed, 'reference');
  const table = new Table(() => game.view(state, 'spectator'));
  const seen = new Set<string>();
  for (;;) {
    const [seat] = game.deciding(state);
    expect(table.who()).toBe(seat);
    same(table.shown(), shownBy(game.view(state, 'spectator')));
    if (seat === undefined) break;
    const moves = game.moves(state, seat);
    same(table.legal().sort(), moves.map(told).sort());
    const move = choose(state, seat, moves, luck);
    game.apply(state, seat, move);
    table.play(seat, move);
    seen.add(move.type === 'deliver' ? ['deliver', ...move.tiles].join(' ') : move.type);
  }
  const result = game.result(state);
  expect(result?.ending.key).toBe(`ending.${table.ending}`);
  expect(result?.sheets.map(({ total }) => total)).toEqual(table.totals());
  expect(result?.winners).toEqual(table.winners());
  return seen;
}

const COMPANIES = [
  { name: 'two players', seats: 2, options: {}, games: 4 },
  { name: 'three players with coal and orders', seats: 3, options: { coal: true, orders: true }, games: 3 },
  {
    name: 'four players with starting tiles on a medium map',
    seats: 4,
    options: { startingTiles: true, map: 'medium' },
    games: 2,
  },
  {
    name: 'five players with everything',
    seats: 5,
    options: { coal: true, orders: true, startingTiles: true, map: 'hard' },
    games: 2,
  },
  { name: 'alone against Eva', seats: 1, options: { level: 2 }, games: 6 },
  { name: 'alone against Eva on a hard map', seats: 1, options: { level: 1, map: 'hard' }, games: 6 },
] as const;

describe('SR-3 to SR-10: the engine offers and does what a naive reading of the rules says', () => {
  const seen = new Set<string>();

  test.each(COMPANIES)('$name', ({ seats, options, games }) => {
    const company = seats === 1 ? ['player', 'eva'] : Array.from({ length: seats }, () => 'player');
    for (let seed = 1; seed <= games; seed++) for (const move of compare(company, options, seed)) seen.add(move);
  });

  test('the games had nearly everything in them that the rules know', () => {
    const moves = ['deliver', 'deliver 3a', 'deliver 3b', 'deliver 4a', 'deliver 4b', 'exchangeOrder', 'seizeDie'];
    const others = [
      'chooseTwoDice',
      'changeDie',
      'takeTile',
      'placeOwnLoad',
      'blockEva',
      'rerollEva',
      'evaRemovesCube',
    ];
    expect([...moves, ...others].filter((move) => !seen.has(move))).toEqual([]);
  });
});
