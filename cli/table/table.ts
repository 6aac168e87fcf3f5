/** A table in the terminal: asks the people, lets the driver play everybody else, takes back. */
import { setImmediate } from 'node:timers/promises';
import { Driver, PATIENCE, SaveConflict } from '../../host/driver.ts';
import { Pondering } from '../../host/pondering.ts';
import type { SeatHolder } from '../../host/seats.ts';
import { SharedScreen } from '../../host/shared-screen.ts';
import type { Table } from '../../host/table.ts';
import { explain } from '../../host/thinking.ts';
import { thoughtFor } from '../../host/thought.ts';
import {
  type Game,
  type Language,
  type Move,
  type Seat,
  type Speaker,
  seatNames,
  tableSpeaker,
} from '../../kernel/index.ts';
import { ADVISER } from '../../players/levels.ts';
import { Refusal } from '../exit.ts';
import { type Words, wordsIn } from '../words.ts';
import type { Output, World } from '../world.ts';
import { type FileStorage, newStorage } from './file-storage.ts';
import { hintLines } from './hint.ts';
import type { Lines } from './lines.ts';
import { filterOffers } from './move-list.ts';
import { type Question, Screen } from './screen.ts';
import { readTyped, type Typed } from './typed.ts';

export interface TerminalWish {
  readonly world: World;
  readonly out: Output;
  readonly lines: Lines;
  readonly language: Language;
  /** What opponents at the table, and whoever asks for a hint, think by. */
  readonly game: Game;
  readonly table: Table;
  /** Where the game is saved by itself. */
  readonly storage: FileStorage;
  /** No hand-over between people: everybody may see the screen. */
  readonly open: boolean;
}

/** How a sitting ends: with the game, because the people leave, or because the file is to be read again. */
export type End = 'over' | 'left' | 'taken over' | 'read again';
type Turn = 'decided' | 'left';
type Reply = Turn | 'ask again';

const unnamedPerson = (holders: readonly SeatHolder[], seat: Seat, words: Words): string =>
  holders.filter(({ kind }) => kind === 'human').length === 1
    ? words('table.player')
    : words('table.playerNumber', { number: seat + 1 });

function speakerAt({ table, language }: TerminalWish, words: Words): Speaker {
  const { game, match, holders } = table;
  const automaName = seatNames(game, match.setup, language);
  const names = holders.map((holder, seat) =>
    holder.kind === 'automa' ? automaName(seat) : (holder.name ?? unnamedPerson(holders, seat, words)),
  );
  return tableSpeaker(game, match.setup, language, (seat) => names[seat]);
}

export class TerminalTable {
  readonly #game: Game;
  readonly #table: Table;
  readonly #lines: Lines;
  readonly #words: Words;
  readonly #voice: Speaker;
  readonly #screen: Screen;
  readonly #shared: SharedScreen;
  #driver: Driver;
  #storage: FileStorage;
  /** The number of moves after which the person said that the turn may go on. */
  #confirmed = 0;
  #notKept = false;

  constructor(wish: TerminalWish) {
    const { world, out, lines, table } = wish;
    this.#game = wish.game;
    this.#table = table;
    this.#lines = lines;
    this.#words = wordsIn(wish.language);
    this.#voice = speakerAt(wish, this.#words);
    this.#screen = new Screen(world, out, lines.live, table, this.#voice, this.#words);
    this.#shared = new SharedScreen(table, wish.open ? 'never' : 'always');
    this.#storage = wish.storage;
    this.#driver = this.#newDriver();
  }

  #newDriver(): Driver {
    const pondering = new Pondering();
    const driver = new Driver(this.#table, {
      storage: this.#storage,
      thinker: {
        think: async (thought) => {
          this.#screen.thinking(thought.seat);
          // Lets the line be seen.
          await setImmediate();
          const decision = await pondering.think(this.#game, thought, []);
          this.#screen.thought();
          return decision;
        },
        ponder: (thought) => pondering.ponder(this.#game, thought),
        drop: async () => pondering.drop(),
      },
      audience: {
        changed: () => {
          if (this.#table.people.length === 0) this.#screen.watch();
        },
        notKept: (problem) => this.#tellNotKept(problem),
        takenOver: () => undefined,
      },
      pause: async () => {
        // Lets Ctrl-C be heard: somebody who pressed it does not want to wait for the end of a game between programs.
        await setImmediate();
        if (this.#gone) await driver.stop();
      },
      // Whoever reads from a script thinks no time at all.
      patience: () => (this.#lines.live ? PATIENCE : undefined),
    });
    return driver;
  }

  get #gone(): boolean {
    return this.#lines.live && this.#lines.ended;
  }

  /** Plays until the game is over or the people leave; both times the game is saved. */
  async play(): Promise<End> {
    const { olderRuleset, readOnly } = this.#table.facts;
    if (olderRuleset !== undefined) {
      const key = readOnly ? 'table.olderShown' : 'table.older';
      this.#screen.notice(this.#words(key, { ruleset: olderRuleset, moves: this.#table.at }));
    }
    if (readOnly) return this.#show();
    for (;;) {
      if (this.#driver.stopped) {
        const end = await this.#takenOver();
        if (end !== 'go on') return end;
      }
      if (this.#table.over) break;
      if ((await this.#nextDecision()) === 'left') return this.#leave();
    }
    this.#screen.end(this.#shared.person ?? this.#table.people.at(0) ?? 'spectator');
    if (!this.#notKept) this.#screen.write(this.#words('table.kept', { file: this.#storage.file }));
    return 'over';
  }

  /** What cannot be played on can be looked at. */
  #show(): End {
    this.#screen.look(this.#table.people.at(0) ?? 'spectator');
    return 'left';
  }

  async #leave(): Promise<End> {
    await this.#driver.stop();
    if (!this.#driver.stopped) this.#saveNow();
    if (!this.#driver.stopped && !this.#notKept) this.#tellSaved(this.#storage.file);
    return 'left';
  }

  async #nextDecision(): Promise<Turn> {
    const before = this.#shared.person;
    const { deciding } = this.#table;
    if (before !== undefined && !deciding.includes(before)) {
      const reply = await this.#confirmTurn(before);
      if (reply !== 'go on') return reply;
    }
    if (this.#table.programToDecide === undefined) return this.#personDecides();
    if (this.#gone) return 'left';
    await this.#driver.run();
    return this.#gone && this.#table.programToDecide !== undefined ? 'left' : 'decided';
  }

  /** The last moment to take back before somebody else decides. A script has made up its mind already. */
  async #confirmTurn(seat: Seat): Promise<Turn | 'go on'> {
    const { at } = this.#table;
    if (!this.#lines.live || this.#confirmed === at || this.#table.choiceDepth(seat) === 0) return 'go on';
    this.#screen.news(seat);
    for (;;) {
      const line = await this.#lines.ask(this.#screen.confirmPrompt());
      if (line === undefined) return 'left';
      const typed = readTyped(line);
      const { what } = typed;
      if (typed.what === 'log') this.#screen.log(seat, typed.lines);
      if (what === 'score') this.#screen.forecast(seat);
      if (what === 'enter') {
        this.#confirmed = at;
        return 'go on';
      }
      if (what === 'leave') return 'left';
      if (what === 'undo') {
        await this.#takeBack(seat);
        return 'decided';
      }
    }
  }

  /** Where several people decide at once, whoever is at the keyboard goes on. */
  #nextPerson(): Seat {
    const { deciding } = this.#table;
    return deciding.find((seat) => seat === this.#shared.person) ?? deciding[0];
  }

  async #personDecides(): Promise<Turn> {
    const seat = this.#nextPerson();
    const { game, match } = this.#table;
    const moves = game.moves(match.state, seat);
    if (moves.length === 1 && !this.#lastChance(seat, moves[0])) {
      await this.#driver.play(seat, this.#table.version, moves[0]);
      return 'decided';
    }
    if (!(await this.#handOver())) return 'left';
    const offers = moves.map((move, i) => ({
      number: i + 1,
      type: move.type,
      words: this.#voice.say(game.describe(move)),
    }));
    const question: Question = { seat, offers, filter: '', page: 0 };
    this.#screen.ask(question);
    for (;;) {
      const line = await this.#lines.ask(this.#screen.prompt(question, this.#table.choiceDepth(seat) > 0));
      if (line === undefined) return 'left';
      const reply = await this.#answer(question, moves, readTyped(line));
      if (reply !== 'ask again') return reply;
    }
  }

  /** A move without a choice is asked for all the same when it would end the right to take back. */
  #lastChance(seat: Seat, move: Move): boolean {
    return this.#table.choiceDepth(seat) > 0 && this.#table.closesUndo(seat, move);
  }

  async #handOver(): Promise<boolean> {
    this.#shared.seatNext();
    const { handover } = this.#shared;
    if (handover === undefined) return true;
    this.#screen.handOver(handover);
    this.#shared.taken();
    return !this.#lines.live || (await this.#lines.ask(this.#words('table.pressEnter'))) !== undefined;
  }

  async #answer(question: Question, moves: readonly Move[], typed: Typed): Promise<Reply> {
    const { seat } = question;
    switch (typed.what) {
      case 'move':
        return this.#choose(seat, moves, typed.number);
      case 'undo':
        return this.#takeBack(seat);
      case 'leave':
        return 'left';
      case 'enter':
        return this.#enter(question, moves);
      case 'next':
      case 'back':
        this.#turnPage(question, typed.what === 'next' ? 1 : -1);
        break;
      case 'filter':
        this.#filter(question, typed.filter);
        break;
      case 'board':
        question.filter = '';
        this.#screen.board(question);
        break;
      case 'log':
        this.#screen.log(seat, typed.lines);
        break;
      case 'score':
        this.#screen.forecast(seat);
        break;
      case 'help':
        this.#screen.help(seat);
        break;
      case 'hint':
        this.#hint(seat, moves);
        break;
      case 'save':
        this.#saveAs(typed.file);
        break;
    }
    return 'ask again';
  }

  /** What a strong opponent would do in the person's place, and why. */
  #hint(seat: Seat, moves: readonly Move[]): void {
    this.#screen.thinking(seat);
    const reasons = explain(this.#game, thoughtFor(this.#table, seat, ADVISER));
    this.#screen.thought();
    if (reasons !== undefined) this.#screen.write(...hintLines(reasons, moves, this.#game, this.#voice, this.#words));
  }

  async #choose(seat: Seat, moves: readonly Move[], number: number): Promise<Reply> {
    const move = moves[number - 1];
    if (move === undefined) {
      this.#screen.write(this.#words('table.noSuchNumber', { number: String(number), most: moves.length }));
      return 'ask again';
    }
    await this.#driver.play(seat, this.#table.version, move);
    if (moves.length === 1) this.#confirmed = this.#table.at;
    return 'decided';
  }

  async #enter(question: Question, moves: readonly Move[]): Promise<Reply> {
    const shown = filterOffers(question.offers, question.filter);
    if (shown.length === 1) return this.#choose(question.seat, moves, shown[0].number);
    if (this.#screen.list(question).pages.length > 1) this.#turnPage(question, 1);
    else {
      question.filter = '';
      this.#screen.board(question);
    }
    return 'ask again';
  }

  #turnPage(question: Question, step: number): void {
    const pages = this.#screen.list(question).pages.length;
    question.page = (question.page + step + pages) % pages;
    this.#screen.moves(question);
  }

  /** Narrows what is shown; words that do not go with the ones before begin a new search. */
  #filter(question: Question, filter: string): void {
    const found = [`${question.filter} ${filter}`.trim(), filter].find(
      (each) => filterOffers(question.offers, each).length > 0,
    );
    if (found === undefined) {
      this.#screen.write(this.#words('table.noMatch', { filter }));
      return;
    }
    question.filter = found;
    question.page = 0;
    this.#screen.moves(question);
  }

  async #takeBack(seat: Seat): Promise<Reply> {
    const depth = this.#table.choiceDepth(seat);
    if (depth === 0) {
      this.#screen.write(this.#words('table.cannotUndo'));
      return 'ask again';
    }
    const { move } = this.#table.match.played[this.#table.at - depth];
    await this.#driver.takeBack(seat, this.#table.version, depth);
    this.#screen.forgetUndone();
    this.#screen.notice(this.#words('table.undone', { move: this.#voice.say(this.#table.game.describe(move)) }));
    return 'decided';
  }

  /** Somebody else has played on in the same file: nothing of it is overwritten, and nothing of this is lost unasked. */
  async #takenOver(): Promise<End | 'go on'> {
    const { file } = this.#storage;
    this.#screen.write('', this.#words('table.takenOver', { file }));
    // A script was written for the game as it knew it.
    while (this.#lines.live) {
      const line = (await this.#lines.ask(`${this.#words('keys.takenOver')}\n> `))?.trim();
      if (line === undefined || line === 'q') break;
      if (line === 't') return 'read again';
      const typed = readTyped(line);
      if (typed.what === 'save' && typed.file !== '' && this.#goOnIn(typed.file)) return 'go on';
    }
    return 'taken over';
  }

  #goOnIn(file: string): boolean {
    const storage = newStorage(file);
    if (typeof storage === 'string') {
      this.#screen.write(storage);
      return false;
    }
    this.#storage.lock.release();
    this.#storage = storage;
    this.#driver = this.#newDriver();
    this.#saveNow();
    if (!this.#notKept) this.#tellSaved(file);
    return true;
  }

  /** Gives the file to whoever wants it next. */
  release(): void {
    this.#storage.lock.release();
  }

  /** A disk that refuses is told of once and does not stop the game. */
  #tellNotKept(problem: unknown): void {
    this.#notKept = problem !== undefined;
    if (problem === undefined) return;
    const words = problem instanceof Error ? problem.message : String(problem);
    this.#screen.write(words);
    this.#screen.notice(words);
  }

  /** Writes all there is, also what follows from the seed. */
  #saveNow(): void {
    try {
      this.#storage.write(this.#table);
    } catch (error) {
      if (error instanceof SaveConflict)
        this.#screen.write(this.#words('table.takenOver', { file: this.#storage.file }));
      else if (!(error instanceof Refusal)) throw error;
      else if (!this.#notKept) this.#tellNotKept(error);
      this.#notKept = true;
    }
  }

  /** A copy, or the game itself when no other file is named. */
  #saveAs(file: string): void {
    if (file === '' || file === this.#storage.file) {
      this.#notKept = false;
      this.#saveNow();
      if (!this.#notKept) this.#tellSaved(this.#storage.file);
      return;
    }
    const storage = newStorage(file);
    if (typeof storage === 'string') {
      this.#screen.write(storage);
      return;
    }
    try {
      storage.write(this.#table);
      this.#tellSaved(file);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.#screen.write(error.message);
    } finally {
      storage.lock.release();
    }
  }

  #tellSaved(file: string): void {
    this.#screen.write(this.#words('table.saved', { file }));
  }
}
