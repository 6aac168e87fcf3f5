// Builds the browser table when its sources are newer than what was built.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { root } from './set-up.mjs';

const SOURCES = ['web', 'games', 'kernel', 'players', 'host', 'vite.config.ts', 'package-lock.json'];

/** Every source by name, size and time: cheap to look at, different after any change. */
function fingerprint() {
  const hash = createHash('sha256');
  const visit = (path) => {
    const found = statSync(root + path);
    if (found.isDirectory()) for (const name of readdirSync(root + path).sort()) visit(`${path}/${name}`);
    else if (!path.endsWith('.test.ts')) hash.update(`${path} ${found.size} ${found.mtimeMs}\n`);
  };
  SOURCES.forEach(visit);
  return hash.digest('hex');
}

/** The folder with the built table; mode `test` adds the practice game, in a folder of its own. */
export async function buildTable(mode = 'production') {
  const folder = `${root}${mode === 'test' ? 'artefacts/dist-test' : 'dist'}`;
  const stamp = `${folder}/.built-from`;
  const wanted = fingerprint();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return folder;
  console.error('roundhouse: building the table …');
  const { build } = await import('vite');
  await build({ configFile: `${root}vite.config.ts`, mode, logLevel: 'warn', build: { outDir: folder } });
  writeFileSync(stamp, wanted);
  return folder;
}
