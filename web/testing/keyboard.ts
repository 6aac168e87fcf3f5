/** Somebody who plays by keyboard alone, and must know at any time where the focus is. */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { below, pick, type Stream, seedStream } from '../../kernel/index.ts';
import type { Situation } from './hands.ts';
import type { Visit } from './visit.ts';

/** More than these presses of one key lead nowhere. */
const MOST_PRESSES = 80;
/** No screen has more to stop at. */
const MOST_STOPS = 200;
/** A list is gone through by arrow up to here; farther down, words are searched for. */
const FAR_DOWN = 3;
/** After so many moves nothing is painted any more. */
const PAINTED = 12;
const ARROWS = ['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp'] as const;

export class Keyboard {
  readonly #page: Page;
  readonly #luck: Stream;
  /** How many moves were made in which way. */
  readonly made = { target: 0, list: 0, search: 0, button: 0 };

  constructor({ page }: Visit, seed = 1) {
    this.#page = page;
    this.#luck = seedStream(seed, 'keyboard');
  }

  #press(key: string): Promise<void> {
    return this.#page.keyboard.press(key);
  }

  /** From stop to stop until it is reached. */
  async tabTo(selector: string): Promise<void> {
    for (let presses = 0; presses < MOST_PRESSES; presses++) {
      await this.#press('Tab');
      if (!(await this.#page.evaluate((wanted) => document.activeElement?.matches(wanted), selector))) continue;
      await this.#look();
      return;
    }
    throw new Error(`${selector} cannot be reached by keyboard`);
  }

  /** From the first stop of the screen to its last, each in plain sight; what can be used and was not reached. */
  async everyStop(): Promise<string[]> {
    await this.#page.evaluate(() => hands.markStops());
    for (let presses = 0; presses < MOST_STOPS; presses++) {
      await this.#press('Tab');
      const left = await this.#page.evaluate(() => hands.passStop());
      if (left === undefined) break;
      await this.#look();
    }
    return this.#page.evaluate(() => hands.missedStops());
  }

  /** Chooses in a field, which must be focused. */
  async #choose(value: string): Promise<void> {
    const field = this.#page.locator('select:focus');
    const has = (values: readonly string[]): boolean => values.some((one) => one.split(' ').includes(value));
    const values = await field
      .locator('option')
      .evaluateAll((all) => all.map((one) => one.getAttribute('value') ?? ''));
    expect(values).toSatisfy(has);
    const to = values.findIndex((one) => has([one]));
    await this.#press('Home');
    for (let presses = 0; presses < to; presses++) await this.#press('ArrowDown');
    expect(await field.inputValue()).toBe(values[to]);
  }

  /** From the home screen to a table for two with known luck. */
  async tableFor(game: string, other: string, seed = 1): Promise<void> {
    const rows = this.#page.locator('.seat-row');
    await this.tabTo(`[data-game-card="${game}"] .buttons .button:not(.play)`);
    await this.#press('Enter');
    await this.#page.waitForSelector('.new-table');
    if ((await this.#page.locator(`.new-table option[value$=" ${other}"]`).count()) > 0) {
      await this.tabTo('.new-table .field select');
      await this.#choose(other);
    } else {
      while ((await rows.count()) > 2) {
        await this.tabTo('.seat-row:last-child button');
        await this.#press('Enter');
        await this.#look();
      }
      // Beside it stands another, for the style.
      await this.tabTo(`.seat-row:last-child select:has(option[value="${other}"])`);
      await this.#choose(other);
    }
    await this.tabTo('.luck input[type="number"]');
    await this.#press('Control+a');
    await this.#page.keyboard.type(String(seed));
    await this.#press('Enter');
    await this.#page.waitForSelector('.table');
  }

  /** What there is to see, with the focus in plain sight. */
  async #look(): Promise<Situation> {
    return this.#sure(await this.#page.evaluate(() => hands.situation()));
  }

  #sure(now: Situation): Situation {
    if (now.focus === undefined || !now.shown)
      throw new Error(`at ${now.at}, ${now.stage}: focus ${now.focus ? `cannot be seen on ${now.focus}` : 'is lost'}`);
    return now;
  }

  /** Enter, and whatever it asks then, until the move is made. */
  async #enter(before: Situation): Promise<Situation> {
    for (let last = before; ; ) {
      await this.#press('Enter');
      const now = this.#sure(await this.#page.evaluate((situation) => hands.keyed(situation), last));
      if (now.at !== before.at) return now;
      expect(now.kind).toBe(now.items > 0 ? 'item' : 'confirm');
      for (let steps = below(this.#luck, Math.min(now.items, 3) || 1); steps > 0; steps--)
        await this.#press('ArrowDown');
      last = now;
    }
  }

  /** Steps over the board and the desk to a place that glows. */
  async #byTarget(start: Situation): Promise<Situation> {
    let now = start;
    if (now.kind === 'field' || now.kind === 'move') {
      await this.#press('Escape');
      now = await this.#look();
    }
    if (now.kind !== 'target') await this.#press('ArrowDown');
    for (let steps = below(this.#luck, 2); steps > 0; steps--) await this.#press(pick(this.#luck, ARROWS));
    if (below(this.#luck, 4) === 0) await this.#press('Tab');
    now = await this.#page.evaluate(() => hands.situation());
    // Behind the last target lies something else, and behind the last thing of the page the browser itself.
    if (now.kind !== 'target') await this.#press('Shift+Tab');
    now = await this.#look();
    expect(now.kind).toBe('target');
    this.made.target++;
    return this.#enter(now);
  }

  /** Goes down the list of moves, or searches it. */
  async #byList({ kind, at }: Situation): Promise<Situation> {
    if (kind !== 'field') await this.#press('m');
    await this.#page.locator('.moves-panel .move').first().waitFor();
    const now = await this.#look();
    expect(now.kind).toBe('field');
    const wanted = below(this.#luck, Math.min(now.listed.length, FAR_DOWN + 1));
    if (wanted < FAR_DOWN) {
      for (let steps = 0; steps <= wanted; steps++) await this.#press('ArrowDown');
      expect(await this.#look()).toMatchObject({ kind: 'move', focus: now.listed[wanted], at });
      this.made.list++;
    } else {
      await this.#page.keyboard.type(pick(this.#luck, now.listed).slice(-3).trim());
      this.made.search++;
    }
    return this.#enter(now);
  }

  /** Makes moves until the game is over, in turns by what glows and by the list; most of them without paint, as in `Visit.playOn`. */
  async playOut(): Promise<void> {
    let now = await this.#page.evaluate(async () => {
      await hands.turn();
      return hands.situation();
    });
    for (let moves = 0; now.stage !== 'over'; moves++) {
      this.#sure(now);
      if (moves === PAINTED) await this.#page.evaluate(() => hands.paint(false));
      if (now.stage === 'handover') {
        await this.#press('Enter');
        await this.#page.waitForSelector('.hand-over', { state: 'detached' });
        now = await this.#look();
      } else if (now.kind === 'offer') {
        this.made.button++;
        now = await this.#enter(now);
      } else if (now.targets > 0 && below(this.#luck, 2) === 0) now = await this.#byTarget(now);
      else now = await this.#byList(now);
    }
    await this.#page.evaluate(() => hands.paint(true));
    this.#sure(now);
  }
}
