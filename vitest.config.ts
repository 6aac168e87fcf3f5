import { defineConfig } from 'vitest/config';

const BROWSER_TESTS = '**/*.browser.test.ts';

export default defineConfig({
  test: {
    testTimeout: 120_000,
    maxWorkers: 2,
    projects: [
      {
        extends: true,
        test: {
          name: 'rules',
          include: [
            'kernel/**/*.test.ts',
            'games/**/*.test.ts',
            'players/**/*.test.ts',
            'cli/**/*.test.ts',
            'web/**/*.test.ts',
            'scripts/**/*.test.ts',
          ],
          exclude: ['node_modules/**', BROWSER_TESTS],
        },
      },
      {
        extends: true,
        test: {
          name: 'table in a browser',
          include: [BROWSER_TESTS],
          exclude: ['node_modules/**'],
          globalSetup: ['web/testing/build.ts'],
          // A real browser on a busy machine: what fails twice is a defect, what fails once is reported as flaky.
          retry: 1,
        },
      },
    ],
  },
});
