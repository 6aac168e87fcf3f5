import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { ALL_GAMES, THOROUGH } from './testing/games.ts';
import { firefoxPath, startFirefox } from './testing/other-browsers/firefox.ts';
import { OtherBrowser } from './testing/other-browsers/webdriver.ts';
import { startWebKit, webkitPaths } from './testing/other-browsers/webkit.ts';

const BROWSERS = [
  { family: 'Firefox', start: startFirefox, there: firefoxPath !== undefined },
  { family: 'WebKit', start: startWebKit, there: webkitPaths !== undefined },
];
const MOVES = 10;
const START_MS = 90_000;
const SETTINGS = { language: 'en', speed: 'instant', welcomed: ALL_GAMES.map(({ id }) => id), confirm: 'reveals' };

const STAGE = `document.querySelector('[data-stage]')?.dataset.stage`;
const AT = `Number(document.querySelector('.table')?.dataset.at)`;
const PINNED = `document.querySelector('.considered.pinned [data-confirm]')`;
const QUESTION = `document.querySelector('.question-bar h2')?.textContent`;

describe.runIf(THOROUGH).each(BROWSERS)('in $family', ({ start, there }) => {
  let browser: OtherBrowser;
  beforeAll(async () => {
    if (there) browser = await OtherBrowser.from(await start());
  }, START_MS);
  afterAll(() => browser?.close());

  /** Takes the advice of the light bulb, by keyboard; answers with the moment after it. */
  async function takeHint(): Promise<number> {
    await browser.until(`${STAGE} === 'yours'`);
    const before = Number(await browser.run(`return ${AT};`));
    await browser.press('h');
    await browser.until(PINNED);
    await browser.until(`document.activeElement === ${PINNED}`);
    await browser.press('Enter');
    await browser.until(`${AT} > ${before} && ['yours', 'over'].includes(${STAGE})`);
    return Number(await browser.run(`return ${AT};`));
  }

  test.runIf(there).each(ALL_GAMES)('$id: ten moves, one taken back, a reload, another language', async ({ id }) => {
    await browser.goTo(inject('address'));
    await browser.run(`localStorage.setItem('roundhouse.settings', '${JSON.stringify(SETTINGS)}');`);
    await browser.reload();
    await browser.click(`[data-game-card="${id}"] .play`);
    for (let moves = 0; moves < MOVES; moves++) await takeHint();

    // The last one that can be taken back; what has shown something new cannot.
    const undo = `document.querySelector('button[data-key="u"]')`;
    let at = Number(await browser.run(`return ${AT};`));
    for (let moves = 0; moves < MOVES && (await browser.run(`return ${undo}.disabled;`)); moves++)
      at = await takeHint();
    await browser.press('u');
    await browser.until(`${AT} < ${at} && ${STAGE} === 'yours'`);
    const stays = await browser.run(`return [${AT}, ${QUESTION}];`);

    await browser.reload();
    await browser.until(`${STAGE} === 'yours'`);
    expect(await browser.run(`return [${AT}, ${QUESTION}];`)).toEqual(stays);
    expect(await browser.errors()).toBe('');

    await browser.goTo(`${inject('address')}#/`);
    await browser.until(`document.querySelector('.table-row')`);
    await browser.run(`[...document.querySelectorAll('.home-head .segments button')].at(-1).click();`);
    await browser.until(`document.documentElement.lang === 'pl'`);
    await browser.click('.table-row a');
    await browser.until(`${STAGE} === 'yours'`);
    const question = await browser.run(`return ${QUESTION};`);
    expect(question).not.toBe(Array.isArray(stays) ? stays[1] : undefined);
    expect(await browser.errors()).toBe('');
    await browser.goTo(inject('address'));
    await browser.run(`indexedDB.deleteDatabase('roundhouse');`);
    console.log(`${browser.name}: ${id}, ${String(stays)} → ${String(question)}`);
  });
});
