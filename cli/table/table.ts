/** A table in the terminal: asks the people, plays everybody else, takes back, saves. */
import { setImmediate } from 'node:timers/promises';
import {
  type Language,
  type Match,
  type Move,
  play,
  type Seat,
  type Speaker,
  seatNames,
  tableSpeaker,
} from '../../kernel/index.ts';
import { type Company, chooseMove, seatPlayers } from '../../players/play.ts';
import { Refusal } from '../exit.ts';
import { type Place, recordText } from '../save.ts';
import { HUMAN, opponentName, playersFor } from '../seating.ts';
import { type Words, wordsIn } from '../words.ts';
import type { Output, World } from '../world.ts';
import { writeFileWhole } from '../write-file.ts';
import type { Lines } from './lines.ts';
import { filterOffers } from './move-list.ts';
import { type Question, Screen } from './screen.ts';
import { closesDoor, type Forced, takeBack, takeBackDepth } from './take-back.ts';
import { readTyped, type Typed } from './typed.ts';

export interface TableWish {
  readonly world: World;
  readonly out: Output;
  readonly lines: Lines;
  readonly language: Language;
  readonly match: Match;
  readonly places: readonly Place[];
  readonly ownEdition?: unknown;
  /** Where the game is saved by itself. */
  readonly file: string;
  /** No hand-over between people: everybody may see the screen. */
  readonly open: boolean;
}

type Turn = 'decided' | 'left';
type Reply = Turn | 'ask again';

function speakerAt({ match, places, language }: TableWish, words: Words): Speaker {
  const { game, setup } = match;
  const unnamed = seatNames(game, setup, language);
  const sitters = places.map(({ sitter }) => sitter);
  const people = sitters.filter((sitter) => sitter === HUMAN).length;
  const names = places.map(({ name, sitter }, seat) => {
    if (name !== undefined) return name;
    if (sitter === HUMAN)
      return people === 1 ? words('table.player') : words('table.playerNumber', { number: seat + 1 });
    return setup.seats[seat] === 'player' ? opponentName(sitters, seat) : unnamed(seat);
  });
  return tableSpeaker(game, setup, language, (seat) => names[seat]);
}

export class Table {
  readonly #wish: TableWish;
  readonly #match: Match;
  readonly #lines: Lines;
  readonly #words: Words;
  readonly #voice: Speaker;
  readonly #screen: Screen;
  readonly #company: Company;
  readonly #humans: readonly Seat[];
  readonly #forced: Forced;
  #atKeyboard: Seat | undefined;
  /** The number of moves after which the person said that the turn may go on. */
  #confirmed = 0;
  #saveFailed = false;

  constructor(wish: TableWish) {
    const { world, out, lines, match, places } = wish;
    this.#wish = wish;
    this.#match = match;
    this.#lines = lines;
    this.#words = wordsIn(wish.language);
    this.#voice = speakerAt(wish, this.#words);
    this.#screen = new Screen(world, out, lines.live, match, this.#voice, this.#words);
    const sitters = places.map(({ sitter }) => sitter);
    // A resumed game must not repeat the luck its opponents had at the start.
    this.#company = seatPlayers(playersFor(sitters), match.setup.seed + match.played.length);
    this.#humans = [...places.keys()].filter((seat) => sitters[seat] === HUMAN);
    this.#forced = match.played.map(() => false);
  }

  /** Plays until the game is over or the people leave; both times the game is saved. */
  async play(): Promise<'over' | 'left'> {
    for (;;) {
      const deciding = this.#match.game.deciding(this.#match.state);
      if (deciding.length === 0) break;
      if ((await this.#nextDecision(deciding)) === 'left') {
        this.#save();
        this.#tellSaved(this.#wish.file);
        return 'left';
      }
    }
    this.#save();
    this.#screen.end(this.#atKeyboard ?? this.#humans.at(0) ?? 'spectator');
    if (!this.#saveFailed) this.#screen.write(this.#words('table.kept', { file: this.#wish.file }));
    return 'over';
  }

  async #nextDecision(deciding: readonly Seat[]): Promise<Turn> {
    const before = this.#atKeyboard;
    if (before !== undefined && !deciding.includes(before)) {
      const reply = await this.#confirmTurn(before);
      if (reply !== 'go on') return reply;
    }
    // Where all decide at once the programs go first: they see nothing of it, and a person's choice can be taken back longer.
    const program = deciding.find((seat) => !this.#humans.includes(seat));
    if (program === undefined) return this.#personDecides(this.#nextPerson(deciding));
    // Somebody who pressed Ctrl-C does not want to wait for the end of a game between programs.
    if (this.#lines.live && this.#lines.ended) return 'left';
    await this.#programDecides(program);
    if (this.#humans.length === 0) this.#screen.watch();
    return 'decided';
  }

  /** The last moment to take back before somebody else decides. A script has made up its mind already. */
  async #confirmTurn(seat: Seat): Promise<Turn | 'go on'> {
    const { length } = this.#match.played;
    if (!this.#lines.live || this.#confirmed === length || takeBackDepth(this.#match, this.#forced, seat) === 0)
      return 'go on';
    this.#screen.news(seat);
    for (;;) {
      const line = await this.#lines.ask(this.#screen.confirmPrompt());
      if (line === undefined) return 'left';
      const typed = readTyped(line);
      const { what } = typed;
      if (typed.what === 'log') this.#screen.log(seat, typed.lines);
      if (what === 'score') this.#screen.forecast(seat);
      if (what === 'enter') {
        this.#confirmed = length;
        return 'go on';
      }
      if (what === 'leave') return 'left';
      if (what === 'undo') {
        this.#takeBack(seat);
        return 'decided';
      }
    }
  }

  /** Where several people decide at once, whoever is at the keyboard goes on. */
  #nextPerson(deciding: readonly Seat[]): Seat {
    return deciding.find((seat) => seat === this.#atKeyboard) ?? deciding[0];
  }

  #make(seat: Seat, move: Move, forced: boolean): void {
    const verdict = play(this.#match, seat, move);
    if (!verdict.ok) throw new Error(verdict.reason);
    this.#forced.push(forced);
  }

  async #programDecides(seat: Seat): Promise<void> {
    const { game, state } = this.#match;
    const forced = game.moves(state, seat).length === 1;
    if (!forced) this.#screen.thinking(seat);
    // Lets the line be seen, and Ctrl-C be heard.
    await setImmediate();
    const move = chooseMove(game, state, seat, this.#company);
    if (!forced) this.#screen.thought();
    this.#make(seat, move, forced);
  }

  async #personDecides(seat: Seat): Promise<Turn> {
    const { game, state } = this.#match;
    const moves = game.moves(state, seat);
    if (moves.length === 1 && !this.#lastChance(seat, moves[0])) {
      this.#make(seat, moves[0], true);
      return 'decided';
    }
    if (!(await this.#handOver(seat))) return 'left';
    const offers = moves.map((move, i) => ({
      number: i + 1,
      type: move.type,
      words: this.#voice.say(game.describe(move)),
    }));
    const question: Question = { seat, offers, filter: '', page: 0 };
    this.#screen.board(question);
    for (;;) {
      const line = await this.#lines.ask(
        this.#screen.prompt(question, takeBackDepth(this.#match, this.#forced, seat) > 0),
      );
      if (line === undefined) return 'left';
      const reply = this.#answer(question, moves, readTyped(line));
      if (reply !== 'ask again') return reply;
    }
  }

  /** A move without a choice is asked for all the same when it would end the right to take back. */
  #lastChance(seat: Seat, move: Move): boolean {
    return takeBackDepth(this.#match, this.#forced, seat) > 0 && closesDoor(this.#match, seat, move);
  }

  async #handOver(seat: Seat): Promise<boolean> {
    const before = this.#atKeyboard;
    this.#atKeyboard = seat;
    if (this.#wish.open || this.#humans.length < 2 || before === seat) return true;
    this.#screen.handOver(seat);
    return !this.#lines.live || (await this.#lines.ask(this.#words('table.pressEnter'))) !== undefined;
  }

  #answer(question: Question, moves: readonly Move[], typed: Typed): Reply {
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
      case 'save':
        this.#saveAs(typed.file);
        break;
    }
    return 'ask again';
  }

  #choose(seat: Seat, moves: readonly Move[], number: number): Reply {
    const move = moves[number - 1];
    if (move === undefined) {
      this.#screen.write(this.#words('table.noSuchNumber', { number: String(number), most: moves.length }));
      return 'ask again';
    }
    this.#make(seat, move, false);
    if (moves.length === 1) this.#confirmed = this.#match.played.length;
    this.#save();
    return 'decided';
  }

  #enter(question: Question, moves: readonly Move[]): Reply {
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

  #takeBack(seat: Seat): Reply {
    const taken = takeBack(this.#match, this.#forced, seat);
    if (taken === undefined) {
      this.#screen.write(this.#words('table.cannotUndo'));
      return 'ask again';
    }
    this.#save();
    this.#screen.forgetUndone();
    this.#screen.notice(this.#words('table.undone', { move: this.#voice.say(this.#match.game.describe(taken)) }));
    return 'decided';
  }

  #write(file: string): void {
    writeFileWhole(file, recordText(this.#match, this.#wish.ownEdition, this.#wish.places));
  }

  /** Saves by itself; a disk that refuses is told of once and does not stop the game. */
  #save(): void {
    if (this.#saveFailed) return;
    try {
      this.#write(this.#wish.file);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.#saveFailed = true;
      this.#screen.write(error.message);
      this.#screen.notice(error.message);
    }
  }

  #saveAs(file: string): void {
    try {
      this.#write(file === '' ? this.#wish.file : file);
      this.#tellSaved(file === '' ? this.#wish.file : file);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.#screen.write(error.message);
    }
  }

  #tellSaved(file: string): void {
    if (!this.#saveFailed || file !== this.#wish.file) this.#screen.write(this.#words('table.saved', { file }));
  }
}
