import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { serve } from '../../scripts/serve.mjs';
import { executablePath, launch } from '../testing/browser.ts';
import { visit } from '../testing/visit.ts';

describe.skipIf(executablePath === undefined)('without a network', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launch();
  });
  afterAll(() => browser.close());

  test('after one visit: start, play, save, reopen', async () => {
    const { server, address } = await serve(inject('folder'), { port: 0 });
    const visitor = await visit(browser, { address });
    const { page, context } = visitor;
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
    });
    server.close();
    server.closeAllConnections();
    await context.setOffline(true);
    await page.reload();
    await page.waitForSelector('.cards');
    await visitor.playNow('steamrollers');
    await visitor.click();
    await visitor.myTurn();
    const at = await visitor.at();
    await page.goto(address);
    await page.locator('.table-row .ok').click();
    await visitor.myTurn();
    expect(await visitor.at()).toBe(at);
    await visitor.leave();
  });
});
