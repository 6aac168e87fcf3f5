import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['kernel/**/*.test.ts', 'games/**/*.test.ts', 'players/**/*.test.ts', 'cli/**/*.test.ts'],
    testTimeout: 120_000,
    maxWorkers: 2,
  },
});
