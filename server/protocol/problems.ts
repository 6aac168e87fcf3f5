/** Why something was refused: a reason that the page says in the reader's language, and the HTTP status that goes with it. */
export const PROBLEMS = {
  /** The message is not one of the protocol, or a field of it is wrong. */
  malformed: 400,
  tooLong: 413,
  unauthorised: 401,
  /** The request came from another site. */
  foreign: 403,
  /** One does not sit there, is not the host, or may not do this. */
  notYours: 403,
  gone: 404,
  /** The command was chosen for an earlier version of the table. */
  movedOn: 409,
  /** Somebody was faster. */
  taken: 409,
  /** The table is not at that stage. */
  notNow: 409,
  illegal: 422,
  /** The options, seats or terms do not go together. */
  impossible: 422,
  /** It would tell what nobody may know before the end of the game. */
  secret: 403,
  readOnly: 409,
  /** The rules failed at the table again and again: it stands still. */
  halted: 409,
  ruleset: 409,
  edition: 422,
  tooMany: 429,
  /** The command failed here and was not done. */
  failed: 500,
  /** Nothing can be kept now: nothing was done. */
  unavailable: 503,
} as const;
export type ProblemReason = keyof typeof PROBLEMS;

export interface Problem {
  readonly reason: ProblemReason;
  /** One sentence for whoever writes a client. */
  readonly message: string;
}

export class Refused extends Error {
  readonly reason: ProblemReason;
  constructor(reason: ProblemReason, message: string) {
    super(message);
    this.name = 'Refused';
    this.reason = reason;
  }
}
