import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { chromium } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { toy } from '../kernel/conformance/toy.ts';
import type { GameModule } from '../kernel/index.ts';
import { findChromium } from '../scripts/set-up.mjs';
import { hashesOf } from './hashes.ts';
import { GAMES } from './registry.ts';

const here = fileURLToPath(new URL('.', import.meta.url));
const SEEDS = [1, 2, 3];

const inNode = (module: GameModule): string[] =>
  SEEDS.flatMap((seed) => hashesOf(module.open(module.standardEdition), seed));

/** One script that does in the page what `inNode` does here. */
async function bundle(): Promise<string> {
  const { outputFiles } = await build({
    stdin: {
      contents: `
        import { toy } from '../kernel/conformance/toy.ts';
        import { hashesOf } from './hashes.ts';
        import { GAMES } from './registry.ts';
        globalThis.hashesById = async (id, seeds) => {
          const module = id === 'toy' ? toy : await GAMES.find((entry) => entry.id === id).load();
          const game = module.open(module.standardEdition);
          return seeds.flatMap((seed) => hashesOf(game, seed));
        };`,
      resolveDir: here,
      loader: 'ts',
    },
    bundle: true,
    format: 'iife',
    platform: 'browser',
    write: false,
  });
  return outputFiles[0].text;
}

const executablePath = findChromium();

describe.skipIf(executablePath === undefined)('in a real browser', () => {
  test('the same setup and moves lead to the same state hashes as in Node', async () => {
    const browser = await chromium.launch({
      executablePath: executablePath ?? '',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
      ],
    });
    try {
      const page = await browser.newPage();
      await page.addScriptTag({ content: await bundle() });
      const inPage = (id: string): Promise<unknown> =>
        page.evaluate(`hashesById(${JSON.stringify(id)}, ${JSON.stringify(SEEDS)})`);
      expect(await inPage('toy')).toEqual(inNode(toy));
      for (const { id, load } of GAMES) expect([id, await inPage(id)]).toEqual([id, inNode(await load())]);
    } finally {
      await browser.close();
    }
  });
});
