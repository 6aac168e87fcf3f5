/** `npm run look -- <game> [--moves 40] [--seed 7] [--language de] [--players 3] [--humans 2]`: pictures of a game in the middle, for whoever draws its board. */
import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { build } from 'vite';
import { LANGUAGES } from '../../kernel/index.ts';
import { readArguments } from '../../scripts/arguments.ts';
import { servePage } from '../../server/http/page.ts';
import { launch, SCREENS, screenContext } from './browser.ts';
import { linkToMiddle } from './middle.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const { values, positionals } = readArguments(
  'look -- <game> [--moves 40] [--seed 7] [--language de] [--players 3] [--humans 1] [--panel name]',
  {
    moves: { type: 'string', default: '40' },
    seed: { type: 'string', default: '7' },
    players: { type: 'string', default: '3' },
    humans: { type: 'string', default: '1' },
    language: { type: 'string', default: 'en' },
    panel: { type: 'string' },
  },
);

const wanted = positionals[0] ?? 'toy';
const middle = await linkToMiddle({
  game: wanted,
  players: Number(values.players),
  seed: Number(values.seed),
  moves: Number(values.moves),
});

const humans = Number(values.humans);

/** Takes the screen where people have secrets from each other. */
async function myTurn(page: Page): Promise<void> {
  await page.waitForSelector('[data-stage="yours"], [data-stage="over"], .hand-over');
  if ((await page.locator('.hand-over').count()) > 0) await page.locator('.hand-over button').click();
  await page.waitForSelector('[data-stage="yours"], [data-stage="over"]');
}

/** In the page: gives the first seats of every saved table to people; a record names none. */
async function inviteFriends(count: number): Promise<void> {
  const answered = <T>(request: IDBRequest<T>): Promise<T> =>
    new Promise((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
  const database = await answered(indexedDB.open('roundhouse'));
  for (const name of ['tables', 'games']) {
    const store = database.transaction(name, 'readwrite').objectStore(name);
    for (const saved of await answered(store.getAll())) {
      saved.holders = saved.holders.map((holder: { name: string }, seat: number) =>
        seat < count ? { kind: 'human', name: holder.name } : holder,
      );
      await answered(store.put(saved));
    }
  }
  database.close();
}

const outDir = `${root}artefacts/dist-look`;
await build({ configFile: `${root}vite.config.ts`, mode: 'test', logLevel: 'error', build: { outDir } });
const { server, address } = await servePage(outDir, { port: 0 });
const browser = await launch();
const folder = `${root}artefacts/screens`;
mkdirSync(folder, { recursive: true });
const language = LANGUAGES.find((code) => code === values.language) ?? 'en';
try {
  const link = `${address}${middle}`;
  for (const screen of SCREENS) {
    const context = await screenContext(browser, screen);
    await context.addInitScript(
      `localStorage.setItem('roundhouse.settings', '{"language":"${language}","speed":"instant","welcomed":["${wanted}"]}')`,
    );
    // What is handed into the page was compiled here and asks for this by name.
    await context.addInitScript('globalThis.__name = (named) => named');
    const page = await context.newPage();
    page.on('pageerror', (error) => console.error(error.message));
    page.on('console', (message) => {
      if (message.type() === 'error') console.error(message.text());
    });
    await page.goto(link);
    await myTurn(page);
    if (humans > 1) {
      await page.evaluate(inviteFriends, humans);
      await page.reload();
      await myTurn(page);
    }
    if (values.panel !== undefined) await page.locator(`[data-tab="${values.panel}"]`).click();
    await page.waitForTimeout(300);
    const file = `${folder}/${wanted}-${screen.name}-${language}.png`;
    await page.screenshot({ path: file });
    console.log(file);
    await context.close();
  }
} finally {
  await browser.close();
  server.close();
}
