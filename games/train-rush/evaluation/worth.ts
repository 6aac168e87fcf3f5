/** What things are worth to a seat, in points: the figures of the evaluation, shaped by hand. */
import type { Seat } from '../../../kernel/index.ts';
import type { TrainRushState } from '../state.ts';
import { COAL, INVESTMENT, LOADING, type Tables, UNLOADING } from '../tables.ts';

/** Worth of things in points; per round left where it says so. */
export const WORTH = {
  /** A rival left behind in the turn order of a later round. */
  laterPlace: 0.7,
  /** A field that the movement area would have bought; and START, where nothing else can be done. */
  investedField: 0.5,
  stranded: 5,
  coal: 0.5,
  investment: 0.5,
  investmentIncome: 0.5,
  coalIncome: 0.45,
  loadingIncome: 0.35,
  unloading: 1.1,
  wagonLimit: 0.5,
  /** A wagon loaded or drawn as the bonus of a sector. */
  wagonBonus: 0.7,
  piece: 0.35,
  infrastructureSpace: 0.45,
  contractorSpace: 0.45,
  contractSize: 0.3,
  city: 2.6,
  nearCity: 4.5,
  noRegion: 2,
  tokenPoint: 0.18,
  warehouse: 0.4,
  /** With a station in its zone, so that it can be rented; a station also brings a parcel. */
  readyWarehouse: 3,
  station: 2,
  rentedPerRound: 0.28,
  stationPerRound: 0.2,
  wagonSlot: 0.4,
  cube: 0.45,
  contractInReach: 0.3,
  /** Parcels a seat finds in a round when it wants them, the trust in each one still missing, and in unbuilt stations. */
  parcelPace: 0.6,
  parcelTrust: 0.6,
  parcelToCome: 0.1,
  missionNow: 0.75,
  mission: 0.8,
  hero: 0.5,
  heroCube: 0.06,
  card: 0.3,
  cardField: 0.06,
  cardCoal: 0.12,
} as const;

/** Adds to the values of all seats; `left` is the number of rounds still to play, with fractions. */
export type Part = (state: TrainRushState, values: number[], left: number) => void;

/** What a level of a progress track brings in the rounds that are left; the top level also its points. */
export function levelWorth(
  { trackValues, trackTopVp }: Tables,
  state: TrainRushState,
  seat: Seat,
  track: number,
  level: number,
  left: number,
): number {
  const value = trackValues[track][level - 1];
  const top = level === trackValues[track].length ? trackTopVp[track] : 0;
  switch (track) {
    case INVESTMENT:
      return top + value * WORTH.investmentIncome * left;
    case COAL:
      return top + value * WORTH.coalIncome * left;
    case LOADING:
      return top + Math.min(value, state.wagons[seat].length) * WORTH.loadingIncome * left;
    case UNLOADING:
      return top + value * WORTH.unloading * Math.min(1, left / 3);
    default:
      return top + value * WORTH.wagonLimit * Math.min(1, left / 3);
  }
}
