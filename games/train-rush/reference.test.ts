/**
 * The main mechanisms once more, written from rules.md alone: slow, obvious, over names instead of numbers, without the tables of the
 * engine. Random games are played, and engine and reference must agree at every decision.
 */
import { describe, expect, test } from 'vitest';
import { makeSetup, pick, type Seat, seedStream } from '../../kernel/index.ts';
import { parseEdition } from './components/edition.ts';
import standard from './components/standard.json' with { type: 'json' };
import type { TrainRushMove } from './moves.ts';
import { PHASES, type TrainRushState } from './state.ts';
import { game } from './testing.ts';

const edition = parseEdition(standard);
const { fields } = edition.map;
const wagonList = [...edition.wagons.items, ...edition.specialWagons.items];
const resources = edition.resources.items;
const MAX_SLOTS = 3;

/** TR-10.5: every walk of exactly n points, and every shorter one that ends in a city or on a market. */
function ends(state: TrainRushState, seat: Seat, points: number): string[] {
  let walks = [state.locomotives[seat]];
  const found = new Set<number>();
  for (let step = 1; step <= points; step++) {
    walks = walks.flatMap((at) => fields[at].next.map(({ to }) => fields.findIndex(({ id }) => id === to)));
    walks = [...new Set(walks)];
    for (const at of walks) if (step === points || ['city', 'market'].includes(fields[at].kind)) found.add(at);
  }
  const free = (at: number): boolean =>
    ['city', 'market'].includes(fields[at].kind) ||
    state.locomotives.every((other, owner) => owner === seat || other !== at);
  return [...found].filter(free).map((at) => fields[at].id);
}

/** What lies on the regular wagons of a seat: wagon, slot, what the slot takes, cube. */
function cargoOf(state: TrainRushState, seat: Seat) {
  return state.wagons[seat].flatMap((wagon, i) => {
    const part = wagonList[wagon];
    if (!('accepts' in part)) return [];
    return part.accepts.flatMap((accepts, slot) => {
      const cube = state.cargo[seat][i * MAX_SLOTS + slot];
      return cube < 0 ? [] : [{ wagon: part.id, slot: slot + 1, accepts, cube: resources[cube].id }];
    });
  });
}
type Cargo = ReturnType<typeof cargoOf>;

/** TR-11.4: whether cubes meet the icons: each named one takes its own, what is left over serves the any-icons. */
function meets(icons: readonly string[], cubes: readonly string[]): boolean {
  const left = [...cubes];
  return icons
    .toSorted((a, b) => Number(a === 'any') - Number(b === 'any'))
    .every((icon) => {
      const at = icon === 'any' ? (left.length > 0 ? 0 : -1) : left.indexOf(icon);
      if (at >= 0) left.splice(at, 1);
      return at >= 0;
    });
}

/** Every choice of n things. */
function choices<T>(things: readonly T[], n: number): T[][] {
  if (n === 0) return [[]];
  return things.flatMap((thing, i) => choices(things.slice(i + 1), n - 1).map((rest) => [thing, ...rest]));
}

/** TR-9.19: slots from which a cube can go, out of all sets of slots that do; alike slots of a wagon count once. */
function firstSlots(cargo: Cargo, good: (set: Cargo) => boolean, sizes: readonly number[]): string[] {
  const sets = sizes.flatMap((size) => choices(cargo, size)).filter(good);
  const looks = new Set(sets.flat().map(({ wagon, accepts, cube }) => `${wagon} ${accepts} ${cube}`));
  return [...looks].sort();
}

const valueOfSet = (set: Cargo): number =>
  set.reduce((sum, { cube }) => sum + (resources.find(({ id }) => id === cube)?.value ?? 0), 0);

function unloadingOf(state: TrainRushState, seat: Seat): number {
  const track = edition.progressTracks.items.findIndex(({ id }) => id === 'unloading');
  return edition.progressTracks.items[track].levels[state.levels[seat * 5 + track] - 1].value;
}

const offeredSlots = (state: TrainRushState, seat: Seat, moves: readonly TrainRushMove[]): string[] =>
  moves
    .flatMap((move) => {
      if (move.type !== 'unload') return [];
      const from = cargoOf(state, seat).find(({ wagon, slot }) => wagon === move.wagon && slot === move.slot);
      return [`${move.wagon} ${from?.accepts} ${move.cube}`];
    })
    .sort();

/** What the reference says of the decision that is open; only what it knows about is compared. */
function checkDecision(state: TrainRushState, seat: Seat, moves: readonly TrainRushMove[], seen: Set<string>): void {
  const frame = state.frames[state.frames.length - 1];
  if (frame.kind === 'movementAction') {
    seen.add('movement');
    const { value } = edition.actionCards.items[frame.card].moves[frame.performed];
    const tokens = [0, ...state.tokens[seat].map((token) => edition.movementTokens.items[token].movement)];
    const wanted = [...new Set(tokens)].flatMap((token) =>
      ends(state, seat, value + token).map((to) => `${to} +${token}`),
    );
    const offered = moves.flatMap((move) => (move.type === 'move' ? [`${move.to} +${move.token}`] : []));
    expect(offered.sort()).toEqual(wanted.sort());
  }
  if (frame.kind === 'deliver') {
    seen.add('delivery');
    const { resources: icons, size } = edition.stateContracts.items[frame.tile];
    const given = frame.unloaded.map((cube) => resources[cube].id);
    const fits = (set: Cargo): boolean => meets(icons, [...given, ...set.map(({ cube }) => cube)]);
    expect(offeredSlots(state, seat, moves)).toEqual(firstSlots(cargoOf(state, seat), fits, [size - given.length]));
  }
  if (frame.kind === 'sell') {
    seen.add('sale');
    const missing = edition.blackMarketExchange.items[frame.exchange].price - frame.value;
    const left = unloadingOf(state, seat) - frame.sold;
    const sizes = Array.from({ length: Math.max(0, left) }, (_, i) => i + 1);
    const pays = (set: Cargo): boolean => valueOfSet(set) >= missing;
    expect(offeredSlots(state, seat, moves)).toEqual(firstSlots(cargoOf(state, seat), pays, sizes));
    expect(moves.some(({ type }) => type === 'done')).toBe(missing <= 0);
  }
}

/** TR-4.2: highest spy first; of equal ones the one played earlier. */
function checkAuction(before: TrainRushState, after: TrainRushState): void {
  const wanted = [...before.order];
  for (let round = 0; round < wanted.length; round++)
    for (let i = 0; i + 1 < wanted.length; i++)
      if (after.playedSpy[wanted[i]] < after.playedSpy[wanted[i + 1]])
        [wanted[i], wanted[i + 1]] = [wanted[i + 1], wanted[i]];
  expect(after.order).toEqual(wanted);
}

/** TR-16.3 to TR-16.8, added up; TR-1.11: on top of the points of play. */
function finalScore(state: TrainRushState): number[] {
  const seats = state.vp.map((_, seat) => seat);
  const score = [...state.vp];
  const share = (keys: readonly number[], first: number, second: number): void => {
    const ranked = [...new Set(keys.filter((key) => key > 0))].sort((a, b) => b - a);
    const at = (place: number): Seat[] =>
      seats.filter((seat) => ranked[place] !== undefined && keys[seat] === ranked[place]);
    if (at(0).length > 1) for (const seat of at(0)) score[seat] += Math.floor((first + second) / at(0).length);
    else {
      for (const seat of at(0)) score[seat] += first;
      for (const seat of at(1)) score[seat] += Math.floor(second / at(1).length);
    }
  };
  edition.sectors.items.forEach((_, sector) => {
    const spaces = state.sectors.slice(sector * 8, sector * 8 + 8);
    share(
      seats.map(
        (seat) =>
          spaces.filter((owner) => owner === seat).length * 100 - (spaces.includes(seat) ? spaces.indexOf(seat) : 0),
      ),
      6,
      2,
    );
  });
  for (let i = 0; i < 3; i++) {
    share(
      seats.map((seat) => state.infrastructure[seat * 3 + i]),
      12,
      6,
    );
    share(
      seats.map((seat) => state.contractorTracks[seat * 3 + i]),
      12,
      6,
    );
  }
  for (const { id: region } of edition.regions.items) {
    const sums = seats.map((seat) =>
      edition.cities.items.flatMap((city, c) =>
        city.region === region ? city.contractSpaces.filter((_, s) => state.contractSpaces[c * 4 + s] === seat) : [],
      ),
    );
    share(
      sums.map((sizes) => sizes.reduce((sum, size) => sum + size, 0) * 100 + sizes.length),
      12,
      6,
    );
  }
  for (const seat of seats) {
    if (state.cityMarkers.filter((owner) => owner === seat).length === 9) score[seat] += 10;
    score[seat] += 10 * state.levels.slice(seat * 5, seat * 5 + 5).filter((level) => level === 6).length;
    state.wagons[seat].forEach((wagon, i) => {
      const part = wagonList[wagon];
      if (!('parcelSlots' in part)) return;
      const parcels = state.cargo[seat].slice(i * MAX_SLOTS, (i + 1) * MAX_SLOTS).filter((slot) => slot >= 0).length;
      if (parcels === part.parcelSlots) score[seat] += parcels === 2 ? 10 : 18;
    });
    for (const hero of state.missions[seat]) {
      const wanted = edition.heroCards.items[hero].resource;
      const cubes = cargoOf(state, seat).filter(({ cube }) => cube === wanted).length;
      score[seat] += [0, 1, 2, 3, 5, 8][Math.min(cubes, 5)];
    }
  }
  return score;
}

/** One move of a game: who made it, and the table before and after it. */
interface Step {
  readonly seat: Seat;
  readonly move: TrainRushMove;
  readonly before: TrainRushState;
  readonly after: TrainRushState;
}

/** TR-5.1: coal or investment markers for the spy of this move. */
function spyGain({ seat, move, before, after }: Step, type: string): number {
  if (move.type !== 'lobby') return 0;
  const sector = edition.sectors.items.findIndex(({ id }) => id === move.sector);
  const taken = [0, 1, 2, 3].findIndex(
    (space) => before.sectors[sector * 8 + space] !== seat && after.sectors[sector * 8 + space] === seat,
  );
  const { bonus } = edition.sectors.items[sector].spySpaces[taken];
  return bonus?.type === type && 'amount' in bonus ? bonus.amount : 0;
}

/** TR-6.1: from the last spy to the first investment, markers and coal of every seat grow by the values of its tracks. */
class IncomeBooks {
  #wanted: { readonly investment: number[]; readonly coal: number[] } | undefined;
  compared = 0;

  follow(step: Step): void {
    const { before, after, seat } = step;
    if (PHASES[before.phase] === 'lobbying' && PHASES[after.phase] !== 'lobbying') {
      const income = (id: string, owner: Seat): number => {
        const track = edition.progressTracks.items.findIndex((one) => one.id === id);
        return edition.progressTracks.items[track].levels[after.levels[owner * 5 + track] - 1].value;
      };
      const grown = (had: readonly number[], id: string, type: string): number[] =>
        had.map((n, owner) => n + income(id, owner) + (owner === seat ? spyGain(step, type) : 0));
      this.#wanted = {
        investment: grown(before.investment, 'investment', 'gainInvestment'),
        coal: grown(before.coal, 'coal', 'gainCoal'),
      };
    }
    if (this.#wanted === undefined || PHASES[after.phase] === 'income') return;
    expect({ investment: after.investment, coal: after.coal }).toEqual(this.#wanted);
    this.#wanted = undefined;
    this.compared++;
  }
}

const SCORING = ['zoneScoringA', 'zoneScoringB', 'scoreWarehouses', 'scoreOrder', 'infrastructure'];
const { colours } = edition.contractors;

/**
 * TR-9.3, TR-9.7, TR-13.5, TR-13.6: all that ever moves a marker on the tracks of infrastructure and contractors, added up; TR-9.5, TR-9.6:
 * a marker stays on the last space. A move is a choice first and what follows by itself after it, so the zone that is scored
 * is the one after the choice.
 */
class TrackBooks {
  readonly #infrastructure: number[];
  readonly #contractors: number[];
  scored = 0;

  constructor(seats: number) {
    this.#infrastructure = Array.from({ length: seats * edition.regions.items.length }, () => 0);
    this.#contractors = Array.from({ length: seats * colours.length }, () => 0);
  }

  follow(step: Step): void {
    this.#build(step);
    this.#rent(step);
    edition.zones.items.forEach((_, zone) => {
      for (let times = stepsBegun(step, 'zoneScoringA', zone); times > 0; times--) this.#scoreA(step.after, zone);
      for (let times = stepsBegun(step, 'zoneScoringB', zone); times > 0; times--) this.#scoreB(step.after, zone);
    });
    const { after } = step;
    if (after.frames.some(({ kind }) => SCORING.includes(kind))) return;
    const [{ spaces: roads }] = edition.infrastructureTracks.items;
    const [{ spaces: trades }] = edition.contractorTracks.items;
    expect(after.infrastructure).toEqual(this.#infrastructure.map((space) => Math.min(space, roads)));
    expect(after.contractorTracks).toEqual(this.#contractors.map((space) => Math.min(space, trades)));
  }

  #infra(owner: Seat, zone: number): void {
    const region = edition.regions.items.findIndex(({ id }) => id === edition.zones.items[zone].region);
    this.#infrastructure[owner * edition.regions.items.length + region]++;
  }

  #build({ before, after }: Step): void {
    after.warehouses.forEach((owner, space) => {
      if (before.warehouses[space] !== owner) this.#infra(owner, Math.floor(space / 3));
    });
  }

  #rent({ before, after }: Step): void {
    after.renters.forEach((colour, space) => {
      if (before.renters[space] === colour) return;
      const from = before.contractors.findIndex((there, city) => there !== after.contractors[city]);
      this.#contractors[after.warehouses[space] * colours.length + colour] += edition.cities.items[from].rank;
    });
  }

  #scoreA({ warehouses, renters }: TrainRushState, zone: number): void {
    for (const space of [zone * 3, zone * 3 + 1, zone * 3 + 2])
      if (renters[space] >= 0) this.#contractors[warehouses[space] * colours.length + renters[space]]++;
  }

  #scoreB({ renters, stations }: TrainRushState, zone: number): void {
    for (const space of [zone * 3, zone * 3 + 1, zone * 3 + 2]) {
      if (renters[space] < 0 || stations[zone] < 0) continue;
      this.#infra(stations[zone], zone);
      this.scored++;
    }
  }
}

/** TR-13.1, TR-13.7: every stop on a siding brings each step of the scoring once; it waits until tile and parcel are done. */
function stepsBegun({ before, after }: Step, kind: 'zoneScoringA' | 'zoneScoringB', zone: number): number {
  const waiting = ({ frames }: TrainRushState): number =>
    frames.filter((frame) => frame.kind === kind && frame.zone === zone).length;
  const stops = after.locomotives.filter((at, owner) => {
    const field = fields[at];
    return before.locomotives[owner] !== at && 'zone' in field && field.zone === edition.zones.items[zone].id;
  }).length;
  return waiting(before) + stops - waiting(after);
}

const BUSY = ['load', 'contract', 'sell', 'unload', 'buildStation', 'buildWarehouse', 'rent'];

/** Moves that show much: trains that are loaded, stops that are used, zones that are built and scored. An aimless game shows little. */
function telling(state: TrainRushState, moves: readonly TrainRushMove[]): readonly TrainRushMove[] {
  const scores = (to: string): boolean =>
    edition.zones.items.some(
      ({ id }, zone) => to.startsWith(`${id}.`) && state.renters.slice(zone * 3, zone * 3 + 3).some((one) => one >= 0),
    );
  const found = moves.filter(
    (move) =>
      BUSY.includes(move.type) ||
      (move.type === 'areaAction' && move.action.startsWith('build')) ||
      (move.type === 'move' && scores(move.to)),
  );
  return found.length > 0 ? found : moves;
}

describe('engine and reference agree', () => {
  const seen = new Set<string>();
  let incomes = 0;
  let scorings = 0;
  test.each([2, 3, 4, 2, 3, 4, 2, 3, 4, 2, 3, 4].map((players, seed) => [players, seed] as const))(
    'TR-4.2, TR-6.1, TR-9.19, TR-10.5, TR-12.1, TR-13.5, TR-13.6, TR-16.10: %i players, game %i',
    (players, seed) => {
      const seats = Array.from({ length: players }, () => 'player');
      const state = game.setup(makeSetup(game, { seats, options: { heroes: 'dealt' }, seed }));
      const luck = seedStream(seed, 'reference');
      const [income, tracks] = [new IncomeBooks(), new TrackBooks(players)];
      for (let deciding = game.deciding(state); deciding.length > 0; deciding = game.deciding(state)) {
        const seat = pick(luck, deciding);
        const moves = game.moves(state, seat);
        checkDecision(state, seat, moves, seen);
        const before = game.clone(state);
        const move = pick(luck, telling(state, moves));
        game.apply(state, seat, move);
        income.follow({ seat, move, before, after: state });
        tracks.follow({ seat, move, before, after: state });
        if (PHASES[before.phase] === 'auction' && PHASES[state.phase] === 'lobbying') checkAuction(before, state);
      }
      incomes += income.compared;
      scorings += tracks.scored;
      expect(game.result(state)?.sheets.map(({ total }) => total)).toEqual(finalScore(state));
    },
  );

  test('TR-9.19, TR-6.1, TR-13.6: the games showed movements, deliveries, sales, incomes and scored zones', () => {
    expect([...seen].sort()).toEqual(['delivery', 'movement', 'sale']);
    expect(incomes).toBeGreaterThan(50);
    expect(scorings).toBeGreaterThan(20);
  });
});
