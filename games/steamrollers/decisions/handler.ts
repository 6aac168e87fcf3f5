/** The shape of every handler of this game, and the texts they share. */
import { type DecisionHandler, type Prompt, type StepHandler, text } from '../../../kernel/index.ts';
import type { MoveOf, MoveType } from '../moves.ts';
import type { SteamRollersFrame, SteamRollersState } from '../state.ts';

type FrameKind = SteamRollersFrame['kind'];
export type FrameOf<K extends FrameKind> = Extract<SteamRollersFrame, { kind: K }>;
/** A decision that offers moves of exactly these types. */
export type Decision<K extends FrameKind, T extends MoveType> = DecisionHandler<
  SteamRollersState,
  FrameOf<K>,
  MoveOf<T>
>;
export type Step<K extends FrameKind> = StepHandler<SteamRollersState, FrameOf<K>>;

export const ask = (key: string, rule: string, params: Record<string, number> = {}): Prompt => ({
  text: text(`prompt.${key}`, params),
  rule,
});
