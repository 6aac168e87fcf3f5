/**
 * A turn is a stack of frames in the state: decisions that wait for a seat, and steps that run by themselves.
 * A game lists one handler per kind of frame; this file turns the list into deciding / moves / apply.
 *
 * The frame on top is taken off before its handler runs; the handler pushes what comes next (last pushed comes first).
 */
import type { Events, Frame, GameState, Move, Prompt, Rules, Seat, Setup } from './contract.ts';

export interface DecisionHandler<S, F, M> {
  /** Seats with an open decision; several may decide at the same time. */
  seats(state: S, frame: F): readonly Seat[];
  prompt(state: S, frame: F, seat: Seat): Prompt;
  moves(state: S, frame: F, seat: Seat): readonly M[];
  apply(state: S, frame: F, seat: Seat, move: M, events?: Events): void;
}

export interface StepHandler<S, F> {
  run(state: S, frame: F, events?: Events): void;
}

export type Handlers<S, F extends Frame, M> = {
  readonly [K in F['kind']]: DecisionHandler<S, Extract<F, { kind: K }>, M> | StepHandler<S, Extract<F, { kind: K }>>;
};

export interface FrameMachine<S extends GameState, M extends Move> {
  deciding(state: S): readonly Seat[];
  prompt(state: S, seat: Seat): Prompt;
  moves(state: S, seat: Seat): readonly M[];
  apply(state: S, seat: Seat, move: M, events?: Events): void;
  /** Runs the steps on top of the stack until a decision is there or the stack is empty. */
  settle(state: S, events?: Events): void;
}

const NOBODY: readonly Seat[] = [];
const NOTHING: readonly never[] = [];

export function frameMachine<S extends GameState, F extends Frame, M extends Move>(
  handlers: Handlers<S, F, M>,
): FrameMachine<S, M> {
  const decisions = new Map<string, DecisionHandler<S, Frame, M>>();
  const steps = new Map<string, StepHandler<S, Frame>>();
  for (const [kind, handler] of Object.entries<DecisionHandler<S, Frame, M> | StepHandler<S, Frame>>(handlers)) {
    if ('run' in handler) steps.set(kind, handler);
    else decisions.set(kind, handler);
  }

  const top = (state: S): Frame => {
    const { frames } = state;
    if (frames.length === 0) throw new Error('no decision is open: the game is over');
    return frames[frames.length - 1];
  };
  const handlerOf = (frame: Frame): DecisionHandler<S, Frame, M> => {
    const handler = decisions.get(frame.kind);
    if (handler === undefined) throw new Error(`no handler for frame ${frame.kind}`);
    return handler;
  };

  const settle = (state: S, events?: Events): void => {
    const { frames } = state;
    while (frames.length > 0) {
      const frame = frames[frames.length - 1];
      const step = steps.get(frame.kind);
      if (step === undefined) return;
      frames.pop();
      step.run(state, frame, events);
    }
  };

  return {
    settle,
    deciding(state) {
      if (state.frames.length === 0) return NOBODY;
      const frame = top(state);
      return handlerOf(frame).seats(state, frame);
    },
    prompt(state, seat) {
      const frame = top(state);
      return handlerOf(frame).prompt(state, frame, seat);
    },
    moves(state, seat) {
      if (state.frames.length === 0) return NOTHING;
      const frame = top(state);
      const handler = handlerOf(frame);
      return handler.seats(state, frame).includes(seat) ? handler.moves(state, frame, seat) : NOTHING;
    },
    apply(state, seat, move, events) {
      const frame = top(state);
      state.frames.pop();
      handlerOf(frame).apply(state, frame, seat, move, events);
      settle(state, events);
    },
  };
}

/** What the frames of a game give to its rules: its first decision, and every one after it. */
export const framedRules = <S extends GameState, M extends Move>(
  machine: FrameMachine<S, M>,
  setUp: (setup: Setup, events?: Events) => S,
): Pick<Rules<S, M>, 'setup' | 'deciding' | 'prompt' | 'moves' | 'apply'> => ({
  setup(setup, events) {
    const state = setUp(setup, events);
    machine.settle(state, events);
    return state;
  },
  deciding: machine.deciding,
  prompt: machine.prompt,
  moves: machine.moves,
  apply: machine.apply,
});

/** Rules that were opened, with the parts that the rest of the game is made of. */
export interface OpenedRules<T, S extends GameState, M extends Move, V extends object> {
  readonly t: T;
  readonly machine: FrameMachine<S, M>;
  readonly rules: Rules<S, M, V>;
}

/** Interned one-seat lists: `seats` is asked at every decision and must not allocate. */
const ALONE: readonly (readonly Seat[])[] = Array.from({ length: 16 }, (_, seat) => [seat]);
export const alone = (seat: Seat): readonly Seat[] => ALONE[seat];
