/** A visit to the table in a real browser, told in the words of a player. */
import { mkdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { expect, inject } from 'vitest';
import { GAMES } from '../../games/registry.ts';
import type { Language, Move, Setup } from '../../kernel/index.ts';
import { THOROUGH } from '../../scripts/testing/thorough.ts';
import { complaints, isTouch, SCREENS, type Screen, screenContext } from './browser.ts';
import type { Made, Wish as Play, Pointer, Spot, Told } from './hands.ts';
import { tableInMiddle } from './middle.ts';
import { slowPhone } from './slow-phone.ts';

const folder = fileURLToPath(new URL('../../artefacts/screens/', import.meta.url));

interface Wish {
  readonly screen?: Screen;
  readonly language?: Language;
  readonly settings?: Readonly<Record<string, unknown>>;
  /** What moves by itself stands still: games are played faster. */
  readonly still?: boolean;
  /** Keeps all that the table tells the page; see `told`. */
  readonly overhear?: boolean;
  /** Where the house is served; unless told, where the tests have it. */
  readonly address?: string;
  /** The house keeps itself for times without a network: much to fetch, which few visits need. */
  readonly keep?: boolean;
  /** On a slow phone, where everything that comes late is seen to come late; see `layoutShift`. */
  readonly slow?: boolean;
  /** Two who come to one station must not draw the same names for what they send. */
  readonly ownLuck?: boolean;
  /** Begins at another address than the home screen's. */
  readonly at?: string;
  /** Begins at a table instead of the home screen; see `sitAt`. */
  readonly table?: Sitting;
}

/** A table for two with known luck, at its beginning or later. */
export interface Sitting {
  readonly game: string;
  /** Unless told, somebody who plays at random. */
  readonly other?: string;
  readonly seed?: number;
  /** How many moves have been made, by greedy players, or how many would be left to them. */
  readonly moves?: number;
  readonly left?: number;
  /** They stop where the person has these moves to choose from. */
  readonly until?: (moves: readonly Move[]) => boolean;
  readonly options?: Setup['options'];
}

/** How many moves of a game are made with the browser's own mouse or finger. */
const BY_HAND = 6;

/** A page of the house that starts nothing and asks for nothing. */
const EMPTY_PAGE = '<link rel="icon" href="data:,">';

export class Visit {
  readonly page: Page;
  readonly context: BrowserContext;
  /** What went wrong in the page so far. */
  readonly complaints: string[];
  /** What the visitor points with. */
  readonly pointer: Pointer;
  readonly #address: string;

  constructor(context: BrowserContext, page: Page, address: string, pointer: Pointer) {
    this.#address = address;
    this.context = context;
    this.page = page;
    this.pointer = pointer;
    this.complaints = complaints(context, address);
  }

  async goHome(): Promise<void> {
    await this.goTo('');
    await this.page.waitForSelector('.cards');
  }

  /** By an address of the house, as from a link or a bookmark. */
  async goTo(place: string): Promise<void> {
    await this.page.goto(`${this.#address}${place}`);
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

  /** Two at the table: the person, and somebody else, who may be the game's own automa. */
  async twoSeats(other: string): Promise<void> {
    const rows = this.page.locator('.seat-row');
    const alone = this.page.locator(`.new-table option[value$=" ${other}"]`);
    if ((await alone.count()) > 0) {
      await this.page.locator('.new-table .field select').first().selectOption(`1-1 ${other}`);
      return;
    }
    while ((await rows.count()) > 2) await rows.last().locator('button').click();
    await rows.nth(1).locator('select').first().selectOption(other);
  }

  /** A table for two with known luck, up to the first decision. */
  async tableFor(game: string, other: string, seed = 1): Promise<void> {
    await this.newTable(game);
    await this.twoSeats(other);
    await this.page.locator('.luck input[type="number"]').fill(String(seed));
    await this.sitDown();
    await this.page.evaluate(async (luck) => {
      hands.shuffle(luck);
      await hands.turn();
    }, seed);
  }

  /** Puts a table where the browser keeps those that wait, from a page that starts nothing. */
  async keep(row: object): Promise<void> {
    const cellar = `${this.#address}cellar`;
    await this.page.route(cellar, (route) => route.fulfill({ contentType: 'text/html', body: EMPTY_PAGE }));
    await this.page.goto(cellar);
    await this.page.unroute(cellar);
    await this.page.evaluate((table) => hands.keep(table), JSON.stringify(row));
  }

  /** At a table that waited in this browser, up to the person's next decision. */
  async sitAt({ other = 'random', seed = 1, ...wish }: Sitting): Promise<void> {
    const moves = wish.until ? Number.POSITIVE_INFINITY : 0;
    const saved = await tableInMiddle({ other, seed, moves, ...wish });
    await this.keep(saved);
    await this.goTo(`#/table/${saved.id}`);
    await this.page.evaluate(async (luck) => {
      hands.shuffle(luck);
      await hands.turn();
    }, seed);
  }

  async sitDown(): Promise<void> {
    await this.page.locator('.new-table .go').click();
    await this.page.waitForSelector('.table');
  }

  /** Until the person has to decide, or the game is over. */
  async myTurn(): Promise<void> {
    await this.page.waitForSelector('[data-stage="yours"], [data-stage="over"]');
    // A board that was just opened comes part by part.
    await this.page.waitForSelector('[data-unpacking]', { state: 'detached' });
  }

  /** Where the game stands for the person in front of the screen. */
  async position(): Promise<unknown> {
    const undo = await this.page.locator('button[data-key="u"]').isEnabled();
    return { at: await this.at(), question: await this.question(), moves: await this.moves(), undo };
  }

  /** Until so many moves have been made in all. */
  async reaches(at: number): Promise<void> {
    await this.page.waitForSelector(`.table[data-at="${at}"]`);
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

  #press({ x, y }: Spot): Promise<void> {
    return this.pointer === 'touch' ? this.page.touchscreen.tap(x, y) : this.page.mouse.click(x, y);
  }

  /** Makes one move by pressing what glows, with the browser's own mouse or finger. */
  async click(): Promise<void> {
    await this.page.evaluate(() => hands.begin());
    for (;;) {
      const spot = await this.page.evaluate(() => hands.next());
      if (!spot) return;
      await this.#press(spot);
    }
  }

  /**
   * Makes so many moves by pressing what glows, as fast as the page can take it, and without paint, which would take most of the time;
   * fewer if the game ends, or what is wanted has come.
   */
  async playOn(moves: number, end: Pick<Play, 'open' | 'warned'> = {}): Promise<Made[]> {
    return this.page.evaluate(
      async (wish) => {
        hands.paint(false);
        const { made } = await hands.play(wish);
        hands.paint(true);
        return made;
      },
      { pointer: this.pointer, moves, ...end },
    );
  }

  /** Presses what glows until the game is over: by hand at first, then as fast as the page can take it. */
  async playOut(): Promise<void> {
    for (let moves = 0; moves < BY_HAND; moves++) {
      const stage = await this.page.evaluate(() => hands.turn());
      if (stage === 'over') return;
      if (stage === 'handover') await this.takeOver();
      else await this.click();
    }
    await this.playOn(Number.MAX_SAFE_INTEGER);
    await this.page.waitForSelector('[data-stage="over"]');
  }

  /** All that the table told the page so far. */
  told(): Promise<Told[]> {
    return this.page.evaluate(() => hands.told);
  }

  /** Every message that reached the page so far, as it came. */
  messages(): Promise<string[]> {
    return this.page.evaluate(() => hands.messages);
  }

  /** The next person takes the screen. */
  async takeOver(): Promise<void> {
    await this.page.locator('.hand-over button').click();
    await this.page.waitForSelector('.hand-over', { state: 'detached' });
  }

  /** The record as the person would download it. */
  record(): Promise<string> {
    return this.download('record');
  }

  /** What the table's menu gives to take along. */
  async download(what: 'record' | 'transcript'): Promise<string> {
    await this.page.locator('.top-bar .tool[data-key="?"]').click();
    const [download] = await Promise.all([
      this.page.waitForEvent('download'),
      this.page.locator(`[data-save="${what}"]`).click(),
    ]);
    const text = await readFile(await download.path(), 'utf8');
    await this.page.keyboard.press('Escape');
    return text;
  }

  /** To be looked at; drawing the whole screen takes long, so `npm test` does without. */
  async picture(name: string): Promise<void> {
    if (!THOROUGH) return;
    mkdirSync(folder, { recursive: true });
    await this.page.screenshot({ path: `${folder}${name}.png` });
  }

  async leave(): Promise<void> {
    // Who answers requests for the page may still be asking: nobody waits for that answer any more.
    await this.page.unrouteAll({ behavior: 'ignoreErrors' });
    await this.context.unrouteAll({ behavior: 'ignoreErrors' });
    await this.context.close();
    expect(this.complaints).toEqual([]);
  }
}

/** Opens the house in a browser of its own, as on a first visit. */
export async function visit(browser: Browser, wish: Wish = {}): Promise<Visit> {
  const screen = wish.screen ?? SCREENS[0];
  const context = await screenContext(browser, screen, wish.still);
  const settings = JSON.stringify({
    language: wish.language ?? 'en',
    speed: 'instant',
    welcomed: GAMES.map(({ id }) => id),
    ...wish.settings,
  });
  await context.addInitScript(
    `if (location.protocol === 'http:' && !localStorage.getItem('roundhouse.settings'))
      localStorage.setItem('roundhouse.settings', '${settings}')`,
  );
  // The page's own luck is the same in every run.
  if (!wish.ownLuck) await context.addInitScript('crypto.getRandomValues = (numbers) => numbers.fill(1)');
  if (!wish.keep) await context.addInitScript('if (navigator.serviceWorker) delete Navigator.prototype.serviceWorker');
  await context.addInitScript(`${inject('hands')}${wish.overhear ? 'hands.overhear();' : ''}`);
  const page = await context.newPage();
  page.setDefaultTimeout(wish.slow || wish.ownLuck ? 60_000 : 15_000);
  if (wish.slow) await slowPhone(page);
  const visitor = new Visit(context, page, wish.address ?? inject('address'), isTouch(screen) ? 'touch' : 'mouse');
  if (wish.table) await visitor.sitAt(wish.table);
  else if (wish.at === undefined) await visitor.goHome();
  else await visitor.goTo(wish.at);
  return visitor;
}
