/** What learning has in common, whatever is learnt: games of one level to learn from, and a match that says whether it was worth it. */
import type * as z from 'zod/mini';
import {
  canonical,
  type FigureTable,
  type Game,
  makeSetup,
  type PriorTable,
  type ValueTable,
} from '../../kernel/index.ts';
import { playBlock } from '../../players/contest.ts';
import type { WorthTable } from '../../players/learning/worths.ts';
import { MINDED } from '../../players/minding.ts';
import type { Player } from '../../players/player.ts';
import { blockInterval, mean, sequentialTest, type Verdict } from '../../players/statistics.ts';
import type { Call } from '../call.ts';
import { levelsOf } from '../commands/stalls.ts';
import { Refusal } from '../exit.ts';
import { companyOf } from '../ladder/company.ts';
import { engineHash } from '../ladder/results.ts';
import { type Opened, openGame, readOptions } from '../opening.ts';
import type { Job, LearningGames, Reports } from '../pool/job.ts';
import { Notebook } from '../pool/notebook.ts';
import { workThrough } from '../pool/resumable.ts';
import { Progress } from '../progress.ts';
import { type Words, wordsIn } from '../words.ts';
import type { World } from '../world.ts';

/** Apart from seeds of reports, and of each other. */
const LEARNING_SEEDS = 100_000;
const MATCH_SEEDS = 150_000;
const MOST_BLOCKS = 300;

/** What was learnt: a table with its provenance, how well it foresees games it was not learnt from, and two players for the match. */
export interface Learnt {
  readonly table: PriorTable | WorthTable | ValueTable | FigureTable;
  readonly fit: object;
  /** The fit in words. */
  readonly told: string;
  /** Plays by what was learnt; and the same player as it is. */
  readonly hero: Player;
  readonly rival: Player;
}

export interface Promotion {
  readonly games: number;
  readonly share: number;
  readonly low: number;
  readonly high: number;
  readonly verdict: Verdict;
}

function shareOf(word: string | undefined): number {
  if (word === undefined) return MINDED;
  const share = Number(word);
  if (share > 0 && share <= 1) return share;
  throw new Refusal(`--share: "${word}" is not above 0 and at most 1`);
}

export class Study {
  readonly #call: Call;
  readonly #world: World;
  readonly #opened: Opened;
  readonly words: Words;
  /** Which games are learnt from. */
  readonly source: LearningGames;
  readonly #games: number;
  /** How much of what was learnt counts. */
  readonly share: number;

  private constructor(call: Call, world: World, opened: Opened, teacher: string) {
    this.#call = call;
    this.#world = world;
    this.#opened = opened;
    this.words = wordsIn(call.language);
    const { game } = opened;
    const [level, ...others] = levelsOf(game, call.text('levels') ?? teacher);
    if (others.length > 0) throw new Refusal('train learns from one level: --levels skilled');
    const seats = call.text('seats');
    this.source = {
      options: readOptions(game, call.all('option')),
      seed: call.whole('seed', LEARNING_SEEDS, { min: 0 }),
      teacher: level,
      ...(seats === undefined ? {} : { seats: companyOf(game, seats) }),
    };
    this.#games = call.whole('games', 40, { min: 2 });
    this.share = shareOf(call.text('share'));
  }

  /** `teacher` is whose games are learnt from unless somebody else is named. */
  static async of(call: Call, world: World, teacher: string): Promise<Study> {
    return new Study(call, world, await openGame(world, call.positionals[0], call.text('edition')), teacher);
  }

  get game(): Game {
    return this.#opened.game;
  }
  get from(): string {
    const { seed, teacher, seats } = this.source;
    const table = seats === undefined ? '' : ` at tables of ${seats.length}`;
    return `${this.#games} games of ${teacher} against itself${table}, seeds from ${seed}, engine ${engineHash(this.game.id)}`;
  }

  /** What was noted in each game; undefined when somebody stopped the work. */
  async watch<K extends 'lesson' | 'glimpses' | 'positions' | 'trials'>(
    job: Extract<Job, { kind: K }>,
    schema: z.ZodMiniType<Reports[K]>,
  ): Promise<Reports[K][] | undefined> {
    const title = canonical({ ...job, edition: this.game.edition, engine: engineHash(this.game.id) });
    const lessons = await workThrough<K>(this.#world, {
      opened: this.#opened,
      job,
      notebook: new Notebook(this.#call.text('results'), title, schema),
      pieces: this.#games,
      size: 1,
      workers: this.#call.whole('workers', 1, { min: 1, max: 256 }),
      words: this.words,
    });
    return lessons.length < this.#games ? undefined : lessons;
  }

  /** Seed blocks of the same luck until the test knows, at tables of two unless others were asked for. */
  promote({ hero, rival }: Learnt): Promotion {
    const { game } = this;
    const seats = this.source.seats ?? companyOf(game, '2');
    const setup = makeSetup(game, { seats, options: this.source.options, seed: MATCH_SEEDS });
    const shares: number[] = [];
    const progress = new Progress(this.#world.err, this.words, seats.length * MOST_BLOCKS).begin();
    const even = 1 / seats.length;
    let verdict: Verdict = 'open';
    while (verdict === 'open' && shares.length < MOST_BLOCKS) {
      shares.push(mean(playBlock({ game, setup, hero, rival, now: () => 0 }, shares.length).shares));
      progress.add(seats.length);
      verdict = sequentialTest(shares, { low: even, high: even + 0.06 }, seats.length).verdict;
    }
    progress.end();
    return {
      games: seats.length * shares.length,
      share: mean(shares),
      ...blockInterval(shares, seats.length),
      verdict,
    };
  }
}

export const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
