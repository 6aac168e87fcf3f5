/**
 * While the table waits for a person, its opponents' answers are thought of beforehand: the table is played on as a person might, and whatever opponents
 * would be asked there is pondered. It is the true game with its true luck that is played on, so that what is asked later is the very same; who guesses what
 * the person does knows no more than the person, and who answers no more than its seat.
 */
import { canonical, type Move, type Seat } from '../kernel/index.ts';
import { ADVISER, type Level } from '../players/levels.ts';
import { type PlannedStep, plannedMove } from '../players/plan.ts';
import { copyOf } from './branch.ts';
import { Plans } from './plans.ts';
import type { Table } from './table.ts';
import { type Decision, levelOf, type Thinker, type Thought, ThoughtDropped, thoughtFor } from './thought.ts';

/** A person may do what one of these would do in the same place, the likeliest first: many do as they are advised. */
const GUESSERS: readonly Level[] = [ADVISER, 'steady', 'novice'];
/** More decisions than these until it is the person's turn again are not guessed. */
const LONGEST = 100;

/** A thinker that ponders as well. */
export type Ponderer = Pick<Required<Thinker>, 'ponder' | 'drop'>;

/** Whether what was played at the table was also played in the guess, which may have gone further. */
function goesAlong(guess: Table, table: Table): boolean {
  const guessed = guess.match.played;
  return table.match.played.every(
    (played, at) =>
      guessed[at] === played ||
      (guessed[at]?.seat === played.seat && canonical(guessed[at].move) === canonical(played.move)),
  );
}

export class Forethought {
  readonly #table: Table;
  readonly #thinker: Ponderer;
  /** How the table may go on, as far as that was thought about. */
  #guess: Table | undefined;
  /** Every new run makes the guesses of the run before worthless. */
  #run = 0;

  constructor(table: Table, thinker: Ponderer) {
    this.#table = table;
    this.#thinker = thinker;
  }

  /** The table waits for a person. What is being thought about goes on if the person does what was guessed. */
  begin(): void {
    if (this.#guess !== undefined && goesAlong(this.#guess, this.#table)) return;
    // Automas do not think.
    if (!this.#table.holders.some(({ kind }) => kind === 'opponent')) return;
    // What goes wrong is noticed when somebody really asks.
    this.#ponder(++this.#run).catch(() => undefined);
  }

  /** Nobody plays on. */
  end(): void {
    this.#run++;
    if (this.#guess !== undefined) this.#thinker.drop().catch(() => undefined);
    this.#guess = undefined;
  }

  async #ponder(run: number): Promise<void> {
    try {
      for (const guesser of GUESSERS) {
        if (run !== this.#run || !this.#table.waitsForPeople) return;
        this.#guess = copyOf(this.#table);
        await this.#playOn(this.#guess, guesser, run);
      }
    } catch (error) {
      if (!(error instanceof ThoughtDropped)) throw error;
    } finally {
      if (run === this.#run) this.#guess = undefined;
    }
  }

  /** Until those who are no people have answered. */
  async #playOn(guess: Table, guesser: Level, run: number): Promise<void> {
    const think = async (thought: Thought): Promise<Decision> => {
      const decision = await this.#thinker.ponder(thought);
      if (decision === undefined || run !== this.#run) throw new ThoughtDropped();
      return decision;
    };
    const plans = new Plans();
    const person = new Guess(guess, guesser);
    let answered = false;
    for (let moves = 0; moves < LONGEST && !guess.over; moves++) {
      const program = guess.programToDecide;
      if (program === undefined && answered) return;
      const move =
        program === undefined
          ? await person.decide(guess.deciding[0], think)
          : await plans.decide(guess, program, levelOf(guess.holders[program]), think);
      guess.play(program ?? guess.deciding[0], move);
      answered = program !== undefined;
    }
  }
}

/** Decides as somebody of a level would in the place of a person, whatever that person has done before. */
class Guess {
  readonly #table: Table;
  readonly #level: Level;
  #plan: readonly PlannedStep[] = [];

  constructor(table: Table, level: Level) {
    this.#table = table;
    this.#level = level;
  }

  async decide(seat: Seat, think: (thought: Thought) => Promise<Decision>): Promise<Move> {
    const thought = thoughtFor(this.#table, seat, this.#level);
    const { view, moves } = thought;
    const settled = moves.length === 1 ? moves[0] : plannedMove(this.#plan, () => view, moves);
    if (settled !== undefined) return settled;
    const { move, plan } = await think(thought);
    this.#plan = plan;
    return move;
  }
}
