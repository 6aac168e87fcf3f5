/** Builds the browser table: `vite build`. Mode `test` adds the practice game of the conformance suite. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { GAMES } from './games/registry.ts';
import { LADDER } from './players/ladder.ts';
import { fallbackFaces, withFallbacks } from './web/fonts/fallback.ts';
import { readFont } from './web/fonts/woff.ts';
import { screenQueries } from './web/style/screens.ts';

const here = fileURLToPath(new URL('.', import.meta.url));

/** `games/<id>/…` → `<id>`: chunks of a game are named after it, so that their sizes can be told. */
const gameOf = (module: string | null | undefined): string | undefined => /\/games\/([^/]+)\//.exec(module ?? '')?.[1];

const pageChunk = (module: string | null | undefined, name: string): string => {
  const game = gameOf(module);
  if (game === undefined) return `assets/${name}-[hash].js`;
  const part = /\/board\/(rules|panels|explain)/.exec(module ?? '')?.[1];
  return `assets/${part === 'rules' ? 'guide' : (part ?? 'board')}-${game}-[hash].js`;
};

/** Rules are needed by whoever plays, lessons by whoever learns, the rest of a game by opponents and previews: fetched, and weighed, apart. */
const workerPart = (module: string | null | undefined): string | undefined => {
  const game = gameOf(module);
  if (game === undefined) return undefined;
  const part = /\/(lessons|rules)\b/.exec(module ?? '')?.[1] ?? 'rest';
  return `${part}-${game}`;
};

/** The rules of a game may share a file with what its companion needs of them: it is theirs all the same. */
const isRules = (module: string): boolean => /\/games\/[^/]+\/rules\.ts$/.test(module);

/** Puts the list of all files in front of the service worker. */
const offline = (): Plugin => ({
  name: 'roundhouse-offline',
  apply: 'build',
  enforce: 'post',
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      const files = Object.keys(bundle).filter((file) => !/\.map$/.test(file) && file !== 'index.html');
      const list = ['./', 'manifest.webmanifest', 'icon.svg', 'icon-turn.svg', 'icon-maskable.svg', ...files.sort()];
      const hash = createHash('sha256');
      for (const file of Object.values(bundle)) hash.update(file.type === 'chunk' ? file.code : file.source);
      const worker = readFileSync(`${here}web/offline/sw.js`, 'utf8');
      this.emitFile({
        type: 'asset',
        fileName: 'sw.js',
        source: `const FILES = ${JSON.stringify(list)};\nconst VERSION = '${hash.digest('hex').slice(0, 12)}';\n${worker}`,
      });
    },
  },
});

/**
 * Both parts of a typeface are declared under one name: told apart by their letters, only the one that is needed is fetched. Beside each weight
 * stand the fonts of the system that hold its room until it has come; `var(--font-barlow-condensed)` is the typeface together with these.
 */
const fontFaces = (): Plugin => ({
  name: 'roundhouse-font-faces',
  enforce: 'pre',
  transform: {
    filter: { id: /@fontsource\/[^/]+\/latin(-ext)?-\d+\.css$/ },
    handler(code, id) {
      const [, folder, name, subset, weight] = /^(.*\/([^/]+)\/)(latin(?:-ext)?)-(\d+)\.css$/.exec(id) ?? [];
      const ranges: Record<string, string> = JSON.parse(readFileSync(`${folder}unicode.json`, 'utf8'));
      const face = code
        .replace(/,\s*url\([^)]*\.woff\) format\('woff'\)/, '')
        .replace(/}\s*$/, `  unicode-range: ${ranges[subset]};\n}\n`);
      const family = /font-family: '([^']+)'/.exec(code)?.[1];
      if (subset !== 'latin' || family === undefined) return face;
      const font = readFont(readFileSync(`${folder}files/${name}-latin-${weight}-normal.woff`));
      return `${face}${fallbackFaces(family, Number(weight), font)}\n:root { --font-${name}: ${withFallbacks(family)}; }\n`;
    },
  },
});

/** `@media (--phone)` → the query of that screen. */
const screens = (): Plugin => ({
  name: 'roundhouse-screens',
  enforce: 'pre',
  transform: { filter: { id: /\/(web|games)\/.*\.css$/ }, handler: (code) => screenQueries(code) },
});

/** Notes and provenance in component data are for whoever reads the file; the page gets what the rules and boards see. */
const componentData = (): Plugin => ({
  name: 'roundhouse-component-data',
  enforce: 'pre',
  transform: {
    filter: { id: /\/games\/[^/]+\/components\/standard\.json$/ },
    async handler(code, id) {
      const module = await GAMES.find((entry) => entry.id === gameOf(id))?.load();
      return module && JSON.stringify(module.parseEdition(JSON.parse(code)));
    },
  },
});

/**
 * Of a game's contract the page never asks for its laws, which conformance and the engine's protocol check states by, nor for the positions
 * that `bench` measures, nor, where there is a board, for the table as text: thousands of bytes that nobody has to fetch. Whoever asks for
 * them there after all is told.
 */
const notForThePage = (): Plugin => ({
  name: 'roundhouse-not-for-the-page',
  enforce: 'pre',
  transform: {
    filter: { id: /\/games\/[^/]+\/(invariants|crowded|print)\.ts$/ },
    handler(code, id) {
      const game = gameOf(id);
      if (id.endsWith('/print.ts') && !existsSync(`${here}games/${game}/board`)) return undefined;
      return [...code.matchAll(/^export function (\w+)/gm)]
        .map(([, name]) => `export function ${name}() { throw new Error('not in the page: ${name} of ${game}'); }`)
        .join('\n');
    },
  },
});

/** On a slow line the house's sign, a few kilobytes of page and style, comes before the script and not beside it. */
const signFirst = (): Plugin => ({
  name: 'roundhouse-sign-first',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (html) => html.replace(/<(script type="module"|link rel="modulepreload")/g, '<$1 fetchpriority="low"'),
  },
});

export default defineConfig(({ mode }) => {
  const practice = mode === 'test';
  return {
    root: `${here}web`,
    base: './',
    resolve: {
      alias: {
        'd3-transition': `${here}web/table/no-transition.ts`,
        'd3-interpolate': `${here}web/table/no-transition.ts`,
        // What every React since 18 has itself.
        'use-sync-external-store/shim/index.js': 'react',
      },
    },
    plugins: [react(), screens(), componentData(), fontFaces(), signFirst(), offline()],
    define: {
      __WITH_TOY__: JSON.stringify(practice),
      __LEVELS__: JSON.stringify(LADDER.map((player) => player.id)),
      __COURSES__: JSON.stringify(
        GAMES.map(({ id }) => id).filter((id) => existsSync(`${here}games/${id}/lessons/index.ts`)),
      ),
      __GAMES__: JSON.stringify([...GAMES.map((entry) => entry.id), ...(practice ? ['toy'] : [])]),
    },
    build: {
      outDir: `${here}dist`,
      emptyOutDir: true,
      target: 'es2022',
      // The browsers with popovers, which the table needs anyway: they know nested rules, which are shorter than flat ones.
      cssTarget: ['chrome120', 'firefox125', 'safari17.2'],
      assetsInlineLimit: 0,
      // The same browsers know module preloading.
      modulePreload: { polyfill: false },
      rolldownOptions: {
        checks: { bundlerTimings: false },
        output: { chunkFileNames: ({ facadeModuleId, name }) => pageChunk(facadeModuleId, name) },
      },
    },
    worker: {
      format: 'es',
      plugins: () => [componentData(), notForThePage()],
      rolldownOptions: {
        checks: { bundlerTimings: false },
        output: {
          entryFileNames: 'assets/worker-[hash].js',
          chunkFileNames: ({ facadeModuleId, moduleIds, name }) =>
            `assets/worker-${workerPart(facadeModuleId ?? moduleIds.find(isRules)) ?? name}-[hash].js`,
        },
      },
    },
  };
});
