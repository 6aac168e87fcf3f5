/** Agents in the sectors of a state (TR-9.8). */
import type { Seat } from '../../../kernel/index.ts';
import { replaced } from '../lists.ts';
import type { MoveOf } from '../moves.ts';
import type { TrainRushState } from '../state.ts';
import { ACTIVE_REGION, at, type EffectOf, NONE, type Tables } from '../tables.ts';
import { sectorText } from '../terms.ts';
import { activeRegion, type EffectKind } from './kind.ts';

type Corruption = EffectOf<'corruption'>;

/** Place of the lowest free agent space of a sector, NONE when there is none. */
export function freeAgentSpace(t: Tables, state: TrainRushState, sector: number): number {
  const first = sector * t.sectorSpaces;
  for (let i = first + t.spySpaces; i < first + t.sectorSpaces; i++) if (state.sectors[i] === NONE) return i;
  return NONE;
}

const NOWHERE: readonly number[] = [];

const sectorsInReach = (t: Tables, state: TrainRushState, seat: Seat, effect: Corruption): readonly number[] => {
  const region = effect.region === ACTIVE_REGION ? activeRegion(t, state, seat) : effect.region;
  return region === NONE ? NOWHERE : t.sectorsOf[region];
};

export const corruption = (t: Tables): EffectKind<Corruption, MoveOf<'corrupt'>> => ({
  possible(state, seat, effect) {
    if (state.agents[seat] === 0) return false;
    for (const sector of sectorsInReach(t, state, seat, effect))
      if (freeAgentSpace(t, state, sector) !== NONE) return true;
    return false;
  },
  targets(state, seat, effect, into) {
    for (const sector of sectorsInReach(t, state, seat, effect))
      if (freeAgentSpace(t, state, sector) !== NONE) into.push(t.moves.corrupt[sector]);
  },
  perform(state, seat, effect, move, events) {
    const sector = at(t.index.sector, move.sector);
    for (let i = 0; i < effect.agents && state.agents[seat] > 0; i++) {
      const space = freeAgentSpace(t, state, sector);
      if (space === NONE) return;
      state.sectors = replaced(state.sectors, space, seat);
      state.agents[seat]--;
      events?.push({
        key: 'event.agent',
        params: { seat: { seat }, sector: sectorText(t, sector), space: (space % t.sectorSpaces) + 1 },
      });
    }
  },
});
