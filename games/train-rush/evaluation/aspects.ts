/**
 * What a move would mean in the position, as a small number: moves of one kind are told apart by it when it is learnt how likely they are. Asked
 * for every move of every decision of a playout, so it only counts what lies there.
 */
import type { Aspects, Seat } from '../../../kernel/index.ts';
import { contractTargets, present } from '../decisions/city.ts';
import { emptySlots } from '../effects/wagons.ts';
import type { MoveOf, TrainRushMove } from '../moves.ts';
import type { TrainRushState } from '../state.ts';
import { at, NONE, type Tables, TRACKS, UNLOADING } from '../tables.ts';

/** Pieces in a place: the own ones, and those of the rival with most. */
const counted = { own: 0, rival: 0 };
const byOwner = new Int32Array(8);

function count(list: readonly number[], first: number, end: number, seat: Seat): void {
  byOwner.fill(0);
  for (let i = first; i < end; i++) if (list[i] !== NONE) byOwner[list[i]]++;
  counted.own = byOwner[seat];
  counted.rival = 0;
  for (let other = 0; other < byOwner.length; other++)
    if (other !== seat && byOwner[other] > counted.rival) counted.rival = byOwner[other];
}

/** None, the seat's own, or somebody else's. */
const whose = (owner: number, seat: Seat): number => (owner === NONE ? 0 : owner === seat ? 1 : 2);

/** Whether it leads, with or without need, and how many are still to bid. */
function bid({ order, spies, playedSpy }: TrainRushState, seat: Seat, number: number): number {
  let highest = 0;
  let toBid = 0;
  for (const other of order) {
    if (playedSpy[other] > highest) highest = playedSpy[other];
    if (playedSpy[other] === 0 && other !== seat) toBid++;
  }
  const smaller = spies[seat] & ((1 << number) - 1);
  if (number <= highest) return 4 * toBid + (smaller === 0 ? 0 : 1);
  return 4 * toBid + (smaller >> (highest + 1) === 0 ? 2 : 3);
}

export function aspects(t: Tables): Aspects<TrainRushState, TrainRushMove> {
  const sector = (state: TrainRushState, seat: Seat, id: string): number => {
    const number = at(t.index.sector, id);
    count(state.sectors, number * t.sectorSpaces, (number + 1) * t.sectorSpaces, seat);
    const { track } = t.sectors[number];
    const level = Math.min(5, state.levels[seat * TRACKS + track]);
    return (Math.min(2, counted.own) * 4 + Math.min(3, counted.rival)) * 6 + level;
  };
  const city = (state: TrainRushState, seat: Seat, number: number): number => {
    const allowance = t.trackValues[UNLOADING][state.levels[seat * TRACKS + UNLOADING] - 1];
    const contract = contractTargets(t, state, seat, number, allowance) ? 1 : 0;
    if (present(t, state, seat, number)) return contract;
    let slot = number * t.markerSlots;
    while (state.cityMarkers[slot] !== NONE) slot++;
    return (t.tokenAt[slot] === NONE ? 2 : 4) + contract;
  };
  const siding = (state: TrainRushState, seat: Seat, zone: number): number => {
    count(state.warehouses, zone * t.warehouseSpaces, (zone + 1) * t.warehouseSpaces, seat);
    return ((state.parcels >> zone) & 1) + (counted.own > 0 ? 2 : 0);
  };
  const destination = (state: TrainRushState, seat: Seat, { to, token, lost }: MoveOf<'move'>): number => {
    const field = t.fields[at(t.index.field, to)];
    let what = 0;
    if (field.kind === 'city') what = 1 + city(state, seat, field.city);
    else if (field.kind === 'market') what = 7;
    else if (field.kind === 'siding') what = 8 + siding(state, seat, field.zone);
    return (what * 2 + (token > 0 ? 1 : 0)) * 3 + Math.min(2, lost);
  };
  const building = (state: TrainRushState, seat: Seat, id: string): number => {
    const zone = at(t.index.zone, id);
    count(state.warehouses, zone * t.warehouseSpaces, (zone + 1) * t.warehouseSpaces, seat);
    return (whose(state.stations[zone], seat) * 3 + Math.min(2, counted.own)) * 3 + Math.min(2, counted.rival);
  };
  /** Cubes that fit the missions that were played, among those chosen. */
  const loading = (state: TrainRushState, seat: Seat, { wagon, cubes }: MoveOf<'load'>): number => {
    let wanted = 0;
    for (const cube of cubes)
      for (const hero of state.missions[seat])
        if (t.resources[t.heroes[hero].resource].id === cube) {
          wanted++;
          break;
        }
    const empty = emptySlots(t, state, seat, state.wagons[seat].indexOf(at(t.index.wagon, wagon)));
    return empty * 4 + Math.min(3, wanted);
  };
  const action = (state: TrainRushState, seat: Seat, { action: id, cost }: MoveOf<'areaAction'>): number => {
    const left = Math.min(3, state.investment[seat] - cost);
    return at(t.index.action, id) * 8 + (state.locomotives[seat] === t.start ? 4 : 0) + left;
  };
  /** Movement actions of the card that the coal allows. */
  const card = (state: TrainRushState, seat: Seat, id: string): number => {
    const { moves } = t.cards[at(t.index.card, id)];
    let coal = state.coal[seat];
    let steps = 0;
    while (steps < moves.length && moves[steps].coal <= coal) coal -= moves[steps++].coal;
    return steps;
  };

  const aspectOf = (state: TrainRushState, seat: Seat, move: TrainRushMove): number => {
    switch (move.type) {
      case 'playSpy':
        return bid(state, seat, move.number);
      case 'lobby':
      case 'corrupt':
        return sector(state, seat, move.sector);
      case 'move':
        return destination(state, seat, move);
      case 'buildWarehouse':
      case 'buildStation':
      case 'rent':
        return building(state, seat, move.zone);
      case 'load':
        return loading(state, seat, move);
      case 'areaAction':
        return action(state, seat, move);
      case 'playCard':
        return card(state, seat, move.card);
      case 'advance':
        return state.levels[seat * TRACKS + at(t.index.track, move.track)];
      default:
        return 0;
    }
  };

  return {
    write(state, seat, moves, into) {
      for (let i = 0; i < moves.length; i++) into[i] = aspectOf(state, seat, moves[i]);
    },
  };
}
