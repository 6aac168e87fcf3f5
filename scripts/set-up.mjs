// Brings a fresh clone to the point where everything runs. Plain Node: it must work before anything is installed.
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));
const OLDEST_NODE = [20, 19];

const CHROMIUM_PLACES = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** Ends the command with one sentence. */
export function stop(sentence, code = 1) {
  console.error(`roundhouse: ${sentence}`);
  process.exit(code);
}

function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major < OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor < OLDEST_NODE[1])) {
    stop(`Node ${OLDEST_NODE.join('.')} or newer is needed; this is ${process.versions.node}`);
  }
}

function readJson(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

/**
 * Whether every package of the lock file is installed, however that was done: npm keeps its own list of what it installed.
 * Packages for other platforms are left out there, and more packages than wanted do no harm.
 */
export function packagesAreThere(folder) {
  const wanted = readJson(`${folder}package-lock.json`)?.packages ?? {};
  const installed = readJson(`${folder}node_modules/.package-lock.json`)?.packages;
  if (installed === undefined) return false;
  return Object.entries(wanted).every(([place, { version, integrity, optional }]) => {
    if (place === '') return true;
    const found = installed[place];
    if (found === undefined) return optional === true;
    return found.version === version && found.integrity === integrity && existsSync(`${folder}${place}/package.json`);
  });
}

/** Installs the packages of the lock file, unless these very packages are there already. */
function installPackages() {
  if (packagesAreThere(root)) return;
  console.error('roundhouse: installing packages (once, about half a minute) …');
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const { status } = spawnSync(npm, ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  });
  if (status !== 0) stop('the packages could not be installed (see above); is there a network?');
}

export const findChromium = () => CHROMIUM_PLACES.find((place) => place && existsSync(place));

/** A browser for the tests: the one that is there, or Debian's where we may install it. */
function installChromium() {
  if (findChromium()) return;
  if (process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.error('roundhouse: installing Chromium for the browser tests (once, about a minute) …');
    const quiet = { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };
    try {
      execFileSync('apt-get', ['update', '-qq'], quiet);
      execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], quiet);
    } catch {
      // Said below, in words that help.
    }
  }
  if (!findChromium()) {
    console.error(
      'roundhouse: no Chromium found; browser tests are skipped. Install Chromium or Chrome, or set CHROMIUM_PATH.',
    );
  }
}

export function setUp({ browser = false } = {}) {
  checkNode();
  installPackages();
  if (browser) installChromium();
}

if (process.argv[1] === fileURLToPath(import.meta.url)) setUp({ browser: true });
