/** Why a place of the board cannot be chosen: the conditions of its rule, each with its numbers. */
import { type Asked, type Condition, Conditions, type Seat, text, whyNotOf } from '../../kernel/index.ts';
import { present } from './decisions/city.ts';
import { openSpySpace, stateAvailable } from './decisions/lobbying.ts';
import { freeWarehouseSpace } from './effects/building.ts';
import { freeAgentSpace } from './effects/corruption.ts';
import { activeRegion, type Possible } from './effects/kind.ts';
import { trackValue } from './effects/progress.ts';
import { countCubes, sellingPower } from './effects/unloading.ts';
import type { TrainRushMove } from './moves.ts';
import { planFor } from './setup.ts';
import type { TrainRushFrame, TrainRushState } from './state.ts';
import { NONE, type Tables, UNLOADING } from './tables.ts';
import { contractCubes, regionText } from './terms.ts';

/** The kinds of moves that each kind of place can mean, as the board names it. */
const MEANT: Readonly<Record<string, readonly TrainRushMove['type'][]>> = {
  cube: ['startingCube'],
  card: ['returnCard', 'keepCard', 'discardCard', 'playCard', 'takeCard', 'specialAction'],
  hero: ['removeHero', 'pickHero', 'playHero'],
  spy: ['playSpy'],
  sector: ['lobby', 'corrupt'],
  wagon: ['load', 'drawWagon', 'takeParcel', 'exchangeWagon'],
  action: ['areaAction', 'freeAction'],
  zone: ['buildWarehouse', 'buildStation', 'rent'],
  track: ['advance'],
  tile: ['useTile'],
  field: ['move'],
  city: ['presence', 'placeMarker'],
  contract: ['contract'],
  slot: ['unload'],
  exchange: ['sell'],
  contractors: ['scoreWarehouse'],
};

/** What is asked about, and by whom. */
interface Case {
  readonly t: Tables;
  readonly s: TrainRushState;
  readonly seat: Seat;
  readonly asked: Asked;
  readonly possible: Possible;
}

const topOf = ({ s }: Case, kind: TrainRushFrame['kind']): TrainRushFrame | undefined => {
  const frame = s.frames.at(-1);
  return frame?.kind === kind ? frame : undefined;
};

const offers = ({ asked }: Case, type: TrainRushMove['type']): boolean =>
  asked.moves.some((move) => move.type === type);

/** TR-4.1 */
function spy(is: Conditions, { s, seat }: Case, name: string): void {
  is.that(((s.spies[seat] >> Number(name)) & 1) === 1, 'TR-4.1', 'spyLeft', { number: Number(name) });
}

/** TR-5.2, TR-5.3: a spy; TR-9.8: an agent. */
function sector(is: Conditions, at: Case, name: string): void {
  const { t, s, seat } = at;
  const index = t.index.sector.get(name);
  if (index === undefined) return;
  const { region } = t.sectors[index];
  const lobbying = s.frames.at(-1);
  if (lobbying?.kind === 'lobbying') {
    is.that(stateAvailable(s, lobbying.place, region), 'TR-5.2', 'stateOpen', {
      region: regionText(t.regions[region].id),
    });
    is.that(openSpySpace(t, s, seat, index) !== NONE, 'TR-5.3', 'spySpace');
    return;
  }
  is.that(s.agents[seat] > 0, 'TR-9.8', 'agentsLeft', { left: s.agents[seat] });
  is.that(freeAgentSpace(t, s, index) !== NONE, 'TR-9.8', 'agentSpace');
}

/** TR-7.2, TR-7.7 */
function action(is: Conditions, at: Case, name: string): void {
  const { t, s, seat } = at;
  const index = t.index.action.get(name);
  if (index === undefined) return;
  const { cost, area, effect } = t.actions[index];
  const spaces = planFor(t, s.seats).actionAreaSpaces;
  is.that(s.investment[seat] >= cost, 'TR-7.2', 'markers', { cost, markers: s.investment[seat] });
  is.that(s.areas[area] + cost <= spaces, 'TR-7.2', 'areaRoom', { cost, free: spaces - s.areas[area] });
  is.that(at.possible(s, seat, effect), 'TR-7.7', 'someEffect');
}

/** TR-9.3, TR-9.4: always in the region of the own locomotive. */
function zone(is: Conditions, at: Case, name: string): void {
  const { t, s, seat } = at;
  const index = t.index.zone.get(name);
  if (index === undefined) return;
  const region = activeRegion(t, s, seat);
  const own = t.zones[index].region;
  is.that(region === own, 'TR-3.3', 'activeRegion', {
    region: regionText(t.regions[own].id),
    active: region === NONE ? text('why.nowhere') : regionText(t.regions[region].id),
  });
  if (offers(at, 'buildStation')) {
    is.that(s.stations[index] === NONE, 'TR-9.4', 'noStation');
    is.that(s.stationsLeft[seat] > 0, 'TR-9.4', 'stationsLeft', { left: s.stationsLeft[seat] });
    return;
  }
  const spaces = t.warehouseSpaces;
  const taken = s.warehouses.slice(index * spaces, (index + 1) * spaces).filter((owner) => owner !== NONE).length;
  is.that(freeWarehouseSpace(t, s, index) !== NONE, 'TR-9.3', 'warehouseSpace', { taken, spaces });
  is.that(s.warehousesLeft[seat] > 0, 'TR-9.3', 'warehousesLeft', { left: s.warehousesLeft[seat] });
}

/** Steps on the shortest way from one field to another; NONE when no way leads there. */
function stepsTo(t: Tables, from: number, to: number): number {
  const steps = new Map([[from, 0]]);
  for (const field of steps.keys()) {
    const next = (steps.get(field) ?? 0) + 1;
    for (const ahead of t.fields[field].next) if (!steps.has(ahead)) steps.set(ahead, next);
  }
  return from === to ? NONE : (steps.get(to) ?? NONE);
}

/** TR-10.5: where a movement may end. */
function field(is: Conditions, at: Case, name: string): void {
  const { t, s, seat } = at;
  const index = t.index.field.get(name);
  if (index === undefined) return;
  const steps = stepsTo(t, s.locomotives[seat], index);
  is.that(steps !== NONE, 'TR-10.2', 'way');
  const frame = topOf(at, 'movementAction');
  if (frame?.kind === 'movementAction' && steps !== NONE) {
    const { value } = t.cards[frame.card].moves[frame.performed];
    const token = Math.max(0, ...s.tokens[seat].map((id) => t.tokens[id].movement));
    is.that(steps <= value + token, 'TR-10.5', 'reach', { steps, value, token });
  }
  const { kind } = t.fields[index];
  const shared = kind === 'city' || kind === 'market';
  const taken = s.locomotives.some((other, owner) => owner !== seat && other === index);
  is.that(shared || !taken, 'TR-10.5', 'freeField');
}

/** TR-11.2 */
function city(is: Conditions, { t, s, seat }: Case, name: string): void {
  const index = t.index.city.get(name);
  if (index === undefined) return;
  is.that(s.locomotives[seat] === t.cities[index].field, 'TR-11.1', 'inCity', { city: t.cities[index].name });
  is.that(!present(t, s, seat, index), 'TR-11.2', 'noMarker', { city: t.cities[index].name });
}

/** TR-11.4 */
function contract(is: Conditions, at: Case, name: string): void {
  const { t, s, seat } = at;
  const index = t.index.contract.get(name);
  if (index === undefined) return;
  const { size, sizeIndex, need } = t.contracts[index];
  const here = t.cities.findIndex(({ field: place }) => place === s.locomotives[seat]);
  const place = s.display.indexOf(index);
  const region = place < 0 ? NONE : Math.floor(place / t.sizes.length);
  if (region !== NONE) {
    is.that(here >= 0 && t.cities[here].region === region, 'TR-11.4', 'cityOf', {
      region: regionText(t.regions[region].id),
    });
  }
  if (here >= 0) {
    is.that(s.contractSpaces[here * t.sizes.length + sizeIndex] === NONE, 'TR-11.4', 'contractSpace', {
      size,
      city: t.cities[here].name,
    });
  }
  const cubes = countCubes(t, s, seat);
  is.that(cubes[t.any] >= size && need.every((count, resource) => cubes[resource] >= count), 'TR-11.4', 'cubes', {
    cubes: contractCubes(t, index),
    loaded: cubes[t.any],
  });
  const frame = topOf(at, 'contractChoice');
  const allowance = frame?.kind === 'contractChoice' ? frame.allowance : trackValue(t, s, seat, UNLOADING);
  is.that(size <= allowance, 'TR-11.4', 'allowance', { size, allowance });
  is.that(s.contractMarkers[seat] > 0, 'TR-11.4', 'contractMarkers', { left: s.contractMarkers[seat] });
}

/** TR-12.1 */
function exchange(is: Conditions, { t, s, seat }: Case, name: string): void {
  const index = t.index.exchange.get(name);
  if (index === undefined) return;
  const value = sellingPower(t, s, seat);
  const cubes = trackValue(t, s, seat, UNLOADING);
  is.that(t.fields[s.locomotives[seat]].kind === 'market', 'TR-12.1', 'atMarket');
  is.that(t.market[index].price <= value, 'TR-12.1', 'value', { price: t.market[index].price, value, cubes });
}

/** TR-8.4: special actions of cards. */
function card(is: Conditions, at: Case, name: string): void {
  const { t, s, seat } = at;
  const index = t.index.card.get(name);
  if (index === undefined) return;
  is.that(s.hands[seat].includes(index) || s.laid.includes(index) || s.pool.includes(index), 'TR-8.1', 'cardAtHand');
  if (topOf(at, 'specialAction')) {
    const { coal } = t.cards[index];
    is.that(s.coal[seat] >= coal, 'TR-8.4', 'coal', { cost: coal, coal: s.coal[seat] });
    is.that(at.possible(s, seat, t.cards[index].effect), 'TR-3.6', 'someEffect');
  }
}

const CASES: Readonly<Record<string, (is: Conditions, at: Case, name: string) => void>> = {
  spy,
  sector,
  action,
  zone,
  field,
  city,
  contract,
  exchange,
  card,
};

export function whyNot(
  t: Tables,
  s: TrainRushState,
  seat: Seat,
  place: string,
  asked: Asked,
  possible: Possible,
): readonly Condition[] | undefined {
  const cut = place.indexOf(':');
  const kind = place.slice(0, cut);
  const is = new Conditions();
  if (Object.hasOwn(CASES, kind)) CASES[kind](is, { t, s, seat, asked, possible }, place.slice(cut + 1));
  return whyNotOf(asked, MEANT[kind], is);
}
