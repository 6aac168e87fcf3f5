/**
 * Majorities (TR-16.3 to TR-16.5, TR-16.7): what the places are likely to bring. Early in the game a lead is a chance, at the end it is
 * certain; in between every piece and every space counts for what it adds to the chance.
 */
import type { Seat } from '../../../kernel/index.ts';
import type { TrainRushState } from '../state.ts';
import { type BonusTrack, NONE, type Tables } from '../tables.ts';
import type { Clock } from './clock.ts';
import type { Worth } from './weights.ts';
import { effectWorth } from './worth-of-effect.ts';

interface Places {
  readonly first: number;
  readonly second: number;
}

const STEPS = 32;
const WIDEST = 8;
/** The logistic function in steps. */
const LOGISTIC = Float64Array.from(
  { length: 2 * WIDEST * STEPS + 1 },
  (_, i) => 1 / (1 + Math.exp(WIDEST - i / STEPS)),
);

/** The chance to stay or come ahead of a rival, out of the lead in units of doubt. */
export function chanceAhead(lead: number): number {
  if (lead >= WIDEST) return 1;
  if (lead <= -WIDEST) return 0;
  return LOGISTIC[((lead + WIDEST) * STEPS) | 0];
}

/** What the places are likely to bring to a seat, out of its lead over each rival. */
class Race {
  #first = 1;
  #second = 0;

  begin(): void {
    this.#first = 1;
    this.#second = 0;
  }
  against(lead: number): void {
    const ahead = chanceAhead(lead);
    this.#second = this.#second * ahead + this.#first * (1 - ahead);
    this.#first *= ahead;
  }
  points({ first, second }: Places): number {
    return first * this.#first + second * this.#second;
  }
}

/** The last worth of a list to each seat, with so much of the game left. */
export class Memo {
  readonly #lists: (readonly number[])[];
  readonly #left: Float64Array;
  readonly #worths: Float64Array;

  constructor(seats: number) {
    this.#lists = Array.from({ length: seats }, () => []);
    this.#left = new Float64Array(seats);
    this.#worths = new Float64Array(seats);
  }
  knows(list: readonly number[], seat: Seat, left: number): boolean {
    return this.#lists[seat] === list && this.#left[seat] === left;
  }
  of(seat: Seat): number {
    return this.#worths[seat];
  }
  keep(list: readonly number[], seat: Seat, left: number, worth: number): number {
    this.#lists[seat] = list;
    this.#left[seat] = left;
    this.#worths[seat] = worth;
    return worth;
  }
}

export interface Majorities {
  /** Looks at the board once for all seats. */
  look(state: TrainRushState): void;
  sectors(state: TrainRushState, seat: Seat, clock: Clock): number;
  /** What another piece on a space of a sector would add. */
  another(state: TrainRushState, seat: Seat, sector: number, space: number, clock: Clock): number;
  /** The contract area. */
  area(state: TrainRushState, seat: Seat, clock: Clock): number;
  infrastructure(state: TrainRushState, seat: Seat, clock: Clock): number;
  contractors(state: TrainRushState, seat: Seat, clock: Clock): number;
}

/** A lower space decides between as many pieces (TR-16.3): half a piece at most. */
const TIE = 0.4;

export function majorities(t: Tables, w: Worth): Majorities {
  const most = 4;
  const sectorCount = t.sectors.length;
  const regions = t.regions.length;
  const sizes = t.sizes.length;
  const spaces = t.sectorSpaces;
  const pieces = new Float64Array(sectorCount * most);
  const sums = new Float64Array(regions * most);
  const race = new Race();
  const { edition } = t;
  /** By space: what the bonuses ahead are worth from there, the nearer the more. */
  const bonusesAhead = ({ bonus, spaces: last }: BonusTrack): Float64Array =>
    Float64Array.from({ length: last + 1 }, (_, space) => {
      let worth = 0;
      for (let next = space + 1; next <= last; next++)
        if (bonus[next] !== NONE) worth += effectWorth(w, t.effects[bonus[next]]) * w.bonusFading ** (next - space);
      return worth;
    });
  /** Lists of a state are replaced, never changed: what was read out of one holds as long as the same one is there. */
  let lookedSectors: readonly number[] = [];
  let lookedContracts: readonly number[] = [];
  const sectorMemo = new Memo(most);
  const areaMemo = new Memo(most);
  const infrastructureBonuses = t.infrastructure.map(bonusesAhead);
  const contractorBonuses = t.contractorTracks.map(bonusesAhead);

  const lookAtSectors = (state: TrainRushState): void => {
    pieces.fill(0);
    for (let sector = 0, space = 0; sector < sectorCount; sector++)
      for (let i = 0; i < spaces; i++, space++) {
        const owner = state.sectors[space];
        if (owner === NONE) continue;
        const at = sector * most + owner;
        // The lowest space of each owner is met first.
        pieces[at] += pieces[at] === 0 ? 1 + TIE * (1 - i / spaces) : 1;
      }
  };
  const lookAtContracts = (state: TrainRushState): void => {
    sums.fill(0);
    for (let city = 0, space = 0; city < t.cities.length; city++)
      for (let size = 0; size < sizes; size++, space++) {
        const owner = state.contractSpaces[space];
        // More markers decide between equal sums.
        if (owner !== NONE) sums[t.cities[city].region * most + owner] += t.sizes[size] + 0.1;
      }
  };

  /** Whoever has nothing there comes to a place only if there is time. */
  const entry = (own: number, left: number): number => (own > 0 ? 1 : Math.min(1, left * w.laterEntry));

  /** The race of a seat that stands at `own` against the keys of the others. */
  const run = (keys: Float64Array, first: number, own: number, seats: number, seat: Seat, doubt: number): void => {
    race.begin();
    for (let other = 0; other < seats; other++) if (other !== seat) race.against((own - keys[first + other]) / doubt);
  };
  const tracks = (
    positions: readonly number[],
    bonuses: readonly Float64Array[],
    seats: number,
    seat: Seat,
    left: number,
    places: Places,
  ): number => {
    const count = bonuses.length;
    const soon = Math.min(1, left / 2);
    const doubt = w.trackDoubt + w.trackDoubtPerRound * left;
    let points = 0;
    for (let track = 0; track < count; track++) {
      const own = positions[seat * count + track];
      race.begin();
      for (let other = 0; other < seats; other++)
        if (other !== seat) race.against((own - positions[other * count + track]) / doubt);
      points += race.points(places) * entry(own, left);
      points += bonuses[track][own] * soon;
    }
    return points;
  };
  return {
    look(state) {
      if (state.sectors !== lookedSectors) lookAtSectors(state);
      if (state.contractSpaces !== lookedContracts) lookAtContracts(state);
      lookedSectors = state.sectors;
      lookedContracts = state.contractSpaces;
    },
    sectors(state, seat, { left }) {
      if (sectorMemo.knows(state.sectors, seat, left)) return sectorMemo.of(seat);
      const doubt = w.sectorDoubt + w.sectorDoubtPerRound * left;
      let points = 0;
      for (let sector = 0; sector < sectorCount; sector++) {
        run(pieces, sector * most, pieces[sector * most + seat], state.seats, seat, doubt);
        points += race.points(edition.sectors.endVp) * entry(pieces[sector * most + seat], left);
      }
      return sectorMemo.keep(state.sectors, seat, left, points);
    },
    another(state, seat, sector, space, { left }) {
      const doubt = w.sectorDoubt + w.sectorDoubtPerRound * left;
      const first = sector * most;
      const own = pieces[first + seat];
      run(pieces, first, own, state.seats, seat, doubt);
      const before = race.points(edition.sectors.endVp) * entry(own, left);
      const tie = TIE * (1 - space / spaces);
      run(pieces, first, own === 0 ? 1 + tie : Math.floor(own) + 1 + Math.max(own % 1, tie), state.seats, seat, doubt);
      return race.points(edition.sectors.endVp) - before;
    },
    area(state, seat, { left }) {
      if (areaMemo.knows(state.contractSpaces, seat, left)) return areaMemo.of(seat);
      const doubt = w.areaDoubt + w.areaDoubtPerRound * left;
      let points = 0;
      for (let region = 0; region < regions; region++) {
        run(sums, region * most, sums[region * most + seat], state.seats, seat, doubt);
        points += race.points(edition.scoring.contractArea) * entry(sums[region * most + seat], left);
      }
      return areaMemo.keep(state.contractSpaces, seat, left, points);
    },
    infrastructure: (state, seat, { left }) =>
      tracks(state.infrastructure, infrastructureBonuses, state.seats, seat, left, edition.infrastructureTracks.endVp),
    contractors: (state, seat, { left }) =>
      tracks(state.contractorTracks, contractorBonuses, state.seats, seat, left, edition.contractorTracks.endVp),
  };
}
