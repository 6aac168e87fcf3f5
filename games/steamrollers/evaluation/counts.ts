/** What a learner is told of a position beside the parts of its evaluation. Eva has no sheet. */
import type { Counts } from '../../../kernel/index.ts';
import type { SteamRollersState } from '../state.ts';
import type { Tables } from '../tables.ts';
import { pending } from './pace.ts';

const CUBES = 30;

export const countsOf = (t: Tables): Counts<SteamRollersState> => ({
  round: ({ round }) => round / 15,
  cubes: ({ goods }) => goods.reduce((sum, { length }) => sum + length, 0) / CUBES,
  inTurn: (state, seat) => (pending(state, seat) ? 1 : 0),
  boxes: ({ sheets }, seat) => (t.boxCount[sheets.at(seat)?.boxes ?? 0] ?? 0) / 4,
  links: ({ sheets }, seat) => (sheets.at(seat)?.network.links.length ?? 0) / 4,
  tracks: ({ sheets }, seat) => (sheets.at(seat)?.tracks.filter((pair) => pair !== 0).length ?? 0) / 15,
  tiles: ({ tileOwner }, seat) => tileOwner.filter((owner) => owner === seat).length / 2,
});
