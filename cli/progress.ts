/** How far a long command is: a bar that moves on a terminal, now and then a line everywhere else. */
import { control } from './terminal.ts';
import type { Key, Words } from './words.ts';
import type { Output } from './world.ts';

const CLEAR_LINE = control('\r\x1b[K');
const BAR = 24;
const REDRAW_MS = 100;
const LINE_MS = 10_000;

const clock = (seconds: number): string => {
  const whole = Math.ceil(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
};

export class Progress {
  readonly #out: Output;
  readonly #words: Words;
  readonly #total: number;
  readonly #line: Key;
  readonly #started = performance.now();
  #told = performance.now();
  #done = 0;
  #drawn = false;

  /** `line` tells how far it is, where what is counted are no games. */
  constructor(out: Output, words: Words, total: number, line: Key = 'progress') {
    this.#out = out;
    this.#words = words;
    this.#total = total;
    this.#line = line;
  }

  get done(): number {
    return this.#done;
  }

  get seconds(): number {
    return (performance.now() - this.#started) / 1000;
  }

  /** The bar before anything is done: long games should not look like a command that hangs. */
  begin(): this {
    if (this.#out.isTTY) this.#draw();
    return this;
  }

  add(games: number): void {
    this.#done += games;
    const now = performance.now();
    if (now - this.#told < (this.#out.isTTY ? REDRAW_MS : LINE_MS)) return;
    this.#told = now;
    this.#draw();
  }

  #draw(): void {
    const rate = this.#done / this.seconds;
    const line = this.#words(this.#line, {
      done: String(this.#done),
      total: String(this.#total),
      rate: rate >= 10 ? String(Math.round(rate)) : rate.toFixed(1),
      left: this.#done === 0 ? '?' : clock((this.#total - this.#done) / rate),
    });
    if (!this.#out.isTTY) {
      this.#out.write(`${line}\n`);
      return;
    }
    const full = Math.floor((BAR * this.#done) / this.#total);
    this.#out.write(`${CLEAR_LINE}${'█'.repeat(full)}${'░'.repeat(BAR - full)} ${line}`);
    this.#drawn = true;
  }

  /** Takes the bar away. */
  end(): void {
    if (this.#drawn) this.#out.write(CLEAR_LINE);
    this.#drawn = false;
  }
}
