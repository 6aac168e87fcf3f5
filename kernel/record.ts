/**
 * A record (`*.roundhouse.json`): a whole game as setup and moves, with the hash of its final state.
 * It is verified by playing it again; a changed, cut or foreign file is refused at the first thing that is wrong.
 */
import * as z from 'zod/mini';
import type { Move, Result, Rules, Seat, Setup } from './contract.ts';
import { isEdition } from './edition.ts';
import { canonical, contentHash, hashProblem } from './hash.ts';
import { type Match, play, startMatch } from './match.ts';
import { makeSetup, SetupError } from './setup.ts';
import type { Params, Text } from './text.ts';

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

/** What can be wrong with a record. */
export const RECORD_PROBLEMS = [
  'json',
  'form',
  'format',
  'game',
  'ruleset',
  'edition',
  'setup',
  'move',
  'result',
  'hash',
  'practice',
] as const;
export type RecordProblem = (typeof RECORD_PROBLEMS)[number];

/** The message is in English; `about` says the same as key and parameters, for those who speak other languages. */
export class RecordError extends Error {
  readonly about: Text;
  constructor(problem: RecordProblem, message: string, params: Params = {}) {
    super(message);
    this.name = 'RecordError';
    this.about = { key: `record.${problem}`, params };
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

/** Hashes over all moves up to one of them. A move stays behind the same moves as long as it is part of a match. */
const chains = new WeakMap<RecordedMove, string>();

/** The seals of moves in order: each is the beginning of a hash over the hash before and the move. */
function sealMoves(moves: readonly RecordedMove[]): string[] {
  let chain = '';
  return moves.map((played) => {
    chain = chains.get(played) ?? contentHash([chain, played.seat, played.move]);
    chains.set(played, chain);
    return chain.slice(0, SEAL_DIGITS);
  });
}

export function toRecord(match: Match, edition?: unknown): GameRecord {
  const { game, setup, state, played } = match;
  const result = game.result(state);
  return {
    format: RECORD_FORMAT,
    game: game.id,
    ruleset: game.version,
    setup,
    ...(edition === undefined ? {} : { edition }),
    moves: played.map(({ seat, move }) => ({ seat, move })),
    seals: sealMoves(played).join(''),
    ...(result === undefined ? {} : { result }),
    hash: contentHash(state),
  };
}

/** The data in the text of a record file; throws a RecordError when it is no JSON. */
export function parseRecordJson(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    throw new RecordError('json', 'not a record: the file is not valid JSON (cut off?)');
  }
}

/** Reads the text of a record file; throws a RecordError when it is none. */
export const parseRecord = (json: string): UnverifiedRecord => parseRecordData(parseRecordJson(json));

export function parseRecordData(data: unknown): UnverifiedRecord {
  const problem = hashProblem(data);
  if (problem !== undefined) throw new RecordError('form', `not a record: ${problem}`, { place: 'file' });
  const parsed = recordSchema.safeParse(data);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    const place = issue.path.join('.') || 'file';
    throw new RecordError('form', `not a record: ${place}: ${issue.message}`, { place });
  }
  if (parsed.data.format !== RECORD_FORMAT) {
    const { format } = parsed.data;
    throw new RecordError('format', `record format ${format} is not known here (this is format ${RECORD_FORMAT})`, {
      format,
    });
  }
  return parsed.data;
}

/** Begins the game of a record, whatever its ruleset; refuses what was played with another game, edition or setup. */
export function startRecorded(game: Rules, record: UnverifiedRecord): Match {
  if (record.game !== game.id || record.setup.game !== game.id) {
    const other = record.game === game.id ? record.setup.game : record.game;
    throw new RecordError('game', `a record of ${other}, not of ${game.id}`, { other, game: game.title });
  }
  if (!isEdition(game, record.setup.edition)) {
    throw new RecordError('edition', `played with edition ${record.setup.edition}; this is ${game.edition}`, {
      edition: record.setup.edition,
      here: game.edition,
    });
  }
  return startMatch(game, checkedSetup(game, record.setup));
}

export function refuseRuleset(game: Rules, { ruleset }: UnverifiedRecord): never {
  throw new RecordError('ruleset', `played under ruleset ${ruleset}; this is ruleset ${game.version}`, {
    ruleset,
    here: game.version,
  });
}

/** Plays a record again and proves every claim it makes; throws a RecordError naming the first wrong one. */
export function replay(game: Rules, record: UnverifiedRecord): Match {
  const match = startRecorded(game, record);
  if (record.ruleset !== game.version) refuseRuleset(game, record);
  if (record.start !== undefined) {
    throw new RecordError(
      'practice',
      'a practice branch begins in an imagined position; only a game from its setup can be verified',
    );
  }
  const seals = sealMoves(record.moves);
  record.moves.forEach(({ seat, move }, i) => {
    const refuse = (reason: string): never => {
      const [at, count] = [i + 1, record.moves.length];
      throw new RecordError('move', `move ${at} of ${count} (seat ${seat + 1}, ${move.type}): ${reason}`, {
        at,
        count,
        seat: seat + 1,
      });
    };
    const verdict = play(match, seat, move);
    if (!verdict.ok) refuse(verdict.reason);
    const recorded = record.seals?.slice(i * SEAL_DIGITS, (i + 1) * SEAL_DIGITS);
    if (recorded !== undefined && recorded !== seals[i]) refuse('not the move that was recorded');
  });
  const result = game.result(match.state);
  if (canonical(result) !== canonical(record.result)) {
    const count = record.moves.length;
    throw new RecordError('result', `after move ${count} of ${count} the result is not the recorded one`, { count });
  }
  if (contentHash(match.state) !== record.hash) {
    const count = record.moves.length;
    throw new RecordError('hash', `after move ${count} of ${count} the state hash is not the recorded one`, { count });
  }
  return match;
}

function checkedSetup(game: Rules, setup: Setup): Setup {
  try {
    return makeSetup(game, setup);
  } catch (error) {
    if (error instanceof SetupError) throw new RecordError('setup', `setup: ${error.message}`, error.about.params);
    throw error;
  }
}
