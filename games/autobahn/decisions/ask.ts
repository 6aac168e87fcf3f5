/** The form shared by all decisions of one seat. */
import {
  alone,
  type DecisionHandler,
  type Events,
  type Params,
  type Prompt,
  type Seat,
  type StepHandler,
} from '../../../kernel/index.ts';
import type { MoveOf, MoveType } from '../moves.ts';
import type { AutobahnFrame, AutobahnState, FrameOf } from '../state.ts';

type Kind = AutobahnFrame['kind'];
/** A decision on a kind of frame that offers, and therefore takes, moves of these types only. */
export type Decision<K extends Kind, T extends MoveType> = DecisionHandler<AutobahnState, FrameOf<K>, MoveOf<T>>;
export type Step<K extends Kind> = StepHandler<AutobahnState, FrameOf<K>>;

interface Answers<F, M> {
  moves(state: AutobahnState, frame: F, seat: Seat): readonly M[];
  apply(state: AutobahnState, frame: F, seat: Seat, move: M, events?: Events): void;
}

/** A question; `about` fills in what it is about, where the same question is asked of several things. */
export function ask<K extends Kind, T extends MoveType>(
  key: string,
  rule: string,
  answers: Answers<FrameOf<K>, MoveOf<T>>,
  about?: (state: AutobahnState, frame: FrameOf<K>) => { readonly params: Params; readonly rule?: string },
): Decision<K, T> {
  const prompt: Prompt = { text: { key: `prompt.${key}` }, rule };
  return {
    seats: (_, frame) => alone(frame.seat),
    prompt(state, frame) {
      if (!about) return prompt;
      const told = about(state, frame);
      return { text: { ...prompt.text, params: told.params }, rule: told.rule ?? rule };
    },
    moves: answers.moves,
    apply: answers.apply,
  };
}

export function step<K extends Kind>(run: (s: AutobahnState, f: FrameOf<K>, events?: Events) => void): Step<K> {
  return { run };
}
