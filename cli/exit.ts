/** How a command ends. */
export const OK = 0;
/** What was asked for failed: a bad record, a broken game. */
export const FAILED = 1;
/** The command was called wrongly. */
export const MISUSED = 2;

/** A problem that is told in one line, without a trace of where it was noticed. */
export class Refusal extends Error {
  readonly exitCode: number;
  constructor(sentence: string, exitCode: number = MISUSED) {
    super(sentence);
    this.name = 'Refusal';
    this.exitCode = exitCode;
  }
}
