/** Infrastructure and contractor tracks with their bonus spaces (TR-9.5, TR-9.6, TR-9.18). */
import type { Events, Seat, StepHandler } from '../../../kernel/index.ts';
import type { FrameOf, TrainRushState } from '../state.ts';
import { NONE, type Tables } from '../tables.ts';
import { colourText, regionText } from '../terms.ts';
import { grant } from './kind.ts';

export function advanceInfrastructure(
  tables: Tables,
  state: TrainRushState,
  seat: Seat,
  region: number,
  events?: Events,
): void {
  const track = tables.infrastructure[region];
  const at = seat * tables.regions.length + region;
  if (state.infrastructure[at] === track.spaces) return;
  const space = ++state.infrastructure[at];
  events?.push({
    key: 'event.infrastructure',
    params: { seat: { seat }, region: regionText(tables.regions[region].id), space },
  });
  if (track.bonus[space] !== NONE) grant(tables, state, seat, track.bonus[space], false);
}

/** Only the space on which the marker ends can give a bonus. */
export function advanceContractorTrack(
  tables: Tables,
  state: TrainRushState,
  seat: Seat,
  colour: number,
  by: number,
  events?: Events,
): void {
  const track = tables.contractorTracks[colour];
  const at = seat * tables.colours.length + colour;
  const before = state.contractorTracks[at];
  const space = Math.min(before + by, track.spaces);
  if (space === before) return;
  state.contractorTracks[at] = space;
  events?.push({
    key: 'event.contractorTrack',
    params: { seat: { seat }, colour: colourText(tables.colours[colour]), space },
  });
  if (track.bonus[space] !== NONE) grant(tables, state, seat, track.bonus[space], false);
}

/** Several advances in a row, each finished with its bonus before the next (TR-13.6). */
export const infrastructureStep = (tables: Tables): StepHandler<TrainRushState, FrameOf<'infrastructure'>> => ({
  run(state, { seat, region, left }, events) {
    if (left > 1) state.frames.push({ kind: 'infrastructure', seat, region, left: left - 1 });
    advanceInfrastructure(tables, state, seat, region, events);
  },
});
