/** The puzzle of the day, from the home screen: solved, not solved, shown, and kept. */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { GAMES } from '../../games/registry.ts';
import { isAnswer, puzzleTable, turnAt } from '../../host/puzzle.ts';
import {
  canonical,
  type Game,
  type Move,
  type PuzzlePosition,
  puzzleOfDay,
  puzzlePosition,
  puzzlesIn,
} from '../../kernel/index.ts';
import { Inspector } from '../testing/barriers.ts';
import { closeVisits, executablePath, SCREENS, sharedBrowser } from '../testing/browser.ts';
import { THOROUGH } from '../testing/games.ts';
import { type Visit, visit } from '../testing/visit.ts';

const PHONE_DARK = SCREENS[5];
const DAY_MS = 24 * 60 * 60 * 1000;
/** A Saturday, at noon. */
const DAY = 20_774;
const noonOf = (day: number): number => day * DAY_MS + DAY_MS / 2;

interface Asked {
  readonly count: number;
  readonly number: number;
  readonly answer: readonly Move[];
  readonly wrong: readonly Move[];
}

/** A whole turn that is not the answer. */
function wrongTurn(game: Game, position: PuzzlePosition): Move[] {
  const { seat, answer } = position;
  const table = puzzleTable(game, position, { id: 'p', edition: undefined, name: '', others: ['Otto'] }, false);
  const moves: Move[] = [];
  for (let turn = turnAt(game, table, position); turn === undefined; turn = turnAt(game, table, position)) {
    const offered = game.moves(table.match.state, seat);
    const move = offered.findLast((each) => canonical(each) !== canonical(answer[moves.length])) ?? offered[0];
    table.play(seat, move);
    moves.push(move);
  }
  expect(isAnswer(game, position, moves)).toBe(false);
  return moves;
}

/** What is asked on a day, and what can be answered. */
async function askedOn(day: number, id: string): Promise<Asked> {
  const module = await GAMES.find((entry) => entry.id === id)?.load();
  const book = await module?.puzzles?.();
  if (!module || !book) throw new Error(`no puzzles: ${id}`);
  const game = module.open(module.standardEdition);
  const count = puzzlesIn(book).length;
  const number = puzzleOfDay(day, count);
  const position = puzzlePosition(game, book, number);
  return { count, number: number + 1, answer: position.answer, wrong: wrongTurn(game, position) };
}

async function reachesStage({ page }: Visit, stage: string): Promise<void> {
  await page.locator(`.puzzle[data-puzzle-stage="${stage}"]`).waitFor({ timeout: 60_000 });
}

/** Plays a turn out of the list of moves. */
async function play(visitor: Visit, moves: readonly Move[]): Promise<void> {
  const { page } = visitor;
  await reachesStage(visitor, 'question');
  for (const [place, move] of moves.entries()) {
    await page.waitForSelector(`.table[data-at="${place}"] [data-stage="yours"]`);
    if ((await page.locator('.moves-panel:visible').count()) === 0) await page.locator('button[data-key="m"]').click();
    await page.locator(`.moves-panel [data-offer=${JSON.stringify(JSON.stringify(move))}]`).click();
  }
}

/** Neither the page nor what it clips is wider than its room. */
const noScrolling = ({ page }: Visit): Promise<boolean> =>
  page.evaluate(() =>
    [document.documentElement, ...document.querySelectorAll('.puzzles, .puzzle')].every(
      ({ scrollWidth, clientWidth }) => scrollWidth <= clientWidth,
    ),
  );

const games = THOROUGH ? GAMES.map(({ id }) => id) : ['steamrollers'];

describe.skipIf(executablePath === undefined)('the puzzle of the day', { timeout: 120_000 }, () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await sharedBrowser();
  });
  afterAll(() => closeVisits(browser));

  test.each(games)(
    '%s: a wrong turn is told from the best, the answer is shown, and the next day is solved',
    async (id) => {
      const today = await askedOn(DAY, id);
      const visitor = await visit(browser, { still: true, settings: { confirm: 'never' } });
      const { page } = visitor;
      await page.clock.setFixedTime(noonOf(DAY));
      await page.locator('.hero-words [data-puzzles]').click();
      expect(await page.locator('[data-streak]').getAttribute('data-streak')).toBe('0');
      await page.locator(`[data-puzzle="${id}"]`).click();
      await page.getByText(`Puzzle ${today.number} of ${today.count}`).waitFor();
      // Nobody is told what there is to be found.
      expect(await page.locator('button[data-key="h"]').count()).toBe(0);

      await play(visitor, today.wrong);
      await reachesStage(visitor, 'less');
      await page.getByText(/Not the best turn: it brings about \d+\.\d points less/).waitFor();
      expect(await visitor.at()).toBe(today.wrong.length);
      await visitor.picture(`puzzle-${id}-less`);

      await page.locator('[data-answer]').click();
      await reachesStage(visitor, 'answer');
      expect(await page.locator('.steps button').count()).toBe(today.answer.length + 1);
      await page.waitForSelector('.table[data-at="0"]');
      for (const step of today.answer.keys()) {
        await page.locator(`[data-step="${step + 1}"]`).click();
        await page.waitForSelector(`.table[data-at="${step + 1}"]`);
      }
      await page.locator('.reasons .pill').first().waitFor();
      await visitor.picture(`puzzle-${id}-answer`);

      // Whoever has seen the answer has solved nothing.
      await page.locator('[data-again]').click();
      await play(visitor, today.answer);
      await reachesStage(visitor, 'best');
      await page.getByText('It does not count today').waitFor();
      expect(await page.locator('.tries li').count()).toBe(2);

      await page.clock.setFixedTime(noonOf(DAY + 1));
      const tomorrow = await askedOn(DAY + 1, id);
      expect(tomorrow.number).not.toBe(today.number);
      await visitor.goHome();
      await visitor.goTo(`#/puzzle/${id}`);
      await page.getByText(`Puzzle ${tomorrow.number} of ${tomorrow.count}`).waitFor();
      await page.locator('[data-help="hint"]').click();
      await page.locator('.clue').first().waitFor();
      await play(visitor, tomorrow.answer);
      await reachesStage(visitor, 'best');
      await page.getByText('1 day in a row').waitFor();
      await page.locator('.reasons .pill').first().waitFor();
      await visitor.picture(`puzzle-${id}-solved`);

      await page.locator('[data-leave]').click();
      await page.locator(`[href="#/puzzle/${id}/${tomorrow.number}"][data-standing="solved"]`).waitFor();
      await page.locator(`[href="#/puzzle/${id}/${today.number}"][data-standing="tried"]`).waitFor();
      await page.locator('[data-today]').click();
      expect(await page.locator('[data-streak]').getAttribute('data-streak')).toBe('1');
      await visitor.goTo('#/statistics');
      await page.locator('.stat').getByText('1 day in a row · 1 puzzle solved').waitFor();
      await visitor.leave();
    },
  );

  test.runIf(THOROUGH).each(games)(
    '%s: no serious barrier and nothing to scroll sideways, on a phone by night',
    async (id) => {
      const { wrong } = await askedOn(DAY, id);
      const settings = { confirm: 'never' };
      const visitor = await visit(browser, { still: true, screen: PHONE_DARK, language: 'pl', settings });
      const { page } = visitor;
      await page.clock.setFixedTime(noonOf(DAY));
      await visitor.goTo('#/puzzles');
      const axe = new Inspector(page);
      const look = async (place: string): Promise<void> => {
        expect(await noScrolling(visitor), place).toBe(true);
        await visitor.picture(`${place}-${id}-phone-dark-pl`);
        await axe.look(place);
      };
      await page.locator(`[data-puzzle="${id}"]`).waitFor();
      await look('puzzles');
      await page.locator(`[data-all="${id}"]`).click();
      await page.locator('.puzzle-tiles a').first().waitFor();
      await look('puzzle-list');
      await visitor.goTo(`#/puzzle/${id}`);
      await visitor.myTurn();
      await look('puzzle');
      await play(visitor, wrong);
      await reachesStage(visitor, 'less');
      await look('puzzle-less');
      await page.locator('[data-answer]').click();
      await reachesStage(visitor, 'answer');
      await look('puzzle-answer');
      expect(axe.found).toEqual([]);
      await visitor.leave();
    },
  );
});
