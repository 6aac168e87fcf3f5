/** What the person at the keyboard sees. */

import type { Table } from '../../host/table.ts';
import {
  eventFor,
  type GameEvent,
  type Match,
  resultText,
  type Seat,
  type Speaker,
  scoreTable,
  type Viewer,
  widthOf,
} from '../../kernel/index.ts';
import { control } from '../terminal.ts';
import type { Words } from '../words.ts';
import type { Output, World } from '../world.ts';
import { filterOffers, listMoves, type MoveList, type Offer } from './move-list.ts';
import { type Paint, paintFor } from './paint.ts';
import { ruleText, wrap } from './rule-text.ts';

/** One open decision, as far as it is shown. */
export interface Question {
  readonly seat: Seat;
  readonly offers: readonly Offer[];
  filter: string;
  page: number;
}

const CLEAR = control('\x1b[2J\x1b[H');
/** Takes the lines away as well that one could scroll back to. */
const CLEAR_ALL = control('\x1b[2J\x1b[3J\x1b[H');
const CLEAR_LINE = control('\r\x1b[K');
const NEWS_LINES = 24;
/** A list of moves gets at least this many lines, however tall the board is. */
const FEWEST_ROWS = 8;
/** Title, prompt, notes and the line one types in. */
const OTHER_ROWS = 9;
/** More changed lines than these are a new board. */
const MOST_CHANGED = 8;
const WIDEST_LIST = 120;
const WIDEST_TEXT = 96;
/** Moves whose events are told once more when a saved game is taken up again. */
const RECALLED_MOVES = 6;

export class Screen {
  readonly #out: Output;
  readonly #live: boolean;
  readonly #registry: URL;
  readonly #table: Table;
  readonly #match: Match;
  readonly #voice: Speaker;
  readonly #words: Words;
  readonly #paint: Paint;
  /** Per viewer how many moves were told so far; −1 = not even the opening. */
  readonly #heard = new Map<Viewer, number>();
  /** The same for somebody who has not looked yet. */
  readonly #heardAtFirst: number;
  /** Lines left for the list of moves under the board that is shown. */
  #listRows = FEWEST_ROWS;
  #notice: string | undefined;
  /** What the person has before their eyes, in one piece or line by line. */
  #onScreen: { readonly seat: Seat; readonly moves: number; readonly lines: ReadonlySet<string> } | undefined;

  constructor(world: World, out: Output, live: boolean, table: Table, voice: Speaker, words: Words) {
    const { match } = table;
    this.#out = out;
    this.#live = live;
    this.#registry = world.registry;
    this.#table = table;
    this.#match = match;
    this.#voice = voice;
    this.#words = words;
    this.#paint = paintFor(out, world.env);
    this.#heardAtFirst = match.played.length === 0 ? -1 : Math.max(0, match.played.length - RECALLED_MOVES);
  }

  write(...lines: string[]): void {
    this.#out.write(`${lines.join('\n')}\n`);
  }

  /** Said above the board the next time it is shown. */
  notice(words: string): void {
    this.#notice = words;
  }

  /** After a move was taken back nobody has heard of it. */
  forgetUndone(): void {
    for (const [viewer, told] of this.#heard) this.#heard.set(viewer, Math.min(told, this.#match.played.length));
  }

  thinking(seat: Seat): void {
    if (this.#live) this.#out.write(this.#paint.dim(this.#words('table.thinking', { seat: this.#voice.seat(seat) })));
  }

  thought(): void {
    if (this.#live) this.#out.write(CLEAR_LINE);
  }

  handOver(seat: Seat): void {
    const words = this.#words('table.handOver', { seat: this.#voice.seat(seat) });
    this.#onScreen = undefined;
    if (this.#live) this.write(`${CLEAR_ALL}\n\n${this.#paint.bold(words)}\n`);
    else this.write('', this.#paint.heading(`── ${words} ──`));
  }

  /** A new question: with the whole board when a turn begins or much has changed, else with the lines that have. */
  ask(question: Question): void {
    const { seat } = question;
    const before = this.#onScreen;
    const changed = this.#printed(seat).filter((line) => !before?.lines.has(line));
    const own = this.#match.played.slice(before?.moves).every((played) => played.seat === seat);
    const taken = before !== undefined && this.#match.played.length < before.moves;
    if (before?.seat !== seat || !own || taken || changed.length > MOST_CHANGED) {
      this.board(question);
      return;
    }
    const news = this.#news(seat);
    this.write('', ...news, ...changed, '');
    this.#remember(seat);
    this.#question(question, news.length + changed.length);
  }

  board(question: Question): void {
    const { seat } = question;
    const news = this.#news(seat);
    const board = this.#printed(seat);
    if (this.#live) this.#out.write(CLEAR);
    this.write('', this.#title(seat), ...news, '', ...board, '');
    this.#remember(seat);
    const widest = Math.max(...board.map(widthOf));
    if (this.#live && widest > this.#out.columns) {
      this.write(this.#paint.dim(this.#words('table.narrow', { columns: this.#out.columns, needed: widest })));
    }
    this.#question(question, news.length + board.length);
  }

  #question(question: Question, linesAbove: number): void {
    const { game, state } = this.#match;
    const { text, rule } = game.prompt(state, question.seat);
    this.write(`${this.#paint.bold(this.#voice.say(text))} ${this.#paint.dim(`(${rule})`)}`);
    const room = this.#out.rows - linesAbove - OTHER_ROWS;
    this.#listRows = this.#live ? Math.max(FEWEST_ROWS, room) : Number.MAX_SAFE_INTEGER;
    this.moves(question);
  }

  #remember(seat: Seat): void {
    this.#onScreen = { seat, moves: this.#match.played.length, lines: new Set(this.#printed(seat)) };
  }

  list({ offers, filter }: Question): MoveList {
    return listMoves(filterOffers(offers, filter), {
      width: Math.min(this.#out.columns, WIDEST_LIST),
      rows: this.#listRows,
      number: this.#paint.number,
      gathered: (beginning, moves) => this.#words('table.gathered', { beginning, moves }),
    });
  }

  moves(question: Question): void {
    const { pages, example } = this.list(question);
    const page = Math.min(question.page, pages.length - 1);
    const { filter, offers } = question;
    const shown = filterOffers(offers, filter).length;
    const notes = [
      ...(example === undefined ? [] : [this.#words('table.example', { example })]),
      ...(pages.length > 1 ? [this.#words('table.page', { page: page + 1, pages: pages.length })] : []),
      ...(filter === '' ? [] : [this.#words('table.filtered', { filter, shown, all: offers.length })]),
    ];
    this.write(...pages[page], ...notes.map(this.#paint.dim));
  }

  /** The line the person types in, with the keys that mean something now. */
  prompt({ offers, filter }: Question, canTakeBack: boolean): string {
    const shown = filterOffers(offers, filter);
    const keys = [
      shown.length === 1 ? this.#words('keys.enter', { number: shown[0].number }) : this.#words('keys.move'),
      ...(canTakeBack ? [this.#words('keys.undo')] : []),
      this.#words('keys.rest'),
    ];
    return `${this.#paint.dim(keys.join(' · '))}\n> `;
  }

  /** What the person's own move has led to, before the others go on. */
  news(seat: Seat): void {
    this.write('', ...this.#news(seat));
  }

  confirmPrompt(): string {
    return `${this.#paint.dim(this.#words('keys.confirm'))}\n> `;
  }

  log(seat: Seat, lines: number): void {
    const log = this.#eventsFrom(seat, -1);
    const hidden = Math.max(0, log.length - lines);
    const note = hidden > 0 ? [this.#paint.dim(`  ${this.#words('table.logMore', { lines: hidden })}`)] : [];
    this.write('', ...note, ...log.slice(-lines).flatMap((line) => this.#item(line)), '');
  }

  forecast(seat: Seat): void {
    const { game, state } = this.#match;
    this.write('', this.#words('table.forecast'), scoreTable(game.forecast(game.view(state, seat)), this.#voice), '');
  }

  help(seat: Seat): void {
    const { game, state } = this.#match;
    const { rule } = game.prompt(state, seat);
    const words = ruleText(this.#registry, game.id, rule);
    const width = Math.min(WIDEST_TEXT, this.#out.columns - 4);
    const lines = words === undefined ? [] : wrap(words, width).map((line) => `    ${line}`);
    this.write('', this.#words('table.help'), '', this.#words('table.rule', { rule }), ...lines, '');
  }

  /** A game between programs, told as it goes on. */
  watch(): void {
    const news = this.#news('spectator');
    if (news.length > 0) this.write(...news);
  }

  /** The present of a game that nobody can play on. */
  look(viewer: Viewer): void {
    this.write('', this.#title(viewer), ...this.#news(viewer), '', ...this.#printed(viewer), '');
  }

  end(viewer: Viewer): void {
    const { game, state } = this.#match;
    const result = game.result(state);
    if (result === undefined) return;
    const news = this.#news(viewer);
    this.write(
      '',
      this.#title(viewer),
      ...news,
      '',
      ...this.#printed(viewer),
      '',
      this.#paint.bold(resultText(result, this.#voice)),
      '',
    );
  }

  #title(viewer: Viewer): string {
    const { game, played } = this.#match;
    const move = this.#words('table.moveNumber', { number: played.length + 1 });
    const { seed } = this.#table;
    const known = seed === undefined ? [] : [this.#words('table.seed', { seed: String(seed) })];
    return this.#paint.heading(
      `── ${[game.title, ...(viewer === 'spectator' ? [] : [this.#voice.seat(viewer)]), move, ...known].join(' · ')} ──`,
    );
  }

  #item(line: string): string[] {
    return wrap(line, this.#out.columns - 5).map((part, i) => `${i === 0 ? '  · ' : '    '}${part}`);
  }

  #printed(viewer: Viewer): string[] {
    const { game, state } = this.#match;
    return game.print(game.view(state, viewer), this.#voice).trimEnd().split('\n');
  }

  #eventsFrom(viewer: Viewer, move: number): string[] {
    const { opening, played } = this.#match;
    const later = played.slice(Math.max(0, move)).flatMap(({ events }) => events);
    return [...(move < 0 ? opening : []), ...later].flatMap((event: GameEvent) => {
      const words = eventFor(event, viewer);
      return words === undefined ? [] : [this.#voice.say(words)];
    });
  }

  /** What happened since this person looked last. */
  #news(viewer: Viewer): string[] {
    const news = this.#eventsFrom(viewer, this.#heard.get(viewer) ?? this.#heardAtFirst);
    this.#heard.set(viewer, this.#match.played.length);
    const hidden = Math.max(0, news.length - NEWS_LINES);
    const notice = this.#notice === undefined ? [] : [this.#paint.dim(`  ${this.#notice}`)];
    this.#notice = undefined;
    return [
      ...(hidden > 0 ? [this.#paint.dim(`  ${this.#words('table.more', { lines: hidden })}`)] : []),
      ...news.slice(-NEWS_LINES).flatMap((line) => this.#item(line)),
      ...notice,
    ];
  }
}
