// `npm run check`: format and lint, types, the doors between the rooms, what nobody needs, and style sheets that keep to their own.
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { root, setUp } from './set-up.mjs';

setUp();
// It needs a package, which a fresh clone has only now.
const { boardStyles, breakpoints, classesOf } = await import('./checks/styles.mjs');

/** A check that looked at nothing would be green: so much each of them must have seen at least. */
const FEWEST = { modules: 700, pageModules: 300, files: 650, rules: 900, queries: 35 };

function tell(name, ok, details = '') {
  console.log(`${ok ? 'ok  ' : 'FAIL'} ${name}`);
  if (ok) return;
  if (details !== '') console.log(details);
  process.exitCode = 1;
}

/** Runs a tool; `seen` finds in its words how much it has looked at. */
function run(name, file, args, seen = undefined) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [`${root}node_modules/${file}`, ...args], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1 << 28,
  });
  const count = seen && Number(seen.pattern.exec(stdout)?.[1] ?? 0);
  if (seen) console.log(`     ${count} ${seen.what}`);
  const enough = seen === undefined || count >= seen.fewest;
  tell(
    name,
    status === 0 && enough,
    `${stdout.slice(-6000)} ${stderr.slice(-2000)}${enough ? '' : `fewer than ${seen.fewest} ${seen.what}: it has not looked`}`,
  );
}

function cruise(name, config, rooms, fewest) {
  run(name, 'dependency-cruiser/bin/dependency-cruise.mjs', ['--config', config, ...rooms], {
    pattern: /\((\d+) modules/,
    what: 'modules',
    fewest,
  });
}

const filesIn = (folder, ending) =>
  readdirSync(root + folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => ending.test(file))
    .map((file) => `${folder}/${file.replaceAll('\\', '/')}`);
const read = (file) => readFileSync(root + file, 'utf8');
const sheetsIn = (folder) => filesIn(folder, /\.css$/).map((file) => ({ file, css: read(file) }));
const boards = readdirSync(`${root}games`, { withFileTypes: true }).flatMap((entry) =>
  entry.isDirectory() ? [{ game: entry.name, folder: `games/${entry.name}/board` }] : [],
);

function checkBoardStyles() {
  const ofTable = classesOf(sheetsIn('web'));
  const found = boards.map(({ game, folder }) =>
    boardStyles({ game, sheets: sheetsIn(folder), sources: filesIn(folder, /\.tsx?$/).map(read), ofTable }),
  );
  const rules = found.reduce((sum, board) => sum + board.rules, 0);
  console.log(`     ${rules} rules`);
  const problems = found.flatMap((board) => board.problems);
  tell('boards style their own', problems.length === 0 && rules >= FEWEST.rules, problems.join('\n'));
}

function checkBreakpoints() {
  const SCREENS = 'web/style/screens.ts';
  const folders = ['web', ...boards.map(({ folder }) => folder)];
  const { problems, queries } = breakpoints({
    sheets: folders.flatMap(sheetsIn),
    sources: folders
      .flatMap((folder) => filesIn(folder, /\.tsx?$/))
      .filter((file) => file !== SCREENS && !/\/testing\/|\.test\.tsx?$/.test(file))
      .map((file) => ({ file, code: read(file) })),
    screens: [...read(SCREENS).matchAll(/^ {2}'?([\w-]+)'?: ['A-Z]/gm)].map(([, name]) => name),
  });
  console.log(`     ${queries} queries`);
  tell('breakpoints in one place', problems.length === 0 && queries >= FEWEST.queries, problems.join('\n'));
}

run('format and lint', '@biomejs/biome/bin/biome', ['ci', '--colors=off', '.']);
run('types', 'typescript7/bin/tsc', ['-p', '.']);
run('types of the browser table', 'typescript7/bin/tsc', ['-p', 'tsconfig.web.json']);
cruise(
  'rooms and doors',
  '.dependency-cruiser.cjs',
  ['kernel', 'games', 'players', 'host', 'server', 'cli', 'web'],
  FEWEST.modules,
);
cruise('folders of the page', 'scripts/checks/folders.cjs', ['web'], FEWEST.pageModules);
run(
  'nothing that nobody needs',
  'knip/bin/knip.js',
  ['--no-progress', '--reporter', './scripts/checks/counting-reporter.mjs'],
  { pattern: /(\d+) files read/, what: 'files', fewest: FEWEST.files },
);
checkBoardStyles();
checkBreakpoints();
