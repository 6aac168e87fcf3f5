/** How the final score of Train Rush comes about (section 16). */
import type { Reckoning, Seat, Sum } from '../../kernel/index.ts';
import { citiesVisited } from './end-of-round.ts';
import {
  contractAreaPoints,
  contractorPoints,
  cubesOf,
  infrastructurePoints,
  missionValue,
  type Scored,
  sectorPoints,
} from './scoring.ts';
import { type Tables, TRACKS } from './tables.ts';

const each = (count: number, points: (i: number) => number): Sum => ({
  terms: Array.from({ length: count }, (_, i) => points(i)).filter((value) => value !== 0),
});

function sumsOf(t: Tables, state: Scored, seat: Seat): Record<string, Sum> {
  const { wagons, cargo, missions, levels } = state;
  const isFull = (wagon: number): boolean => {
    const first = wagon * t.maxSlots;
    return cargo[seat].slice(first, first + t.wagons[wagons[seat][wagon]].size).every((slot) => slot >= 0);
  };
  return {
    'score.progress': each(TRACKS, (track) =>
      levels[seat * TRACKS + track] === t.trackValues[track].length ? t.trackTopVp[track] : 0,
    ),
    'score.sectors': each(t.sectors.length, (sector) => sectorPoints(t, state, sector)[seat]),
    'score.infrastructure': each(t.regions.length, (region) => infrastructurePoints(t, state, region)[seat]),
    'score.contractors': each(t.colours.length, (colour) => contractorPoints(t, state, colour)[seat]),
    'score.specialWagons': each(wagons[seat].length, (wagon) => {
      const { special, vpWhenFull } = t.wagons[wagons[seat][wagon]];
      return special && isFull(wagon) ? vpWhenFull : 0;
    }),
    'score.contracts': each(t.regions.length, (region) => contractAreaPoints(t, state, region)[seat]),
    'score.missions': each(missions[seat].length, (i) =>
      missionValue(t, cubesOf(t, state, seat, t.heroes[missions[seat][i]].resource)),
    ),
  };
}

export const reckon = (t: Tables, state: Scored): Reckoning => ({
  sums: state.vp.map((_, seat) => sumsOf(t, state, seat)),
  // TR-16.9
  ties: [{ text: { key: 'tie.cities' }, values: state.vp.map((_, seat) => citiesVisited(state, seat)) }],
});
