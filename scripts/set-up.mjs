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
const FIREFOX_PLACES = [
  process.env.FIREFOX_PATH,
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
  'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
];
const MINI_BROWSER_PLACES = ['x86_64', 'aarch64'].flatMap((machine) =>
  ['4.1', '4.0'].map((version) => `/usr/lib/${machine}-linux-gnu/webkit2gtk-${version}/MiniBrowser`),
);

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

const present = (places) => places.find((place) => place && existsSync(place));

export const findChromium = () => present(CHROMIUM_PLACES);
export const findFirefox = () => present(FIREFOX_PLACES);

/** WebKitGTK's small browser, what drives it, and a screen in memory for it; undefined unless all three are there. */
export function findWebKit() {
  const browser = present(MINI_BROWSER_PLACES);
  const [driver, screen] = ['/usr/bin/WebKitWebDriver', '/usr/bin/Xvfb'].map((place) => present([place]));
  return browser && driver && screen ? { browser, driver, screen } : undefined;
}

/** Debian's packages, where we may install them; what is missing then is said by whoever misses it. */
function installFromDebian(what, packages) {
  if (process.platform !== 'linux' || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  console.error(`roundhouse: installing ${what} for the tests (once, about a minute) …`);
  const quiet = { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };
  try {
    execFileSync('apt-get', ['update', '-qq'], quiet);
    execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], quiet);
  } catch {
    // Said by the caller, in words that help.
  }
}

/** A browser for the tests: the one that is there, or Debian's where we may install it. */
function installChromium() {
  if (findChromium()) return;
  installFromDebian('Chromium', ['chromium']);
  if (!findChromium()) {
    console.error(
      'roundhouse: no Chromium found; browser tests are skipped. Install Chromium or Chrome, or set CHROMIUM_PATH.',
    );
  }
}

/** The other two families of browsers, for `npm run test:all`. */
function installOtherBrowsers() {
  if (!findFirefox()) installFromDebian('Firefox', ['firefox-esr']);
  if (!findFirefox()) {
    console.error('roundhouse: no Firefox found; its tests are skipped. Install Firefox, or set FIREFOX_PATH.');
  }
  if (!findWebKit()) installFromDebian('WebKit', ['webkit2gtk-driver', 'xvfb']);
  if (!findWebKit()) {
    console.error('roundhouse: no WebKit found; its tests are skipped. Debian has it as webkit2gtk-driver and xvfb.');
  }
}

export function setUp({ browser = false, otherBrowsers = false } = {}) {
  checkNode();
  installPackages();
  if (browser) installChromium();
  if (otherBrowsers) {
    installOtherBrowsers();
    // Its test says so where it is missing.
    if (!existsSync('/usr/sbin/nginx')) installFromDebian('nginx', ['nginx-light']);
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) setUp({ browser: true });
