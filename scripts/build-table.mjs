// Builds the browser table when its sources are newer than what was built.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fingerprint } from './fingerprint.mjs';
import { root } from './set-up.mjs';

const SOURCES = ['web', 'games', 'kernel', 'players', 'host', 'vite.config.ts', 'package-lock.json'];

/** The folder with the built table; mode `test` adds the practice game, in a folder of its own. */
export async function buildTable(mode = 'production') {
  const folder = `${root}${mode === 'test' ? 'artefacts/dist-test' : 'dist'}`;
  const stamp = `${folder}/.built-from`;
  const wanted = fingerprint(SOURCES);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return folder;
  console.error('roundhouse: building the table …');
  const { build } = await import('vite');
  await build({ configFile: `${root}vite.config.ts`, mode, logLevel: 'warn', build: { outDir: folder } });
  writeFileSync(stamp, wanted);
  return folder;
}
