/** A table in the terminal: draws the board for the person at the keyboard, asks, plays the others, takes back, saves. */
import { setImmediate } from 'node:timers/promises';
import {
  canUndo,
  eventFor,
  type GameEvent,
  type Language,
  learntBetween,
  type Match,
  type Move,
  play,
  type Result,
  resultText,
  type Seat,
  type Speaker,
  scoreTable,
  seatNames,
  tableSpeaker,
  undo,
} from '../../kernel/index.ts';
import { type Company, chooseMove, seatPlayers } from '../../players/play.ts';
import { Refusal } from '../exit.ts';
import { type Place, recordText, writeFileWhole } from '../save.ts';
import { HUMAN, opponentName, playersFor } from '../seating.ts';
import { type Words, wordsIn } from '../words.ts';
import type { Output, World } from '../world.ts';
import type { Lines } from './lines.ts';
import { filterOffers, movePages, type Offer } from './move-list.ts';
import { type Paint, paintFor } from './paint.ts';
import { ruleText, wrap } from './rule-text.ts';

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

const CLEAR = '\x1b[2J\x1b[H';
const CLEAR_WITH_HISTORY = '\x1b[2J\x1b[3J\x1b[H';
const NEWS_LINES = 24;
const LOG_LINES = 40;
/** A list of moves gets at least this many lines, however tall the board is. */
const FEWEST_ROWS = 8;
/** Moves whose events are told once more when a saved game is taken up again. */
const RECALLED_MOVES = 6;

/** What the person sees and has typed while one decision is open. */
interface Question {
  readonly seat: Seat;
  readonly moves: readonly Move[];
  readonly offers: readonly Offer[];
  filter: string;
  page: number;
  listRows: number;
}
type Turn = 'decided' | 'left';
type Reply = Turn | 'ask again';

export class Table {
  readonly #world: World;
  readonly #out: Output;
  readonly #lines: Lines;
  readonly #match: Match;
  readonly #places: readonly Place[];
  readonly #ownEdition: unknown;
  readonly #file: string;
  readonly #open: boolean;
  readonly #words: Words;
  readonly #voice: Speaker;
  readonly #paint: Paint;
  readonly #company: Company;
  readonly #humans: readonly Seat[];
  /** Per move whether the table played it because there was nothing to choose. */
  readonly #forced: boolean[];
  /** Per seat how many moves its person has been told of; −1 = not even the opening. */
  readonly #heard: number[];
  #atKeyboard: Seat | undefined;
  #saveFailed = false;

  constructor(wish: TableWish) {
    const { match, places, language } = wish;
    this.#world = wish.world;
    this.#out = wish.out;
    this.#lines = wish.lines;
    this.#match = match;
    this.#places = places;
    this.#ownEdition = wish.ownEdition;
    this.#file = wish.file;
    this.#open = wish.open;
    this.#words = wordsIn(language);
    this.#voice = tableSpeaker(match.game, match.setup, language, this.#names(language));
    this.#paint = paintFor(wish.out, wish.world.env);
    const sitters = places.map(({ sitter }) => sitter);
    // A resumed game must not repeat the luck its opponents had at the start.
    this.#company = seatPlayers(playersFor(sitters), match.setup.seed + match.played.length);
    this.#humans = [...places.keys()].filter((seat) => sitters[seat] === HUMAN);
    this.#forced = match.played.map(() => false);
    const told = match.played.length === 0 ? -1 : Math.max(0, match.played.length - RECALLED_MOVES);
    this.#heard = places.map(() => told);
  }

  #names(language: Language): (seat: Seat) => string {
    const unnamed = seatNames(this.#match.game, this.#match.setup, language);
    const sitters = this.#places.map(({ sitter }) => sitter);
    const people = sitters.filter((sitter) => sitter === HUMAN).length;
    const names = this.#places.map(({ name, sitter }, seat) => {
      if (name !== undefined) return name;
      if (sitter === HUMAN)
        return people === 1 ? this.#words('table.player') : this.#words('table.playerNumber', { number: seat + 1 });
      return this.#match.setup.seats[seat] === 'player' ? opponentName(sitters, seat) : unnamed(seat);
    });
    return (seat) => names[seat];
  }

  /** Plays until the game is over or the people leave; both times the game is saved. */
  async play(): Promise<'over' | 'left'> {
    const { game } = this.#match;
    for (;;) {
      const deciding = game.deciding(this.#match.state);
      if (deciding.length === 0) break;
      const program = deciding.find((seat) => !this.#humans.includes(seat));
      if (program !== undefined) await this.#programDecides(program);
      else if ((await this.#personDecides(this.#whoseTurn(deciding))) === 'left') {
        this.#save();
        this.#tellSaved();
        return 'left';
      }
    }
    this.#save();
    this.#showEnd();
    return 'over';
  }

  /** Where several people decide at once, whoever is at the keyboard goes on. */
  #whoseTurn(deciding: readonly Seat[]): Seat {
    return deciding.find((seat) => seat === this.#atKeyboard) ?? deciding[0];
  }

  #write(...lines: string[]): void {
    this.#out.write(`${lines.join('\n')}\n`);
  }

  #apply(seat: Seat, move: Move, forced: boolean): void {
    const verdict = play(this.#match, seat, move);
    if (!verdict.ok) throw new Error(verdict.reason);
    this.#forced.push(forced);
  }

  async #programDecides(seat: Seat): Promise<void> {
    const { game, state } = this.#match;
    const forced = game.moves(state, seat).length === 1;
    if (!forced && this.#lines.live)
      this.#out.write(this.#paint.dim(this.#words('table.thinking', { seat: this.#voice.seat(seat) })));
    // Lets the thought be seen, and Ctrl-C be heard.
    await setImmediate();
    const move = chooseMove(game, state, seat, this.#company);
    if (!forced && this.#lines.live) this.#out.write('\r\x1b[K');
    this.#apply(seat, move, forced);
  }

  async #personDecides(seat: Seat): Promise<Turn> {
    const { game, state } = this.#match;
    const moves = game.moves(state, seat);
    if (moves.length === 1 && !(this.#takeBackDepth(seat) > 0 && this.#closesDoor(seat, moves[0]))) {
      this.#apply(seat, moves[0], true);
      return 'decided';
    }
    if (!(await this.#handOver(seat))) return 'left';
    const offers = moves.map((move, i) => ({
      number: i + 1,
      type: move.type,
      words: this.#voice.say(game.describe(move)),
    }));
    const question: Question = { seat, moves, offers, filter: '', page: 0, listRows: FEWEST_ROWS };
    this.#showBoard(question);
    for (;;) {
      const line = await this.#lines.ask(this.#inputPrompt(question));
      if (line === undefined) return 'left';
      const reply = this.#answer(question, line.trim());
      if (reply !== 'ask again') return reply;
    }
  }

  async #handOver(seat: Seat): Promise<boolean> {
    const before = this.#atKeyboard;
    this.#atKeyboard = seat;
    if (this.#open || this.#humans.length < 2 || before === seat) return true;
    const words = this.#words('table.handOver', { seat: this.#voice.seat(seat) });
    if (!this.#lines.live) {
      this.#write('', this.#paint.heading(`── ${words} ──`));
      return true;
    }
    this.#write(`${CLEAR_WITH_HISTORY}\n\n${this.#paint.bold(words)}\n`);
    return (await this.#lines.ask(this.#words('table.pressEnter'))) !== undefined;
  }

  // What is on the screen

  #eventLines(events: readonly GameEvent[], seat: Seat): string[] {
    return events.flatMap((event) => {
      const words = eventFor(event, seat);
      return words === undefined ? [] : [this.#voice.say(words)];
    });
  }

  #log(seat: Seat, fromMove: number): string[] {
    const { opening, played } = this.#match;
    const events = [
      ...(fromMove < 0 ? opening : []),
      ...played.slice(Math.max(0, fromMove)).flatMap((move) => move.events),
    ];
    return this.#eventLines(events, seat);
  }

  #news(seat: Seat): string[] {
    const news = this.#log(seat, this.#heard[seat]);
    this.#heard[seat] = this.#match.played.length;
    const shown = news.slice(-NEWS_LINES).map((line) => `  · ${line}`);
    return news.length > NEWS_LINES
      ? [this.#paint.dim(`  ${this.#words('table.more', { lines: news.length - NEWS_LINES })}`), ...shown]
      : shown;
  }

  #title(seat: Seat): string {
    const { game, setup, played } = this.#match;
    const facts = [
      game.title,
      this.#voice.seat(seat),
      this.#words('table.moveNumber', { number: played.length + 1 }),
      this.#words('table.seed', { seed: String(setup.seed) }),
    ];
    return this.#paint.heading(`── ${facts.join(' · ')} ──`);
  }

  #board(seat: Seat): string {
    const { game, state } = this.#match;
    return game.print(game.view(state, seat), this.#voice).trimEnd();
  }

  #showBoard(question: Question): void {
    const { seat } = question;
    const { game, state } = this.#match;
    const news = this.#news(seat);
    const board = this.#board(seat).split('\n');
    const { text, rule } = game.prompt(state, seat);
    if (this.#lines.live) this.#out.write(CLEAR);
    this.#write('', this.#title(seat), ...news, ...(news.length > 0 ? [''] : []), ...board, '');
    const widest = Math.max(...board.map((line) => [...line].length));
    if (this.#lines.live && widest > this.#out.columns) {
      this.#write(this.#paint.dim(this.#words('table.narrow', { columns: this.#out.columns, needed: widest })));
    }
    this.#write(`${this.#paint.bold(this.#voice.say(text))} ${this.#paint.dim(`(${rule})`)}`);
    question.listRows = this.#lines.live
      ? Math.max(FEWEST_ROWS, this.#out.rows - news.length - board.length - 8)
      : Number.MAX_SAFE_INTEGER;
    this.#showMoves(question);
  }

  #pages({ offers, filter, listRows }: Question): string[][] {
    return movePages(filterOffers(offers, filter), {
      width: Math.min(this.#out.columns, 120),
      rows: listRows,
      number: this.#paint.number,
    });
  }

  #showMoves(question: Question): void {
    const pages = this.#pages(question);
    question.page = Math.min(question.page, pages.length - 1);
    this.#write(...pages[question.page]);
    const notes = [
      ...(pages.length > 1 ? [this.#words('table.page', { page: question.page + 1, pages: pages.length })] : []),
      ...(question.filter === ''
        ? []
        : [
            this.#words('table.filtered', {
              filter: question.filter,
              shown: filterOffers(question.offers, question.filter).length,
              all: question.offers.length,
            }),
          ]),
    ];
    if (notes.length > 0) this.#write(this.#paint.dim(notes.join(' · ')));
  }

  #inputPrompt(question: Question): string {
    const shown = filterOffers(question.offers, question.filter);
    const keys = [
      shown.length === 1 ? this.#words('keys.enter', { number: shown[0].number }) : this.#words('keys.move'),
      ...(this.#takeBackDepth(question.seat) > 0 ? [this.#words('keys.undo')] : []),
      this.#words('keys.rest'),
    ];
    return `${this.#paint.dim(keys.join(' · '))}\n> `;
  }

  #showEnd(): void {
    const { game, state } = this.#match;
    const seat = this.#atKeyboard ?? this.#humans[0] ?? 0;
    const result: Result | undefined = game.result(state);
    if (result === undefined) return;
    this.#write(
      '',
      this.#title(seat),
      ...this.#news(seat),
      '',
      this.#board(seat),
      '',
      this.#paint.bold(resultText(result, this.#voice)),
      '',
    );
    if (!this.#saveFailed) this.#write(this.#words('table.kept', { file: this.#file }));
  }

  #tellSaved(): void {
    if (!this.#saveFailed) this.#write(this.#words('table.saved', { file: this.#file }));
  }

  // What the person types

  #answer(question: Question, line: string): Reply {
    if (/^\d+$/.test(line)) return this.#chooseNumber(question, Number(line));
    const [word, ...rest] = line.split(/\s+/);
    const pages = this.#pages(question).length;
    switch (word) {
      case '':
        return this.#enter(question, pages);
      case 'u':
      case 'undo':
        return this.#takeBack(question.seat);
      case 'l':
      case 'log':
        this.#showLog(question.seat, rest[0]);
        return 'ask again';
      case 's':
      case 'score':
        this.#showForecast(question.seat);
        return 'ask again';
      case 'h':
      case 'help':
      case '?':
        this.#showHelp(question.seat);
        return 'ask again';
      case 'b':
      case 'board':
        question.filter = '';
        this.#showBoard(question);
        return 'ask again';
      case 'save':
        this.#saveAs(rest.join(' '));
        return 'ask again';
      case 'q':
      case 'quit':
      case 'exit':
        return 'left';
    }
    if (pages > 1 && (word === 'n' || word === 'p')) {
      this.#turnPage(question, pages, word === 'n' ? 1 : -1);
      return 'ask again';
    }
    this.#filter(question, line.startsWith('/') ? line.slice(1).trim() : line);
    return 'ask again';
  }

  #enter(question: Question, pages: number): Reply {
    const shown = filterOffers(question.offers, question.filter);
    if (shown.length === 1) return this.#chooseNumber(question, shown[0].number);
    if (pages > 1) this.#turnPage(question, pages, 1);
    else {
      question.filter = '';
      this.#showBoard(question);
    }
    return 'ask again';
  }

  #chooseNumber({ seat, moves }: Question, number: number): Reply {
    if (number < 1 || number > moves.length) {
      this.#write(this.#words('table.noSuchNumber', { number: String(number), most: moves.length }));
      return 'ask again';
    }
    this.#apply(seat, moves[number - 1], false);
    this.#save();
    return 'decided';
  }

  #turnPage(question: Question, pages: number, step: number): void {
    question.page = (question.page + step + pages) % pages;
    this.#showMoves(question);
  }

  #filter(question: Question, filter: string): void {
    if (filterOffers(question.offers, filter).length === 0) {
      this.#write(this.#words('table.noMatch', { filter }));
      return;
    }
    question.filter = filter;
    question.page = 0;
    this.#showMoves(question);
  }

  #showLog(seat: Seat, wanted: string | undefined): void {
    const log = this.#log(seat, -1);
    const lines = wanted === undefined ? LOG_LINES : wanted === 'all' ? log.length : Number(wanted) || LOG_LINES;
    const hidden = Math.max(0, log.length - lines);
    const note = hidden > 0 ? [this.#paint.dim(`  ${this.#words('table.logMore', { lines: hidden })}`)] : [];
    this.#write('', ...note, ...log.slice(-lines).map((line) => `  · ${line}`), '');
  }

  #showForecast(seat: Seat): void {
    const { game, state } = this.#match;
    this.#write('', this.#words('table.forecast'), scoreTable(game.forecast(game.view(state, seat)), this.#voice), '');
  }

  #showHelp(seat: Seat): void {
    const { game, state } = this.#match;
    const { rule } = game.prompt(state, seat);
    const words = ruleText(this.#world.registry, game.id, rule);
    const ruleLines =
      words === undefined ? [] : wrap(words, Math.min(96, this.#out.columns - 4)).map((line) => `    ${line}`);
    this.#write('', this.#words('table.help'), '', this.#words('table.rule', { rule }), ...ruleLines, '');
  }

  // Taking back

  /** How many moves must be taken back to reach the seat's last free choice; 0 when that is not allowed. */
  #takeBackDepth(seat: Seat): number {
    if (!canUndo(this.#match, seat)) return 0;
    const { length } = this.#match.played;
    for (let depth = 1; depth <= this.#match.past.length; depth++) if (!this.#forced[length - depth]) return depth;
    return 0;
  }

  #closesDoor(seat: Seat, move: Move): boolean {
    const { game, state } = this.#match;
    const after = game.clone(state);
    game.apply(after, seat, move);
    return (
      learntBetween(state, after) ||
      game.deciding(after).some((next) => next !== seat) ||
      game.deciding(after).length === 0
    );
  }

  #takeBack(seat: Seat): Reply {
    const depth = this.#takeBackDepth(seat);
    if (depth === 0) {
      this.#write(this.#words('table.cannotUndo'));
      return 'ask again';
    }
    const { played, game } = this.#match;
    const taken = played[played.length - depth].move;
    for (let i = 0; i < depth; i++) {
      undo(this.#match, seat);
      this.#forced.pop();
    }
    for (const human of this.#humans) this.#heard[human] = Math.min(this.#heard[human], played.length);
    this.#save();
    this.#write(this.#paint.dim(this.#words('table.undone', { move: this.#voice.say(game.describe(taken)) })));
    return 'decided';
  }

  // Saving

  #save(): void {
    try {
      writeFileWhole(this.#file, recordText(this.#match, this.#ownEdition, this.#places));
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      if (!this.#saveFailed) this.#write(error.message);
      this.#saveFailed = true;
    }
  }

  #saveAs(file: string): void {
    if (file === '') {
      this.#save();
      this.#tellSaved();
      return;
    }
    try {
      writeFileWhole(file, recordText(this.#match, this.#ownEdition, this.#places));
      this.#write(this.#words('table.saved', { file }));
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.#write(error.message);
    }
  }
}
