/**
 * Runs many playthroughs over all companies and options of a game. A failure is shrunk to the shortest and plainest
 * choices that still show it, and comes with the one-line command that reproduces it.
 */
import fc from 'fast-check';
import type { GameModule, Setup } from '../contract.ts';
import { seedStream, shuffle } from '../random.ts';
import { allCompanies, allOptions, setupIfPlayable, withHouseRules } from '../setup.ts';
import { CHECKS } from './checks.ts';
import { type Failure, openSubjects, playthrough, type Subjects } from './playthrough.ts';

export interface SuiteWish {
  readonly games: number;
  readonly seed: number;
  /** The number of the first game; game k of a seed is always the same game. */
  readonly first?: number;
  readonly thoroughness?: number;
  readonly onProgress?: (done: number, moves: number) => void;
}
export interface SuiteReport {
  readonly games: number;
  readonly moves: number;
  readonly setups: number;
  readonly failure?: SuiteFailure;
}
export interface SuiteFailure {
  readonly check: string;
  readonly finding: string;
  readonly setup: Setup;
  readonly choices: readonly number[];
  /** What to type to see it again. */
  readonly command: string;
}

const PROGRESS_EVERY = 200;

/** All setups the rules allow, one per combination of options, by company; in no order, so that few games see much. */
export function playableSetups({ game }: Subjects): Setup[][] {
  const combinations = allOptions(game);
  return allCompanies(game).map((seats, company) =>
    shuffle(
      seedStream(company, 'setups'),
      combinations.flatMap((options) => setupIfPlayable(game, { seats, options }) ?? []),
    ),
  );
}

/** House rules may end a game before much has happened in it; every so many-th game of a company has some. */
const HOUSE_RULES_EVERY = 4;

/** Companies take turns, whatever the number of combinations each has. */
function setupOf({ game }: Subjects, byCompany: readonly (readonly Setup[])[], k: number): Setup {
  const setups = byCompany[k % byCompany.length];
  const turn = Math.floor(k / byCompany.length);
  const setup = setups[turn % setups.length];
  return turn % HOUSE_RULES_EVERY === 0 ? withHouseRules(game, setup, 1 + turn / HOUSE_RULES_EVERY) : setup;
}

/** A failure of one check is looked for with that check alone; anything else may come from any of them. */
const aloneIfCheck = (id: string): string | undefined => (CHECKS.some((check) => check.id === id) ? id : undefined);

export function reproduceCommand(setup: Setup, { check, choices }: Failure, playSeed: number): string {
  const options = Object.entries(setup.options).map(([key, value]) => ` --option ${key}=${value}`);
  const seats = setup.seats.join(',');
  const only = aloneIfCheck(check) === undefined ? '' : ` --check ${check}`;
  return `npx roundhouse conform ${setup.game} --seats ${seats}${options.join('')} --seed ${setup.seed} --play-seed ${playSeed}${only} --choices ${choices.join(',') || 'none'}`;
}

/** The plainest choices that still break the same check. */
export function shrink(subjects: Subjects, setup: Setup, playSeed: number, failure: Failure): Failure {
  let plainest = failure;
  const only = aloneIfCheck(failure.check);
  const again = (choices: readonly number[]): Failure | undefined => {
    const { failure: found } = playthrough(subjects, setup, { playSeed, choices, thoroughness: 1, only });
    return found?.check === failure.check ? found : undefined;
  };
  if (again(failure.choices) === undefined) return failure;
  fc.check(
    fc.property(fc.array(fc.nat(), { maxLength: failure.choices.length }), (choices) => {
      const found = again(choices);
      if (found !== undefined) plainest = found;
      return found === undefined;
    }),
    { seed: playSeed, numRuns: 1, examples: [[[...failure.choices]]] },
  );
  return plainest;
}

export function runSuite(module: GameModule, wish: SuiteWish, edition?: unknown): SuiteReport {
  const subjects = openSubjects(module, edition);
  const byCompany = playableSetups(subjects);
  const setups = byCompany.reduce((sum, { length }) => sum + length, 0);
  const first = wish.first ?? 0;
  const thoroughness = wish.thoroughness ?? 1;
  let moves = 0;
  for (let k = first; k < first + wish.games; k++) {
    const playSeed = wish.seed * 1_000_003 + k;
    const setup: Setup = { ...setupOf(subjects, byCompany, k), seed: playSeed };
    const played = playthrough(subjects, setup, { playSeed, thoroughness });
    moves += played.moves;
    if (played.failure !== undefined) {
      const plainest = shrink(subjects, setup, playSeed, played.failure);
      const { check, finding, choices } = plainest;
      const command = reproduceCommand(setup, plainest, playSeed);
      return {
        games: k - first + 1,
        moves,
        setups,
        failure: { check, finding, setup, choices, command },
      };
    }
    if ((k - first + 1) % PROGRESS_EVERY === 0) wish.onProgress?.(k - first + 1, moves);
  }
  return { games: wish.games, moves, setups };
}
