/** The shape of every handler of this game, and the texts they share. */
import { type DecisionHandler, type Prompt, type StepHandler, text } from '../../../kernel/index.ts';
import type { SteamRollersMove } from '../moves.ts';
import type { SteamRollersState, TurnFrame } from '../state.ts';

export type FrameOf<K extends TurnFrame['kind']> = Extract<TurnFrame, { kind: K }>;
export type Decision<K extends TurnFrame['kind']> = DecisionHandler<SteamRollersState, FrameOf<K>, SteamRollersMove>;
export type Step<K extends TurnFrame['kind']> = StepHandler<SteamRollersState, FrameOf<K>>;

export const ask = (key: string, rule: string, params: Record<string, number> = {}): Prompt => ({
  text: text(`prompt.${key}`, params),
  rule,
});
