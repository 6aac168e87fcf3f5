import { type Language, type Match, makeSetup, seatNames } from '../../kernel/index.ts';
import { playMatch, seatPlayers } from '../../players/play.ts';
import type { Call } from '../call.ts';
import { OK, Refusal } from '../exit.ts';
import { openGame, readOptions } from '../opening.ts';
import { recordText } from '../save.ts';
import { holdersFor, playersFor, readSeating } from '../seating.ts';
import { jsonText, safeJson } from '../terminal.ts';
import { wordsIn } from '../words.ts';
import type { World } from '../world.ts';
import { writeFileWhole } from '../write-file.ts';

/** The outcome of a match in one line. */
export function outcomeWords(match: Match, language: Language): string {
  const words = wordsIn(language);
  const { game, setup, state, played } = match;
  const result = game.result(state);
  const moves = words('record.moves', { moves: played.length });
  if (result === undefined) return `${game.title}, ${moves}, ${words('record.unfinished')}`;
  const nameOf = seatNames(game, setup, language);
  const winners = result.winners.map((seat) => `${nameOf(seat)} (${result.sheets[seat].total})`).join(', ');
  return `${game.title}, ${moves}, ${words('record.won')}: ${winners}`;
}

export async function run(call: Call, world: World): Promise<number> {
  const { game, ownEdition } = await openGame(world, call.positionals[0], call.text('edition'));
  const given = call.text('seats');
  if (given === undefined) throw new Refusal('record needs --seats, for example --seats steady,random');
  const seating = readSeating(game, given, { humans: false });
  const { seats, sitters } = seating;
  const seed = call.whole('seed', 1, { min: 0 });
  const setup = makeSetup(game, { seats, options: readOptions(game, call.all('option')), seed });
  const match = playMatch(game, setup, seatPlayers(playersFor(sitters), seed));
  const content = recordText(match, ownEdition, holdersFor(seating));
  const file = call.text('out');
  if (file === undefined || file === '-') {
    world.out.write(safeJson(content));
    return OK;
  }
  writeFileWhole(file, content);
  if (call.json) {
    const summary = { file, game: game.id, setup, moves: match.played.length, result: game.result(match.state) };
    world.out.write(`${jsonText(summary, 2)}\n`);
  } else {
    world.out.write(`${file}: ${outcomeWords(match, call.language)}\n`);
  }
  return OK;
}
