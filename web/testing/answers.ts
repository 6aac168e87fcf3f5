/** Measures how soon the page answers a click, and knows whether an opponent was at work all the while. */
import type { Page, Worker } from 'playwright-core';
import type { Spot } from './hands.ts';
import type { Visit } from './visit.ts';

/** Times are those of the clock on the wall: the page's own begins with the page, a worker's with the worker. */
interface Thought {
  readonly begins: number;
  ends?: number;
}

interface Click {
  readonly at: number;
  /** Whether the first picture after it was another one. */
  answered?: boolean;
}

interface Watched {
  readonly thoughts: Thought[];
  /** From the finger to the next picture, as the browser itself measures it, for every interaction; what is faster than a picture it does not tell. */
  readonly took: Map<number, number>;
  click: Click | undefined;
}

declare global {
  var watched: Watched;
}

/** How long a thought takes, in ms: as long as that of a far better opponent, and a whole core like it. */
const PONDERS_MS = 3000;
/** A thought that ends sooner than this may not outlast a click. */
const ENOUGH_MS = 900;
/** A pointer rests before it presses. */
const RESTS_MS = 120;
/** Longer than any answer should take to be told. */
const TOLD_MS = 700;
/** Between two clicks of a quick hand. */
const BETWEEN_MS = 250;

/** In the thinker. */
function ponder(ms: number): void {
  if (self.name !== 'thinker') return;
  const now = (): number => performance.timeOrigin + performance.now();
  const news = new BroadcastChannel('thoughts');
  const { postMessage } = MessagePort.prototype;
  MessagePort.prototype.postMessage = function (this: MessagePort, message: unknown): void {
    const begins = now();
    news.postMessage({ begins });
    while (now() < begins + ms);
    news.postMessage({ begins, ends: now() });
    postMessage.call(this, message);
  };
}

/** In the page: whatever can be seen of an answer. */
function watch(): void {
  const sign = (): string =>
    JSON.stringify([
      ['data-panel', 'data-at', 'style'].map((name) => document.querySelector('.table')?.getAttribute(name)),
      document.querySelector('[data-stage]')?.getAttribute('data-stage'),
      [...document.querySelectorAll('[aria-pressed], [aria-expanded]')].map((button) =>
        ['aria-pressed', 'aria-expanded'].map((name) => button.getAttribute(name)),
      ),
      ['.board-svg', '.board-content'].map((part) => document.querySelector(part)?.getAttribute('style')),
      ['[data-chosen]', '.selected', '.target-menu', '.considered.pinned', 'dialog[open]'].map(
        (part) => document.querySelectorAll(part).length,
      ),
    ]);
  const thoughts: Thought[] = [];
  const took = new Map<number, number>();
  globalThis.watched = { thoughts, took, click: undefined };
  new BroadcastChannel('thoughts').addEventListener('message', ({ data }: MessageEvent<Thought>) => {
    const known = thoughts.find(({ begins }) => begins === data.begins);
    if (known && data.ends !== undefined) known.ends = data.ends;
    else thoughts.push(data);
  });
  let before = '';
  addEventListener('pointerdown', () => (before = sign()), { capture: true });
  const pressed = (event: MouseEvent): void => {
    const click: Click = { at: performance.timeOrigin + event.timeStamp };
    watched.click = click;
    requestAnimationFrame(() =>
      setTimeout(() => {
        click.answered = sign() !== before;
      }),
    );
  };
  addEventListener('click', pressed, { capture: true });
  const shortest = { type: 'event', durationThreshold: 16, buffered: true };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (!('interactionId' in entry) || typeof entry.interactionId !== 'number') continue;
      const id = entry.interactionId;
      if (id > 0 && !entry.name.startsWith('key')) took.set(id, Math.max(entry.duration, took.get(id) ?? 0));
    }
  }).observe(shortest);
}

/** Whether somebody has begun to think and will not be ready soon. */
const deepInThought = (page: Page): Promise<boolean> =>
  page.evaluate((latest) => {
    const thought = watched.thoughts.at(-1);
    return (
      thought !== undefined &&
      thought.ends === undefined &&
      performance.timeOrigin + performance.now() < thought.begins + latest
    );
  }, PONDERS_MS - ENOUGH_MS);

/** The middle of one of the things that can be seen and pressed. */
const spotOn = (page: Page, selector: string, place: number): Promise<Spot | undefined> =>
  page.evaluate(
    ([wanted, i]) => {
      const open = [...document.querySelectorAll(wanted)].flatMap((element) => {
        const { left, top, width, height } = element.getBoundingClientRect();
        const [x, y] = [left + width / 2, top + height / 2];
        const hit = document.elementFromPoint(x, y);
        return hit && element.contains(hit) ? [{ name: wanted, x, y }] : [];
      });
      return open[i % open.length];
    },
    [selector, place] as const,
  );

const share = (sorted: readonly number[], part: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))];

/** Clicks, and writes down how soon each was answered. */
export class Stopwatch {
  readonly #visitor: Visit;
  readonly #times = new Map<string, number[]>();
  /** Clicks that the next picture did not answer. */
  readonly unanswered: string[] = [];

  /** Before the page is opened. */
  static async on(visitor: Visit): Promise<Stopwatch> {
    visitor.page.on('worker', (worker: Worker) => {
      // A worker that is gone thinks no more.
      worker.evaluate(ponder, PONDERS_MS).catch(() => undefined);
    });
    await visitor.page.addInitScript(watch);
    return new Stopwatch(visitor);
  }

  constructor(visitor: Visit) {
    this.#visitor = visitor;
  }

  /** How many clicks were answered while somebody was thinking. */
  get count(): number {
    return [...this.#times.values()].flat().length;
  }

  /** Waits for somebody who begins to think; in vain where nobody has a choice, or it is the person's turn by now. */
  async #thinking(): Promise<boolean> {
    const { page } = this.#visitor;
    for (const start = Date.now(); Date.now() - start < PONDERS_MS; await page.waitForTimeout(20))
      if (await deepInThought(page)) return true;
    return false;
  }

  /** Clicks one of these while somebody thinks. What is not answered before the thought ends does not count. */
  async click(kind: string, selector: string, place: number): Promise<void> {
    const { page, pointer } = this.#visitor;
    await page.waitForSelector('.board-svg:not(.moving)');
    const first = await spotOn(page, selector, place);
    if (first && pointer === 'mouse') await page.mouse.move(first.x, first.y);
    await page.waitForTimeout(RESTS_MS);
    if (!(await this.#thinking())) return;
    // Where it is by now: the table may have moved on.
    await page.waitForSelector('.board-svg:not(.moving)');
    const spot = await spotOn(page, selector, place);
    if (!spot) return;
    await page.evaluate(() => {
      watched.took.clear();
      watched.click = undefined;
    });
    if (pointer === 'mouse') await page.mouse.click(spot.x, spot.y);
    else await page.touchscreen.tap(spot.x, spot.y);
    await this.#note(`${kind} ${place}`, kind);
    await page.waitForTimeout(BETWEEN_MS);
  }

  async #note(name: string, kind: string): Promise<void> {
    const { page } = this.#visitor;
    await page.waitForFunction(() => watched.click?.answered !== undefined);
    await page
      .waitForFunction(() => watched.took.size > 0, undefined, { timeout: TOLD_MS, polling: 20 })
      // Faster than a picture of the screen.
      .catch(() => undefined);
    const { ms, answered, thought } = await page.evaluate(() => {
      const { click, took, thoughts } = watched;
      const ms = Math.max(0, ...took.values());
      const at = click?.at ?? 0;
      const thought = thoughts.some(({ begins, ends }) => begins <= at && (ends === undefined || ends >= at + ms));
      return { ms, answered: click?.answered, thought };
    });
    if (!answered) this.unanswered.push(name);
    if (thought) this.#times.set(kind, [...(this.#times.get(kind) ?? []), ms]);
  }

  /** A line for every kind of click, and one for all. */
  toString(): string {
    const rows = [...this.#times, ['all', [...this.#times.values()].flat()] as const].map(([kind, times]) => {
      const sorted = [...times].sort((a, b) => a - b);
      const figures = [sorted.length, share(sorted, 0.5), share(sorted, 0.95), sorted.at(-1)];
      return [kind.padEnd(10), ...figures.map((figure) => String(figure).padStart(8))].join('');
    });
    return [
      ['ms'.padEnd(10), ...['clicks', 'median', '95 %', 'worst'].map((name) => name.padStart(8))].join(''),
      ...rows,
    ].join('\n');
  }
}
