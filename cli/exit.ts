/** How a command ends. */
export const OK = 0;
/** What was asked for failed: a bad record, a broken game. */
export const FAILED = 1;
/** The command was called wrongly. */
export const MISUSED = 2;

/** What is quoted from a file may be of any length. */
const LONGEST_SENTENCE = 600;

/** A problem as the person reads it, in one line. */
export function complaint(sentence: string): string {
  const line = sentence.replace(/\s*\n\s*/g, ' ');
  return `roundhouse: ${line.length > LONGEST_SENTENCE ? `${line.slice(0, LONGEST_SENTENCE)} …` : line}\n`;
}

/** A problem that is told in one line, without a trace of where it was noticed. */
export class Refusal extends Error {
  readonly exitCode: number;
  constructor(sentence: string, exitCode: number = MISUSED) {
    super(sentence);
    this.name = 'Refusal';
    this.exitCode = exitCode;
  }
}
