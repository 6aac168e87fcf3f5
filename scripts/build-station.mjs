// Puts the modules of the station, and of the packages it stands on, into a few files when they have changed. Read one by one through
// tsx they take a process and each of its threads longer than everything else that a start consists of.
import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { fingerprint } from './fingerprint.mjs';
import { root } from './set-up.mjs';

const SOURCES = [
  'server',
  'games',
  'kernel',
  'players',
  'host',
  'package.json',
  'package-lock.json',
  'scripts/build-station.mjs',
];
const FOLDER = `${root}artefacts/station/`;
/** Processes of the version before may still read theirs. */
const KEPT = 3;

const modulesIn = (folder, extension) => {
  const module = (name) => pathToFileURL(`${folder}${name}${extension}`);
  return {
    server: module('server/serve').href,
    registry: module('games/registry'),
    rulesThread: module('server/rules/thread'),
    thinkerThread: module('server/thinking/thread'),
  };
};
const sources = () => {
  const modules = modulesIn(root, '.ts');
  // Threads make TypeScript readable first.
  const first = (name) => pathToFileURL(`${root}server/${name}/thread.mjs`);
  return { ...modules, rulesThread: first('rules'), thinkerThread: first('thinking') };
};

async function build(folder) {
  const { build: bundle } = await import('esbuild');
  const { rulesThread, thinkerThread, registry, server } = modulesIn(root, '.ts');
  await bundle({
    entryPoints: [server, registry, rulesThread, thinkerThread].map((url) => new URL(url).pathname),
    outbase: root,
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    // Machine code, and what is only looked for.
    external: ['libsql', 'pg-native'],
    // Packages of the older kind ask for modules of Node by `require`.
    banner: { js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);" },
    logLevel: 'error',
  });
}

function tidy() {
  const age = (name) => statSync(FOLDER + name).mtimeMs;
  const old = readdirSync(FOLDER).sort((a, b) => age(b) - age(a));
  for (const name of old.slice(KEPT)) rmSync(FOLDER + name, { recursive: true, force: true });
}

/** The modules that a station is opened with: built ones, or the sources where nothing can be written. */
export async function buildStation() {
  const wanted = `${FOLDER}${fingerprint(SOURCES).slice(0, 16)}/`;
  if (existsSync(wanted)) return modulesIn(wanted, '.mjs');
  try {
    mkdirSync(FOLDER, { recursive: true });
    const fresh = mkdtempSync(`${FOLDER}new-`);
    await build(fresh);
    try {
      renameSync(fresh, wanted);
    } catch (error) {
      // Another process was faster.
      rmSync(fresh, { recursive: true, force: true });
      if (!existsSync(wanted)) throw error;
    }
    tidy();
    return modulesIn(wanted, '.mjs');
  } catch (error) {
    console.error(`roundhouse: the station could not be built and starts from its sources: ${error.message}`);
    return sources();
  }
}
