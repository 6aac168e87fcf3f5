// `npm start`: set up what is missing, then the product.
import { spawnSync } from 'node:child_process';
import { root, setUp } from './set-up.mjs';

setUp();
const { status } = spawnSync(process.execPath, [`${root}bin/roundhouse.mjs`, ...process.argv.slice(2)], {
  stdio: 'inherit',
});
process.exitCode = status ?? 1;
