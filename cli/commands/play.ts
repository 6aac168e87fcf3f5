import { randomInt } from 'node:crypto';
import { usualHolders } from '../../host/save.ts';
import type { SeatHolder } from '../../host/seats.ts';
import { Table } from '../../host/table.ts';
import { type Game, type Language, makeSetup, type OptionValue, startMatch } from '../../kernel/index.ts';
import { canSit } from '../../players/ladder.ts';
import type { Call } from '../call.ts';
import { FAILED, OK, Refusal } from '../exit.ts';
import { openGame, readOptions } from '../opening.ts';
import { readSave, type SaveFile } from '../save.ts';
import { HUMAN, holdersFor, readSeating, type Seating, usualSeating } from '../seating.ts';
import { elsewhere, FileStorage, newStorage } from '../table/file-storage.ts';
import { type Lines, openLines } from '../table/lines.ts';
import { askWhatToPlay } from '../table/menu.ts';
import { paintFor } from '../table/paint.ts';
import { type LockHolder, SaveLock } from '../table/save-lock.ts';
import { lastUnfinished, newSaveFile } from '../table/saves.ts';
import { type End, TerminalTable } from '../table/table.ts';
import { jsonText } from '../terminal.ts';
import { type Words, wordsIn } from '../words.ts';
import type { Output, World } from '../world.ts';

/** A game that is ready to be sat down to. */
interface Prepared {
  readonly game: Game;
  readonly table: Table;
  readonly storage: FileStorage;
}

const NEW_SEEDS = 1_000_000;

/** Names are for people, in the order of their seats. */
function namesFor({ sitters }: Seating, names: string | undefined): string[] {
  const given = names === undefined ? [] : names.split(',').map((name) => name.trim());
  const people = sitters.filter((sitter) => sitter === HUMAN).length;
  if (given.length > people) throw new Refusal(`--names: ${given.length} names for ${people} human seats`);
  return given;
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
  const holders = holdersFor(seating, namesFor(seating, call.text('names')));
  const file = call.text('save') ?? newSaveFile(world, setup, new Date());
  const storage = newStorage(file);
  if (typeof storage === 'string') throw new Refusal(storage);
  const seedKnown = call.has('seed');
  const table = new Table(startMatch(game, setup), { id: file, holders, edition: ownEdition, ownEdition, seedKnown });
  return { game, table, storage };
}

/** Asks whether a game that is open in another terminal is to be taken over; a script says so beforehand. */
async function mayTakeOver(file: string, holder: LockHolder, { lines, words }: Asker): Promise<boolean> {
  if (!lines.live) throw new Refusal(`${elsewhere(file, holder)}; --take-over goes on with it here`, FAILED);
  const { pid, machine } = holder;
  for (;;) {
    const question = `${words('table.inUse', { file, pid: String(pid), machine })}\n${words('keys.inUse')}\n> `;
    const line = (await lines.ask(question))?.trim();
    if (line === 't') return true;
    if (line === undefined || line === 'q') return false;
  }
}

/** Takes a saved game, so that no other terminal plays on in it unseen; undefined when it is left where it is. */
async function takeFile(file: string, takeOver: boolean, asker: Asker): Promise<SaveLock | undefined> {
  const lock = new SaveLock(file);
  const holder = lock.take(takeOver);
  if (holder === undefined) return lock;
  if (!(await mayTakeOver(file, holder, asker))) return undefined;
  lock.take(true);
  return lock;
}

/** A saved game; a seat can change hands when other seats are asked for. */
async function prepareSaved(
  call: Call,
  world: World,
  saved: string,
  asker: Asker,
  again = false,
): Promise<Prepared | undefined> {
  for (const fixed of ['option', 'seed', 'edition']) {
    if (call.has(fixed)) throw new Refusal(`--${fixed} cannot be changed in a game that has begun`);
  }
  // What is wrong with the file is said before anybody is asked to leave it.
  const checked = await readSave(world, saved);
  const [wanted] = call.positionals;
  if (wanted !== undefined && wanted !== checked.match.game.id) {
    throw new Refusal(`${saved} is a game of ${checked.match.game.id}, not of ${wanted}`);
  }
  const holders = holdersOf(call, checked);
  const copy = call.text('save');
  if (copy !== undefined && copy !== saved) {
    const storage = newStorage(copy);
    if (typeof storage === 'string') throw new Refusal(storage);
    return { game: checked.opened.game, table: tableOf(checked, saved, holders), storage };
  }
  const lock = await takeFile(saved, again || call.has('take-over'), asker);
  if (lock === undefined) return undefined;
  // Whoever had it may have played on until a moment ago.
  const file = await readSave(world, saved);
  const storage = new FileStorage(saved, lock, file.content);
  return { game: file.opened.game, table: tableOf(file, saved, holders), storage };
}

function holdersOf(call: Call, { match, save, opened: { game } }: SaveFile): readonly SeatHolder[] {
  const { setup } = match;
  const given = call.text('seats');
  const names = call.text('names');
  const seating = given === undefined ? undefined : readSeating(game, given, { humans: true });
  if (seating !== undefined && seating.seats.join() !== setup.seats.join()) {
    throw new Refusal(`--seats: the saved game has the seats ${setup.seats.join(', ')}`);
  }
  const known = save.holders ?? usualHolders(setup.seats, QUICK_LEVEL);
  if (seating === undefined) refuseStrangers(game, known);
  if (seating === undefined && names === undefined) return known;
  const taken = seating ?? { seats: setup.seats, sitters: known.map(sitterOf) };
  return holdersFor(taken, namesFor(taken, names));
}

/** A file can name any program: only the person at the keyboard lets one in. */
function refuseStrangers(game: Game, holders: readonly SeatHolder[]): void {
  for (const [seat, holder] of holders.entries()) {
    if (holder.kind === 'opponent' && !canSit(game, holder.level))
      throw new Refusal(`seat ${seat + 1} was played by ${holder.level}; --seats says who plays it now`, FAILED);
  }
}

/** A record that does not say who played it is gone on with by a person in the first seat. */
const QUICK_LEVEL = 'steady';

const sitterOf = (holder: SeatHolder): string =>
  holder.kind === 'human' ? HUMAN : holder.kind === 'opponent' ? holder.level : holder.automa;

function tableOf(file: SaveFile, id: string, holders: readonly SeatHolder[]): Table {
  const { match, save, opened, olderRuleset, readOnly } = file;
  const { ownEdition } = opened;
  // Whoever has a record that names nobody, or a finished one, has its seed.
  const seedKnown = save.seedKnown || save.holders === undefined || save.record.result !== undefined;
  const older = { olderRuleset, readOnly: readOnly ?? false };
  return new Table(match, { id, holders, edition: ownEdition, ownEdition, seedKnown, ...older });
}

/** Who can be asked before a table is there. */
interface Asker {
  readonly lines: Lines;
  readonly words: Words;
}

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
      ? await prepareSaved(call, world, choice.resume, { lines, words: wordsIn(menu.language) })
      : await prepareNew(call, world, choice.game.id, choice);
  return prepared && { prepared, language: menu.language };
}

/** Plays until the people leave or the game is over; a game that was taken back is read again before it goes on. */
async function sitDown(
  call: Call,
  world: World,
  { prepared, language, out, lines }: { prepared: Prepared; language: Language; out: Output; lines: Lines },
): Promise<{ end: End; table: Table; file: string }> {
  const { game, table, storage } = prepared;
  const terminal = new TerminalTable({ world, out, lines, language, game, table, storage, open: call.has('open') });
  const end = await terminal.play().finally(() => terminal.release());
  const { file } = storage;
  if (end !== 'read again') return { end, table, file };
  const again = await prepareSaved(call, world, file, { lines, words: wordsIn(language) }, true);
  return again ? sitDown(call, world, { prepared: again, language, out, lines }) : { end, table, file };
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
  const lines = openLines(world, out);
  try {
    const asker = { lines, words: wordsIn(language) };
    const known = asked
      ? undefined
      : saved === undefined
        ? await prepareNew(call, world, id)
        : await prepareSaved(call, world, saved, asker);
    const choice = asked ? await prepareByMenu(call, world, out, lines) : known && { prepared: known, language };
    if (choice === undefined) return OK;
    const { end, table, file } = await sitDown(call, world, { ...choice, out, lines });
    if (call.json) world.out.write(`${jsonText(outcome(table, file, end), 2)}\n`);
    return end === 'taken over' ? FAILED : OK;
  } finally {
    lines.close();
  }
}

/** How it ended, for a program. The seed is told when the person may know it. */
function outcome({ match, holders, at, seed }: Table, file: string, end: End): object {
  const result = match.game.result(match.state);
  return { finished: end === 'over', file, setup: { ...match.setup, seed }, holders, moves: at, result };
}
