/** Locomotives on the map (section 10): where a movement may end, and what happens there. */
import type { Events, Seat } from '../../../kernel/index.ts';
import type { Ways } from '../interned.ts';
import type { Into, MoveOf } from '../moves.ts';
import type { TrainRushState } from '../state.ts';
import { at, type EffectOf, type Tables } from '../tables.ts';
import { fieldText } from '../terms.ts';
import type { EffectKind, Possible } from './kind.ts';
import { useTile } from './special-actions.ts';
import { canSell } from './unloading.ts';

/** TR-10.5: a locomotive may end on a city or market, or where no other one stands. */
function isFree(state: TrainRushState, seat: Seat, ways: Ways, i: number): boolean {
  if (ways.shared[i]) return true;
  const field = ways.fields[i];
  for (let other = 0; other < state.seats; other++)
    if (other !== seat && state.locomotives[other] === field) return false;
  return true;
}

export function waysFor(
  t: Tables,
  state: TrainRushState,
  seat: Seat,
  points: number,
  coal: number,
  token: number,
): Ways {
  return t.moves.ways(state.locomotives[seat], points, coal, token);
}

export function hasWay(state: TrainRushState, seat: Seat, ways: Ways): boolean {
  for (let i = 0; i < ways.fields.length; i++) if (isFree(state, seat, ways, i)) return true;
  return false;
}

export function pushWays(state: TrainRushState, seat: Seat, ways: Ways, into: Into<'move'>): void {
  for (let i = 0; i < ways.fields.length; i++) if (isFree(state, seat, ways, i)) into.push(ways.moves[i]);
}

/** Ends a movement: the action of the field reached goes on the stack (TR-10.7). */
export function arrive(
  t: Tables,
  possible: Possible,
  state: TrainRushState,
  seat: Seat,
  move: MoveOf<'move'>,
  events?: Events,
): void {
  const to = at(t.index.field, move.to);
  const field = t.fields[to];
  const from = state.locomotives[seat];
  state.locomotives[seat] = to;
  events?.push({
    key: 'event.move',
    params: {
      seat: { seat },
      to: fieldText(t, to),
      fields: move.path.length,
      lost: move.lost,
      way: [t.edition.map.fields[from].id, ...move.path],
    },
  });
  if (field.kind === 'city') state.frames.push({ kind: 'city', seat, city: field.city, done: 0 });
  else if (field.kind === 'market') {
    if (canSell(t, possible, state, seat)) state.frames.push({ kind: 'blackMarket', seat });
  } else if (field.kind === 'siding') {
    state.frames.push({ kind: 'zoneScoringB', seat, zone: field.zone });
    state.frames.push({ kind: 'zoneScoringA', seat, zone: field.zone });
    state.frames.push({ kind: 'parcel', seat, zone: field.zone });
    useTile(t, state, seat, field.siding, events);
  }
}

export const moveEffect = (t: Tables, possible: Possible): EffectKind<EffectOf<'move'>, MoveOf<'move'>> => ({
  possible: (state, seat, { fields }) => hasWay(state, seat, waysFor(t, state, seat, fields, 0, 0)),
  targets(state, seat, { fields }, into) {
    pushWays(state, seat, waysFor(t, state, seat, fields, 0, 0), into);
  },
  perform(state, seat, _effect, move, events) {
    arrive(t, possible, state, seat, move, events);
  },
});
