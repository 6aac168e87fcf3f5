/** A line of advice as it would be played, step by step on the board; nothing of it has happened. */
import type { Prompt, Seat } from '../../kernel/index.ts';
import type { BoardModule, Offer, Question, Scene } from '../kit/index.ts';
import { makeQuestion } from '../kit/offers.ts';
import type { Consequences, RehearsedMove } from '../worker/protocol.ts';

interface RehearsedStep {
  /** What is on the board before it. */
  readonly view: object;
  /** One thing can be chosen: what the line does next. */
  readonly question: Question;
  readonly offer: Offer;
  readonly consequences: Consequences;
}

export interface Rehearsal {
  readonly steps: readonly RehearsedStep[];
  /** Which of them is shown. */
  readonly at: number;
  /** Whether they are all of the line: what depends on something that nobody knows yet is not shown. */
  readonly whole: boolean;
}

/** The moves of a line as the board draws them, each in the position that the one before has led to. */
export function stepsOf(
  moves: readonly RehearsedMove[],
  asked: { readonly seat: Seat; readonly prompt: Prompt },
  board: BoardModule,
  scene: Scene,
): RehearsedStep[] {
  let { view } = scene;
  let { prompt } = asked;
  return moves.map(({ move, text, consequences }) => {
    const before = { ...scene, view };
    const question = makeQuestion(asked.seat, prompt, [{ move, text }], (each) => board.targets(each, before));
    view = consequences.view ?? view;
    prompt = consequences.next?.asked?.prompt ?? prompt;
    return { view: before.view, question, offer: question.offers[0], consequences };
  });
}
