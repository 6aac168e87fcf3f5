import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { emptyFolder } from '../scripts/testing/empty-folder.ts';
import { binary, spawned } from './testing/spawned.ts';

const example = fileURLToPath(new URL('../examples/opponent.py', import.meta.url));
const python = (await spawned(['--version'], { program: 'python3', file: '-I' }).catch(() => undefined))?.code === 0;

describe('the real command', () => {
  test('works from any folder, even one with a configuration of its own', async () => {
    const cwd = emptyFolder();
    writeFileSync(join(cwd, 'tsconfig.json'), '{ this is not JSON');
    const { code, out, err } = await spawned(['games', '--json'], { cwd });
    expect([code, err]).toEqual([0, '']);
    expect(JSON.parse(out)).toContainEqual(expect.objectContaining({ id: 'steamrollers', title: 'SteamRollers' }));
  });

  test('says what to do when its packages are not installed', async () => {
    const root = join(emptyFolder(), 'clone');
    mkdirSync(join(root, 'bin'), { recursive: true });
    copyFileSync(binary, join(root, 'bin', 'roundhouse.mjs'));
    const { code, out, err } = await spawned(['games'], { file: join(root, 'bin', 'roundhouse.mjs'), cwd: tmpdir() });
    expect([code, out]).toEqual([1, '']);
    expect(err).toMatch(/^roundhouse: not set up yet; run "npm install" in .*clone.*\n$/);
  });

  test('refuses in one line', async () => {
    const { code, out, err } = await spawned(['simulate', 'steamrollers', '--seats', 'tram']);
    expect([code, out]).toEqual([2, '']);
    expect(err).toBe(
      'roundhouse: --seats: "tram" is not one of random, novice, steady, skilled, expert, master, eva, level:builder, level:hauler, level:collector\n',
    );
  });

  const full = '/dev/full';
  test.runIf(existsSync(full))('tells of a full disk in one sentence', async () => {
    const script = 'exec "$0" "$1" games > /dev/full';
    const { code, err } = await spawned([script, process.execPath, binary], { program: 'sh', file: '-c' });
    expect([code, err]).toEqual([1, 'roundhouse: cannot write the output: the disk is full\n']);
  });

  test.runIf(process.platform !== 'win32')('ends quietly when nobody reads any more', async () => {
    const script = '"$0" "$1" record steamrollers --seats random,random | head -c 5';
    const { code, out, err } = await spawned([script, process.execPath, binary], { program: 'sh', file: '-c' });
    expect([code, out.length, err]).toEqual([0, 5, '']);
  });

  test('plays a game from lines on standard input, and saves where it was left', async () => {
    const file = join(emptyFolder(), 'game.roundhouse.json');
    const words = ['play', 'steamrollers', '--seats', 'human,random', '--seed', '3', '--save', file];
    const { code, out } = await spawned(words, { typed: '1\n1\n1\n' });
    expect(code).toBe(0);
    expect(out).toContain('Round 1');
    expect(out).toContain(`--resume ${file}`);
    expect(JSON.parse(readFileSync(file, 'utf8')).moves.length).toBeGreaterThanOrEqual(3);
  });
});

test.runIf(python)('the Python example plays a whole game over the engine protocol and wins it', async () => {
  const { code, out, err } = await spawned(['3'], { program: 'python3', file: example });
  expect([code, err]).toEqual([0, '']);
  expect(out).toMatch(/points: \[\d+, -?\d+, -?\d+\] winners: \[0\]\s*$/);
});
