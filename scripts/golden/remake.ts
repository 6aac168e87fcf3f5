/** Makes one golden game anew under the rules of today: recorded moves as long as they are legal, then a named player to the end. */
import {
  canonical,
  type Game,
  type Match,
  parseRecord,
  play,
  RecordError,
  replay,
  toRecord,
  transcript,
  type UnverifiedRecord,
} from '../../kernel/index.ts';
import { followOlder } from '../../kernel/older.ts';
import { playerNamed } from '../../players/ladder.ts';
import { chooseMove, seatPlayers } from '../../players/play.ts';
import { factsOf, type GoldenGames, type ManifestEntry } from './games.ts';

export interface Remade {
  readonly name: string;
  readonly record: UnverifiedRecord;
  /** The recorded game still proves itself: its file is left alone. */
  readonly proven: boolean;
  readonly transcript: string;
  readonly entry: ManifestEntry;
  /** What differs from the files; empty when nothing does. */
  readonly what: readonly string[];
}

/** The match of a record that still proves itself. */
function provenMatch(game: Game, record: UnverifiedRecord): Match | undefined {
  try {
    return replay(game, record);
  } catch (error) {
    if (error instanceof RecordError) return undefined;
    throw error;
  }
}

/** Plays on to the end; the luck of the players comes from the setup's seed. */
function finish(game: Game, match: Match, by: string): void {
  const { setup } = match;
  const player = playerNamed(by);
  if (player === undefined) throw new Error(`there is no player ${by}`);
  const company = seatPlayers(
    setup.seats.map(() => player),
    setup.seed,
  );
  for (let seats = game.deciding(match.state); seats.length > 0; seats = game.deciding(match.state)) {
    const verdict = play(match, seats[0], chooseMove(game, match.state, seats[0], company));
    if (!verdict.ok) throw new Error(`${by} is refused: ${verdict.reason}`);
  }
}

function firstDifference(one: UnverifiedRecord, other: UnverifiedRecord): number {
  const at = one.moves.findIndex((move, i) => canonical(move) !== canonical(other.moves[i]));
  return at < 0 ? one.moves.length : at;
}

function differences(game: Game, old: UnverifiedRecord, now: UnverifiedRecord): string[] {
  const same = firstDifference(old, now);
  const what = [
    old.ruleset === now.ruleset ? '' : `ruleset ${old.ruleset} → ${now.ruleset}`,
    old.setup.edition === now.setup.edition ? '' : `edition ${old.setup.edition} → ${now.setup.edition}`,
    same === old.moves.length && same === now.moves.length
      ? ''
      : `moves from ${same + 1} on (${old.moves.length} → ${now.moves.length})`,
    canonical(old.result) === canonical(now.result) ? '' : 'result',
    old.hash === now.hash ? '' : 'hash',
    factsOf(game, old).setup === factsOf(game, now).setup ? '' : 'setup',
  ];
  return what.filter((words) => words !== '');
}

export function remake(game: Game, golden: GoldenGames, name: string, by: string): Remade {
  const old = golden.record(name);
  const known = golden.manifest()[name];
  const proven = provenMatch(game, old);
  let match: Match;
  let record = old;
  let finished = known?.finished;
  if (proven !== undefined) match = proven;
  else {
    // A golden game moves on with its edition: a changed number is a reason to play it anew, not to refuse it.
    match = followOlder(game, { ...old, setup: { ...old.setup, edition: game.edition } }).match;
    const from = match.played.length + 1;
    if (game.result(match.state) === undefined) finished = { by, from };
    finish(game, match, by);
    const places = old.places === undefined ? {} : { places: old.places };
    record = parseRecord(JSON.stringify({ ...toRecord(match), ...places }));
  }
  const told = transcript(match, 'en');
  const facts = factsOf(game, record);
  const what = [
    ...differences(game, old, record),
    ...(golden.transcript(name) === told ? [] : ['transcript']),
    ...(known === undefined ? ['manifest'] : []),
  ];
  const entry = { ...facts, ...(finished === undefined ? {} : { finished }), changes: known?.changes ?? [] };
  if (known !== undefined && what.length === 0 && canonical(known) !== canonical(entry)) what.push('manifest');
  return { name, record, proven: proven !== undefined, transcript: told, entry, what };
}
