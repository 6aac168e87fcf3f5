/** Taking a die from the pool (SR-4.3 steps 2 and 3, SR-8.3, SR-8.4, SR-10.4). */
import { alone, type Events, type Seat } from '../../../kernel/index.ts';
import { canUse, faceUp, returnTile, SIDE_A, SIDE_B, singleUse, TILE } from '../effects/tiles.ts';
import { ACTION, CHOOSE_DIE, NEXT_DIE, SEIZE_DIE, USE_DIE } from '../frames.ts';
import { exchange, listExchanges } from '../modules/orders.ts';
import type { Gathered, MoveOf } from '../moves.ts';
import { NONE, type Position, type SteamRollersState } from '../state.ts';
import type { Tables } from '../tables.ts';
import { ask, type Decision, type Step } from './handler.ts';

/** Dice that show the same value are the same choice; the pool is sorted, so they lie side by side. */
function listOneDie(t: Tables, pool: readonly number[], out: Gathered<MoveOf<'chooseDie'>>): void {
  for (let i = 0; i < pool.length; i++) if (pool[i] !== pool[i - 1]) out.push(t.moves.chooseDie[pool[i]]);
}

function listTwoDice(t: Tables, pool: readonly number[], out: Gathered<MoveOf<'chooseTwoDice'>>): void {
  for (let i = 0; i < pool.length; i++) {
    if (pool[i] === pool[i - 1]) continue;
    for (let j = i + 1; j < pool.length; j++) {
      if (j === i + 1 || pool[j] !== pool[j - 1]) out.push(t.moves.chooseTwoDice[pool[i]][pool[j]]);
    }
  }
}

type ChooseDie = 'chooseDie' | 'chooseTwoDice' | 'exchangeOrder';

export const chooseDieDecision = (t: Tables): Decision<'chooseDie', ChooseDie> => ({
  seats: (state) => alone(state.active),
  prompt: (state) => (state.deal.solo ? ask('chooseTwoDice', 'SR-10.4') : ask('chooseDie', 'SR-4.3')),
  moves(state) {
    const out: MoveOf<ChooseDie>[] = [];
    if (state.deal.solo) listTwoDice(t, state.pool, out);
    else {
      listOneDie(t, state.pool, out);
      if (canUse(state, state.active, TILE.two, SIDE_A)) listTwoDice(t, state.pool, out);
      listExchanges(t, state, state.active, out);
    }
    return out;
  },
  apply(state, _frame, seat, move, events) {
    switch (move.type) {
      case 'exchangeOrder':
        exchange(t, state, seat, move, events);
        state.frames.push(CHOOSE_DIE);
        break;
      case 'chooseTwoDice':
        takeTwo(t, state, seat, move.values, events);
        break;
      case 'chooseDie':
        takeOne(state, seat, move.value, events);
    }
  },
});

function takeTwo(
  t: Tables,
  state: SteamRollersState,
  seat: Seat,
  [low, high]: readonly [number, number],
  events?: Events,
): void {
  takeFromPool(state, low);
  takeFromPool(state, high);
  events?.push({ key: 'event.takesTwoDice', params: { seat: { seat }, low, high } });
  // A single-use double shift goes back only after the second action (RU-07); a permanent one stays.
  state.doubleShift = !state.deal.solo && faceUp(t, state, TILE.two).single;
  state.frames.push(NEXT_DIE);
}

function takeOne(state: SteamRollersState, seat: Seat, value: number, events?: Events): void {
  events?.push({ key: 'event.takesDie', params: { seat: { seat }, value } });
  takeFromPool(state, value);
  state.frames.push(mayBeSeized(state) ? SEIZE_DIE[value] : NEXT_DIE);
}

function takeFromPool(state: Position, value: number): void {
  state.pool.splice(state.pool.indexOf(value), 1);
  state.hand.push(value);
}

/** SR-8.4: the holder of 2b has not chosen yet when the holder's turn of this round is still to come. */
function mayBeSeized(state: Position): boolean {
  const holder = state.tileOwner[TILE.two];
  if (holder === NONE || state.deal.tileSides[TILE.two] !== SIDE_B || state.deal.solo) return false;
  const { players } = state.deal;
  const turnOf = (seat: Seat): number => (seat - state.first + players) % players;
  return turnOf(holder) > turnOf(state.active) && state.sheets[holder].seizedDie === 0;
}

export const seizeDieDecision = (t: Tables): Decision<'seizeDie', 'seizeDie' | 'declineSeize'> => ({
  seats: (state) => alone(state.tileOwner[TILE.two]),
  prompt: (state, frame) => ask('seizeDie', 'SR-8.4', { value: frame.value, single: singleUse(t, state, TILE.two) }),
  moves: (_state, frame) => t.moves.seizeDie[frame.value],
  apply(state, frame, seat, move, events) {
    if (move.type === 'declineSeize') {
      events?.push({ key: 'event.declinesSeize', params: { seat: { seat }, value: frame.value } });
      state.frames.push(NEXT_DIE);
      return;
    }
    state.hand.length = 0;
    state.sheets[seat].seizedDie = frame.value;
    events?.push({
      key: 'event.seizesDie',
      params: { seat: { seat }, value: frame.value, from: { seat: state.active } },
    });
    if (faceUp(t, state, TILE.two).single) returnTile(t, state, TILE.two, events);
    state.frames.push(CHOOSE_DIE);
  },
});

/** Brings the next die of the hand into use; with two different dice the player says which (SR-4.3). */
export const nextDieStep = (): Step<'nextDie'> => ({
  run(state) {
    const { hand } = state;
    if (hand.length === 2 && hand[0] !== hand[1]) state.frames.push(USE_DIE);
    else begin(state, hand[0]);
  },
});

function begin(state: SteamRollersState, value: number): void {
  state.hand.splice(state.hand.indexOf(value), 1);
  state.die = value;
  state.dieFinal = false;
  state.using = 0;
  state.frames.push(ACTION);
}

export const useDieDecision = (t: Tables): Decision<'useDie', 'useDie' | 'exchangeOrder'> => ({
  seats: (state) => alone(state.active),
  prompt: () => ask('useDie', 'SR-4.3'),
  moves(state) {
    const out: MoveOf<'useDie' | 'exchangeOrder'>[] = [t.moves.useDie[state.hand[0]], t.moves.useDie[state.hand[1]]];
    listExchanges(t, state, state.active, out);
    return out;
  },
  apply(state, frame, seat, move, events) {
    if (move.type === 'exchangeOrder') {
      exchange(t, state, seat, move, events);
      state.frames.push(frame);
    } else begin(state, move.value);
  },
});
