/** Which sources are mutated, and which tests are asked about them. */
import { GAMES } from '../../games/registry.ts';
import { filesUnder, type Part } from './suite.ts';

const isTest = (file: string): boolean => file.endsWith('.test.ts') && !file.endsWith('.browser.test.ts');

/** Not rules: tests and what serves them, words, looks, printing, and the opponents' judgement, which has no right or wrong. */
const NO_RULES = [
  /\.test\.ts$/,
  /\/testing\.ts$/,
  /\/proof\.ts$/,
  /\/crowded\.ts$/,
  /\/print(-\w+)?\.ts$/,
  /\/(board|text|records|evaluation)\//,
  /\/evaluate\.ts$/,
  /\/conformance\/toy\.ts$/,
];

const sourcesOf = (folder: string): string[] =>
  filesUnder(folder).filter((file) => file.endsWith('.ts') && !NO_RULES.some((pattern) => pattern.test(file)));

/** Golden games and random games cost most: they come last. */
const HOUSE_TESTS = ['games/golden.test.ts', 'games/conformance.test.ts'];

const testsOfGame = (id: string): string[] =>
  filesUnder(`games/${id}`).filter((file) => isTest(file) && !file.includes('/board/'));

export interface MutatedPart extends Part {
  readonly sources: readonly string[];
}

const CONFORMANCE = 'kernel/conformance/';

/** The suite is the instrument, not what is measured: broken games show that each of its checks can fail. */
const conformancePart = (): MutatedPart => ({
  id: 'conformance',
  sources: sourcesOf(CONFORMANCE),
  tests: filesUnder(CONFORMANCE).filter(isTest),
  only: {},
});

/** The kernel answers to its own tests first, then to those of the game with the shortest golden games. */
const kernelPart = (): MutatedPart => {
  const game = GAMES[GAMES.length - 1].id;
  return {
    id: 'kernel',
    sources: sourcesOf('kernel').filter((file) => !file.startsWith(CONFORMANCE)),
    tests: [...filesUnder('kernel').filter(isTest), 'players/players.test.ts', 'games/golden.test.ts'],
    only: { 'games/golden.test.ts': game },
  };
};

const gamePart = (id: string): MutatedPart => ({
  id,
  sources: sourcesOf(`games/${id}`),
  tests: [...testsOfGame(id), 'games/editions.test.ts', ...HOUSE_TESTS],
  only: Object.fromEntries(['games/editions.test.ts', ...HOUSE_TESTS].map((file) => [file, id])),
});

/** What `all` means: the rules and the kernel. */
export const ALL_PARTS: readonly string[] = ['kernel', ...GAMES.map(({ id }) => id)];
export const PART_IDS: readonly string[] = [...ALL_PARTS, 'conformance'];

export function partNamed(id: string): MutatedPart {
  if (id === 'kernel') return kernelPart();
  return id === 'conformance' ? conformancePart() : gamePart(id);
}
