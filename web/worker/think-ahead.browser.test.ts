import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { closeVisits, executablePath, sharedBrowser } from '../testing/browser.ts';
import { type Visit, visit } from '../testing/visit.ts';

/** Workers write down by what names they ask each other. */
const OVERHEAR = `{
  const send = MessagePort.prototype.postMessage;
  MessagePort.prototype.postMessage = function (message, ...rest) {
    if (message?.name) (globalThis.asked ??= []).push(message.name);
    return send.call(this, message, ...rest);
  };
}
`;

/** Somebody who plays fast, against an opponent who takes its time. */
async function visitor(browser: Browser, settings: Readonly<Record<string, unknown>>): Promise<Visit> {
  const visitor = await visit(browser, { still: true, settings: { confirm: 'never', ...settings } });
  await visitor.page.route('**/*.js', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: OVERHEAR + (await answer.text()) });
  });
  await visitor.sitAt({ game: 'steamrollers', other: 'master', moves: 20, seed: 3 });
  return visitor;
}

/** What the host has asked the thinker so far. */
async function asked({ page }: Visit): Promise<readonly string[]> {
  const all = await Promise.all(
    page.workers().map((worker) => worker.evaluate(() => (globalThis as { asked?: string[] }).asked ?? [])),
  );
  return all.flat();
}

/** Plays until the host has asked for this, and no longer than so many moves. */
async function playUntil(person: Visit, name: string, moves = 12): Promise<boolean> {
  for (let made = 0; made < moves; made++) {
    if ((await asked(person)).includes(name)) return true;
    await person.playOn(1);
  }
  return (await asked(person)).includes(name);
}

describe.skipIf(executablePath === undefined)('an opponent that keeps a person waiting', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await sharedBrowser();
  });
  afterAll(() => closeVisits(browser));

  test('thinks on while that person does, as long as somebody looks', async () => {
    const person = await visitor(browser, {});
    expect(await playUntil(person, 'ponder')).toBe(true);
    await person.page.evaluate(() => {
      Object.defineProperty(document, 'hidden', { value: true });
      document.dispatchEvent(new Event('visibilitychange'));
    });
    const pondered = async (): Promise<number> => (await asked(person)).filter((name) => name === 'ponder').length;
    const before = await pondered();
    await person.playOn(3);
    expect(await pondered()).toBe(before);
    expect(person.complaints).toEqual([]);
    await person.leave();
  });

  test('does not where the person does not want that', async () => {
    const person = await visitor(browser, { thinkAhead: false });
    expect(await playUntil(person, 'ponder', 4)).toBe(false);
    expect(await asked(person)).toContain('think');
    await person.leave();
  });
});
