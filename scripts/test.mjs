// `npm test`: set up what is missing, then every test; with --all every game is played out on every board, and a part of each in other browsers. Ends with "N passed, N failed".
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { root, setUp } from './set-up.mjs';

const wishes = process.argv.slice(2);
const all = wishes.includes('--all');
setUp({ browser: true, otherBrowsers: all });
const results = `${root}artefacts/test-results.json`;
mkdirSync(`${root}artefacts`, { recursive: true });
rmSync(results, { force: true });
const { status } = spawnSync(
  process.execPath,
  [
    `${root}node_modules/vitest/vitest.mjs`,
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${results}`,
    ...wishes.filter((wish) => wish !== '--all'),
  ],
  { cwd: root, stdio: 'inherit', env: { ...process.env, ...(all ? { ROUNDHOUSE_TESTS: 'all' } : {}) } },
);
const { numPassedTests, numFailedTests, numPendingTests } = JSON.parse(readFileSync(results, 'utf8'));
console.log(
  `${numPassedTests} passed, ${numFailedTests} failed${numPendingTests > 0 ? `, ${numPendingTests} skipped` : ''}`,
);
process.exitCode = status ?? 1;
