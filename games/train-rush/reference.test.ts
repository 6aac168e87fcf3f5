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

/** TR-6.1: what every seat has when the income phase ends, before anybody invests: nothing else gains markers or coal in it. */
function checkIncome(before: TrainRushState, after: TrainRushState): void {
  const [investment, coal] = ['investment', 'coal'].map((id) =>
    edition.progressTracks.items.find((track) => track.id === id),
  );
  const last = after.order[0];
  const level = (track: number): number => after.levels[last * 5 + track] - 1;
  expect(after.investment[last] - before.investment[last]).toBeGreaterThanOrEqual(
    investment?.levels[level(0)].value ?? 0,
  );
  expect(after.coal[last] - before.coal[last]).toBeGreaterThanOrEqual(coal?.levels[level(1)].value ?? 0);
}

describe('engine and reference agree', () => {
  const seen = new Set<string>();
  test.each([2, 3, 4, 2, 3, 4, 2, 3, 4, 2, 3, 4].map((players, seed) => [players, seed] as const))(
    'TR-4.2, TR-6.1, TR-9.19, TR-10.5, TR-12.1, TR-16.10: %i players, game %i',
    (players, seed) => {
      const seats = Array.from({ length: players }, () => 'player');
      const state = game.setup(makeSetup(game, { seats, options: { heroes: 'dealt' }, seed }));
      const luck = seedStream(seed, 'reference');
      for (let deciding = game.deciding(state); deciding.length > 0; deciding = game.deciding(state)) {
        const seat = pick(luck, deciding);
        const moves = game.moves(state, seat);
        checkDecision(state, seat, moves, seen);
        const before = game.clone(state);
        // Trains that are loaded and stops that are used show more than an aimless game would.
        const busy = moves.filter(({ type }) => ['load', 'contract', 'sell', 'unload'].includes(type));
        game.apply(state, seat, pick(luck, busy.length > 0 ? busy : moves));
        if (PHASES[before.phase] === 'auction' && PHASES[state.phase] === 'lobbying') checkAuction(before, state);
        if (PHASES[before.phase] === 'lobbying' && PHASES[state.phase] === 'income') checkIncome(before, state);
      }
      expect(game.result(state)?.sheets.map(({ total }) => total)).toEqual(finalScore(state));
    },
  );

  test('TR-9.19: the games showed movements, deliveries and sales', () => {
    expect([...seen].sort()).toEqual(['delivery', 'movement', 'sale']);
  });
});
