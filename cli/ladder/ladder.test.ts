import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { GAMES } from '../../games/registry.ts';
import { makeSetup } from '../../kernel/index.ts';
import { questionAbout } from '../../players/player.ts';
import { emptyFolder } from '../../scripts/testing/empty-folder.ts';
import { roundhouse } from '../testing/captured.ts';
import { frozenPlayer } from './frozen.ts';
import { type KeptContest, rateContests } from './ratings.ts';

const folder = emptyFolder();
const ladder = async (words: string) => {
  const { code, out } = await roundhouse(`ladder toy --seats 3 --json ${words}`.split(' '));
  expect(code).toBe(0);
  return JSON.parse(out).rows[0];
};

describe('ladder', () => {
  test('stops as soon as the test knows who is stronger, and says how sure the share is', async () => {
    const { standing } = await ladder('--pair novice,random --games 600');
    expect(standing.verdict).not.toBe('open');
    expect(standing.games).toBeLessThan(600);
    expect(standing.low).toBeLessThan(standing.share);
    expect(standing.hero.p95).toBeGreaterThan(0);
    expect(standing.longest).toBeGreaterThan(10);
  });

  test('gives the same numbers with several workers', async () => {
    const once = await ladder('--pair novice,random --games 30 --seed 9');
    const spread = await ladder('--pair novice,random --games 30 --seed 9 --workers 2');
    for (const figure of ['games', 'share', 'points', 'rivalPoints', 'longest'])
      expect(spread.standing[figure]).toBe(once.standing[figure]);
  });

  test('goes on from a results file, whose last line may be half written', async () => {
    const file = join(folder, 'ladder.jsonl');
    const whole = await ladder(`--pair random,random --games 24 --test 0.1,0.9`);
    await ladder(`--pair random,random --games 12 --results ${file}`);
    const lines = readFileSync(file, 'utf8').trim().split('\n');
    expect(lines).toHaveLength(4);
    appendFileSync(file, lines[0].slice(0, 50));
    appendFileSync(file, '\n');
    const resumed = await ladder(`--pair random,random --games 24 --test 0.1,0.9 --results ${file}`);
    expect(resumed.standing.share).toBe(whole.standing.share);
    const again = readFileSync(file, 'utf8')
      .split('\n')
      .filter((line) => line.endsWith('}}'));
    expect(again).toHaveLength(whole.standing.blocks);
  });

  test('writes its table into a Markdown file and leaves the rest of it alone', async () => {
    const file = join(folder, 'opponents.md');
    writeFileSync(file, '# Opponents\n');
    await ladder(`--pair novice,random --games 12 --md ${file}`);
    await ladder(`--pair random,novice --games 12 --md ${file}`);
    await ladder(`--pair novice,random --games 15 --md ${file}`);
    const text = readFileSync(file, 'utf8');
    expect(text.startsWith('# Opponents\n')).toBe(true);
    expect(text.match(/^\| (novice|random) .*/gm)).toHaveLength(2);
    expect(text).toContain('| novice | random | 15 |');
    expect(text).toContain('npx roundhouse ladder toy --seats 3');
  });

  test('measures an opponent against an automa', async () => {
    const words = 'ladder steamrollers --seats player,eva --option level=6 --pair quick,eva --games 1 --json';
    const { code, out } = await roundhouse(words.split(' '), { games: GAMES });
    expect(code).toBe(0);
    expect(JSON.parse(out).rows[0]).toMatchObject({ hero: 'quick', rival: 'eva 6', standing: { games: 1 } });
  });

  test('measures an automa at each of its levels, and puts everybody on one scale', async () => {
    const file = join(folder, 'automas.jsonl');
    const eva = `ladder steamrollers --seats player,eva --each level=1,6 --pair quick,eva --games 2 --results ${file}`;
    const measured = await roundhouse(`${eva} --json`.split(' '), { games: GAMES });
    expect(JSON.parse(measured.out).rows.map(({ rival }: { rival: string }) => rival)).toEqual(['eva 1', 'eva 6']);
    const rated = await roundhouse(`ladder steamrollers --ratings --results ${file} --json`.split(' '), {
      games: GAMES,
    });
    const { ratings } = JSON.parse(rated.out);
    expect(ratings.map(({ name }: { name: string }) => name).sort()).toEqual(['eva 1', 'eva 6', 'quick']);
  });

  test('rates all opponents of a results file on one scale, a control among them, and writes the table', async () => {
    const file = join(folder, 'ratings.jsonl');
    const markdown = join(folder, 'ratings.md');
    writeFileSync(markdown, '# Opponents\n');
    await ladder(`--pair novice,random --games 30 --test 0.1,0.9 --results ${file}`);
    await ladder(`--pair random,random --games 30 --test 0.1,0.9 --results ${file}`);
    for (let time = 0; time < 2; time++) {
      const { out } = await roundhouse(`ladder toy --ratings --results ${file} --md ${markdown} --json`.split(' '));
      const names = JSON.parse(out).ratings.map(({ name }: { name: string }) => name);
      expect(names.sort()).toEqual(['novice', 'random', 'random, twin']);
    }
    expect(readFileSync(markdown, 'utf8').match(/^\| (novice|random)/gm)).toHaveLength(3);
  });

  test('who wins more is rated higher, also over a third; a twin is rated alike; a table of four counts by its fair share', () => {
    const contest = (hero: string, rival: string, seats: number, wins: number, games: number): KeptContest => ({
      hero,
      rival,
      seats,
      blocks: Array.from({ length: games }, (_, k) => ({
        seed: k,
        shares: [(k * wins) % games < wins ? 1 : 0],
        points: [0],
        rivalPoints: [0],
        longest: 1,
        ranOut: 0,
        heroTurns: {},
        rivalTurns: {},
      })),
    });
    const ratings = rateContests(
      [
        contest('master', 'steady', 2, 75, 100),
        contest('steady', 'random', 2, 90, 100),
        contest('steady', 'steady, twin', 2, 50, 100),
        contest('quick', 'steady', 4, 25, 100),
      ],
      'steady',
    );
    const of = (name: string): number => ratings.find((rated) => rated.name === name)?.rating ?? Number.NaN;
    expect(of('steady')).toBe(1500);
    expect(of('master')).toBeGreaterThan(1600);
    expect(of('random')).toBeLessThan(1300);
    expect(ratings.map(({ name }) => name).slice(-1)).toEqual(['random']);
    for (const equal of ['steady, twin', 'quick']) expect(Math.abs(of(equal) - 1500)).toBeLessThan(60);
  });

  test('refuses an opponent it does not know, and a test that is none', async () => {
    const said = await roundhouse('ladder toy --pair grandmaster,random'.split(' '));
    expect([said.code, said.err]).toEqual([2, expect.stringContaining('"grandmaster" is not one of former, random')]);
    expect((await roundhouse('ladder toy --pair random,random --test 2,1'.split(' '))).code).toBe(2);
  });
});

test.each(GAMES.map(({ id }) => id))('the former steady still plays %s', async (id) => {
  const module = await GAMES.find((entry) => entry.id === id)?.load();
  if (module === undefined) throw new Error(`no game ${id}`);
  const game = module.open(module.standardEdition);
  const former = await frozenPlayer('former', id, module.standardEdition);
  if (former === undefined) throw new Error('no former steady');
  const state = game.setup(makeSetup(game, { seats: ['player', 'player'], options: {}, seed: 3 }));
  const view = game.view(state, game.deciding(state)[0]);
  const seat = game.deciding(state)[0];
  const moves = game.moves(state, seat);
  expect(moves).toContain(
    former.choose(questionAbout({ game, seat, seats: 2, moves, stream: [1, 2, 3, 4] }, () => view)),
  );
});
