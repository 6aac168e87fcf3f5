/** Missions that were played and heroes still in hand (section 14, TR-16.8). */
import type { Seat } from '../../../kernel/index.ts';
import { missionValue } from '../scoring.ts';
import type { TrainRushState } from '../state.ts';
import type { Tables } from '../tables.ts';
import type { Cargo } from './cargo.ts';
import type { Clock } from './clock.ts';
import type { Worth } from './weights.ts';
import { effectWorth } from './worth-of-effect.ts';

/** No mission counts more cubes than this. */
const MOST_CUBES = 9;

export type MissionWorth = (state: TrainRushState, seat: Seat, clock: Clock, cargo: Cargo) => number;

export function missionWorth(t: Tables, w: Worth): MissionWorth {
  const ladder = Float64Array.from({ length: MOST_CUBES + 1 }, (_, cubes) => missionValue(t, cubes));
  const bonus = t.heroes.map(({ effect }) => effectWorth(w, t.effects[effect]));
  const points = (cubes: number): number => ladder[Math.min(cubes, MOST_CUBES)];

  /** Now, and while there is time what the train could still load for it. */
  const mission = ({ cubes, room }: Cargo, resource: number, left: number): number => {
    const now = points(cubes[resource]);
    const more = Math.max(0, points(room[resource]) - now);
    return now + more * w.missionTrust * Math.min(1, left / 2);
  };
  return (state, seat, { left, missions }, cargo) => {
    let worth = 0;
    for (const hero of state.missions[seat]) worth += mission(cargo, t.heroes[hero].resource, left);
    const hand = state.heroes[seat];
    if (hand.length === 0 || missions === 0) return worth;
    const { region } = t.fields[state.locomotives[seat]];
    let promised = 0;
    for (const hero of hand) {
      const { city, region: home, resource } = t.heroes[hero];
      if (((state.missionTokens >> city) & 1) === 0) continue;
      const chance = home === region ? w.heroHere : Math.min(w.heroHere, w.heroElsewhere * (missions - 1));
      promised += chance * (w.hero * bonus[hero] + mission(cargo, resource, left));
    }
    return worth + promised * Math.min(1, missions / hand.length);
  };
}
