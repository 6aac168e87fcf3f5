/** The frames of a turn, made once: a frame is never changed, so every state can share them. */
import type { SteamRollersFrame } from './state.ts';

export const ROUND: SteamRollersFrame = { kind: 'round' };
export const TURN: SteamRollersFrame = { kind: 'turn' };
export const CHOOSE_DIE: SteamRollersFrame = { kind: 'chooseDie' };
export const NEXT_DIE: SteamRollersFrame = { kind: 'nextDie' };
export const USE_DIE: SteamRollersFrame = { kind: 'useDie' };
export const ACTION: SteamRollersFrame = { kind: 'action' };
export const AFTER_ACTION: SteamRollersFrame = { kind: 'afterAction' };
export const LAST_EXCHANGE: SteamRollersFrame = { kind: 'lastExchange' };
export const END_TURN: SteamRollersFrame = { kind: 'endTurn' };
export const END_ROUND: SteamRollersFrame = { kind: 'endRound' };
export const DIFFICULTY: SteamRollersFrame = { kind: 'difficulty' };
export const SIGNAL_CHANGE: SteamRollersFrame = { kind: 'signalChange' };
export const SEALED_WAGON: SteamRollersFrame = { kind: 'sealedWagon' };
export const EVA_PHASE_1: SteamRollersFrame = { kind: 'evaPhase1' };
export const EVA_PHASE_2: SteamRollersFrame = { kind: 'evaPhase2' };
export const EVA_PHASE_3: SteamRollersFrame = { kind: 'evaPhase3' };
export const EVA_PHASE_4: SteamRollersFrame = { kind: 'evaPhase4' };

/** By the value of the die that was just chosen. */
export const SEIZE_DIE: readonly SteamRollersFrame[] = [0, 1, 2, 3, 4, 5, 6].map((value) => ({
  kind: 'seizeDie',
  value,
}));
