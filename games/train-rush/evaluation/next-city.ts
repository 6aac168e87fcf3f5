/** The city a locomotive is on its way to: the nearest one its owner has not visited yet. */
import type { Seat } from '../../../kernel/index.ts';
import type { TrainRushState } from '../state.ts';
import { NONE, type Tables } from '../tables.ts';

export interface NextCity {
  /** NONE when all cities were visited. */
  city: number;
  /** Fields to it. */
  fields: number;
  /** Cities visited so far. */
  visited: number;
}

const NO_WAY = 99;

/** Fields to every city, by starting field and city. */
export function cityDistances(t: Tables): number[][] {
  return t.fields.map((_, from) => {
    const distance = new Map([[from, 0]]);
    const queue = [from];
    for (const field of queue)
      for (const next of t.fields[field].next) {
        if (distance.has(next)) continue;
        distance.set(next, (distance.get(field) ?? 0) + 1);
        queue.push(next);
      }
    return t.cities.map((city) => distance.get(city.field) ?? NO_WAY);
  });
}

/** Asked at every evaluation: the answer is overwritten by the next one. */
export function nextCities(
  t: Tables,
  distances: readonly (readonly number[])[],
): (state: TrainRushState, seat: Seat) => Readonly<NextCity> {
  const answer: NextCity = { city: NONE, fields: NO_WAY, visited: 0 };
  return (state, seat) => {
    const away = distances[state.locomotives[seat]];
    answer.city = NONE;
    answer.fields = NO_WAY;
    answer.visited = 0;
    for (let city = 0; city < away.length; city++) {
      if (hasVisited(t, state, seat, city)) answer.visited++;
      else if (away[city] < answer.fields) {
        answer.fields = away[city];
        answer.city = city;
      }
    }
    return answer;
  };
}

export function hasVisited(t: Tables, state: TrainRushState, seat: Seat, city: number): boolean {
  const first = city * t.markerSlots;
  for (let slot = first; slot < first + t.markerSlots && state.cityMarkers[slot] !== NONE; slot++)
    if (state.cityMarkers[slot] === seat) return true;
  return false;
}
