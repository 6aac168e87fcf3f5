/** Final scoring (section 16), out of what lies open on the table: a state and a view score alike. */
import { type Result, rankSeats, type ScorePart, type ScoreSheet, type Seat } from '../../kernel/index.ts';
import { allCitiesVisited, citiesVisited } from './end-of-round.ts';
import type { TrainRushState } from './state.ts';
import { NONE, type Tables, TRACKS } from './tables.ts';

export type Scored = Pick<
  TrainRushState,
  | 'seats'
  | 'vp'
  | 'cityMarkers'
  | 'levels'
  | 'sectors'
  | 'infrastructure'
  | 'contractorTracks'
  | 'wagons'
  | 'cargo'
  | 'contractSpaces'
  | 'missions'
>;

interface Places {
  readonly first: number;
  readonly second: number;
}

/** TR-16.10: points by key; keys of 0 are not ranked, tied players share. */
export function sharePlaces(keys: readonly number[], { first, second }: Places): number[] {
  const best = Math.max(...keys);
  const leaders = keys.filter((key) => key === best).length;
  if (best === 0) return keys.map(() => 0);
  if (leaders > 1) return keys.map((key) => (key === best ? Math.floor((first + second) / leaders) : 0));
  const next = Math.max(...keys.map((key) => (key === best ? 0 : key)));
  const followers = keys.filter((key) => key === next).length;
  return keys.map((key) => (key === best ? first : key === next && next > 0 ? Math.floor(second / followers) : 0));
}

/** TR-16.3: pieces decide, ties go to the lower occupied space; as one rising number per seat, 0 without a piece. */
function sectorKeys(t: Tables, state: Scored, sector: number): number[] {
  const spaces = t.sectorSpaces;
  const keys: number[] = new Array(state.seats).fill(0);
  for (let space = spaces - 1; space >= 0; space--) {
    const owner = state.sectors[sector * spaces + space];
    if (owner === NONE) continue;
    const pieces = Math.floor(keys[owner] / (spaces + 1)) + 1;
    keys[owner] = pieces * (spaces + 1) + (spaces - space);
  }
  return keys;
}

export function sectorPoints(t: Tables, state: Scored, sector: number): number[] {
  // Two players never occupy the same space, so keys of ranked players differ and nothing is shared.
  return sharePlaces(sectorKeys(t, state, sector), t.edition.sectors.endVp);
}

export function infrastructurePoints(t: Tables, state: Scored, region: number): number[] {
  const regions = t.regions.length;
  const keys = state.vp.map((_, seat) => state.infrastructure[seat * regions + region]);
  return sharePlaces(keys, t.edition.infrastructureTracks.endVp);
}

export function contractorPoints(t: Tables, state: Scored, colour: number): number[] {
  const colours = t.colours.length;
  const keys = state.vp.map((_, seat) => state.contractorTracks[seat * colours + colour]);
  return sharePlaces(keys, t.edition.contractorTracks.endVp);
}

/** TR-16.7: the sum of sizes decides, then the number of markers. */
export function contractAreaPoints(t: Tables, state: Scored, region: number): number[] {
  const sizes = t.sizes.length;
  const most = t.citiesOf[region].length * sizes + 1;
  const keys: number[] = new Array(state.seats).fill(0);
  for (const city of t.citiesOf[region])
    for (let size = 0; size < sizes; size++) {
      const owner = state.contractSpaces[city * sizes + size];
      if (owner !== NONE) keys[owner] += t.sizes[size] * most + 1;
    }
  return sharePlaces(keys, t.edition.scoring.contractArea);
}

/** TR-16.6: full special wagons alone count. */
export function specialWagonPoints(t: Tables, state: Scored, seat: Seat): number {
  let points = 0;
  state.wagons[seat].forEach((id, i) => {
    const { special, size, vpWhenFull } = t.wagons[id];
    if (!special) return;
    const first = i * t.maxSlots;
    if (state.cargo[seat].slice(first, first + size).every((slot) => slot !== NONE)) points += vpWhenFull;
  });
  return points;
}

/** Cubes of a resource on the seat's regular wagons. */
export function cubesOf(t: Tables, state: Scored, seat: Seat, resource: number): number {
  let cubes = 0;
  state.wagons[seat].forEach((id, i) => {
    if (t.wagons[id].special) return;
    for (let slot = 0; slot < t.maxSlots; slot++) if (state.cargo[seat][i * t.maxSlots + slot] === resource) cubes++;
  });
  return cubes;
}

/** The ladder of TR-16.8. */
export function missionValue(t: Tables, cubes: number): number {
  const { ladder, ladderAboveMax } = t.edition.heroCards;
  if (cubes === 0) return 0;
  return ladder.find((step) => step.count === cubes)?.vp ?? ladderAboveMax;
}

export function missionPoints(t: Tables, state: Scored, seat: Seat): number {
  return state.missions[seat].reduce(
    (sum, hero) => sum + missionValue(t, cubesOf(t, state, seat, t.heroes[hero].resource)),
    0,
  );
}

export function topLevelPoints(t: Tables, state: Scored, seat: Seat): number {
  return t.trackValues.reduce(
    (sum, values, track) => (state.levels[seat * TRACKS + track] === values.length ? sum + t.trackTopVp[track] : sum),
    0,
  );
}

const summed = (count: number, points: (i: number) => number[]): number[] =>
  Array.from({ length: count }, (_, i) => points(i)).reduce((sums, row) => sums.map((sum, seat) => sum + row[seat]));

/** The rows of the score sheet, in their order. */
export const SCORE_PARTS = [
  'score.play',
  'score.cities',
  'score.progress',
  'score.sectors',
  'score.infrastructure',
  'score.contractors',
  'score.specialWagons',
  'score.contracts',
  'score.missions',
] as const;

export function scoreSheets(t: Tables, state: Scored): ScoreSheet[] {
  const regions = t.regions.length;
  const sectors = summed(t.sectors.length, (sector) => sectorPoints(t, state, sector));
  const infrastructure = summed(regions, (region) => infrastructurePoints(t, state, region));
  const contractors = summed(t.colours.length, (colour) => contractorPoints(t, state, colour));
  const contractArea = summed(regions, (region) => contractAreaPoints(t, state, region));
  return state.vp.map((vp, seat) => {
    const nine = citiesVisited(state, seat) === t.cities.length ? t.edition.scoring.allCities : 0;
    const points: Readonly<Record<(typeof SCORE_PARTS)[number], number>> = {
      'score.play': vp,
      'score.cities': nine,
      'score.progress': topLevelPoints(t, state, seat),
      'score.sectors': sectors[seat],
      'score.infrastructure': infrastructure[seat],
      'score.contractors': contractors[seat],
      'score.specialWagons': specialWagonPoints(t, state, seat),
      'score.contracts': contractArea[seat],
      'score.missions': missionPoints(t, state, seat),
    };
    const parts: ScorePart[] = SCORE_PARTS.map((key) => ({ key, points: points[key] }));
    return { seat, parts, total: parts.reduce((sum, part) => sum + part.points, 0) };
  });
}

/** TR-16.9: more city markers. */
export const TIE_BREAKS: readonly { readonly key: string; of(state: Scored, seat: Seat): number }[] = [
  { key: 'tie.cityMarkers', of: citiesVisited },
];

/** Most points, then the tie-break; still tied, victory and place are shared. */
export function resultOf(t: Tables, state: TrainRushState): Result | undefined {
  if (state.frames.length > 0) return undefined;
  const sheets = scoreSheets(t, state);
  return {
    ...rankSeats(sheets.map(({ seat, total }) => [total, ...TIE_BREAKS.map(({ of }) => of(state, seat))])),
    sheets,
    ending: { key: allCitiesVisited(t, state) ? 'ending.cities' : 'ending.rounds' },
  };
}
