/**
 * A record (`*.roundhouse.json`): a whole game as setup and moves, with the hash of its final state.
 * It is verified by playing it again; a changed, cut or foreign file is refused at the first thing that is wrong.
 */
import * as z from 'zod/mini';
import type { Game, GameEvent, Move, Result, Seat, Setup } from './contract.ts';
import { canonical, contentHash } from './hash.ts';
import { type Match, play, startMatch } from './match.ts';
import { makeSetup, SetupError } from './setup.ts';

export const RECORD_FORMAT = 1;

export interface RecordedMove {
  readonly seat: Seat;
  readonly move: Move;
}

export interface GameRecord {
  readonly format: typeof RECORD_FORMAT;
  readonly game: string;
  readonly ruleset: number;
  readonly setup: Setup;
  /** The component data, when it is not the one the game ships with. */
  readonly edition?: unknown;
  readonly moves: readonly RecordedMove[];
  /** Four digits per move, each made of all moves so far: they show where a record was changed into another playable game. */
  readonly seals?: string;
  readonly result?: Result;
  readonly hash: string;
}

export class RecordError extends Error {
  constructor(problem: string) {
    super(problem);
    this.name = 'RecordError';
  }
}

const optionValue = z.union([z.string(), z.number(), z.boolean()]);
const recordSchema = z.looseObject({
  format: z.number(),
  game: z.string(),
  ruleset: z.number(),
  setup: z.object({
    game: z.string(),
    edition: z.string(),
    seats: z.array(z.string()),
    options: z.record(z.string(), optionValue),
    seed: z.number(),
  }),
  edition: z.optional(z.unknown()),
  moves: z.array(z.object({ seat: z.number(), move: z.looseObject({ type: z.string() }) })),
  seals: z.optional(z.string()),
  result: z.optional(z.unknown()),
  hash: z.string(),
});
/** A record by its form; whether it holds is for `replay` to say. */
export type UnverifiedRecord = z.infer<typeof recordSchema>;

const SEAL_DIGITS = 4;

/** The seals of moves in order: each is the beginning of a hash over the hash before and the move. */
function sealMoves(moves: readonly RecordedMove[]): string[] {
  let chain = '';
  return moves.map(({ seat, move }) => {
    chain = contentHash([chain, seat, move]);
    return chain.slice(0, SEAL_DIGITS);
  });
}

export function toRecord(match: Match, edition?: unknown): GameRecord {
  const { game, setup, state, played } = match;
  const result = game.result(state);
  const moves = played.map(({ seat, move }) => ({ seat, move }));
  return {
    format: RECORD_FORMAT,
    game: game.id,
    ruleset: game.version,
    setup,
    ...(edition === undefined ? {} : { edition }),
    moves,
    seals: sealMoves(moves).join(''),
    ...(result === undefined ? {} : { result }),
    hash: contentHash(state),
  };
}

/** Reads the text of a record file; throws a RecordError when it is none. */
export function parseRecord(json: string): UnverifiedRecord {
  let data: unknown;
  try {
    data = JSON.parse(json);
  } catch {
    throw new RecordError('not a record: the file is not valid JSON (cut off?)');
  }
  const parsed = recordSchema.safeParse(data);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new RecordError(`not a record: ${issue.path.join('.') || 'file'}: ${issue.message}`);
  }
  if (parsed.data.format !== RECORD_FORMAT) {
    throw new RecordError(`record format ${parsed.data.format} is not known here (this is format ${RECORD_FORMAT})`);
  }
  return parsed.data;
}

/** Plays a record again and proves every claim it makes; throws a RecordError naming the first wrong one. */
export function replay(game: Game, record: UnverifiedRecord): Match {
  if (record.game !== game.id || record.setup.game !== game.id) {
    throw new RecordError(
      `a record of ${record.game === game.id ? record.setup.game : record.game}, not of ${game.id}`,
    );
  }
  if (record.ruleset !== game.version) {
    throw new RecordError(`played under ruleset ${record.ruleset}; this is ruleset ${game.version}`);
  }
  if (record.setup.edition !== game.edition) {
    throw new RecordError(`played with edition ${record.setup.edition}; this is ${game.edition}`);
  }
  const match = startMatch(game, checkedSetup(game, record.setup));
  const seals = sealMoves(record.moves);
  record.moves.forEach(({ seat, move }, i) => {
    const refuse = (reason: string): never => {
      throw new RecordError(`move ${i + 1} of ${record.moves.length} (seat ${seat + 1}, ${move.type}): ${reason}`);
    };
    const verdict = play(match, seat, move);
    if (!verdict.ok) refuse(verdict.reason);
    const recorded = record.seals?.slice(i * SEAL_DIGITS, (i + 1) * SEAL_DIGITS);
    if (recorded !== undefined && recorded !== seals[i]) refuse('not the move that was recorded');
  });
  const result = game.result(match.state);
  if (canonical(result) !== canonical(record.result)) {
    throw new RecordError(
      `after move ${record.moves.length} of ${record.moves.length} the result is not the recorded one`,
    );
  }
  if (contentHash(match.state) !== record.hash) {
    throw new RecordError(
      `after move ${record.moves.length} of ${record.moves.length} the state hash is not the recorded one`,
    );
  }
  return match;
}

function checkedSetup(game: Game, setup: Setup): Setup {
  try {
    return makeSetup(game, setup);
  } catch (error) {
    if (error instanceof SetupError) throw new RecordError(`setup: ${error.message}`);
    throw error;
  }
}

/** All events of a match in order, the opening first. */
export function allEvents(match: Match): GameEvent[] {
  return [...match.opening, ...match.played.flatMap((played) => played.events)];
}
