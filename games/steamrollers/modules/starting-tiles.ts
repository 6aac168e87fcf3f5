/** Starting tiles (SR-3.4): the last player chooses first, then counter-clockwise up to the first player. */
import { alone, type Events, type Seat } from '../../../kernel/index.ts';
import { STARTING_TILES, type StartingTile } from '../components/edition.ts';
import { ask, type Decision } from '../decisions/handler.ts';
import { crossBox } from '../effects/engine.ts';
import { takeTile, tileIndex } from '../effects/tiles.ts';
import { drawTrack, listTrack } from '../effects/track.ts';
import { ROUND } from '../frames.ts';
import type { MoveOf } from '../moves.ts';
import { NONE, type SteamRollersFrame, type SteamRollersState } from '../state.ts';
import type { Tables } from '../tables.ts';
import { cubeText, startingTileText } from '../terms.ts';

const ANY_KIND = 0;

/** Who chooses before anybody else. */
export function firstChoice(state: SteamRollersState): SteamRollersFrame {
  const { players } = state.deal;
  return { kind: 'startingTile', seat: (state.first + players - 1) % players };
}

function next(state: SteamRollersState, seat: Seat): SteamRollersFrame {
  const { players } = state.deal;
  return seat === state.first ? ROUND : { kind: 'startingTile', seat: (seat + players - 1) % players };
}

export const startingTileDecision = (t: Tables): Decision<'startingTile', 'chooseStartingTile'> => ({
  seats: (_state, frame) => alone(frame.seat),
  prompt: () => ask('startingTile', 'SR-3.4'),
  moves: (state) =>
    STARTING_TILES.filter((_, i) => (state.startingTilesLeft & (1 << i)) !== 0).map(
      (tile) => t.moves.startingTile[tile],
    ),
  apply(state, frame, seat, move, events) {
    state.startingTilesLeft &= ~(1 << STARTING_TILES.indexOf(move.tile));
    events?.push({ key: 'event.startingTile', params: { seat: { seat }, tile: startingTileText(move.tile) } });
    state.frames.push(next(state, frame.seat));
    applyTile(t, state, seat, move.tile, events);
  },
});

function applyTile(t: Tables, state: SteamRollersState, seat: Seat, tile: StartingTile, events?: Events): void {
  switch (tile) {
    case 'engine':
      state.frames.push({ kind: 'startingEngine', seat });
      return;
    case 'track':
      state.frames.push({ kind: 'startingRegion', seat });
      return;
    case 'plusTwo':
      state.sheets[seat].startingBonus += t.startingPoints;
      return;
    case 'actionTile':
      state.frames.push({ kind: 'startingAction', seat });
      return;
    case 'ownLoad':
      if (loads(t, state).length > 0) state.frames.push({ kind: 'ownLoad', seat });
      else events?.push({ key: 'event.noOwnLoad', params: { seat: { seat } } });
  }
}

/** RU-59: what a tile allows may be declined until it is done. */
function declines(seat: Seat, events?: Events): void {
  events?.push({ key: 'event.declinesStarting', params: { seat: { seat } } });
}

export const startingEngineDecision = (t: Tables): Decision<'startingEngine', 'upgradeEngine' | 'pass'> => ({
  seats: (_state, frame) => alone(frame.seat),
  prompt: () => ask('startingEngine', 'SR-3.4'),
  moves: () => [...t.moves.upgrade.slice(1), t.moves.pass],
  apply(state, _frame, seat, move, events) {
    if (move.type === 'upgradeEngine') crossBox(t, state, seat, move.box, events);
    else declines(seat, events);
  },
});

export const startingRegionDecision = (t: Tables): Decision<'startingRegion', 'chooseRegion' | 'pass'> => ({
  seats: (_state, frame) => alone(frame.seat),
  prompt: () => ask('startingRegion', 'SR-3.4'),
  moves: () => [...t.moves.region.slice(1), t.moves.pass],
  apply(state, _frame, seat, move, events) {
    if (move.type === 'chooseRegion') state.frames.push({ kind: 'startingTrack', seat, region: move.region - 1 });
    else declines(seat, events);
  },
});

export const startingTrackDecision = (t: Tables): Decision<'startingTrack', 'drawTrack' | 'pass'> => ({
  seats: (_state, frame) => alone(frame.seat),
  prompt: (_state, frame) => ask('startingTrack', 'SR-3.4', { region: frame.region + 1 }),
  moves(state, frame, seat) {
    const out: MoveOf<'drawTrack' | 'pass'>[] = [];
    listTrack(t, state, seat, frame.region, ANY_KIND, out);
    out.push(t.moves.pass);
    return out;
  },
  apply(state, _frame, seat, move, events) {
    if (move.type === 'drawTrack') drawTrack(t, state, seat, move, events);
    else declines(seat, events);
  },
});

export const startingActionDecision = (t: Tables): Decision<'startingAction', 'takeTile'> => ({
  seats: (_state, frame) => alone(frame.seat),
  prompt: () => ask('startingAction', 'SR-3.4'),
  moves(state) {
    const out: MoveOf<'takeTile'>[] = [];
    state.tileOwner.forEach((owner, tile) => {
      if (owner === NONE) out.push(t.moves.takeTile[tile][state.deal.tileSides[tile]]);
    });
    return out;
  },
  apply(state, _frame, seat, move, events) {
    takeTile(t, state, seat, tileIndex(move.tile), events);
  },
});

/** RU-22: any colour the tile allows of which the bag holds a cube, on any city it allows. */
function loads(t: Tables, state: SteamRollersState): MoveOf<'placeOwnLoad'>[] {
  return t.ownLoadColours
    .filter((colour) => state.bag[colour] > 0)
    .flatMap((colour) => t.ownLoadCities.map((city) => t.moves.ownLoad[colour][city]));
}

export const ownLoadDecision = (t: Tables): Decision<'ownLoad', 'placeOwnLoad'> => ({
  seats: (_state, frame) => alone(frame.seat),
  prompt: () => ask('ownLoad', 'SR-3.4'),
  moves: (state) => loads(t, state),
  apply(state, _frame, seat, move, events) {
    const colour = t.colours.indexOf(move.cube);
    state.bag[colour]--;
    state.sheets[seat].ownLoad = colour;
    state.sheets[seat].ownLoadCity = move.city - 1;
    events?.push({
      key: 'event.ownLoad',
      params: { seat: { seat }, cube: cubeText(move.cube), city: move.city },
    });
  },
});
