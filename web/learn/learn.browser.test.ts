/** The stranger's path: from the home screen through a course, by what the teacher shows. */
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { GAMES } from '../../games/registry.ts';
import { LANGUAGES, type Language } from '../../kernel/index.ts';
import { executablePath, launch, SCREENS } from '../testing/browser.ts';
import { standsForAll, THOROUGH } from '../testing/games.ts';
import { rowsKept } from '../testing/rows-kept.ts';
import { type Visit, visit } from '../testing/visit.ts';

const [DESKTOP] = SCREENS;
const PHONE = SCREENS[4];
/** No lesson has more moves than this. */
const MOST_MOVES = 10;

const LANGUAGES_TAUGHT: readonly Language[] = THOROUGH ? LANGUAGES : [];
/** Steps of the analysis that are waited for. */
const STUDIED = 6;
/** Decisions of a first game that the teacher is asked about. */
const ASKED = 4;

/** Follows the teacher until the lesson is passed. */
async function followTeacher({ page }: Visit): Promise<void> {
  const teacher = page.locator('.teacher');
  for (let move = 0; move < MOST_MOVES; move++) {
    await page.locator('.teacher.passed, .teacher.step [data-show-me]').first().waitFor();
    if ((await teacher.getAttribute('data-lesson-stage')) !== 'step') break;
    const at = await page.locator('.table').getAttribute('data-at');
    await page.locator('[data-show-me]').click();
    await page.locator('[data-confirm]').waitFor();
    expect(await liesOn(page, '.considered.pinned', '.teacher .said')).toBe(false);
    await page.locator('[data-confirm]').click();
    await page.waitForFunction(
      (before) =>
        document.querySelector('.table')?.getAttribute('data-at') !== before ||
        document.querySelector('.teacher.passed'),
      at,
    );
  }
  await page.locator('.teacher.passed').waitFor();
  // Nobody thinks any more: the bar says what was reached.
  await page.locator('.question-bar.lesson-passed').waitFor();
}

/** Whether one thing covers another, in part or whole. */
async function liesOn(page: Page, one: string, other: string): Promise<boolean> {
  const [a, b] = await Promise.all([one, other].map((name) => page.locator(name).boundingBox()));
  if (!a || !b) throw new Error(`not in sight: ${one}, ${other}`);
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

const courses = await Promise.all(
  GAMES.map(async ({ id, load }) => ({ id, lessons: (await (await load()).course?.())?.lessons ?? [] })),
);

describe.skipIf(executablePath === undefined)('a course', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launch();
  });
  afterAll(() => browser.close());

  test('begins at the home screen; a lesson can be left, taken up again, passed, and leads on', async () => {
    // A table waits at home beside the lesson, which does not wait there itself.
    const visitor = await visit(browser, { still: true, table: { game: 'toy' } });
    const { page } = visitor;
    const waiting = async (): Promise<number> => {
      await visitor.goHome();
      await page.locator('.table-row').first().waitFor();
      return page.locator('.table-row').count();
    };
    expect(await waiting()).toBe(1);
    const rows = await rowsKept(visitor);
    await page.locator('[data-learn="steamrollers"]').click();
    await page.locator('[data-lesson="link"]').click();
    await page.locator('[data-show-me]').click();
    await page.locator('[data-confirm]').click();
    await page.locator('.lesson-steps .here').getByText('Complete the link').waitFor();
    await page.locator('[data-leave]').click();
    expect(await waiting()).toBe(1);
    await page.locator('[data-learn="steamrollers"]').click();
    await page.locator('[data-lesson="link"]').click();
    await page.locator('.lesson-steps .here').getByText('Complete the link').waitFor();
    // Nothing else is offered than the step needs.
    expect((await visitor.moves()).filter((words) => !words.startsWith('Draw on hex'))).toEqual([]);
    await followTeacher(visitor);
    expect(await page.locator('.question-bar').allTextContents()).toEqual([
      'Goal reached: Complete a link between two cities.Next comes lesson 3: A stronger engine',
    ]);
    expect(await page.locator('[data-next]').getAttribute('href')).toBe('#/lesson/steamrollers/engine');
    await page.locator('[data-leave]').click();
    await page.locator('.course-way .done [data-lesson="link"]').waitFor();
    await expect.poll(() => rowsKept(visitor)).toBe(rows);
    expect(await waiting()).toBe(1);
    await visitor.leave();
  });

  test('whoever does something else is told so, and tries again', async () => {
    const visitor = await visit(browser, { still: true, at: '#/lesson/autobahn/delivery' });
    const { page } = visitor;
    await page.locator('.question-bar .offer').getByText('Done').click();
    await page.locator('.teacher.missed').getByText('You finished the turn').waitFor();
    await page.locator('.question-bar.lesson-missed').getByText('Not reached yet: Deliver goods abroad.').waitFor();
    await page.locator('[data-again]').click();
    await page.locator('.teacher.step .lesson-steps .here').getByText('Drive on').waitFor();
    await page.locator('.question-bar .offer').getByText('Done').waitFor();
    await visitor.leave();
  });

  test('after it comes a first game with a teacher, who says what he would do and what he thinks of what was done', async () => {
    const visitor = await visit(browser, { still: true, at: '#/learn' });
    const { page } = visitor;
    await page.locator('[data-first-game="autobahn"]').click();
    await page.locator('[data-ask-coach]:enabled').click({ timeout: 60_000 });
    await page.locator('.coach .words').getByText('I would: Take route').waitFor();
    await page.locator('[data-confirm]').click();
    await page.locator('.coach .goal').getByText('I would have done the same.').waitFor();
    // The teacher is there again when the game is taken up from the home screen.
    await visitor.goHome();
    await page.locator('.continue').first().click();
    await page.locator('.coach').waitFor();
    await visitor.leave();
  });

  const paths: readonly { screen: typeof DESKTOP; language: Language }[] = THOROUGH
    ? [
        { screen: DESKTOP, language: 'en' },
        { screen: PHONE, language: 'de' },
        { screen: SCREENS[1], language: 'pl' },
      ]
    : [{ screen: PHONE, language: 'de' }];
  describe.each(paths)('on a $screen.name, in $language', ({ screen, language }) => {
    test.each(courses.filter(({ id }) => standsForAll(id, 1)))(
      '$id: every lesson leads to its goal as the teacher shows it',
      async ({ id, lessons }) => {
        const visitor = await visit(browser, { still: true, screen, language, at: `#/lesson/${id}/${lessons[0].id}` });
        for (const [number, lesson] of lessons.slice(0, THOROUGH ? lessons.length : 1).entries()) {
          await visitor.page.locator('[data-show-me]').waitFor();
          await visitor.picture(`lesson-${id}-${number + 1}-${lesson.id}-${screen.name}-${language}`);
          await followTeacher(visitor);
          await visitor.picture(`lesson-${id}-${number + 1}-${lesson.id}-${screen.name}-${language}-passed`);
          await visitor.page.locator('[data-next]').click();
        }
        await visitor.leave();
      },
    );
  });

  describe.each(LANGUAGES_TAUGHT)('for a stranger, in %s', (language) => {
    test.each([DESKTOP, PHONE].flatMap((screen) => courses.map(({ id }) => ({ id, screen, name: screen.name }))))(
      '$id on a $name: home, first lesson, course, a first game with the teacher, and its analysis',
      { timeout: 600_000 },
      async (path) => {
        const { id, screen } = path;
        const visitor = await visit(browser, { still: true, screen, language });
        const { page } = visitor;
        let step = 0;
        const picture = async (what: string): Promise<void> => {
          await page.waitForSelector('[data-unpacking], .board-svg.moving', { state: 'detached' });
          await visitor.picture(`stranger-${id}-${screen.name}-${language}-${++step}-${what}`);
        };
        await picture('home');
        await page.locator(`[data-learn="${id}"]`).click();
        await page.locator(`#course-${id}`).waitFor();
        await picture('course');
        await page
          .locator('.course')
          .filter({ has: page.locator(`#course-${id}`) })
          .locator('[data-lesson]')
          .first()
          .click();
        await page.locator('[data-show-me]').waitFor();
        await picture('lesson');
        await followTeacher(visitor);
        await picture('passed');
        await page.locator('[data-leave]').click();
        await page.locator(`[data-first-game="${id}"]`).waitFor();
        await picture('course-after');
        const first = page.locator(`[data-first-game="${id}"]`);
        // A mouse would rest on something of the table and have it explained.
        await (screen === PHONE ? first.tap() : first.click());
        let reasons = 0;
        for (let asked = 0; asked < ASKED; asked++) {
          await visitor.myTurn();
          const ask = page.locator('[data-ask-coach]:enabled');
          const at = await visitor.at();
          const only = page.locator('[data-coach="learn.coach.only"]');
          await ask.or(only).first().waitFor({ timeout: 60_000 });
          if (asked === 0) await picture('first-game');
          // Where there is no choice there is nothing to ask.
          if ((await only.count()) > 0) await visitor.click();
          else {
            await ask.click();
            await page.locator('.considered.pinned .what > :not(h3)').first().waitFor();
            if (screen !== PHONE) expect(await liesOn(page, '.considered', '.coach')).toBe(false);
            reasons += await page.locator('.considered .advice').count();
            await picture(`advice-${asked + 1}`);
            await page.locator('[data-confirm]').click();
          }
          await page.waitForFunction(
            (before) => Number(document.querySelector<HTMLElement>('.table')?.dataset.at) > before,
            at,
          );
        }
        // On a phone the card lies over what the teacher says, and has his reasons on it.
        expect(reasons > 0).toBe(screen === PHONE);
        await visitor.myTurn();
        await picture('after');
        // The rest of the game is not for the stranger's path: it is played as fast as the page can take it.
        await visitor.playOn(Number.MAX_SAFE_INTEGER);
        await page.waitForSelector('[data-stage="over"]');
        await picture('over');
        await page.locator('.question-bar [data-analyse]').click();
        await page.waitForFunction(
          (steps) => Number(document.querySelector('.study progress')?.getAttribute('value')) >= steps,
          STUDIED,
          { timeout: 120_000 },
        );
        await page.locator('[data-work="stop"]').click();
        await picture('analysis');
        // The board of every game keeps its place beside what is said of it.
        const board = await page.locator('.board-frame').boundingBox();
        expect(board?.width).toBeGreaterThan(screen.width / 2);
        await page.locator('.plot').focus();
        await page.keyboard.press('Home');
        await page.locator('.chosen[data-turn="1"] .turn-lines li').first().waitFor();
        await page.locator('.question-bar.past .narration').waitFor();
        await picture('first-turn');
        await visitor.leave();
      },
    );
  });
});
