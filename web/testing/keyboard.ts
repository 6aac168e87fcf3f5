/** Plays with the keys of a keyboard alone, pressed for real. */
import { below, type Stream, seedStream } from '../../kernel/index.ts';
import type { Visit } from './visit.ts';

/** So many moves are made on the board itself before the rest of the game is played out of the list of moves. */
const ON_THE_BOARD = 4;
/** More steps than any screen has places for. */
const MOST_STEPS = 250;
const MOST_DOWN = 4;

export class Keyboard {
  readonly #visitor: Visit;
  readonly #luck: Stream;

  constructor(visitor: Visit, seed = 1) {
    this.#visitor = visitor;
    this.#luck = seedStream(seed, 'keyboard');
  }

  async #press(key: string, times = 1): Promise<void> {
    for (let i = 0; i < times; i++) await this.#visitor.page.keyboard.press(key);
  }

  /** Whether the focus is on one of these. */
  #on(selector: string): Promise<boolean> {
    return this.#visitor.page.evaluate((wanted) => document.activeElement?.matches(wanted) === true, selector);
  }

  async #walkTo(key: string, selector: string): Promise<void> {
    for (let steps = 0; !(await this.#on(selector)); steps++) {
      if (steps === MOST_STEPS) throw new Error(`${key} never leads to ${selector}`);
      await this.#press(key);
    }
  }

  /** Starts a game from the home screen and answers the first questions on the board. */
  async start(game: string): Promise<void> {
    await this.#walkTo('Tab', `[data-game-card="${game}"] .play`);
    await this.#press('Enter');
    await this.#visitor.myTurn();
  }

  /** Along the board, the things below it and the question, to something that glows; and there it is done. */
  async #moveOnTheBoard(): Promise<void> {
    await this.#walkTo('Tab', '[data-target], .offers [data-offer]');
    if (await this.#on('[data-target]')) await this.#press('ArrowRight', below(this.#luck, 3));
    await this.#press('Enter');
  }

  async #moveOutOfTheList(): Promise<void> {
    if (!(await this.#on('.moves-panel input'))) {
      await this.#press('m');
      await this.#visitor.page.waitForSelector('.moves-panel input:focus');
    }
    const moves = await this.#visitor.page.locator('.moves-panel .move').count();
    await this.#press('ArrowDown', 1 + below(this.#luck, Math.min(moves, MOST_DOWN)));
    await this.#press('Enter');
  }

  /** A menu asks which move was meant, a plate whether it really was. */
  async #settle(at: number): Promise<void> {
    const { page } = this.#visitor;
    const moved = `.table:not([data-at="${at}"])`;
    await page.waitForSelector(`${moved}, .target-menu, [data-confirm]`);
    if ((await page.locator('.target-menu').count()) > 0) {
      await page.waitForSelector('.target-menu button:focus');
      await this.#press('ArrowDown', below(this.#luck, 3));
      await this.#press('Enter');
      await page.waitForSelector(`${moved}, [data-confirm]`);
    }
    if ((await page.locator('[data-confirm]').count()) > 0) {
      await page.waitForSelector('[data-confirm]:focus');
      await this.#press('Enter');
    }
    await page.waitForSelector(moved);
  }

  async playOut(): Promise<void> {
    const visitor = this.#visitor;
    for (let made = 0; ; made++) {
      await visitor.myTurn();
      if ((await visitor.stage()) === 'over') return;
      const at = await visitor.at();
      if (made < ON_THE_BOARD) await this.#moveOnTheBoard();
      else await this.#moveOutOfTheList();
      await this.#settle(at);
    }
  }
}
