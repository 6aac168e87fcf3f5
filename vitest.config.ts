import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const BROWSER_TESTS = '**/*.browser.test.ts';
const BROWSER = 'table in a browser';

/** Half of the time a test waits for a browser, a station or a disk: there is work for more workers than processors. */
const WORKERS = Math.ceil(availableParallelism() * 1.5);

/** A minute by the clock: beside the first files and not after the last ones. */
const BY_THE_CLOCK = 'scripts/fuzz/fuzz.test.ts';
/** What takes longest of all files, longest first: whoever clones the house has no times of an earlier run to go by. */
const LONG = [
  'web/table/barriers.browser',
  'web/station/tables.browser',
  'web/table/kept.browser',
  'web/station/days.browser',
  'web/table/turn.browser',
  'web/table/phone.browser',
  'games/conformance',
  'server/faults/faults',
  'server/serve',
  'server/rules/threads',
  'server/affairs/processes',
  'cli/commands/commands',
];

/**
 * The browser first, then everything else, and in both what takes longest: a worker that stays with its project keeps what it has loaded, and at the
 * end all workers have something to do.
 */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId, project }: TestSpecification): number => {
      const long = LONG.findIndex((name) => moduleId.endsWith(`/${name}.test.ts`));
      return (project.name === BROWSER ? 0 : LONG.length + 1) + (long === -1 ? LONG.length : long);
    };
    const sorted = (await super.sort(files)).sort((one, other) => place(one) - place(other));
    const clocked = sorted.findIndex(({ moduleId }) => moduleId.endsWith(BY_THE_CLOCK));
    if (clocked >= WORKERS) sorted.splice(WORKERS - 1, 0, ...sorted.splice(clocked, 1));
    return sorted;
  }
}

// With the React that people get: the one for development takes three times as long to draw a board.
process.env.NODE_ENV = 'production';

/** What holds in both projects; how many workers there are does not stand here, or `--maxWorkers` would not be heard. */
const EVERYWHERE = {
  testTimeout: 120_000,
  // A browser, a station or a database takes longer than ten seconds to start on a busy machine.
  hookTimeout: 120_000,
  // Engines and boards are loaded once per worker: nothing in the house keeps state between tests.
  isolate: false,
};
const OWN_FOLDER = 'scripts/testing/temporary.ts';

export default defineConfig({
  test: {
    maxWorkers: WORKERS,
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          ...EVERYWHERE,
          name: 'rules',
          globalSetup: [OWN_FOLDER],
          include: [
            'kernel/**/*.test.ts',
            'games/**/*.test.ts',
            'players/**/*.test.ts',
            'host/**/*.test.ts',
            'server/**/*.test.ts',
            'cli/**/*.test.ts',
            'web/**/*.test.ts',
            'scripts/**/*.test.ts',
          ],
          exclude: ['**/node_modules/**', BROWSER_TESTS],
        },
      },
      {
        test: {
          ...EVERYWHERE,
          name: BROWSER,
          globalSetup: [OWN_FOLDER, 'web/testing/build.ts'],
          include: [BROWSER_TESTS],
          exclude: ['**/node_modules/**'],
          // A real browser on a busy machine: what fails twice is a defect, what fails once is reported as flaky.
          retry: 1,
        },
      },
    ],
  },
});
