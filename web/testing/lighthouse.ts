/**
 * `npm run lighthouse -- [home autobahn …] [--runs 5] [--preset mobile] [--moves 30] [--slowdown n] [--from folder] [--why]`: what Lighthouse says of the home
 * screen and of the table of every game. First the machine is measured, and unless told otherwise slowed down by as much as makes a phone of it
 * (calibration.ts); the table names its index and the slowdown. Lighthouse is large and no part of the house: whoever wants to measure fetches it.
 */

import { createRequire } from 'node:module';
import { dirname, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Browser, chromium } from 'playwright-core';
import { GAMES } from '../../games/registry.ts';
import { readArguments } from '../../scripts/arguments.ts';
import { buildTable } from '../../scripts/build-table.mjs';
import { servePage } from '../../server/http/page.ts';
import { ARGUMENTS, executablePath } from './browser.ts';
import { calculated, slowdownFor } from './calibration.ts';
import { freePort } from './free-port.ts';
import { linkToMiddle } from './middle.ts';

const FETCH = 'npm install --no-save lighthouse@12';
const CATEGORIES = ['performance', 'accessibility', 'best-practices'] as const;
const TIMES = {
  'first paint': 'first-contentful-paint',
  'largest paint': 'largest-contentful-paint',
  'speed index': 'speed-index',
  blocking: 'total-blocking-time',
  shift: 'cumulative-layout-shift',
} as const;

interface Audit {
  readonly id: string;
  readonly title: string;
  readonly score: number | null;
  readonly numericValue?: number;
  readonly displayValue?: string;
}
interface Report {
  /** How fast the machine is: work done in a fixed time, as Lighthouse counts it. */
  readonly environment: { readonly benchmarkIndex: number };
  readonly categories: Readonly<Record<string, { readonly score: number | null }>>;
  readonly audits: Readonly<Record<string, Audit>>;
}
interface Lighthouse {
  /** Runs in a page for a second, and answers with the index of the machine. */
  benchmark(): number;
  run(address: string, preset: string, port: number, slowdown: number): Promise<Report>;
}

/** Lighthouse as it lies in a folder's packages; undefined if it does not. */
async function lighthouseIn(folder: string): Promise<Lighthouse | undefined> {
  let main: string;
  try {
    main = createRequire(pathToFileURL(resolve(folder, 'package.json'))).resolve('lighthouse');
  } catch {
    return undefined;
  }
  const { default: lighthouse } = await import(pathToFileURL(main).href);
  const { default: desktop } = await import(pathToFileURL(resolve(dirname(main), 'config/desktop-config.js')).href);
  const { pageFunctions } = await import(pathToFileURL(resolve(dirname(main), 'lib/page-functions.js')).href);
  return {
    benchmark: pageFunctions.computeBenchmarkIndex,
    async run(address, preset, port, slowdown) {
      const throttling = { cpuSlowdownMultiplier: slowdown };
      const flags = { port, output: 'json', logLevel: 'error', onlyCategories: [...CATEGORIES], throttling };
      const { lhr } = await lighthouse(address, flags, preset === 'desktop' ? desktop : undefined);
      return lhr;
    },
  };
}

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1];

/** So often the machine is measured before the pages are. */
const BENCHMARKS = 5;

async function indexOf(browser: Browser, benchmark: () => number): Promise<number> {
  const page = await browser.newPage();
  const indexes: number[] = [];
  while (indexes.length < BENCHMARKS) indexes.push(await page.evaluate(benchmark));
  await page.close();
  return median(indexes);
}

/** A desktop is what Lighthouse's machine is itself. */
const slowdownOf = (preset: string, calibrated: number): number => (preset === 'desktop' ? 1 : calibrated);

/** One row: the median of every figure over all runs. */
function row(
  page: string,
  preset: string,
  slowdown: number,
  reports: readonly Report[],
): Record<string, string | number> {
  const scores = CATEGORIES.map((name) => [
    name,
    Math.round(100 * median(reports.map(({ categories }) => categories[name].score ?? 0))),
  ]);
  const times = Object.entries(TIMES).map(([name, audit]) => {
    const value = median(reports.map(({ audits }) => audits[audit].numericValue ?? 0));
    return [name, name === 'shift' ? value.toFixed(3) : `${Math.round(value)} ms`];
  });
  const machine = Math.round(median(reports.map(({ environment }) => environment.benchmarkIndex)));
  return { page, preset, ...Object.fromEntries(scores), ...Object.fromEntries(times), machine, slowdown };
}

function why({ audits }: Report): void {
  for (const { id, score, displayValue } of Object.values(audits)) {
    if (score !== null && score < 0.9) console.log(`     ${id} ${score} ${displayValue ?? ''}`);
  }
}

const { values, positionals } = readArguments(
  'lighthouse -- [home autobahn …] [--runs 5] [--preset mobile] [--moves 30] [--slowdown n] [--from folder] [--why]',
  {
    runs: { type: 'string', default: '5' },
    preset: { type: 'string', multiple: true, default: ['mobile', 'desktop'] },
    moves: { type: 'string', default: '30' },
    from: { type: 'string', default: '.' },
    slowdown: { type: 'string' },
    why: { type: 'boolean', default: false },
  },
);

const lighthouse = await lighthouseIn(values.from);
if (!lighthouse || executablePath === undefined) {
  console.error(
    lighthouse
      ? 'No Chromium found: install Chromium or Chrome, or set CHROMIUM_PATH.'
      : `Lighthouse is not here. \`${FETCH}\` fetches it without noting it down (or --from the folder where it is installed).`,
  );
  process.exit(1);
}
const port = await freePort();
const { server, address } = await servePage(await buildTable(), { port: 0 });
const browser = await chromium.launch({ executablePath, args: [...ARGUMENTS, `--remote-debugging-port=${port}`] });
const index = await indexOf(browser, lighthouse.benchmark);
const phone = values.slowdown === undefined ? slowdownFor(index) : Number(values.slowdown);
console.error(`machine: index ${index}, slowdown by the calculator ${calculated(index)}, measured with ${phone}`);
const pages = positionals.length > 0 ? positionals : ['home', ...GAMES.map(({ id }) => id)];
const rows: Record<string, string | number>[] = [];
try {
  for (const page of pages) {
    const part =
      page === 'home' ? '' : await linkToMiddle({ game: page, players: 3, seed: 3, moves: Number(values.moves) });
    for (const preset of values.preset) {
      const reports: Report[] = [];
      const slowdown = slowdownOf(preset, phone);
      for (let i = 0; i < Number(values.runs); i++)
        reports.push(await lighthouse.run(`${address}${part}`, preset, port, slowdown));
      rows.push(row(page, preset, slowdown, reports));
      console.error(Object.values(rows.at(-1) ?? {}).join('  '));
      if (values.why) why(reports[0]);
    }
  }
  console.table(rows);
} finally {
  await browser.close();
  server.close();
  server.closeAllConnections();
}
