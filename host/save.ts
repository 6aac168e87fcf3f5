/**
 * A saved table: a record in the making that also says who sits where. The same in a file of the terminal, in the browser's
 * database and on a server. What 0.1 wrote still opens: its terminal named `places`, its page kept no hash.
 */
import * as z from 'zod/mini';
import {
  type GameRecord,
  type GameState,
  type Match,
  matchFrom,
  parseRecordData,
  parseRecordJson,
  play,
  RECORD_FORMAT,
  RecordError,
  type Rules,
  refuseRuleset,
  replay,
  startRecorded,
  toRecord,
  type UnverifiedRecord,
} from '../kernel/index.ts';
import { fitSetup, holderSchema, opponentName, peopleAmong, type SeatHolder, withShortName } from './seats.ts';
import { mayGiveRecord, type Table } from './table.ts';

/** What a table keeps beside its record. */
interface Seating {
  readonly holders: readonly SeatHolder[];
  readonly seedKnown?: true;
  /** A practice branch begins here and not at its setup: no record, it cannot be verified. */
  readonly start?: GameState;
  /** The lesson that is given at it. */
  readonly lesson?: string;
}
export type SavedGame = GameRecord & Seating;

/** A saved table by its form; whether it holds is for `openSaved` to say. */
export interface UnverifiedSave {
  readonly record: UnverifiedRecord;
  /** Undefined in a record that does not say who played it. */
  readonly holders: readonly SeatHolder[] | undefined;
  readonly seedKnown: boolean;
  readonly start: GameState | undefined;
  readonly lesson?: string | undefined;
}

/** The page of 0.1 kept no hash; its moves are taken as they are. */
const NO_HASH = '';

const placesSchema = z.array(z.object({ sitter: z.string(), name: z.optional(z.string()) }));

/** The terminal of 0.1 named `human`, the id of an opponent, or an automa. */
function holdersFromPlaces(places: z.infer<typeof placesSchema>, seats: readonly string[]): SeatHolder[] {
  const sitters = places.map(({ sitter }) => sitter);
  return places.map(({ sitter, name }, seat) => {
    if (seats[seat] !== 'player') return { kind: 'automa', automa: seats[seat] };
    return sitter === 'human'
      ? { kind: 'human', name }
      : { kind: 'opponent', level: sitter, name: name ?? opponentName(sitters, seat) };
  });
}

function holdersOf(record: UnverifiedRecord): readonly SeatHolder[] | undefined {
  const holders = z.array(holderSchema).safeParse(record.holders);
  if (holders.success && fitSetup(holders.data, record.setup)) return holders.data.map(withShortName);
  const places = placesSchema.safeParse(record.places);
  return places.success && places.data.length === record.setup.seats.length
    ? holdersFromPlaces(places.data, record.setup.seats).map(withShortName)
    : undefined;
}

const stateSchema = z.custom<GameState>(
  (data) => typeof data === 'object' && data !== null && 'random' in data && 'frames' in data,
);

const isObject = (data: unknown): data is object => typeof data === 'object' && data !== null;

/** The row of 0.1's page as a record. */
function completed(data: unknown): unknown {
  if (!isObject(data) || 'format' in data || !('setup' in data) || !isObject(data.setup)) return data;
  const game = 'game' in data.setup ? data.setup.game : undefined;
  return { format: RECORD_FORMAT, game, hash: NO_HASH, ...data };
}

/** Reads a saved table, or a record; throws a RecordError when it is neither. */
export function parseSave(data: unknown): UnverifiedSave {
  const record = parseRecordData(completed(data));
  const start = stateSchema.safeParse(record.start);
  return {
    record,
    holders: holdersOf(record),
    seedKnown: record.seedKnown === true,
    start: start.success ? start.data : undefined,
    lesson: typeof record.lesson === 'string' ? record.lesson : undefined,
  };
}
export const parseSaveText = (json: string): UnverifiedSave => parseSave(parseRecordJson(json));

/** Moves that nobody sealed, from the setup or from a state in the middle. */
function playAll(match: Match, { moves }: UnverifiedRecord): Match {
  moves.forEach(({ seat, move }, i) => {
    const verdict = play(match, seat, move);
    if (verdict.ok) return;
    const [at, count] = [i + 1, moves.length];
    const message = `move ${at} of ${count} (seat ${seat + 1}, ${move.type}): ${verdict.reason}`;
    throw new RecordError('move', message, { at, count, seat: seat + 1 });
  });
  return match;
}

/** Plays a saved game again; throws a RecordError naming the first thing that does not hold. */
export function matchOfSave(game: Rules, { record, start }: UnverifiedSave): Match {
  if (start === undefined && record.hash !== NO_HASH) return replay(game, record);
  const match = startRecorded(game, record);
  if (record.ruleset !== game.version) refuseRuleset(game, record);
  return playAll(start === undefined ? match : matchFrom(game, match.setup, start), record);
}

/** A saved game as it can be opened here. */
export interface OpenedSave {
  readonly match: Match;
  /** The older ruleset it was played under so far. */
  readonly olderRuleset?: number;
  /** How many moves of an older ruleset were followed, and whether they led to the recorded result, if there is one. */
  readonly followed?: number;
  readonly sameResult?: boolean | undefined;
  /** It could not be followed to its last move under the present rules: it can be looked at, not played on. */
  readonly readOnly?: boolean;
}

/** Opens a saved game; one of an older ruleset as far as the present rules can follow it. */
export async function openSave(game: Rules, save: UnverifiedSave): Promise<OpenedSave> {
  const { record, start } = save;
  if (record.ruleset >= game.version || start !== undefined) return { match: matchOfSave(game, save) };
  // Seldom needed, so not carried by every page.
  const { followOlder } = await import('../kernel/older.ts');
  const { match, followed, sameResult } = followOlder(game, record);
  const readOnly = followed < record.moves.length;
  return { match, olderRuleset: record.ruleset, followed, sameResult, readOnly };
}

/** Whether what is kept of a table may be given away though its rules are not here to open it: only a game that was over has a result. */
export const saveIsOpen = ({ record, holders, seedKnown, start }: UnverifiedSave): boolean =>
  mayGiveRecord({
    over: record.result !== undefined,
    practice: start !== undefined,
    seedKnown,
    people: holders ? peopleAmong(holders) : [],
  });

/** Who sits where when a record does not say it: a person in the first seat, opponents of one level in the others. */
export function usualHolders(seats: readonly string[], level: string, name?: string): SeatHolder[] {
  const levels = seats.map(() => level);
  return seats.map((kind, seat) => {
    if (kind !== 'player') return { kind: 'automa', automa: kind };
    return seat === 0 ? { kind: 'human', name } : { kind: 'opponent', level, name: opponentName(levels, seat) };
  });
}

/** The table as it is kept: what `openSaved` opens again. */
export function toSave({ match, facts, holders }: Table): SavedGame {
  const { ownEdition, seedKnown, start, lesson } = facts;
  return {
    ...toRecord(match, ownEdition),
    holders,
    ...(seedKnown ? { seedKnown: true } : {}),
    ...(start === undefined ? {} : { start }),
    ...(lesson === undefined ? {} : { lesson }),
  };
}

/** A record for somebody else: it keeps who sat where, and nothing that is of this table alone. */
export const recordFor = ({ match, facts, holders }: Table): GameRecord & Pick<SavedGame, 'holders'> => ({
  ...toRecord(match, facts.ownEdition),
  holders,
});
