/** From legal moves to places to tap. */
import type { Move, Prompt, Seat, Text } from '../../kernel/index.ts';
import type { Offer, Question } from './board.ts';

export interface MoveInWords {
  readonly move: Move;
  readonly text: Text;
}

const NONE: readonly Offer[] = [];

/** Moves come out of one game, so equal ones are written alike. */
export const offerId = (move: Move): string => JSON.stringify(move);

/** The offers of a question, grouped by the targets that mean them. */
export function makeQuestion(
  seat: Seat,
  prompt: Prompt,
  moves: readonly MoveInWords[],
  targets: (move: Move) => readonly string[],
): Question {
  const offers = moves.map(({ move, text }) => ({ move, text, id: offerId(move), targets: targets(move) }));
  const byTarget = new Map<string, Offer[]>();
  for (const offer of offers) {
    for (const target of offer.targets) {
      const known = byTarget.get(target);
      if (known) known.push(offer);
      else byTarget.set(target, [offer]);
    }
  }
  return { seat, prompt, offers, at: (target) => byTarget.get(target) ?? NONE };
}

/** What the question bar offers as buttons: the moves that lie nowhere on the board. */
export const placeless = (question: Question): readonly Offer[] =>
  question.offers.filter((offer) => offer.targets.length === 0);
