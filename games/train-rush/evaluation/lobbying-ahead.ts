/** Lobbying as it is likely to go on: in turn order everybody takes the open sector that brings most (section 5). */
import type { Seat } from '../../../kernel/index.ts';
import { FULL_TABLE } from '../decisions/lobbying.ts';
import { PHASES, type TrainRushState } from '../state.ts';
import { NONE, type Tables, TRACKS } from '../tables.ts';
import type { Clock } from './clock.ts';
import { type Majorities, Memo } from './majorities.ts';
import type { ProgressWorth } from './progress.ts';
import type { Worth } from './weights.ts';
import { CLOSED, sectorWorth } from './worth-of-sector.ts';

const AUCTION = PHASES.indexOf('auction');

/** Seats, in turn order, that have placed their spy of this round. */
export function spiesPlaced(state: TrainRushState): number {
  if (state.phase === AUCTION) return 0;
  const [frame] = state.frames;
  return frame.kind === 'lobbying' ? frame.place : state.seats;
}

export interface LobbyingAhead {
  /** Weighs what every spy still to be placed would bring in every sector. */
  weigh(state: TrainRushState, clock: Clock): void;
  /** Starts again from what lies on the board. */
  begin(state: TrainRushState): void;
  /** What a seat would gain in this place if its turn came now. */
  found(state: TrainRushState, seat: Seat, place: number): number;
  /** The seat takes that, and leaves less to those behind it. */
  take(state: TrainRushState, seat: Seat, place: number): void;
}

export function lobbyingAhead(t: Tables, w: Worth, majorities: Majorities, progress: ProgressWorth): LobbyingAhead {
  const worth = sectorWorth(t, w, majorities);
  const sectors = t.sectors.length;
  /** By seat and sector, by seat and track. */
  const spies: number[] = [];
  const advances: number[] = [];
  /** Which sectors the former were weighed for. */
  const weighed = new Memo(FULL_TABLE);
  /** Sectors, states and top levels that were taken on the way, as bits. */
  let taken = 0;
  let used = 0;
  let tops = 0;

  const nextIsTop = (state: TrainRushState, seat: Seat, track: number): boolean =>
    state.levels[seat * TRACKS + track] === t.trackValues[track].length - 1;
  const gain = (state: TrainRushState, seat: Seat, sector: number): number => {
    const { track } = t.sectors[sector];
    // The top level holds one player only (TR-9.2).
    const tooLate = (tops >> track) & 1 && nextIsTop(state, seat, track);
    return spies[seat * sectors + sector] + (tooLate ? 0 : advances[seat * TRACKS + track]);
  };
  const bestSector = (state: TrainRushState, seat: Seat, place: number): number => {
    let best = NONE;
    let most = CLOSED;
    for (let sector = 0; sector < sectors; sector++) {
      const available = place === FULL_TABLE - 1 || ((used >> t.sectors[sector].region) & 1) === 0;
      if (!available || (taken >> sector) & 1) continue;
      const brings = gain(state, seat, sector);
      if (brings <= most) continue;
      most = brings;
      best = sector;
    }
    return best;
  };

  return {
    weigh(state, clock) {
      for (let place = spiesPlaced(state); place < state.seats; place++) {
        const seat = state.order[place];
        for (let track = 0; track < TRACKS; track++)
          advances[seat * TRACKS + track] = progress.advance(state, seat, track, clock);
        if (weighed.knows(state.sectors, seat, clock.left)) continue;
        for (let sector = 0; sector < sectors; sector++)
          spies[seat * sectors + sector] = worth(state, seat, sector, clock);
        weighed.keep(state.sectors, seat, clock.left, 0);
      }
    },
    begin(state) {
      taken = 0;
      tops = 0;
      used = state.phase === AUCTION ? 0 : state.usedStates;
    },
    found(state, seat, place) {
      const sector = bestSector(state, seat, place);
      return sector === NONE ? 0 : gain(state, seat, sector);
    },
    take(state, seat, place) {
      const sector = bestSector(state, seat, place);
      if (sector === NONE) return;
      const { region, track } = t.sectors[sector];
      taken |= 1 << sector;
      used |= 1 << region;
      if (nextIsTop(state, seat, track)) tops |= 1 << track;
    },
  };
}
