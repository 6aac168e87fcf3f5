import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { emptyFolder } from '../scripts/testing/empty-folder.ts';
import { roundhouse } from './testing/captured.ts';
import { writeFileWhole } from './write-file.ts';

const posix = process.platform !== 'win32';

test('a file is written whole, its folders made, and nothing else is left beside it', () => {
  const folder = join(emptyFolder(), 'new', 'folder');
  writeFileWhole(join(folder, 'a.json'), 'one');
  writeFileWhole(join(folder, 'a.json'), 'two');
  expect(readFileSync(join(folder, 'a.json'), 'utf8')).toBe('two');
  expect(readdirSync(folder)).toEqual(['a.json']);
});

test.runIf(posix)('a symbolic link stays a link and its target is written, through several links as well', () => {
  const folder = emptyFolder();
  mkdirSync(join(folder, 'far'));
  writeFileSync(join(folder, 'far', 'real.json'), 'old');
  symlinkSync(join('far', 'real.json'), join(folder, 'near'));
  symlinkSync('near', join(folder, 'link'));
  writeFileWhole(join(folder, 'link'), 'new');
  expect(readlinkSync(join(folder, 'link'))).toBe('near');
  expect(lstatSync(join(folder, 'far', 'real.json')).isFile()).toBe(true);
  expect(readFileSync(join(folder, 'far', 'real.json'), 'utf8')).toBe('new');
});

test.runIf(posix)('a link to nothing gets its target made', () => {
  const folder = emptyFolder();
  symlinkSync('later.json', join(folder, 'link'));
  writeFileWhole(join(folder, 'link'), 'new');
  expect(lstatSync(join(folder, 'link')).isSymbolicLink()).toBe(true);
  expect(readFileSync(join(folder, 'later.json'), 'utf8')).toBe('new');
});

test.runIf(posix)('links in a circle are refused', () => {
  const folder = emptyFolder();
  symlinkSync('b', join(folder, 'a'));
  symlinkSync('a', join(folder, 'b'));
  expect(() => writeFileWhole(join(folder, 'a'), 'x')).toThrow(/^cannot write .*: its symbolic links go in a circle$/);
});

test.runIf(posix)('permissions are kept', () => {
  const file = join(emptyFolder(), 'mine.json');
  writeFileSync(file, 'old');
  chmodSync(file, 0o600);
  writeFileWhole(file, 'new');
  expect(statSync(file).mode & 0o777).toBe(0o600);
});

test.runIf(posix)('what is no regular file is refused in one sentence and stays what it is', async () => {
  const folder = emptyFolder();
  const pipe = join(folder, 'pipe');
  execFileSync('mkfifo', [pipe]);
  symlinkSync('pipe', join(folder, 'link'));
  for (const file of [pipe, join(folder, 'link')]) {
    const { code, err } = await roundhouse(['record', 'toy', '--seats', 'random,random', '--out', file]);
    expect([code, err]).toEqual([1, `roundhouse: cannot write ${file}: it is not a regular file\n`]);
  }
  expect(lstatSync(pipe).isFIFO()).toBe(true);
});

test('a folder is refused', () => {
  const folder = emptyFolder();
  expect(() => writeFileWhole(folder, 'x')).toThrow(/: it is a folder$/);
  expect(existsSync(folder)).toBe(true);
});

test.runIf(posix)('a game at a table saves through a link, and goes on when the place is no file', async () => {
  const folder = emptyFolder();
  symlinkSync('real.json', join(folder, 'link.json'));
  const play = (file: string) => roundhouse(['play', 'toy', '--seed', '3', '--save', file], { typed: ['1', 'q'] });
  await play(join(folder, 'link.json'));
  expect(lstatSync(join(folder, 'link.json')).isSymbolicLink()).toBe(true);
  expect(JSON.parse(readFileSync(join(folder, 'real.json'), 'utf8')).moves.length).toBeGreaterThan(0);
  const pipe = join(folder, 'pipe');
  execFileSync('mkfifo', [pipe]);
  const { code, out } = await play(pipe);
  expect([code, out.includes('it is not a regular file')]).toEqual([0, true]);
  expect(lstatSync(pipe).isFIFO()).toBe(true);
});
