/** A phone of the middle class on a slow line, as Lighthouse imagines it: a quarter of this machine's speed, 1.6 Mbit/s, 150 ms away. */
import type { Page } from 'playwright-core';
import type { Screen } from './browser.ts';

export const PHONE: Screen = { name: 'phone', width: 412, height: 823, theme: 'light' };

const SLOWER = 4;
/** What Lighthouse gives the browser for these figures: requests on top of each other wait longer than one alone. */
const LATENCY_MS = 150 * 3.75;
const DOWN = 0.9 * 1.6 * (1024 / 8) * 1024;
const UP = 0.9 * 0.75 * (1024 / 8) * 1024;

/** Before the page is opened. */
export async function slowPhone(page: Page): Promise<void> {
  await page.addInitScript(watch);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: LATENCY_MS,
    downloadThroughput: DOWN,
    uploadThroughput: UP,
  });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
}

/** Something that was moved by what came later, and how far. */
interface Shift {
  readonly value: number;
  readonly moved: readonly string[];
}

declare global {
  var shifts: Shift[];
  /** What was the largest thing on the screen so far, whenever that was something new. */
  var largest: string[];
}

/** In the page, from its first moment on. */
function watch(): void {
  const named = (node: Node | null | undefined): string =>
    node instanceof Element ? `${node.localName}.${node.getAttribute('class') ?? ''}` : (node?.nodeName ?? 'something');
  globalThis.shifts = [];
  globalThis.largest = [];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) largest.push(named('element' in entry ? Object(entry.element) : null));
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (!('value' in entry) || typeof entry.value !== 'number') continue;
      const sources = 'sources' in entry && Array.isArray(entry.sources) ? entry.sources : [];
      shifts.push({ value: entry.value, moved: sources.map(({ node }) => named(node)) });
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** So long nothing has come over the line, when a screen is complete. */
const QUIET_MS = 1_200;

/** What has moved by itself since the page was opened or this was asked last, when the screen has come to rest. */
export async function layoutShift(page: Page): Promise<{ readonly sum: number; readonly moved: readonly string[] }> {
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await page.waitForTimeout(QUIET_MS);
  const found = await page.evaluate(() => shifts.splice(0));
  const sum = found.reduce((total, { value }) => total + value, 0);
  return { sum, moved: found.flatMap(({ value, moved }) => moved.map((what) => `${value.toFixed(3)} ${what}`)) };
}
