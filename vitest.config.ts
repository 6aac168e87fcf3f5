import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const BROWSER_TESTS = '**/*.browser.test.ts';
const BROWSER = 'table in a browser';

/** The browser first: what takes longest must not come last, and a worker that stays with its project keeps what it has loaded. */
class BrowserFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const inBrowser = ({ project }: TestSpecification): boolean => project.name === BROWSER;
    return [...sorted.filter(inBrowser), ...sorted.filter((file) => !inBrowser(file))];
  }
}

// With the React that people get: the one for development takes three times as long to draw a board.
process.env.NODE_ENV = 'production';

export default defineConfig({
  test: {
    testTimeout: 120_000,
    // A browser, a station or a database takes longer than ten seconds to start on a busy machine.
    hookTimeout: 120_000,
    globalSetup: ['scripts/testing/temporary.ts'],
    maxWorkers: 2,
    // Engines and boards are loaded once per worker: nothing in the house keeps state between tests.
    isolate: false,
    sequence: { sequencer: BrowserFirst },
    projects: [
      {
        extends: true,
        test: {
          name: 'rules',
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
        extends: true,
        test: {
          name: BROWSER,
          include: [BROWSER_TESTS],
          exclude: ['**/node_modules/**'],
          globalSetup: ['web/testing/build.ts'],
          // A real browser on a busy machine: what fails twice is a defect, what fails once is reported as flaky.
          retry: 1,
        },
      },
    ],
  },
});
