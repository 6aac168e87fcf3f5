/** `npm run look -- <game> [--moves 40] [--seed 7] [--language de] [--players 3]`: pictures of a game in the middle, for whoever draws its board. */
import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { build } from 'vite';
import { LANGUAGES } from '../../kernel/index.ts';
import { serve } from '../../scripts/serve.mjs';
import { launch, SCREENS, screenContext } from './browser.ts';
import { linkToMiddle } from './middle.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    moves: { type: 'string', default: '40' },
    seed: { type: 'string', default: '7' },
    players: { type: 'string', default: '3' },
    language: { type: 'string', default: 'en' },
    panel: { type: 'string' },
  },
});

const wanted = positionals[0] ?? 'toy';
const middle = await linkToMiddle({
  game: wanted,
  players: Number(values.players),
  seed: Number(values.seed),
  moves: Number(values.moves),
});

const outDir = `${root}artefacts/dist-look`;
await build({ configFile: `${root}vite.config.ts`, mode: 'test', logLevel: 'error', build: { outDir } });
const { server, address } = await serve(outDir, { port: 0 });
const browser = await launch();
const folder = `${root}artefacts/screens`;
mkdirSync(folder, { recursive: true });
const language = LANGUAGES.find((code) => code === values.language) ?? 'en';
try {
  const link = `${address}${middle}`;
  for (const screen of SCREENS) {
    const context = await screenContext(browser, screen);
    await context.addInitScript(
      `localStorage.setItem('roundhouse.settings', '{"language":"${language}","speed":"instant"}')`,
    );
    const page = await context.newPage();
    page.on('pageerror', (error) => console.error(error.message));
    page.on('console', (message) => {
      if (message.type() === 'error') console.error(message.text());
    });
    await page.goto(link);
    await page.waitForSelector('[data-stage="yours"], [data-stage="over"]');
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
