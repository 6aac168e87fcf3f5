/**
 * `npm run puzzles -- <game> [--count n] [--results file …] [--from seed] [--write]`: makes puzzles out of games that opponents play, proves each by a
 * stronger search, says how many hold, and with `--write` keeps those that do in `games/<game>/puzzles/`. Goes on from the results that are there; of
 * several files with results, what is new goes into the first.
 */
import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { GAMES } from '../../games/registry.ts';
import type { PuzzleBook, PuzzleGame } from '../../kernel/index.ts';
import { readArguments } from '../arguments.ts';
import { stop } from '../set-up.mjs';
import { type MadeGame, makePuzzles } from './make.ts';

const USAGE = 'puzzles -- <game> [--count n] [--results file …] [--from seed] [--write]';
/** Seeds that nothing was tuned or measured with. */
const FIRST_SEED = 800_000;
/** The same answer may come so often. */
const MOST_ALIKE = 2;
/** The share that has to hold. */
const ENOUGH = 0.95;

const { positionals, values } = readArguments(USAGE, {
  count: { type: 'string', default: '100' },
  results: { type: 'string', multiple: true, default: [] },
  from: { type: 'string', default: String(FIRST_SEED) },
  write: { type: 'boolean', default: false },
});
const entry = GAMES.find(({ id }) => id === positionals[0]) ?? stop(`usage: npm run ${USAGE}`, 2);
const count = Number(values.count);
const [results, ...others] = values.results;

const module = await entry.load();
const game = module.open(module.standardEdition);
const madeIn = (file: string | undefined): MadeGame[] =>
  file !== undefined && existsSync(file)
    ? readFileSync(file, 'utf8')
        .split('\n')
        .filter((line) => line.endsWith('}'))
        .map((line) => JSON.parse(line))
    : [];
const own = madeIn(results);
/** A game that two runs have made counts once. */
const done: MadeGame[] = [...new Map([...others.flatMap(madeIn), ...own].map((each) => [each.seed, each])).values()];
const sum = (of: (made: MadeGame) => number): number => done.reduce((all, made) => all + of(made), 0);
const held = (): number => sum(({ puzzles }) => puzzles.length);
const made = (): number => sum((each) => each.made);
const standing = (): string =>
  `${game.id}: ${made()} made in ${done.length} games, ${held()} hold (${((100 * held()) / Math.max(1, made())).toFixed(1)} %), ${keptCount()} kept`;

/** Those that are kept: not too many with the same answer, and none of games that have no other. */
function keptGames(): PuzzleGame[] {
  const times = new Map<string, number>();
  let left = count;
  return done.flatMap(({ made: _made, answers, ...each }): PuzzleGame[] => {
    const puzzles = each.puzzles.filter((_, place) => {
      const before = times.get(answers[place]) ?? 0;
      times.set(answers[place], before + 1);
      return before < MOST_ALIKE && left-- > 0;
    });
    return puzzles.length > 0 ? [{ ...each, puzzles }] : [];
  });
}
const keptCount = (): number => keptGames().reduce((all, { puzzles }) => all + puzzles.length, 0);

const timesSeen = (answer: string): number => sum(({ answers }) => answers.filter((each) => each === answer).length);

for (let seed = own.at(-1)?.seed ?? Number(values.from) - 1; keptCount() < count; ) {
  const found = makePuzzles(game, ++seed, (answer) => timesSeen(answer) < MOST_ALIKE);
  done.push(found);
  if (results !== undefined) appendFileSync(results, `${JSON.stringify(found)}\n`);
  console.log(standing());
}

console.log(standing());
if (values.write) {
  const file = fileURLToPath(new URL(`../../games/${game.id}/puzzles/puzzles.json`, import.meta.url));
  const from = `${made()} made in ${done.length} games of \`steady\`, seeds from ${FIRST_SEED}; ${held()} held against a search with three times the rollouts of the one that made them`;
  writeFileSync(file, `${JSON.stringify({ from, games: keptGames() } satisfies PuzzleBook)}\n`);
}
if (held() / Math.max(1, made()) < ENOUGH) stop(`fewer than ${100 * ENOUGH} % hold`);
