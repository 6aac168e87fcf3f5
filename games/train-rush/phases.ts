/** The seven phases of a round, as the log announces them. */
import type { Events } from '../../kernel/index.ts';
import { PHASES, type Phase, type TrainRushState } from './state.ts';

export function enterPhase(state: TrainRushState, phase: Phase, events?: Events): void {
  state.phase = PHASES.indexOf(phase);
  events?.push({ key: 'event.phase', params: { phase: { key: `phase.${phase}` } } });
}
