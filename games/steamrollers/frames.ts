/** The frames of a turn, made once: a frame is never changed, so every state can share them. */
import type { TurnFrame } from './state.ts';

export const ROUND: TurnFrame = { kind: 'round' };
export const TURN: TurnFrame = { kind: 'turn' };
export const CHOOSE_DIE: TurnFrame = { kind: 'chooseDie' };
export const NEXT_DIE: TurnFrame = { kind: 'nextDie' };
export const USE_DIE: TurnFrame = { kind: 'useDie' };
export const ACTION: TurnFrame = { kind: 'action' };
export const AFTER_ACTION: TurnFrame = { kind: 'afterAction' };
export const LAST_EXCHANGE: TurnFrame = { kind: 'lastExchange' };
export const END_TURN: TurnFrame = { kind: 'endTurn' };
export const END_ROUND: TurnFrame = { kind: 'endRound' };
export const DIFFICULTY: TurnFrame = { kind: 'difficulty' };
export const SIGNAL_CHANGE: TurnFrame = { kind: 'signalChange' };
export const SEALED_WAGON: TurnFrame = { kind: 'sealedWagon' };
export const EVA_PHASE_1: TurnFrame = { kind: 'evaPhase1' };
export const EVA_PHASE_2: TurnFrame = { kind: 'evaPhase2' };
export const EVA_PHASE_3: TurnFrame = { kind: 'evaPhase3' };
export const EVA_PHASE_4: TurnFrame = { kind: 'evaPhase4' };

/** By the value of the die that was just chosen. */
export const SEIZE_DIE: readonly TurnFrame[] = [0, 1, 2, 3, 4, 5, 6].map((value) => ({ kind: 'seizeDie', value }));
