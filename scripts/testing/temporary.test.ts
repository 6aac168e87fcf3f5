import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { emptyFolder, PREFIX, RUN_FOLDER, RUN_PREFIX } from './empty-folder.ts';
import { leftBehind } from './temporary.ts';

test('folders of tests lie in the folder of the run, which is taken away', () => {
  expect(dirname(emptyFolder())).toBe(process.env[RUN_FOLDER]);
});

test('a folder beside it is noticed; older ones and those of other runs are not ours', () => {
  const parent = emptyFolder();
  const before = Date.now() - 1000;
  for (const name of [`${PREFIX}abc`, `${RUN_PREFIX}abc`, 'other']) mkdirSync(join(parent, name));
  expect(leftBehind(parent, before)).toEqual([`${PREFIX}abc`]);
  expect(leftBehind(parent, Date.now() + 60_000)).toEqual([]);
});
