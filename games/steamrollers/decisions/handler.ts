/** The shape of every handler of this game, and the texts they share. */
import { type DecisionHandler, type Prompt, type StepHandler, text } from '../../../kernel/index.ts';
import type { SteamRollersMove } from '../moves.ts';
import type { SteamRollersFrame, SteamRollersState } from '../state.ts';

export type FrameOf<K extends SteamRollersFrame['kind']> = Extract<SteamRollersFrame, { kind: K }>;
export type Decision<K extends SteamRollersFrame['kind']> = DecisionHandler<
  SteamRollersState,
  FrameOf<K>,
  SteamRollersMove
>;
export type Step<K extends SteamRollersFrame['kind']> = StepHandler<SteamRollersState, FrameOf<K>>;

export const ask = (key: string, rule: string, params: Record<string, number> = {}): Prompt => ({
  text: text(`prompt.${key}`, params),
  rule,
});
