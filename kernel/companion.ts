/**
 * A companion for the cardboard game: it drives the automa beside the real board. It knows what the rules of the game know, asks for what
 * only the person at the board can see, and says what to move there. A conversation is its answers and nothing else: it is led again from its
 * beginning, so the last answer can always be taken back.
 */
import type { ScoreSheet, Seat } from './contract.ts';
import type { Catalogues, Text } from './text.ts';

export interface CompanionOption {
  readonly id: string;
  readonly text: Text;
  /** Stands above the options that follow and have the same one. */
  readonly group?: Text;
  /** A name by which the page can draw a sign: `die.3`, `colour.red`. */
  readonly sign?: string;
}

/** Something to do on the real board, and why it is this and not another thing. */
export interface CompanionLine {
  readonly text: Text;
  readonly why?: Text;
}

export interface CompanionQuestion {
  readonly kind: string;
  readonly text: Text;
  /** What is to be done on the real board before the answer. */
  readonly lines: readonly CompanionLine[];
  readonly options: readonly CompanionOption[];
  readonly rule?: string;
}

export interface CompanionEnd {
  /** What the automa has scored. */
  readonly sheet: ScoreSheet;
  /** Who has at least so many points has won; undefined when nobody can win any more. */
  readonly needed: number | undefined;
}

/** The board as the companion knows it, to be drawn. */
export interface CompanionScene {
  readonly view: object;
  /** What the automa did in its last turn. */
  readonly latest: readonly { readonly seat: Seat; readonly event: Text }[];
}

export interface CompanionMoment {
  /** Where the game stands, shortest first. */
  readonly status: readonly Text[];
  readonly question: CompanionQuestion | undefined;
  readonly end: CompanionEnd | undefined;
  readonly scene: CompanionScene | undefined;
  /** How many of the answers were used: what comes after an answer that is none is not. */
  readonly answered: number;
}

export interface Companion {
  readonly text: Catalogues;
  at(answers: readonly string[]): CompanionMoment;
}

class Unanswered extends Error {
  readonly question: CompanionQuestion;
  constructor(question: CompanionQuestion) {
    super('unanswered');
    this.question = question;
  }
}

/** What a companion speaks through: asks, and has an answer or waits for one. */
export class Dialogue {
  readonly #answers: readonly string[];
  #next = 0;
  status: readonly Text[] = [];
  /** Draws the board, where the page can. */
  draw: (() => CompanionScene) | undefined;

  constructor(answers: readonly string[]) {
    this.#answers = answers;
  }

  get answered(): number {
    return this.#next;
  }

  /** The one thing that is possible needs no question. */
  ask(question: Omit<CompanionQuestion, 'lines'> & { readonly lines?: readonly CompanionLine[] }): string {
    const { options, lines = [] } = question;
    if (options.length === 1 && lines.length === 0) return options[0].id;
    const answer = this.#answers[this.#next];
    if (!options.some(({ id }) => id === answer)) throw new Unanswered({ ...question, lines });
    this.#next++;
    return answer;
  }
}

/** Where a conversation stands after these answers. */
export function converse(answers: readonly string[], lead: (dialogue: Dialogue) => CompanionEnd): CompanionMoment {
  const dialogue = new Dialogue(answers);
  const moment = (question?: CompanionQuestion, end?: CompanionEnd): CompanionMoment => ({
    status: dialogue.status,
    question,
    end,
    scene: dialogue.draw?.(),
    answered: dialogue.answered,
  });
  try {
    return moment(undefined, lead(dialogue));
  } catch (error) {
    if (error instanceof Unanswered) return moment(error.question);
    throw error;
  }
}
