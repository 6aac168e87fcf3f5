/** Each check of `npm run check` is shown a violation, and must notice it. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { boardStyles, breakpoints, classesOf, KIT_CLASSES } from './checks/styles.mjs';
import { emptyFolder } from './testing/empty-folder.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/** A house with nothing in it but these files. */
function houseWith(files: Readonly<Record<string, string>>): string {
  const folder = emptyFolder();
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'dir');
  for (const [file, code] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), code);
  }
  return folder;
}

function run(folder: string, tool: string, ...args: readonly string[]): string {
  const { stdout, stderr } = spawnSync(process.execPath, [join(root, 'node_modules', tool), ...args], {
    cwd: folder,
    encoding: 'utf8',
  });
  return stdout + stderr;
}

const TSCONFIG = '{ "compilerOptions": { "module": "nodenext", "allowImportingTsExtensions": true, "noEmit": true } }';

/** The doors that are broken, each with the file or folder it is broken from. */
function brokenDoors(config: string, files: Readonly<Record<string, string>>): string[] {
  const folder = houseWith({ 'tsconfig.web.json': TSCONFIG, 'package.json': '{ "type": "module" }', ...files });
  const rooms = [...new Set(Object.keys(files).map((file) => file.split('/')[0]))];
  const cruise = 'dependency-cruiser/bin/dependency-cruise.mjs';
  const said = run(folder, cruise, '--config', join(root, config), ...rooms);
  return [...said.matchAll(/^ *error ([\w-]+): (\S+)/gm)].map(([, name, from]) => `${name}: ${from}`).sort();
}

const value = (path: string): string => `import { x } from '${path}';\nexport const y = x;\n`;
const type = (path: string): string => `import type { X } from '${path}';\nexport type Y = X;\n`;
const ONE = 'export const x = 1;\nexport type X = number;\n';

describe('doors', () => {
  test('the page runs no rules and brings in no worker, a board asks no rule; types pass through, and so do calls', () => {
    expect(
      brokenDoors('.dependency-cruiser.cjs', {
        'games/autobahn/network.ts': ONE,
        'games/autobahn/board/map.ts': value('../network.ts'),
        'games/autobahn/board/model.ts': type('../network.ts'),
        'players/ladder.ts': ONE,
        'host/calls.ts': ONE,
        'web/worker/host.ts': ONE,
        'web/table/taps.ts': value('../../games/autobahn/network.ts'),
        'web/table/seats.ts': type('../../games/autobahn/network.ts'),
        'web/table/levels.ts': value('../../players/ladder.ts'),
        'web/page/line.ts': value('../worker/host.ts'),
        'web/page/calls.ts': value('../../host/calls.ts'),
      }),
    ).toEqual([
      'board-doors: games/autobahn/board/map.ts',
      'page-calls-the-worker: web/page/line.ts',
      'page-runs-no-rules: web/table/levels.ts',
      'page-runs-no-rules: web/table/taps.ts',
    ]);
  });

  test('folders of the page stand in no circle, not even by types', () => {
    expect(
      brokenDoors('scripts/checks/folders.cjs', {
        'web/page/a.ts': value('../settings/b.ts'),
        'web/page/d.ts': value('../kit/e.ts'),
        'web/kit/e.ts': ONE,
        'web/settings/b.ts': ONE,
        'web/settings/c.ts': type('../page/a.ts'),
      }),
    ).toEqual(['no-circles-between-folders: web/page', 'no-circles-between-folders: web/settings']);
  });
});

describe('what nobody needs', () => {
  test('a dead export, a dead file and a package that is not used are found, and files are counted', () => {
    const folder = houseWith({
      'package.json': '{ "name": "house", "type": "module", "dependencies": { "zod": "1.0.0" } }',
      'knip.json': '{ "entry": ["cli/main.ts"], "project": ["cli/**/*.ts"] }',
      'cli/main.ts': value('./words.ts'),
      'cli/words.ts': 'export const x = 1;\nexport const dead = 2;\n',
      'cli/forgotten.ts': 'export const z = 3;\n',
    });
    const reporter = join(root, 'scripts/checks/counting-reporter.mjs');
    const said = run(folder, 'knip/bin/knip.js', '--no-progress', '--reporter', reporter);
    expect(said).toContain('exports: dead in');
    expect(said).toContain('forgotten.ts');
    expect(said).toContain('dependencies: zod in');
    expect(said).not.toContain('exports: x in');
    expect(said).toMatch(/[1-9]\d* files read/);
  });
});

describe('style sheets', () => {
  const ofTable = classesOf([{ file: 'web/style/table.css', css: '.question-bar .row {}\n.dock {}' }]);
  const problemsOf = (css: string): readonly string[] =>
    boardStyles({
      game: 'autobahn',
      sheets: [{ file: 'map.css', css }],
      sources: ["<g className={open ? 'price row' : 'price'} />"],
      ofTable,
    }).problems;

  test('a rule of a board lies under its board, nested or not', () => {
    expect(problemsOf(':where([data-game="autobahn"]) { .price { @media (--phone) { b { x: 1 } } } }')).toEqual([]);
    expect(problemsOf(':root[data-theme="dark"] [data-game="autobahn"] .price { x: 1 }')).toEqual([]);
    expect(problemsOf('@keyframes ab-turn { 50% { opacity: 0 } }')).toEqual([]);
    expect(problemsOf('.price { x: 1 }')).toEqual(['map.css:1: .price is not under [data-game="autobahn"]']);
    expect(problemsOf('[data-game="autobahn"] .price, .box { x: 1 }')).toHaveLength(1);
    expect(problemsOf('[data-game="train-rush"] .price { x: 1 }')).toHaveLength(1);
    expect(problemsOf('@media (--phone) { .price { x: 1 } }')).toHaveLength(1);
  });

  test('a board styles its own classes and those of the kit, not the table’s', () => {
    const nested = (selector: string): readonly string[] =>
      problemsOf(`:where([data-game="autobahn"]) { ${selector} { x: 1 } }`);
    expect(nested('.price.row')).toEqual([]);
    expect(nested('.target.legal .ring')).toEqual([]);
    expect(nested('.question-bar h2')).toEqual([
      'map.css:1: .question-bar is a class of the table; its looks are set by custom properties',
    ]);
    expect(nested('&:has(> .dock)')).toHaveLength(1);
  });

  test('sizes of windows are told in one place', () => {
    const problems = (css: string, code = ''): readonly string[] =>
      breakpoints({ sheets: [{ file: 'a.css', css }], sources: [{ file: 'a.ts', code }], screens: ['phone'] }).problems;
    expect(problems('@media (--phone) and (pointer: coarse) {}', 'matchMedia(SCREENS.phone)')).toEqual([]);
    expect(problems('@media (max-width: 700px) {}')).toHaveLength(1);
    expect(problems('@media (--phone) and (height < 40rem) {}')).toHaveLength(1);
    expect(problems('@media (--tablte) {}')).toEqual(['a.css:1: no screen is called --tablte']);
    expect(problems('', "matchMedia('(orientation: portrait) and (min-width: 3em)')")).not.toEqual([]);
    expect(problems('', "const PHONE = '(max-width: 700px)';")).toHaveLength(1);
  });
});

test('files are named in kebab-case', () => {
  const { vcs, ...config } = JSON.parse(readFileSync(join(root, 'biome.json'), 'utf8'));
  const folder = houseWith({
    'biome.json': JSON.stringify(config),
    'buildRoad.ts': ONE,
    'build-road.test.ts': ONE,
  });
  const said = run(folder, '@biomejs/biome/bin/biome', 'ci', '--colors=off', '.');
  expect(vcs.enabled).toBe(true);
  expect(said).toMatch(/buildRoad\.ts.*lint\/style\/useFilenamingConvention/);
  expect(said).not.toMatch(/build-road\.test\.ts.*useFilenamingConvention/);
});

test('docs/draw-a-board.md names the custom properties and kit classes there are, and no others', () => {
  const read = (file: string): string => readFileSync(join(root, file), 'utf8');
  const guide = read('docs/draw-a-board.md');
  const styles = ['tokens', 'base', 'table', 'panels'].map((name) => read(`web/style/${name}.css`)).join('\n');
  const table = guide.slice(guide.indexOf('| properties |'), guide.indexOf('Attributes that a board may ask for'));
  const named = [...table.matchAll(/--[a-z][\w-]*/g)].map(([name]) => name);
  expect(named.length).toBeGreaterThan(58);
  expect(
    named.filter((name) => !styles.includes(`${name}:`) && !new RegExp(`var\\(\\s*${name}\\b`).test(styles)),
  ).toEqual([]);
  const asked = [...styles.matchAll(/var\(\s*(--[\w-]+),/g)].map(([, name]) => name);
  expect([...new Set(asked)].filter((name) => !named.includes(name) && !styles.includes(`${name}:`))).toEqual([]);
  for (const name of KIT_CLASSES) expect(guide).toContain(`\`${name}\``);
});
