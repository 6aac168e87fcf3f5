/** The sounds themselves, rendered by a real browser, and who gets to hear them. */
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { GAMES } from '../../games/registry.ts';
import { THOROUGH } from '../../scripts/testing/thorough.ts';
import { closeVisits, executablePath, sharedBrowser } from '../testing/browser.ts';
import { type Visit, visit } from '../testing/visit.ts';
import type * as Synth from './synth.ts';
import { SOUNDS } from './which.ts';

interface Rendered {
  readonly peak: number;
  /** Seconds until nothing is heard any more. */
  readonly ends: number;
  /** How loud it is in each of some bands and in each fiftieth of a second. */
  readonly character: readonly number[];
}

/** The module of the sounds, as a script that leaves it in the page. */
async function synthScript(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL('./synth.ts', import.meta.url))],
    bundle: true,
    format: 'iife',
    globalName: 'synth',
    write: false,
  });
  return outputFiles[0].text;
}

const render = (page: Page, game: string, which: (typeof SOUNDS)[number]): Promise<Rendered> =>
  page.evaluate(
    async ({ game, which }): Promise<Rendered> => {
      const RATE = 22_050;
      const { schedule }: typeof Synth = Reflect.get(window, 'synth');
      const audio = new OfflineAudioContext(1, 2 * RATE, RATE);
      schedule(audio, game, which, 1);
      const samples = (await audio.startRendering()).getChannelData(0);
      const peakOf = (part: Float32Array): number => part.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
      /** How much of a frequency is in it. */
      const share = (hertz: number): number => {
        let [sine, cosine] = [0, 0];
        samples.forEach((sample, i) => {
          sine += sample * Math.sin((2 * Math.PI * hertz * i) / RATE);
          cosine += sample * Math.cos((2 * Math.PI * hertz * i) / RATE);
        });
        return Math.hypot(sine, cosine);
      };
      const unit = (values: readonly number[]): number[] => {
        const length = Math.hypot(...values);
        return values.map((value) => value / length);
      };
      const frames = Array.from({ length: 60 }, (_, i) =>
        peakOf(samples.slice((i * RATE) / 50, ((i + 1) * RATE) / 50)),
      );
      const bands = Array.from({ length: 40 }, (_, i) => share(100 * 2 ** (i / 7)));
      const peak = peakOf(samples);
      const last = samples.findLastIndex((sample) => Math.abs(sample) > peak / 100);
      return { peak, ends: last / RATE, character: [...unit(frames), ...unit(bands)] };
    },
    { game, which },
  );

/** From 0 to 1. */
const likeness = (one: Rendered, other: Rendered): number =>
  one.character.reduce((sum, value, i) => sum + value * other.character[i], 0) / 2;

/** Counts what plays sounds, in the page itself. */
const COUNTING = `window.audioContexts = 0;
  window.AudioContext = class extends AudioContext { constructor() { super(); window.audioContexts++; } };`;

const contexts = ({ page }: Visit): Promise<unknown> => page.evaluate('window.audioContexts');
const heard = ({ page }: Visit): Promise<string | undefined> =>
  page.evaluate(() => document.documentElement.dataset.heard);
const forget = ({ page }: Visit): Promise<void> =>
  page.evaluate(() => {
    delete document.documentElement.dataset.heard;
  });

/** Switches sounds on at the table, as a person does. */
async function switchOn({ page }: Visit): Promise<void> {
  await page.locator('.top-bar .tool[data-key="?"]').click();
  await page.getByLabel('Sounds at the table').check();
  await page.keyboard.press('Escape');
}

describe.skipIf(executablePath === undefined)('sounds', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await sharedBrowser();
  });
  afterAll(() => closeVisits(browser));

  test('are heard, never distorted, short, and of each game its own', async () => {
    const context = await browser.newContext();
    const page = await context.newPage();
    await page.addScriptTag({ content: await synthScript() });
    for (const which of SOUNDS) {
      const rendered: Rendered[] = [];
      for (const { id } of GAMES) rendered.push(await render(page, id, which));
      rendered.forEach((each, i) => {
        const name = `${which} of ${GAMES[i].id}`;
        expect(each.peak, name).toBeGreaterThan(0.05);
        expect(each.peak, name).toBeLessThan(1);
        expect(each.ends, name).toBeGreaterThan(0.02);
        expect(each.ends, name).toBeLessThan(1.2);
        for (const other of rendered.slice(i + 1)) expect(likeness(each, other), name).toBeLessThan(0.9);
      });
    }
    await context.close();
  });

  test('wait to be switched on, then one is heard at once, and the table after it', async () => {
    const visitor = await visit(browser, { settings: { speed: 'fast' } });
    const { page } = visitor;
    await visitor.context.addInitScript(COUNTING);
    await visitor.sitAt({ game: 'steamrollers', moves: 10 });
    await visitor.click();
    await visitor.myTurn();
    expect([await contexts(visitor), await heard(visitor)]).toEqual([0, undefined]);
    expect(
      await page.evaluate(() => performance.getEntriesByType('resource').some(({ name }) => /listen/.test(name))),
    ).toBe(false);
    await switchOn(visitor);
    await page.waitForFunction(() => document.documentElement.dataset.heard === 'turn');
    expect(await contexts(visitor)).toBe(1);
    await forget(visitor);
    // Not every step of a turn has a sound.
    for (let move = 0; move < 8 && (await heard(visitor)) === undefined; move++) {
      await visitor.click();
      await page.evaluate(() => hands.turn());
    }
    expect(await heard(visitor)).toBeDefined();
    expect(await contexts(visitor)).toBe(1);
    await visitor.leave();
  });

  test.runIf(THOROUGH)(
    'that go with what moves are left out where nothing moves; whose turn it is is told',
    async () => {
      const visitor = await visit(browser, {
        still: true,
        settings: { speed: 'slow', sound: true },
        table: { game: 'steamrollers', moves: 10 },
      });
      const { page } = visitor;
      const sounds: (string | undefined)[] = [];
      for (let move = 0; move < 6; move++) {
        await forget(visitor);
        await visitor.click();
        await page.evaluate(() => hands.turn());
        sounds.push(await heard(visitor));
      }
      expect(new Set(sounds)).toEqual(new Set([undefined, 'turn']));
      await visitor.leave();
    },
  );
});
