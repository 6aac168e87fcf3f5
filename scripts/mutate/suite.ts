/**
 * The tests that concern one part of the house, bundled once per mutant and run in a warm process until the first failure. A mutant costs
 * a build of a tenth of a second and the tests up to the one that notices it.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { type BuildContext, context, type Plugin } from 'esbuild';
import { type Mutant, mutate } from './mutants.ts';

export const root = fileURLToPath(new URL('../../', import.meta.url));
const here = fileURLToPath(new URL('.', import.meta.url));
/** So many bundles a process keeps in memory before a fresh one takes over. */
const BUNDLES_PER_WORKER = 40;

export interface Part {
  readonly id: string;
  /** Test files by their path from the root, in the order in which they are asked. */
  readonly tests: readonly string[];
  /** Tests of the whole house are asked for one game only: their names must contain this. */
  readonly only: Readonly<Record<string, string>>;
}

export interface Timing {
  readonly seconds: number;
  /** Of its tests. */
  readonly slowest: number;
  readonly tests: number;
}
export type Verdict =
  | { readonly killed: string; readonly why: string }
  | { readonly times: Readonly<Record<string, Timing>> };
/** Sent before every test: a test that does not end is noticed by itself, not by the length of the whole run. */
interface Progress {
  readonly at: string;
}

export const filesUnder = (folder: string): string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => join(folder, file).replaceAll('\\', '/'))
    .sort();

export class Suite {
  readonly part: Part;
  #worker: ChildProcess | undefined;
  #builds: BuildContext | undefined;
  #mutant: Mutant | undefined;
  #count = 0;

  constructor(part: Part) {
    this.part = part;
  }

  /** The mutated file takes the place of the real one in the bundle alone: the working tree is never touched. */
  #sources(): Plugin {
    return {
      name: 'sources',
      setup: (build) => {
        const shim = join(here, 'shim.mjs');
        build.onResolve({ filter: /^vitest$/ }, ({ importer, path }) =>
          importer === shim ? { path, external: true } : { path: shim },
        );
        build.onLoad({ filter: /\.ts$/ }, ({ path }) => {
          if (path.includes('node_modules')) return undefined;
          const source = readFileSync(path, 'utf8');
          const name = relative(root, path).replaceAll('\\', '/');
          const changed = this.#mutant?.file === name ? mutate(source, this.#mutant) : source;
          return {
            contents: changed.replaceAll('import.meta.url', JSON.stringify(pathToFileURL(path).href)),
            loader: 'ts',
          };
        });
      },
    };
  }

  async #build(): Promise<string> {
    const table = this.part.tests.map(
      (file) => `${JSON.stringify(file)}: () => import(${JSON.stringify(`./${file}`)})`,
    );
    this.#builds ??= await context({
      stdin: { contents: `globalThis.__mutate.files = {${table.join(',\n')}};`, resolveDir: root, loader: 'ts' },
      bundle: true,
      format: 'esm',
      platform: 'node',
      packages: 'external',
      write: false,
      loader: { '.css': 'empty' },
      jsx: 'automatic',
      logLevel: 'silent',
      plugins: [this.#sources()],
    });
    const { outputFiles } = await this.#builds.rebuild();
    // Beside the sources, so that packages are found from there.
    const bundle = join(root, `node_modules/.mutate-${process.pid}-${this.part.id}-${this.#count++}.mjs`);
    writeFileSync(bundle, outputFiles?.[0].text ?? '');
    return bundle;
  }

  /** Tests beside the changed file come first, then those of its folder: most often they are the ones that notice. */
  #order(): string[] {
    const { tests } = this.part;
    const mutant = this.#mutant;
    if (mutant === undefined) return [...tests];
    const own = `${basename(mutant.file, '.ts')}.test.ts`;
    const rank = (file: string): number =>
      basename(file) === own ? 0 : dirname(file) === dirname(mutant.file) && this.part.only[file] === undefined ? 1 : 2;
    return tests
      .map((file, i) => ({ file, key: rank(file) * 1000 + i }))
      .sort((a, b) => a.key - b.key)
      .map(({ file }) => file);
  }

  /** `patience` says how many seconds one test of a file may take. */
  async run(mutant: Mutant | undefined, patience: (file: string) => number): Promise<Verdict> {
    this.#mutant = mutant;
    let bundle: string;
    try {
      bundle = await this.#build();
    } catch (error) {
      return { killed: 'while building', why: error instanceof Error ? error.message.split('\n')[0] : String(error) };
    }
    if (this.#count % BUNDLES_PER_WORKER === 0) this.#dismiss();
    // A process, not a thread: a mutant may grow a list until the engine gives up, and must not take the run with it.
    this.#worker ??= fork(join(here, 'worker.mjs'), {
      execArgv: ['--max-old-space-size=1500'],
      // A mutant has escaped when the longest tests have not noticed it.
      env: { ...process.env, ROUNDHOUSE_TESTS: 'all' },
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    const worker = this.#worker;
    const verdict = await new Promise<Verdict>((resolve) => {
      let late: NodeJS.Timeout | undefined;
      const settle = (found: Verdict): void => {
        clearTimeout(late);
        worker.off('message', hear);
        worker.off('exit', crash);
        resolve(found);
      };
      const wait = (file: string): void => {
        clearTimeout(late);
        late = setTimeout(() => {
          settle({ killed: `${file}: timeout`, why: `no end within ${patience(file).toFixed(0)} s` });
          this.#dismiss();
        }, patience(file) * 1000);
      };
      const hear = (said: Verdict | Progress): void => {
        if ('at' in said) wait(said.at);
        else settle(said);
      };
      const crash = (code: number | null): void => {
        this.#worker = undefined;
        settle({ killed: 'crash', why: `ended with code ${code}` });
      };
      wait('');
      worker.on('message', hear);
      worker.on('exit', crash);
      worker.send({ bundle: pathToFileURL(bundle).href, order: this.#order(), only: this.part.only });
    });
    rmSync(bundle, { force: true });
    return verdict;
  }

  #dismiss(): void {
    this.#worker?.kill('SIGKILL');
    this.#worker = undefined;
  }

  async end(): Promise<void> {
    this.#dismiss();
    await this.#builds?.dispose();
  }
}
