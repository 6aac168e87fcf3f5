/** Eva's turn (SR-10.5 to SR-10.12): each step is the one legal move of her seat. */
import { alone, type Events } from '../../../kernel/index.ts';
import { ask, type Decision } from '../decisions/handler.ts';
import { rollOf } from '../effects/dice.ts';
import { endGame } from '../effects/ending.ts';
import { faceUp, returnTile, SIDE_A, SIDE_B, singleUse, TILE } from '../effects/tiles.ts';
import {
  END_ROUND,
  EVA_PHASE_1,
  EVA_PHASE_2,
  EVA_PHASE_3,
  EVA_PHASE_4,
  SEALED_WAGON,
  SIGNAL_CHANGE,
} from '../frames.ts';
import { EVA, type Position, type SteamRollersState } from '../state.ts';
import type { Tables } from '../tables.ts';
import { cubeText, tileText } from '../terms.ts';

const PLAYER = 0;
const ofEva = { seat: { seat: EVA } };

/** SR-10.5: Eva takes the die that is left. */
export function beginEvaTurn(state: SteamRollersState, events?: Events): void {
  state.active = EVA;
  state.evaDie = state.pool.pop() ?? 0;
  events?.push({ key: 'event.evaDie', params: { ...ofEva, value: state.evaDie } });
  startPhases(state);
}

/** SR-10.11: before every phase 1 the player may change her die. */
function startPhases(state: SteamRollersState): void {
  const mayReroll = state.tileOwner[TILE.two] === PLAYER && state.deal.tileSides[TILE.two] === SIDE_A;
  state.frames.push(mayReroll ? SIGNAL_CHANGE : EVA_PHASE_1);
}

export const signalChangeDecision = (t: Tables): Decision<'signalChange', 'rerollEva' | 'declineEva'> => ({
  seats: () => alone(PLAYER),
  prompt: (state) => ask('signalChange', 'SR-10.11', { value: state.evaDie, single: singleUse(t, state, TILE.two) }),
  moves: (state) => t.moves.rerollEva[state.evaDie],
  apply(state, _frame, seat, move, events) {
    state.frames.push(EVA_PHASE_1);
    if (move.type === 'declineEva') {
      events?.push({ key: 'event.declinesEva', params: { seat: { seat } } });
      return;
    }
    state.evaDie = rollOf(state.random.rerolls);
    events?.push({ key: 'event.signalChange', params: { seat: { seat }, value: state.evaDie } });
    if (faceUp(t, state, TILE.two).single) returnTile(t, state, TILE.two, events);
  },
});

/** SR-10.6: a cross in the region of her die; when there is no room for it she wins the game. */
export const evaPhase1 = (t: Tables): Decision<'evaPhase1', 'evaCrosses'> => ({
  seats: () => alone(EVA),
  prompt: (state) => ask('evaPhase1', 'SR-10.6', { value: state.evaDie }),
  moves: (state) => t.moves.evaCrosses[state.evaDie],
  apply(state, _frame, _seat, _move, events) {
    const region = state.evaDie - 1;
    if (state.crossed[region] >= t.room[region]) {
      endGame(state, 'evaFull', { region: state.evaDie }, events);
      return;
    }
    cross(state, region, events);
    afterCross(t, state, events);
  },
});

function cross(state: Position, region: number, events?: Events): void {
  state.crossed[region]++;
  events?.push({
    key: 'event.evaCrosses',
    params: { ...ofEva, region: region + 1, crosses: state.crossed[region] },
  });
}

function afterCross(t: Tables, state: SteamRollersState, events?: Events): void {
  const tile = state.evaDie - 1;
  if (state.tileOwner[tile] === PLAYER && state.sideways[tile] === 0) state.frames.push(EVA_PHASE_2);
  else afterTile(t, state, events);
}

/** SR-10.7: an upright tile of the player with the number of her die goes back; without one the phase is skipped. */
export const evaPhase2 = (t: Tables): Decision<'evaPhase2', 'evaReturnsTile'> => ({
  seats: () => alone(EVA),
  prompt: (state) => ask('evaPhase2', 'SR-10.7', { value: state.evaDie }),
  moves: (state) => t.moves.evaReturnsTile[state.evaDie - 1][state.deal.tileSides[state.evaDie - 1]],
  apply(state, _frame, _seat, _move, events) {
    const tile = state.evaDie - 1;
    events?.push({
      key: 'event.evaTakesBack',
      params: { ...ofEva, tile: tileText(faceUp(t, state, tile).name), from: { seat: PLAYER } },
    });
    returnTile(t, state, tile);
    afterTile(t, state, events);
  },
});

function afterTile(t: Tables, state: SteamRollersState, events?: Events): void {
  const region = state.evaDie - 1;
  if (state.goods[region].length === 0) state.frames.push(EVA_PHASE_3);
  else if (state.crossed[region] >= t.edition.solo.evaDeliveryThreshold) aboutToRemove(t, state, region);
  else {
    events?.push({
      key: 'event.evaTooWeak',
      params: { ...ofEva, region: region + 1, needed: t.edition.solo.evaDeliveryThreshold },
    });
    state.frames.push(END_ROUND);
  }
}

/** SR-10.8: at an empty city she rolls again and begins anew. */
export const evaPhase3 = (t: Tables): Decision<'evaPhase3', 'evaRerolls'> => ({
  seats: () => alone(EVA),
  prompt: (state) => ask('evaPhase3', 'SR-10.8', { value: state.evaDie }),
  moves: (state) => t.moves.evaRerolls[state.evaDie],
  apply(state, _frame, _seat, _move, events) {
    const city = state.evaDie;
    state.evaDie = rollOf(state.random.rerolls);
    events?.push({ key: 'event.evaRerolls', params: { ...ofEva, city, value: state.evaDie } });
    startPhases(state);
  },
});

/** SR-10.12: the player is asked only while the region has room for the extra cross (RU-32). */
function aboutToRemove(t: Tables, state: SteamRollersState, region: number): void {
  const mayBlock =
    state.tileOwner[TILE.two] === PLAYER &&
    state.deal.tileSides[TILE.two] === SIDE_B &&
    state.crossed[region] < t.room[region];
  state.frames.push(mayBlock ? SEALED_WAGON : EVA_PHASE_4);
}

export const sealedWagonDecision = (t: Tables): Decision<'sealedWagon', 'blockEva' | 'declineEva'> => ({
  seats: () => alone(PLAYER),
  prompt: (state) => ask('sealedWagon', 'SR-10.12', { city: state.evaDie, single: singleUse(t, state, TILE.two) }),
  moves: (state) => t.moves.blockEva[state.evaDie],
  apply(state, _frame, seat, move, events) {
    if (move.type === 'declineEva') {
      events?.push({ key: 'event.declinesEva', params: { seat: { seat } } });
      state.frames.push(EVA_PHASE_4);
      return;
    }
    events?.push({ key: 'event.blocksEva', params: { seat: { seat }, city: state.evaDie } });
    cross(state, state.evaDie - 1, events);
    if (faceUp(t, state, TILE.two).single) returnTile(t, state, TILE.two, events);
    state.frames.push(END_ROUND);
  },
});

/** SR-10.9: the rightmost cube goes into the bag and scores the crosses of the region. */
export const evaPhase4 = (t: Tables): Decision<'evaPhase4', 'evaRemovesCube'> => ({
  seats: () => alone(EVA),
  prompt: (state) => ask('evaPhase4', 'SR-10.9', { city: state.evaDie }),
  moves: (state) => t.moves.evaRemovesCube[state.evaDie],
  apply(state, _frame, _seat, _move, events) {
    const city = state.evaDie - 1;
    const row = state.goods[city];
    const colour = row.at(-1) ?? 0;
    state.goods[city] = row.slice(0, -1);
    state.bag[colour]++;
    state.evaPoints += state.crossed[city];
    events?.push({
      key: 'event.evaRemoves',
      params: { ...ofEva, cube: cubeText(t.colours[colour]), city: city + 1, points: state.crossed[city] },
    });
    if (state.goods[city].length === 0) events?.push({ key: 'event.cityEmpty', params: { city: city + 1 } });
    state.frames.push(END_ROUND);
  },
});
