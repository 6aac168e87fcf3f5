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

/** What is left of a question while one of its places is held: the moves that go with it, and those that lie nowhere. */
export function narrowed(question: Question, held: string | undefined): Question {
  if (held === undefined || question.at(held).length === 0) return question;
  const fits = ({ targets }: Offer): boolean => targets.length === 0 || targets.includes(held);
  const offers = question.offers.filter(fits);
  return { ...question, offers, at: (target) => question.at(target).filter(fits) };
}

/** What the question bar offers as buttons: the moves that lie nowhere on the board. */
export const placeless = (question: Question): readonly Offer[] =>
  question.offers.filter((offer) => offer.targets.length === 0);
