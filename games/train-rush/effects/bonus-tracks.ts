/** Infrastructure and contractor tracks with their bonus spaces (TR-9.5, TR-9.6, TR-9.18). */
import type { Events, Seat, StepHandler } from '../../../kernel/index.ts';
import type { FrameOf, TrainRushState } from '../state.ts';
import { NONE, type Tables } from '../tables.ts';
import { colourText, regionText } from '../terms.ts';
import { grant } from './kind.ts';

export function advanceInfrastructure(
  t: Tables,
  state: TrainRushState,
  seat: Seat,
  region: number,
  events?: Events,
): void {
  const track = t.infrastructure[region];
  const at = seat * t.regions.length + region;
  if (state.infrastructure[at] === track.spaces) return;
  const space = ++state.infrastructure[at];
  events?.push({
    key: 'event.infrastructure',
    params: { seat: { seat }, region: regionText(t.regions[region].id), space },
  });
  if (track.bonus[space] !== NONE) grant(t, state, seat, track.bonus[space], false);
}

/** Only the space on which the marker ends can give a bonus. */
export function advanceContractorTrack(
  t: Tables,
  state: TrainRushState,
  seat: Seat,
  colour: number,
  by: number,
  events?: Events,
): void {
  const track = t.contractorTracks[colour];
  const at = seat * t.colours.length + colour;
  const before = state.contractorTracks[at];
  const space = Math.min(before + by, track.spaces);
  if (space === before) return;
  state.contractorTracks[at] = space;
  events?.push({
    key: 'event.contractorTrack',
    params: { seat: { seat }, colour: colourText(t.colours[colour]), space },
  });
  if (track.bonus[space] !== NONE) grant(t, state, seat, track.bonus[space], false);
}

/** Several advances in a row, each finished with its bonus before the next (TR-13.6). */
export const infrastructureStep = (t: Tables): StepHandler<TrainRushState, FrameOf<'infrastructure'>> => ({
  run(state, { seat, region, left }, events) {
    if (left > 1) state.frames.push({ kind: 'infrastructure', seat, region, left: left - 1 });
    advanceInfrastructure(t, state, seat, region, events);
  },
});
