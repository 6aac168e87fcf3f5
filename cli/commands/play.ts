import { randomInt } from 'node:crypto';
import { type Language, type Match, makeSetup, type OptionValue, startMatch } from '../../kernel/index.ts';
import type { Call } from '../call.ts';
import { OK, Refusal } from '../exit.ts';
import { openGame, readOptions } from '../opening.ts';
import { type Place, readRecord } from '../save.ts';
import { HUMAN, readSeating, type Seating, usualSeating } from '../seating.ts';
import { type Lines, openLines } from '../table/lines.ts';
import { askWhatToPlay } from '../table/menu.ts';
import { paintFor } from '../table/paint.ts';
import { lastUnfinished, newSaveFile } from '../table/saves.ts';
import { Table } from '../table/table.ts';
import { jsonText } from '../terminal.ts';
import type { Output, World } from '../world.ts';

/** A game that is ready to be sat down to. */
interface Prepared {
  readonly match: Match;
  readonly places: readonly Place[];
  readonly ownEdition?: unknown;
  readonly file: string;
}

const NEW_SEEDS = 1_000_000;

/** Names are for people, in the order of their seats. */
function placesFor({ sitters }: Seating, names: string | undefined): Place[] {
  const given = names === undefined ? [] : names.split(',').map((name) => name.trim());
  const people = sitters.filter((sitter) => sitter === HUMAN).length;
  if (given.length > people) throw new Refusal(`--names: ${given.length} names for ${people} human seats`);
  let next = 0;
  return sitters.map((sitter) => {
    const name = sitter === HUMAN ? given[next++] : undefined;
    return name === undefined || name === '' ? { sitter } : { sitter, name };
  });
}

async function prepareNew(
  call: Call,
  world: World,
  id: string,
  chosen?: { seating: Seating; options: Readonly<Record<string, OptionValue>> },
): Promise<Prepared> {
  const { game, ownEdition } = await openGame(world, id, call.text('edition'));
  const given = call.text('seats');
  const seating =
    chosen?.seating ?? (given === undefined ? usualSeating(game) : readSeating(game, given, { humans: true }));
  const options = chosen?.options ?? readOptions(game, call.all('option'));
  const seed = call.whole('seed', randomInt(NEW_SEEDS), { min: 0 });
  const setup = makeSetup(game, { seats: seating.seats, options, seed });
  const file = call.text('save') ?? newSaveFile(world, setup, new Date());
  return {
    match: startMatch(game, setup),
    places: placesFor(seating, call.text('names')),
    file,
    ...(ownEdition === undefined ? {} : { ownEdition }),
  };
}

/** A saved game; a seat can change hands when other seats are asked for. */
async function prepareSaved(call: Call, world: World, saved: string): Promise<Prepared> {
  for (const fixed of ['option', 'seed', 'edition']) {
    if (call.has(fixed)) throw new Refusal(`--${fixed} cannot be changed in a game that has begun`);
  }
  const { opened, match, places } = await readRecord(world, saved);
  const [wanted] = call.positionals;
  if (wanted !== undefined && wanted !== match.game.id) {
    throw new Refusal(`${saved} is a game of ${match.game.id}, not of ${wanted}`);
  }
  const given = call.text('seats');
  const seating = given === undefined ? undefined : readSeating(match.game, given, { humans: true });
  if (seating !== undefined && seating.seats.join() !== match.setup.seats.join()) {
    throw new Refusal(`--seats: the saved game has the seats ${match.setup.seats.join(', ')}`);
  }
  const known = places?.map(({ sitter }) => sitter).join(',') ?? usualSeats(match);
  const taken = seating ?? readSeating(match.game, known, { humans: true });
  const names = call.text('names');
  const kept = names === undefined && seating === undefined && places !== undefined ? places : placesFor(taken, names);
  const file = call.text('save') ?? saved;
  return { match, places: kept, file, ...(opened.ownEdition === undefined ? {} : { ownEdition: opened.ownEdition }) };
}

/** A record that does not say who played it is gone on with by a person in the first seat. */
const usualSeats = ({ setup }: Match): string =>
  setup.seats.map((kind, seat) => (kind !== 'player' ? kind : seat === 0 ? HUMAN : 'steady')).join(',');

async function prepareByMenu(
  call: Call,
  world: World,
  out: Output,
  lines: Lines,
): Promise<{ prepared: Prepared; language: Language } | undefined> {
  const opened = await Promise.all(world.games.map(({ id }) => openGame(world, id)));
  const games = opened.map(({ game }) => game);
  const unfinished = lastUnfinished(
    world,
    games.map(({ id }) => id),
  );
  const menu = { out, lines, paint: paintFor(out, world.env), games, unfinished, language: call.language };
  const choice = await askWhatToPlay(menu);
  if (choice === undefined) return undefined;
  const prepared =
    'resume' in choice
      ? await prepareSaved(call, world, choice.resume)
      : await prepareNew(call, world, choice.game.id, choice);
  return { prepared, language: menu.language };
}

export async function run(call: Call, world: World): Promise<number> {
  // With --json the result alone goes to standard output; the table is for the person.
  const out = call.json ? world.err : world.out;
  const [id] = call.positionals;
  const saved = call.text('resume');
  const { language } = call;
  const asked = saved === undefined && id === undefined;
  if (asked && !(world.input.isTTY && out.isTTY)) {
    throw new Refusal(`play needs a game: ${world.games.map((entry) => entry.id).join(', ')}`);
  }
  if (asked && ['seats', 'option', 'edition'].some((name) => call.has(name)))
    throw new Refusal('play needs a game to go with these options');
  const known = asked
    ? undefined
    : saved === undefined
      ? await prepareNew(call, world, id)
      : await prepareSaved(call, world, saved);
  const lines = openLines(world, out);
  try {
    const choice = known === undefined ? await prepareByMenu(call, world, out, lines) : { prepared: known, language };
    if (choice === undefined) return OK;
    const { match, places, file, ownEdition } = choice.prepared;
    const table = new Table({
      world,
      out,
      lines,
      language: choice.language,
      match,
      places,
      file,
      ownEdition,
      open: call.has('open'),
    });
    const end = await table.play();
    if (call.json) {
      const result = match.game.result(match.state);
      world.out.write(
        `${jsonText({ finished: end === 'over', file, setup: match.setup, places, moves: match.played.length, result }, 2)}\n`,
      );
    }
    return OK;
  } finally {
    lines.close();
  }
}
