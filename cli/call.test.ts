import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { emptyFolder } from '../scripts/testing/empty-folder.ts';
import { COMMANDS } from './commands.ts';
import { roundhouse } from './testing/captured.ts';

const folder = emptyFolder();
const file = (name: string, content: string): string => {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
};
const notJson = file('not.json', '{"values": [1,');
const badEdition = file('bad.json', '{"values": [1, 2, "x"], "copies": 4}');

describe('a bad argument is one clear line, and exit code 2', () => {
  test.each([
    ['shunt', 'unknown command "shunt"; there is play, games,'],
    ['simulat toy', 'unknown command "simulat"; did you mean simulate?'],
    ['help shunt', 'unknown command "shunt"'],
    ['games boat', 'unknown game "boat"; there is toy, fussy'],
    ['games toi', 'unknown game "toi"; did you mean toy?'],
    ['games toy toy', 'games does not know what to do with "toy"'],
    ['games --lang fr', '--lang must be one of en, de, pl, not "fr"'],
    ['games --jsn', 'games has no option --jsn; did you mean --json?'],
    ['games -x', 'games has no option -x; see roundhouse games --help'],
    ['games --json=yes', '--json takes no value'],
    ['play', 'play needs a game: toy, fussy'],
    ['play toy --seats', '--seats needs a value: --seats a,b,…'],
    ['play toy --seats --json', '--seats needs a value: --seats a,b,…'],
    [
      'play toy --seats human,robot',
      '--seats: "robot" is not one of human, random, novice, steady, skilled, expert, master',
    ],
    ['play toy --seats human', 'Coupling is played by 2–3 players; not by player'],
    ['play toy --names Anna,Ben', '--names: 2 names for 1 human seats'],
    ['play toy --seed 1.5', '--seed must be a whole number from 0, not "1.5"'],
    ['play toy --seed -1', '--seed must be a whole number from 0, not "-1"'],
    ['play toy --seed 1 --seed 2', '--seed is given twice'],
    ['play toy --option whistl=true', 'unknown option "whistl"; did you mean whistle?'],
    ['play toy --option brake=true', 'unknown option "brake"; Coupling has whistle'],
    ['play toy --option whistle=loud', 'option whistle: "loud" is not a value of it; it is one of false, true'],
    ['play toy --option whistle --option whistle=false', 'option whistle is given twice'],
    [`play toy --edition ${folder}/none.json`, `cannot read ${folder}/none.json: no such file or folder`],
    [`play toy --edition ${notJson}`, `edition ${notJson}: not valid JSON`],
    [
      `play toy --edition ${badEdition}`,
      `edition ${badEdition}: values[2]: Invalid input: expected number, received string`,
    ],
    [`games toy --edition ${folder}`, `cannot read ${folder}: it is a folder`],
    ['simulate toy', 'simulate needs --seats, for example --seats steady,random'],
    ['simulate toy --seats human,random', '--seats: nobody human can sit here; use play for that'],
    ['simulate toy --seats random,random --games 0', '--games must be a whole number from 1, not "0"'],
    ['simulate toy --seats random,random --workers 999', '--workers must be a whole number from 1 to 256, not "999"'],
    ['record toy', 'record needs --seats, for example --seats steady,random'],
    ['verify', 'verify needs <file…>; see roundhouse verify --help'],
    ['transcript', 'transcript needs <file>; see roundhouse transcript --help'],
    ['engine', 'engine needs <game>; see roundhouse engine --help'],
    ['conform toy --thoroughness 2', '--thoroughness must be a number from 0 to 1, not "2"'],
    ['conform toy --check json', '--check goes with --choices, which shows one game again'],
    ['conform toy --choices 1,x', '--choices must be whole numbers with commas, or "none"; not "1,x"'],
    ['conform toy --choices none --check speed', '--check: "speed" is not one of offered, invariants'],
    ['bench toy --rounds many', '--rounds must be a whole number from 1 to 1000, not "many"'],
  ])('roundhouse %s', async (words, sentence) => {
    const { code, out, err } = await roundhouse(words.split(' '));
    expect(err.startsWith(`roundhouse: ${sentence}`), err).toBe(true);
    expect(err.match(/\n/g)).toHaveLength(1);
    expect([code, out]).toEqual([2, '']);
  });
});

describe('help', () => {
  test('lists every command; nothing to do without a terminal is help as well', async () => {
    const { code, out } = await roundhouse(['--help']);
    expect(code).toBe(0);
    for (const { name } of COMMANDS) expect(out).toMatch(new RegExp(`^  ${name} .*\\S`, 'm'));
    expect((await roundhouse([])).out).toBe(out);
    expect((await roundhouse(['help'])).out).toBe(out);
  });

  test.each(COMMANDS)('of $name tells all its options, in each language', async ({ name, options }) => {
    for (const lang of ['en', 'de', 'pl']) {
      const { code, out } = await roundhouse([name, '--help', '--lang', lang]);
      expect(code).toBe(0);
      for (const option of options) expect(out).toMatch(new RegExp(`--${option}( .*)? {2,}\\S`));
      expect(out).not.toContain('⟨');
    }
  });

  test('speaks the language of the terminal unless another is asked for', async () => {
    expect((await roundhouse(['--help'], { env: { LANG: 'de_DE.UTF-8' } })).out).toContain('Aufruf');
    expect((await roundhouse(['--help', '--lang', 'pl'], { env: { LANG: 'de_DE.UTF-8' } })).out).toContain('Użycie');
    expect((await roundhouse(['--help'], { env: { LANG: 'C.UTF-8' } })).out).toContain('Usage');
  });
});
