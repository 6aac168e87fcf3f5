// `npm run check`: format and lint, types, and the doors between the rooms.
import { spawnSync } from 'node:child_process';
import { root, setUp } from './set-up.mjs';

setUp();

/** An architecture check that looked at nothing would be green: this many modules it must have seen at least. */
const FEWEST_MODULES = 40;

function run(name, file, args, check = () => true) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [`${root}node_modules/${file}`, ...args], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1 << 28,
  });
  const ok = status === 0 && check(stdout);
  console.log(`${ok ? 'ok  ' : 'FAIL'} ${name}`);
  if (!ok) {
    console.log(stdout.slice(-6000), stderr.slice(-2000));
    process.exitCode = 1;
  }
}

run('format and lint', '@biomejs/biome/bin/biome', ['ci', '--colors=off', '.']);
run('types', 'typescript7/bin/tsc', ['-p', '.']);
run('types of the browser table', 'typescript7/bin/tsc', ['-p', 'tsconfig.web.json']);
run(
  'rooms and doors',
  'dependency-cruiser/bin/dependency-cruise.mjs',
  ['--config', '.dependency-cruiser.cjs', 'kernel', 'games', 'players', 'host', 'cli', 'web'],
  (out) => {
    const modules = Number(/\((\d+) modules/.exec(out)?.[1] ?? 0);
    console.log(`     ${modules} modules`);
    return modules >= FEWEST_MODULES;
  },
);
