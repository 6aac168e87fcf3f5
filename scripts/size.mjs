// `npm run size`: what the browser has to load, compressed, against what it may cost.
import { readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { buildTable } from './build-table.mjs';
import { root, setUp } from './set-up.mjs';

const MOST_FOR_HOME = 150;
const MOST_PER_GAME = 150;

setUp();
await buildTable();

const folder = `${root}dist/assets/`;
const scripts = readdirSync(folder)
  .filter((file) => file.endsWith('.js'))
  .map((file) => {
    const code = readFileSync(folder + file);
    return { file, code: code.toString(), size: gzipSync(code, { level: 9 }).length / 1024 };
  });
const byName = new Map(scripts.map((script) => [script.file, script]));

/** A script and all it imports at once. */
function closure(names, seen = new Set()) {
  for (const name of names) {
    const script = byName.get(name);
    if (!script || seen.has(name)) continue;
    seen.add(name);
    closure(
      [...script.code.matchAll(/(?:from|import)\s*["']\.\/([^"']+\.js)["']/g)].map((match) => match[1]),
      seen,
    );
  }
  return seen;
}

const sum = (names) => [...names].reduce((total, name) => total + (byName.get(name)?.size ?? 0), 0);
const named = (pattern) => scripts.map((script) => script.file).filter((file) => pattern.test(file));

const page = readFileSync(`${root}dist/index.html`, 'utf8');
const home = closure([...page.matchAll(/(?:src|href)="\.\/assets\/([^"]+\.js)"/g)].map((match) => match[1]));
let ok = true;
function report(what, size, most) {
  const fits = size <= most;
  ok &&= fits;
  console.log(`${fits ? 'ok  ' : 'FAIL'} ${what.padEnd(16)} ${size.toFixed(1).padStart(6)} KB of ${most} KB`);
}

report('home', sum(home), MOST_FOR_HOME);
const table = closure([...named(/^table-screen-/), ...named(/^worker-[\w-]{8}\.js$/)]);
for (const name of home) table.delete(name);
console.log(`     ${'table and worker'} ${sum(table).toFixed(1).padStart(6)} KB, with every game`);
const games = new Set(named(/^worker-rules-/).map((file) => /^worker-rules-(.+)-[\w-]{8}\.js$/.exec(file)?.[1]));
for (const game of games) {
  const own = closure(named(new RegExp(`^(board|worker-rules)-${game}-[\\w-]{8}\\.js$`)));
  for (const name of [...home, ...table]) own.delete(name);
  report(game, sum(table) + sum(own), MOST_PER_GAME);
}
if (!ok) process.exitCode = 1;
