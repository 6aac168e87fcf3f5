// Builds the browser table when its sources are newer than what was built.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fingerprint } from './fingerprint.mjs';
import { root } from './set-up.mjs';

const SOURCES = ['web', 'games', 'kernel', 'players', 'host', 'vite.config.ts', 'package-lock.json'];
const stamp = `${root}dist/.built-from`;

/** The folder with the built table. */
export async function buildTable() {
  const folder = `${root}dist`;
  const wanted = fingerprint(SOURCES);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return folder;
  console.error('roundhouse: building the table …');
  const { build } = await import('vite');
  await build({ configFile: `${root}vite.config.ts`, logLevel: 'warn' });
  writeFileSync(stamp, wanted);
  return folder;
}
