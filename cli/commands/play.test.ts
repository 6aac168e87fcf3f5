import { copyFileSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { describe, expect, test } from 'vitest';
import { GAMES } from '../../games/registry.ts';
import { type GameRecord, LANGUAGES } from '../../kernel/index.ts';
import { emptyFolder } from '../../scripts/testing/empty-folder.ts';
import { roundhouse, type Said } from '../testing/captured.ts';

const newFile = (): string => join(emptyFolder(), 'game.roundhouse.json');
const read = (file: string): GameRecord & { holders: unknown } => JSON.parse(readFileSync(file, 'utf8'));
const ones = (count: number): string[] => Array.from({ length: count }, () => '1');
const toy = (words: string, typed: readonly string[], file = newFile()): Promise<Said> =>
  roundhouse(['play', 'toy', '--seed', '3', '--save', file, ...words.split(' ').filter((word) => word !== '')], {
    typed,
  });
const prompts = (out: string, prompt: string): number => out.split(`\n${prompt} (`).length - 1;

const games = { games: GAMES, registry: new URL('../../games/registry.ts', import.meta.url) };
const solo = (typed: readonly string[], file = newFile()): Promise<Said> =>
  roundhouse(['play', 'steamrollers', '--seats', 'human', '--seed', '7', '--save', file], { typed, ...games });

describe('a game through a pipe', () => {
  test('gives a hint: numbered moves with what they bring, in the language of the table', async () => {
    const { out } = await toy('', ['i', 'q']);
    expect(out).toContain('What an expert would do here, best first:');
    expect(out).toMatch(/\n\d+\) \d\n {3}heading for -?\d+\.\d; in the next few turns: /);
    expect((await toy('--lang de', ['i', 'q'])).out).toContain('Was ein Experte hier täte');
  });

  test('is played to its end, told, and kept as a record that holds', async () => {
    const file = newFile();
    const { code, out } = await toy('--option whistle', ones(60), file);
    expect(code).toBe(0);
    expect(out).toContain('Winner: ');
    expect(out).toContain(`npx roundhouse transcript ${file}`);
    expect(read(file).result).toBeDefined();
    expect((await roundhouse(['verify', file])).code).toBe(0);
  });

  test('shows the view of the person, never the hand of the opponent', async () => {
    const { out } = await toy('', ones(60));
    expect(out).toContain('Steady: ?');
    expect(out).not.toMatch(/Steady: \d/);
  });

  test('that ends early is saved and can be gone on with', async () => {
    const file = newFile();
    const first = await toy('', ['1', '1'], file);
    expect(first.code).toBe(0);
    expect(first.out).toContain(`Saved. Continue with: npx roundhouse play --resume ${file}`);
    expect(read(file)).toMatchObject({
      holders: [{ kind: 'human' }, { kind: 'opponent', level: 'steady', name: 'Steady' }],
    });
    const before = read(file).moves.length;
    const second = await roundhouse(['play', '--resume', file], { typed: ones(60) });
    expect(second.out).toContain('Winner: ');
    expect(read(file).moves.length).toBeGreaterThan(before);
    expect((await roundhouse(['verify', file])).code).toBe(0);
  });

  test('is saved in the folder for saved games when no file is named', async () => {
    const folder = emptyFolder();
    await roundhouse(['play', 'toy', '--seed', '9'], { typed: ['1'], env: { ROUNDHOUSE_SAVES: folder } });
    expect(readdirSync(folder)).toEqual([expect.stringMatching(/^toy-[\d-]+-[\da-f]{4}\.roundhouse\.json$/)]);
  });

  test('goes on when the disk refuses, and says so', async () => {
    const blocked = join(newFile(), 'below', 'a.roundhouse.json');
    writeFileSync(join(blocked, '..', '..'), 'a file where a folder should be');
    const { code, out } = await toy('', ones(60), blocked);
    expect(out).toContain(`cannot write ${blocked}: part of the path is not a folder`);
    expect([code, existsSync(blocked), out.includes('Winner')]).toEqual([0, false, true]);
  });

  test('with --json only the outcome goes to standard output', async () => {
    const { out, err } = await toy('--json', ones(60));
    expect(JSON.parse(out)).toMatchObject({
      finished: true,
      holders: [{ kind: 'human' }, { kind: 'opponent', level: 'steady', name: 'Steady' }],
    });
    expect(err).toContain('Winner: ');
  });

  test.each(LANGUAGES)('speaks %s throughout', async (lang) => {
    const words = ['play', 'steamrollers', '--seats', 'human', '--seed', '7', '--save', newFile(), '--lang', lang];
    const { out } = await roundhouse(words, { typed: ['h', 's', 'l', 'zzz', '99', 'u', ...ones(12), 'q'], ...games });
    expect(out).not.toContain('⟨');
    expect(out).toContain({ en: 'Saved.', de: 'Gespeichert.', pl: 'Zapisano.' }[lang]);
  });
});

describe('what a person can type', () => {
  test('words search among the moves, and Enter makes the only one left', async () => {
    const file = newFile();
    await toy('--option whistle', ['1', 'no', '', 'q'], file);
    expect(read(file).moves.map(({ move }) => move.type)).toContain('decline');
  });

  test('a search without a find, and a number without a move, change nothing', async () => {
    const file = newFile();
    const { out } = await toy('', ['caboose', '77', 'q'], file);
    expect(out).toContain('No move has “caboose” in it');
    expect(out).toContain('There is no move 77; the numbers go from 1 to 2.');
    expect(read(file).moves.filter(({ seat }) => seat === 0)).toEqual([]);
  });

  test('log, score and help with the text of the rule', async () => {
    const { out } = await solo(['l', 's', 'h', 'q']);
    expect(out).toContain('If the game ended now:');
    expect(out).toMatch(/total +0 +\d+/);
    expect(out).toContain('This question comes from rule SR-10.2.\n    SR-10.2 ');
  });

  test('save writes a copy elsewhere', async () => {
    const copy = newFile();
    await toy('', ['1', `save ${copy}`, '1', 'q']);
    expect((await roundhouse(['verify', copy])).out).toContain('not finished');
  });
});

describe('taking back', () => {
  test('goes to the last free choice; what was forced since is taken back with it', async () => {
    const file = newFile();
    const { out } = await solo(['3', '3', 'u', 'q'], file);
    // Choices 1 and 2 leave rows as drawn. City 1 asks twice; its last cubes and all of city 2 leave nothing to choose.
    const [first, second, third, fourth] = out.match(/^Eva takes cubes .*\(SR-10\.2\)$/gm) ?? [];
    expect(first).toContain('city 1');
    expect(third).toContain('city 3');
    expect(fourth).toBe(second);
    expect(out).toContain('Taken back: ');
    expect(read(file).moves).toHaveLength(1);
  });

  test('is refused once something was shown', async () => {
    const { out } = await toy('', ['1', 'u', 'q']);
    expect(out).toContain('Nothing can be taken back');
  });
});

describe('seats', () => {
  test('a person against one steady opponent is the usual table', async () => {
    const file = newFile();
    await toy('', ['q'], file);
    expect(read(file)).toMatchObject({
      setup: { seats: ['player', 'player'] },
      holders: [{ kind: 'human' }, { kind: 'opponent', level: 'steady', name: 'Steady' }],
    });
  });

  test('an automa takes its seat without being named', async () => {
    const file = newFile();
    await solo(['q'], file);
    expect(read(file)).toMatchObject({
      setup: { seats: ['player', 'eva'] },
      holders: [{ kind: 'human' }, { kind: 'automa', automa: 'eva' }],
    });
  });

  test('several people are told whose turn it is, unless the table is open', async () => {
    const words = '--seats human,human --names Anna,Ben';
    const { out } = await toy(words, [...ones(6), 'q']);
    expect(out.match(/── Over to (Anna|Ben) ──/g)?.slice(0, 3)).toEqual([
      '── Over to Anna ──',
      '── Over to Ben ──',
      '── Over to Anna ──',
    ]);
    expect((await toy(`${words} --open`, ['1', '1', 'q'])).out).not.toContain('Over to');
  });

  test('without people a game between programs is told as it goes on, secrets left out', async () => {
    const { code, out } = await toy('--seats steady,random', []);
    expect(code).toBe(0);
    expect(out).toMatch(/· Steady: …\n(.*\n)*? +· \d and \d/);
    expect(out).toContain('Random: ?');
    expect(out).toContain('Winner');
    expect(out).not.toContain('number = move');
  });

  test('change hands when a saved game is taken up', async () => {
    const file = newFile();
    await toy('', ['1', 'q'], file);
    await roundhouse(['play', '--resume', file, '--seats', 'greedy,human', '--names', 'Ben'], { typed: ['1', 'q'] });
    expect(read(file)).toMatchObject({
      holders: [
        { kind: 'opponent', level: 'greedy' },
        { kind: 'human', name: 'Ben' },
      ],
    });
  });

  test.each([
    ['--seed 4', '--seed cannot be changed in a game that has begun'],
    ['--seats human,steady,steady', '--seats: the saved game has the seats player, player'],
    ['fussy', 'is a game of toy, not of fussy'],
  ])('a saved game refuses %s', async (words, sentence) => {
    const file = newFile();
    await toy('', ['1', 'q'], file);
    const { code, err } = await roundhouse(['play', '--resume', file, ...words.split(' ')]);
    expect([code, err.includes(sentence)]).toEqual([2, true]);
  });

  test('a saved game that was changed by hand is refused', async () => {
    const file = newFile();
    await toy('', ['1', 'q'], file);
    writeFileSync(file, readFileSync(file, 'utf8').replace(/"wagon": \d/, '"wagon": 9'));
    const { code, err } = await roundhouse(['play', '--resume', file]);
    expect([code, err]).toEqual([
      1,
      expect.stringMatching(/^roundhouse: .*: move 1 of \d+ \(seat \d, choose\): that move is not legal now\n$/),
    ]);
  });
});

describe('a file that somebody else uses too', () => {
  /** The lock of a terminal that is open now, or of one that crashed. */
  const lock = (file: string, pid: number): void =>
    writeFileSync(`${file}.lock`, JSON.stringify({ pid, machine: hostname(), token: 'another' }));
  const DEAD = 2 ** 22 + 1;

  test('is not given to a new game', async () => {
    const file = newFile();
    await toy('', ['1', 'q'], file);
    const before = readFileSync(file, 'utf8');
    const { code, err } = await toy('', ['1', 'q'], file);
    expect([code, err]).toEqual([
      2,
      `roundhouse: ${file} already exists: continue it with --resume, or choose another file name\n`,
    ]);
    expect(readFileSync(file, 'utf8')).toBe(before);
  });

  test('a second terminal is told, and goes on with the game only when it says so', async () => {
    const file = newFile();
    await toy('', ['1', 'q'], file);
    const before = readFileSync(file, 'utf8');
    lock(file, process.pid);
    const refused = await roundhouse(['play', '--resume', file], { typed: ['1', 'q'] });
    expect([refused.code, refused.err]).toEqual([1, expect.stringContaining('is open in another terminal')]);
    expect(readFileSync(file, 'utf8')).toBe(before);
    const taken = await roundhouse(['play', '--resume', file, '--take-over'], { typed: ['1', 'q'] });
    expect(taken.code).toBe(0);
    expect(read(file).moves.length).toBeGreaterThan(JSON.parse(before).moves.length);
  });

  test('at a terminal the second one is asked, and leaves it there unless it takes over', async () => {
    const file = newFile();
    await toy('', ['1', 'q'], file);
    const before = readFileSync(file, 'utf8');
    lock(file, process.pid);
    const left = await roundhouse(['play', '--resume', file], { typed: ['q'], terminal: true });
    expect([left.code, left.out]).toEqual([
      0,
      expect.stringContaining(`is open in another terminal (process ${process.pid}`),
    ]);
    expect(readFileSync(file, 'utf8')).toBe(before);
    const taken = await roundhouse(['play', '--resume', file], { typed: ['t', '1', 'q'], terminal: true });
    expect(taken.out).toContain('Saved. Continue with');
    expect(read(file).moves.length).toBeGreaterThan(JSON.parse(before).moves.length);
    expect(existsSync(`${file}.lock`)).toBe(false);
  });

  test('what a crash left behind keeps nobody away', async () => {
    const file = newFile();
    await toy('', ['1', 'q'], file);
    lock(file, DEAD);
    const { code, out } = await roundhouse(['play', '--resume', file], { typed: ['1', 'q'] });
    expect([code, out]).toEqual([0, expect.stringContaining('Saved. Continue with')]);
  });

  /** A terminal in whose back something happens to the file after its first move. */
  async function meanwhile(file: string, act: () => void, then: readonly string[]): Promise<Said> {
    const keyboard = Object.assign(new PassThrough(), { isTTY: true });
    const playing = roundhouse(['play', '--resume', file], { keyboard, terminal: true });
    const moves = (): number => read(file).moves.length;
    const before = moves();
    keyboard.write('1\n');
    while (moves() === before) await new Promise((resolve) => setTimeout(resolve, 5));
    act();
    keyboard.end(`${['1', ...then].join('\n')}\n`);
    return playing;
  }

  test('the first terminal notices that another one has taken over, overwrites nothing, and can take the game back', async () => {
    const file = newFile();
    await toy('--option whistle', ['q'], file);
    let theirs = '';
    const { out } = await meanwhile(file, () => {
      lock(file, process.ppid);
      theirs = readFileSync(file, 'utf8');
    }, ['q']);
    expect(out).toContain('is now being played in another terminal');
    expect(readFileSync(file, 'utf8')).toBe(theirs);
  });

  test('moves that another program wrote are never overwritten; they count when the game is taken back', async () => {
    const file = newFile();
    await toy('--option whistle', ['q'], file);
    const other = newFile();
    let theirs = '';
    const back = await meanwhile(file, () => {
      theirs = `${readFileSync(file, 'utf8')}\n`;
      writeFileSync(file, theirs);
    }, [`save ${other}`, 'q']);
    expect(back.out).toContain(`--resume ${other}`);
    expect(readFileSync(file, 'utf8')).toBe(theirs);
    expect(read(other).moves.length).toBeGreaterThan(JSON.parse(theirs).moves.length);
    const again = await meanwhile(file, () => writeFileSync(file, `${readFileSync(file, 'utf8')}\n`), ['t', 'q']);
    expect(again.out).toContain('is now being played in another terminal');
    expect(again.out).toContain('Saved. Continue with');
  });
});

describe('secrets until the end', () => {
  test('nothing at the table tells the seed before the game is over, unless the person chose it', async () => {
    const file = newFile();
    const { out } = await roundhouse(['play', 'toy', '--save', file], { typed: ['1', 'q'] });
    expect(out).not.toMatch(/seed/);
    const unfinished = await roundhouse(['transcript', file]);
    expect(unfinished.out).not.toMatch(/seed/);
    const { seed } = read(file).setup;
    const left = await roundhouse(['play', '--resume', file, '--json'], { typed: ['q'] });
    expect(JSON.parse(left.out).setup).not.toHaveProperty('seed');
    const over = await roundhouse(['play', '--resume', file], { typed: ones(60) });
    expect(over.out).toContain(`seed ${seed}`);
    expect((await roundhouse(['transcript', file])).out).toContain(`seed     ${seed}`);
    expect((await toy('', ['q'])).out).toContain('seed 3');
  });
});

test('a game is the same one whether it is played in one sitting or in many: opponents’ luck does not begin anew', async () => {
  const [whole, parts] = [newFile(), newFile()];
  await toy('', ones(60), whole);
  await toy('', ['1', 'q'], parts);
  for (let i = 0; i < 12; i++) await roundhouse(['play', '--resume', parts], { typed: ['1', 'q'] });
  await roundhouse(['play', '--resume', parts], { typed: ones(60) });
  expect(read(parts).moves).toEqual(read(whole).moves);
});

test.each(['toy', 'autobahn', 'train-rush', 'steamrollers'])(
  'a game of %s that 0.1 saved is gone on with',
  async (id) => {
    const file = newFile();
    copyFileSync(new URL(`../../host/testing/saves-of-0.1/terminal-${id}.roundhouse.json`, import.meta.url), file);
    const { code, out, err } = await roundhouse(['play', '--resume', file], {
      typed: ['1', 'q'],
      ...(id === 'toy' ? {} : games),
    });
    expect([code, err]).toEqual([0, '']);
    expect(out).toContain('Saved. Continue with');
    expect(read(file)).toMatchObject({ holders: [{ kind: 'human', name: 'Anna' }, {}] });
  },
);

describe('at a terminal', () => {
  const CLEAR_WITH_HISTORY = '\x1b[3J';
  const turn = (typed: readonly string[], file: string): Promise<Said> =>
    roundhouse(['play', 'steamrollers', '--seats', 'human,human', '--seed', '7', '--save', file], {
      typed,
      terminal: true,
      ...games,
    });

  test('a turn can be taken back until the person says it may go on', async () => {
    const file = newFile();
    await turn(['', '1', '1', 'u', '2', 'q'], file);
    // One die taken, its action taken back and replaced by the other one; nobody else has decided.
    expect(read(file).moves.map(({ seat }) => seat)).toEqual([expect.any(Number), expect.any(Number)]);
    expect(new Set(read(file).moves.map(({ seat }) => seat)).size).toBe(1);
    const other = newFile();
    await turn(['', '1', '1', '', '', '1', 'q'], other);
    expect(new Set(read(other).moves.map(({ seat }) => seat)).size).toBe(2);
  });

  test('the screen and what was on it are wiped before another person sits down', async () => {
    const { out } = await turn(['', '1', '1', '', '', 'q'], newFile());
    expect(out.split(CLEAR_WITH_HISTORY)).toHaveLength(3);
  });

  test('colours are left out when NO_COLOR asks for it', async () => {
    const play = (env: Record<string, string>): Promise<Said> =>
      roundhouse(['play', 'toy', '--save', newFile()], { typed: ['q'], terminal: true, env });
    expect((await play({})).out).toContain('\x1b[1m');
    expect((await play({ NO_COLOR: '1' })).out).not.toContain('\x1b[1m');
  });

  test('a newcomer is led to a game by a menu, in any language', async () => {
    const folder = emptyFolder();
    const typed = ['de', '1', '2', '6', '1', '', 'q'];
    const { out } = await roundhouse([], { typed, terminal: true, env: { ROUNDHOUSE_SAVES: folder } });
    expect(out).toContain('Welches Spiel?');
    expect(out).toContain('du gegen 2 Gegner');
    const [name] = readdirSync(folder);
    expect(read(join(folder, name))).toMatchObject({
      setup: { seats: ['player', 'player', 'player'], options: { whistle: true } },
      holders: [{ kind: 'human' }, { kind: 'opponent', name: 'Random 2' }, { kind: 'opponent', name: 'Random 3' }],
    });
  });

  test('the menu goes on with the game that was left', async () => {
    const env = { ROUNDHOUSE_SAVES: emptyFolder() };
    await roundhouse(['play', 'toy', '--seed', '5'], { typed: ['1', 'q'], env });
    const { out } = await roundhouse([], { typed: ['c', 'q'], terminal: true, env });
    expect(out).toContain('continue Coupling');
    expect(out).toContain('seed 5');
    expect(readdirSync(env.ROUNDHOUSE_SAVES)).toHaveLength(1);
  });

  test('own seats can be typed into the menu; nonsense is asked again', async () => {
    const env = { ROUNDHOUSE_SAVES: emptyFolder() };
    const { out } = await roundhouse([], {
      typed: ['boat', '1', 'human,tram', 'human,human', '', 'q'],
      terminal: true,
      env,
    });
    expect(out).toContain('Please type a number from 1 to 2');
    expect(out).toContain('"tram" is not one of human, random');
    expect(out).toContain('Over to Player 1');
  });
});

test('prompts are asked as often as there are free choices', async () => {
  const { out } = await toy('', ['1', 'q']);
  expect(prompts(out, 'choose')).toBe(2);
});
