/** A visit to the table in a real browser, told in the words of a player. */
import { mkdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { expect, inject } from 'vitest';
import { below, type Language, type Stream, seedStream } from '../../kernel/index.ts';
import { complaints, SCREENS, type Screen, screenContext } from './browser.ts';

const folder = fileURLToPath(new URL('../../artefacts/screens/', import.meta.url));

interface Wish {
  readonly screen?: Screen;
  readonly language?: Language;
  readonly settings?: Readonly<Record<string, unknown>>;
  /** Where the house is served; unless told, where the tests have it. */
  readonly address?: string;
}

/** How many moves of a game are made with the real mouse. */
const WITH_THE_MOUSE = 6;

/** In the page: clicks what is offered, again and again, until the game is over or the screen has to be handed over. */
async function clickAway(seed: number): Promise<void> {
  let luck = seed;
  const below = (count: number): number => {
    luck = (Math.imul(luck, 1103515245) + 12345) & 0x7fffffff;
    return (luck >>> 8) % count;
  };
  const all = (selector: string): HTMLElement[] =>
    [...document.querySelectorAll<HTMLElement>(selector)].filter((element) => element.checkVisibility());
  const click = (elements: readonly HTMLElement[]): void => {
    elements[below(elements.length)].dispatchEvent(
      new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 }),
    );
  };
  const moment = (): string | undefined => document.querySelector<HTMLElement>('.table')?.dataset.at;
  const stage = (): string | undefined => document.querySelector<HTMLElement>('[data-stage]')?.dataset.stage;
  const until = async (holds: () => boolean): Promise<void> => {
    for (const start = performance.now(); !holds(); ) {
      if (performance.now() - start > 15_000) throw new Error('nothing happens any more');
      await new Promise((resolve) => setTimeout(resolve, 2));
    }
  };
  for (;;) {
    await until(() => stage() === 'yours' || stage() === 'over' || all('.hand-over').length > 0);
    if (stage() !== 'yours') return;
    const before = moment();
    const moved = (): boolean => moment() !== before || all('.hand-over').length > 0;
    const glowing = all('[data-target], .question-bar [data-offer]');
    if (glowing.length > 0) click(glowing);
    else {
      if (all('.moves-panel').length === 0) click(all('button[data-key="m"]'));
      await until(() => all('.moves-panel .move').length > 0);
      click(all('.moves-panel .move'));
    }
    await until(() => moved() || all('.target-menu button, [data-confirm]').length > 0);
    if (!moved() && all('.target-menu button').length > 0) {
      click(all('.target-menu button'));
      await until(() => moved() || all('[data-confirm]').length > 0);
    }
    if (!moved()) click(all('[data-confirm]'));
    await until(moved);
  }
}

export class Visit {
  readonly page: Page;
  readonly context: BrowserContext;
  /** What went wrong in the page so far. */
  readonly complaints: string[];
  readonly #address: string;
  readonly #luck: Stream;

  constructor(context: BrowserContext, page: Page, address: string, seed = 1) {
    this.#address = address;
    this.context = context;
    this.page = page;
    this.complaints = complaints(page);
    this.#luck = seedStream(seed, 'visitor');
  }

  async goHome(): Promise<void> {
    await this.page.goto(this.#address);
    await this.page.waitForSelector('.cards');
  }

  async playNow(game: string): Promise<void> {
    await this.page.locator(`[data-game-card="${game}"] .play`).click();
    await this.myTurn();
  }

  /** Opens the dialog for a table of one's own. */
  async newTable(game: string): Promise<void> {
    await this.page.locator(`[data-game-card="${game}"] .buttons .button:not(.play)`).first().click();
    await this.page.waitForSelector('.new-table');
  }

  /** Two at the table: the person, and somebody else. */
  async twoSeats(other: string): Promise<void> {
    const rows = this.page.locator('.seat-row');
    while ((await rows.count()) > 2) await rows.last().locator('button').click();
    await rows.nth(1).locator('select').selectOption(other);
  }

  async sitDown(): Promise<void> {
    await this.page.locator('.new-table .go').click();
    await this.page.waitForSelector('.table');
  }

  /** Until the person has to decide, or the game is over. */
  async myTurn(): Promise<void> {
    await this.page.waitForSelector('[data-stage="yours"], [data-stage="over"]');
  }

  stage(): Promise<string | null> {
    return this.page.locator('[data-stage]').getAttribute('data-stage');
  }
  async at(): Promise<number> {
    return Number(await this.page.locator('.table').getAttribute('data-at'));
  }
  async question(): Promise<string> {
    return (await this.page.locator('.question-bar h2').textContent()) ?? '';
  }

  /** All legal moves in words, out of the list of moves. */
  async moves(): Promise<string[]> {
    await this.#openMoves();
    const words = await this.page.locator('.moves-panel .move').allTextContents();
    await this.page.locator('.panel-area header button').click();
    return words;
  }

  async #openMoves(): Promise<void> {
    if ((await this.page.locator('.moves-panel:visible').count()) === 0) {
      await this.page.locator('button[data-key="m"]').click();
    }
    await this.page.locator('.moves-panel .move').first().waitFor();
  }

  #one(count: number): number {
    return below(this.#luck, count);
  }

  /** Makes one move by clicking what is offered: on the board, in the question bar, or in the list of moves. */
  async click(): Promise<void> {
    const { page } = this;
    const before = await this.at();
    const glowing = page.locator('[data-target]:visible, .question-bar [data-offer]:visible');
    const count = await glowing.count();
    if (count > 0) await glowing.nth(this.#one(count)).click();
    else {
      await this.#openMoves();
      const moves = page.locator('.moves-panel .move');
      await moves.nth(this.#one(await moves.count())).click();
    }
    await this.#settle(before);
  }

  /** A menu asks which move was meant; a plate asks whether it really was. */
  async #settle(before: number): Promise<void> {
    const { page } = this;
    const moved = `.table:not([data-at="${before}"]), .hand-over`;
    await page.waitForSelector(`${moved}, .target-menu button, [data-confirm]`);
    const choices = page.locator('.target-menu button');
    if ((await choices.count()) > 0) {
      await choices.nth(this.#one(await choices.count())).click();
      await page.waitForSelector(`${moved}, [data-confirm]`);
    }
    const confirm = page.locator('[data-confirm]');
    if ((await confirm.count()) > 0) await confirm.click();
    await page.waitForSelector(moved);
  }

  /** Clicks through the game until it is over: with the real mouse at first, then as fast as the page can take it. */
  async playOut(): Promise<void> {
    for (let moves = 0; ; moves++) {
      await this.page.waitForSelector('[data-stage="yours"], [data-stage="over"], .hand-over');
      if ((await this.page.locator('.hand-over').count()) > 0) await this.takeOver();
      else if ((await this.stage()) === 'over') return;
      else if (moves < WITH_THE_MOUSE) await this.click();
      else await this.page.evaluate(clickAway, this.#one(1_000_000));
    }
  }

  /** The next person takes the screen. */
  async takeOver(): Promise<void> {
    await this.page.locator('.hand-over button').click();
    await this.page.waitForSelector('.hand-over', { state: 'detached' });
  }

  /** The record as the person would download it. */
  async record(): Promise<string> {
    await this.page.locator('.top-bar .tool').click();
    const [download] = await Promise.all([
      this.page.waitForEvent('download'),
      this.page.locator('[data-save="record"]').click(),
    ]);
    const text = await readFile(await download.path(), 'utf8');
    await this.page.keyboard.press('Escape');
    return text;
  }

  async picture(name: string): Promise<void> {
    mkdirSync(folder, { recursive: true });
    await this.page.screenshot({ path: `${folder}${name}.png` });
  }

  async leave(): Promise<void> {
    await this.context.close();
    expect(this.complaints).toEqual([]);
  }
}

/** Opens the house in a browser of its own, as on a first visit. */
export async function visit(browser: Browser, wish: Wish = {}): Promise<Visit> {
  const context = await screenContext(browser, wish.screen ?? SCREENS[0]);
  const settings = JSON.stringify({ language: wish.language ?? 'en', speed: 'instant', ...wish.settings });
  await context.addInitScript(
    `if (location.protocol === 'http:' && !localStorage.getItem('roundhouse.settings'))
      localStorage.setItem('roundhouse.settings', '${settings}')`,
  );
  const page = await context.newPage();
  page.setDefaultTimeout(15_000);
  const visitor = new Visit(context, page, wish.address ?? inject('address'));
  await visitor.goHome();
  return visitor;
}
