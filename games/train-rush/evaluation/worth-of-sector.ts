/** What the next spy of a seat would bring it: points of final scoring and a bonus by sector, an advance by track (TR-5.1). */
import type { Seat } from '../../../kernel/index.ts';
import { openSpySpace } from '../decisions/lobbying.ts';
import { canAdvance } from '../effects/progress.ts';
import type { TrainRushState } from '../state.ts';
import { NONE, type Tables, TRACKS } from '../tables.ts';
import { levelWorth, WORTH } from './worth.ts';

/** A sector in which the seat may not place a spy. */
export const CLOSED = Number.NEGATIVE_INFINITY;

export function advanceWorth(t: Tables, state: TrainRushState, seat: Seat, track: number, left: number): number {
  if (!canAdvance(t, state, seat, track)) return 0;
  const level = state.levels[seat * TRACKS + track];
  return levelWorth(t, state, seat, track, level + 1, left) - levelWorth(t, state, seat, track, level, left);
}

export interface SectorWorth {
  /** Looks at the pieces of a sector. */
  look(state: TrainRushState, sector: number): void;
  /** What a spy of the seat and its bonus would bring in the sector looked at. */
  spy(state: TrainRushState, seat: Seat): number;
}

/** Pieces in a key, above the place of the lowest space: more pieces first, then the lower space (TR-16.3). */
const PIECE = 64;

export function sectorWorth(t: Tables): SectorWorth {
  const spaces = t.sectorSpaces;
  const { first, second } = t.edition.sectors.endVp;
  const bonusWorth = t.effects.map((effect) => {
    if (effect.type === 'gainInvestment') return effect.amount * WORTH.investment;
    return effect.type === 'gainCoal' ? effect.amount * WORTH.coal : WORTH.wagonBonus;
  });
  const keys: number[] = [];
  let sector = 0;

  const points = (seats: number, seat: Seat, key: number): number => {
    if (key === 0) return 0;
    let ahead = 0;
    for (let other = 0; other < seats; other++) if (other !== seat && keys[other] > key) ahead++;
    return ahead === 0 ? first : ahead === 1 ? second : 0;
  };

  return {
    look(state, looked) {
      sector = looked;
      for (let seat = 0; seat < state.seats; seat++) keys[seat] = 0;
      for (let space = spaces - 1; space >= 0; space--) {
        const owner = state.sectors[sector * spaces + space];
        if (owner !== NONE) keys[owner] = keys[owner] - (keys[owner] % PIECE) + PIECE + spaces - space;
      }
    },
    spy(state, seat) {
      const space = openSpySpace(t, state, seat, sector);
      if (space === NONE) return CLOSED;
      const key = keys[seat];
      const lowest = Math.max(key % PIECE, spaces - space);
      const more = key - (key % PIECE) + PIECE + lowest;
      const bonus = t.sectors[sector].spyBonus[space];
      const gained = points(state.seats, seat, more) - points(state.seats, seat, key);
      return gained + WORTH.piece + (bonus === NONE ? 0 : bonusWorth[bonus]);
    },
  };
}
