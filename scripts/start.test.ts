import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { packagesAreThere } from './set-up.mjs';
import { emptyFolder } from './testing/empty-folder.ts';

const script = fileURLToPath(new URL('start.mjs', import.meta.url));

describe('npm start', () => {
  test.each([
    [['--port', 'x'], '--port must be a whole number from 0 to 65535, not "x"'],
    [['--port', '99999'], '--port must be a whole number from 0 to 65535, not "99999"'],
    [
      ['--porrt', '1'],
      "Unknown option '--porrt'; usage: npm start -- [--port 4173] [--host 127.0.0.1] [--data folder]",
    ],
    [['table'], "Unexpected argument 'table'; usage: npm start -- [--port 4173] [--host 127.0.0.1] [--data folder]"],
  ])('refuses %j in one sentence', (words, sentence) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...words], { encoding: 'utf8' });
    expect([status, stdout, stderr]).toEqual([2, '', `roundhouse: ${sentence}\n`]);
  });
});

describe('the packages are there', () => {
  const wanted = {
    '': { version: '1.0.0' },
    'node_modules/a': { version: '1.0.0', integrity: 'sha512-a' },
    'node_modules/a/node_modules/b': { version: '2.0.0', integrity: 'sha512-b' },
    'node_modules/for-another-platform': { version: '1.0.0', integrity: 'sha512-c', optional: true },
  };
  const { '': _root, 'node_modules/for-another-platform': _other, ...afterNpmCi } = wanted;

  function clone(installed: object | undefined, folders: readonly string[]): string {
    const root = emptyFolder();
    writeFileSync(join(root, 'package-lock.json'), JSON.stringify({ packages: wanted }));
    for (const folder of folders) {
      mkdirSync(join(root, folder), { recursive: true });
      writeFileSync(join(root, folder, 'package.json'), '{}');
    }
    mkdirSync(join(root, 'node_modules'), { recursive: true });
    if (installed !== undefined)
      writeFileSync(join(root, 'node_modules', '.package-lock.json'), JSON.stringify({ packages: installed }));
    return `${root}/`;
  }
  const folders = Object.keys(afterNpmCi);

  test.each<[string, object | undefined, readonly string[], boolean]>([
    ['after a plain npm ci', afterNpmCi, folders, true],
    ['with one package more', { ...afterNpmCi, 'node_modules/more': { version: '1.0.0' } }, folders, true],
    ['not in a fresh clone', undefined, [], false],
    ['not with another version', { ...afterNpmCi, 'node_modules/a': { version: '0.9.0' } }, folders, false],
    ['not with one missing from the list', { 'node_modules/a': wanted['node_modules/a'] }, folders, false],
    ['not with one missing from the disk', afterNpmCi, ['node_modules/a'], false],
  ])('%s', (_when, installed, there, expected) => {
    expect(packagesAreThere(clone(installed, there))).toBe(expected);
  });
});
