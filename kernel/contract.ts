/**
 * The contract of a game: pure, synchronous, deterministic functions over plain data.
 *
 * `State` is JSON-safe at any micro-decision; nothing outside the game reads it except through this contract.
 * A game is *opened* with an edition (its component data) and from then on holds no changing data of its own.
 */
import type { Companion } from './companion.ts';
import type { Course } from './lesson.ts';
import type { PuzzleBook } from './puzzle.ts';
import type { Random, Stream } from './random.ts';
import type { ScorePad } from './score-pad.ts';
import type { Catalogues, Params, Speaker, Text } from './text.ts';

/** Seats are numbered clockwise from 0. */
export type Seat = number;
export type Viewer = Seat | 'spectator';

/** What sits in a seat as far as the rules are concerned: a player (human or program alike), or an official automa. */
export type SeatKind = 'player' | (string & {});

export type OptionValue = string | number | boolean;

/** All that a game starts from. */
export interface Setup {
  readonly game: string;
  /** Name and content hash of the component data, as `Game.edition` says it. */
  readonly edition: string;
  readonly seats: readonly SeatKind[];
  readonly options: Readonly<Record<string, OptionValue>>;
  readonly seed: number;
}

/** One option or module of a game. The first value is the default. */
export interface OptionSpec {
  readonly key: string;
  readonly values: readonly OptionValue[];
  /** An agreement of the table that no rulebook knows: told only where it was made. */
  readonly houseRule?: true;
}

/** A way to play that opponents can be given: how much it minds the parts of a position (`Thinking.worths`); 1 where it says nothing. */
export interface Style {
  /** Its name and what it does are `style.<id>` and `style.<id>.about` in the catalogues. */
  readonly id: string;
  readonly weights: Readonly<Record<string, number>>;
}

/** One possible company at the table, e.g. two to five players, or one player and an automa. */
export interface SeatPlan {
  readonly players: readonly [min: number, max: number];
  /** Automa seats that follow the players. */
  readonly automas: readonly SeatKind[];
}

/** One small semantic choice of one seat; never an index into a list. Plain data, never changed after it was made. */
export interface Move {
  readonly type: string;
}

/**
 * One fact that happened. `only` names the seats that may know it; everybody else is told `instead`, or nothing.
 */
export interface GameEvent {
  readonly key: string;
  readonly params: Params;
  readonly only?: readonly Seat[];
  readonly instead?: Text;
}
export type Events = GameEvent[];

/** One entry of the stack of decisions and steps that a turn consists of. Immutable: replaced, never changed. */
export interface Frame {
  readonly kind: string;
}

/** What every game's state has in common. */
export interface GameState {
  readonly random: Random;
  /** Counts the moments at which somebody learnt something hidden without a random draw; closes undo. */
  reveals: number;
  readonly frames: Frame[];
}

export interface Prompt {
  readonly text: Text;
  /** The rule that asks the question. */
  readonly rule: string;
}

export interface ScorePart {
  /** Text key of the category. */
  readonly key: string;
  readonly points: number;
}
export interface ScoreSheet {
  readonly seat: Seat;
  readonly parts: readonly ScorePart[];
  readonly total: number;
}
export interface Result {
  /** One seat, or several on a shared victory; never empty. */
  readonly winners: readonly Seat[];
  /** Place of every seat, 1 = first; shared places have the same number. */
  readonly places: readonly number[];
  readonly sheets: readonly ScoreSheet[];
  /** Why the game ended. */
  readonly ending: Text;
}

/** Something that is another number, or another place, after a move than before it. */
export interface Change {
  /** What it is: "Money", "Value of Köln". */
  readonly text: Text;
  /** Whose it is; undefined for what belongs to nobody. */
  readonly seat?: Seat;
  readonly before: number | Text;
  readonly after: number | Text;
  /** Key of a text that writes the numbers, as parameter `n`: "DM {n}". */
  readonly unit?: string;
}

/** How points come about: what is added up, and how often it counts. */
export interface Sum {
  readonly terms: readonly number[];
  /** Unless told, once. */
  readonly times?: number;
}

/** How a final score is reckoned up. */
export interface Reckoning {
  /** The sums behind the parts of every seat's score sheet, by the key of the part; a part without one is a plain number. */
  readonly sums: readonly Readonly<Record<string, Sum>>[];
  /** What decides between seats with equal points, in the order of the rule: the more, the better. */
  readonly ties: readonly { readonly text: Text; readonly values: readonly number[] }[];
}

/** One thing that a rule asks for, and whether it is so now. */
export interface Condition {
  readonly text: Text;
  readonly met: boolean;
  readonly rule: string;
}

// Methods, not function properties: a Game<MyState, …> must be usable as a Game.
/** What is needed to play a game. */
export interface Rules<S extends GameState = GameState, M extends Move = Move, V extends object = object> {
  readonly id: string;
  readonly title: string;
  /** Ruleset version; rises when the same setup and moves may lead to another state. */
  readonly version: number;
  /** The name of the component data: made of what the rules can see of it. */
  readonly edition: string;
  /** Other names of the same data, in records made earlier. */
  readonly formerEditions: readonly string[];
  readonly seatPlans: readonly SeatPlan[];
  readonly options: readonly OptionSpec[];
  readonly styles?: readonly Style[];
  readonly text: Catalogues;

  /** What is wrong with a setup whose seats and options are each valid by themselves; undefined when nothing is. */
  checkSetup(setup: Setup): string | undefined;
  setup(setup: Setup, events?: Events): S;

  /** Seats that must decide now; empty when and only when the game is over. */
  deciding(state: S): readonly Seat[];
  prompt(state: S, seat: Seat): Prompt;
  /** All legal moves of a deciding seat, never empty; empty for every other seat. The only source of legality. */
  moves(state: S, seat: Seat): readonly M[];
  /** Plays a move out of `moves`, in place. Callers that need the past clone first; outsiders go through a Match. */
  apply(state: S, seat: Seat, move: M, events?: Events): void;
  clone(state: S): S;
  result(state: S): Result | undefined;

  /** What a viewer may know, by allow-list: no generator, no deck order, no secret of another seat. */
  view(state: S, viewer: Viewer): V;
  /** A full state consistent with a view: what the viewer cannot see is completed at random. */
  imagine(view: V, stream: Stream): S;
  /** Changes, in place, only what the viewer cannot see, into another state that could be. Proves non-interference. */
  scramble(state: S, viewer: Viewer, stream: Stream): void;

  /** Score per seat if the game ended now, as far as the viewer can know it. */
  forecast(view: V): readonly ScoreSheet[];
  /** How the score of a game that is over comes about. */
  reckon?(view: V): Reckoning;
  /** The move in words, out of the move alone. */
  describe(move: M): Text;
  /** The board as text for a terminal of 100 columns. */
  print(view: V, speaker: Speaker): string;
  /** Conservation laws and bounds that every reachable state keeps; each broken one as a sentence. */
  invariants(state: S): readonly string[];
  /** Positions with more to choose from than random games come to; `bench` measures the slowest `moves` in them. */
  crowded?(setup: Setup): readonly S[];
}

/** A kind of move that looks foolish to people whatever somebody who does not look far makes of it. */
export interface Veto<S extends GameState = GameState, M extends Move = Move> {
  readonly id: string;
  /** Out of what the seat may know; `moves` are all that are legal. Must cost next to nothing. */
  forbids(state: S, seat: Seat, move: M, moves: readonly M[]): boolean;
}

/** What tells moves apart when it is learnt how likely they are, besides the moves themselves. */
export interface Aspects<S extends GameState = GameState, M extends Move = Move> {
  /**
   * Writes what each of these moves would mean in the position, as a small whole number from 0. Must cost as little as `priors`, and tell no more than
   * the seat may know.
   */
  write(state: S, seat: Seat, moves: readonly M[], into: Int32Array): void;
  /** They tell all that there is to learn beside the type of a move: neither the part of the game nor the very move says anything more. */
  readonly alone?: boolean;
  /** How much surer of their meaning a playout is than the players it was learnt from: how likely they are is raised to this power. */
  readonly sharpness?: number;
}

/** What things are worth to an evaluation, and how it thinks a game goes on: numbers by name. */
export type Figures = Readonly<Record<string, number>>;

/** What opponents think by. */
export interface Thinking<S extends GameState = GameState, M extends Move = Move> {
  /**
   * Deals anew, in place, all that the viewer cannot see: leaves exactly what `imagine` makes of the view with the same luck, without making the
   * view. States that look the same to the viewer become the same state, so whoever thinks in it knows no more than the viewer. A world that was
   * dealt for the same viewer earlier in the same game may be given as `former`: what lies where nothing has moved since may stay as it was
   * imagined there, which is faster.
   */
  redeal(state: S, viewer: Viewer, stream: Stream, former?: S): void;
  /**
   * The points a seat is heading for, shaped for opponents; what its rivals are heading for is their own evaluation, and who plays weighs them.
   * When the game is over, its score. May be asked of imagined states only.
   */
  evaluate(state: S, seat: Seat): number;
  /** The evaluations of all seats in one call. */
  evaluateAll(state: S): readonly number[];
  /**
   * The points every seat can expect to end with, where more is known of it than `evaluateAll` says: what was learnt from games. Opponents mind as
   * much of it as their level does: with a share, so much of what was learnt comes on top of the evaluation. When the game is over, its score. May be
   * asked of imagined states only.
   */
  expected?(state: S, share?: number): readonly number[];
  /** All figures that the evaluation goes by at a table of so many seats, by name. */
  figures?(seats: number): Figures;
  /** The game as it is judged by other figures; those that are not named stay as they are. Rules and everything else are its own. */
  judgedBy?(figures: Figures): Game<S, M>;
  /** Figures that games have taught for a table of so many seats, for opponents who mind them: what is right for whoever looks far ahead need not be right at the end of a turn. */
  learntFigures?(seats: number): Figures | undefined;
  /**
   * Where the points of an evaluation come from. Their sum is `evaluate`; a part is left out when it is nothing. Keys are named in `worths`
   * and have words in the game's catalogues.
   */
  appraise(state: S, seat: Seat): readonly ScorePart[];
  /** Every key that `appraise` may give. */
  readonly worths: readonly string[];
  /** What a learner is told of a position: the names of the numbers that `features` writes, in their order. */
  readonly featureNames: readonly string[];
  /**
   * What a position looks like to a seat, out of what the seat may know or of an imagined state; all numbers are written, at about the size of one.
   * Returns what `evaluate` would, which is known by the way.
   */
  features(state: S, seat: Seat, into: Float64Array): number;
  /**
   * How likely a good player is to make each of these moves, as weights above 0 that need not sum up to anything. Must cost next to nothing:
   * playouts ask it at every decision instead of evaluating. Without it all moves are equally likely.
   */
  priors?(state: S, seat: Seat, moves: readonly M[], into: Float64Array): void;
  /** What moves mean in a position, for learning how likely they are. */
  readonly aspects?: Aspects<S, M>;
  /** What weak opponents leave alone, unless they can do nothing else. */
  readonly vetoes?: readonly Veto<S, M>[];
  /** Whose turn it is, also while another seat answers a question in it; undefined where seats decide at the same time, and after the end. */
  turn(state: S): Seat | undefined;
  /** How much of the game is over, from 0 to 1, out of what lies open; 1 when and only when the game is over. */
  progress(state: S): number;
  /**
   * Whether something was drawn or turned over between two states of one turn of the seat that it could not know and that its plan should wait for.
   * A game without it: whatever anybody learnt. A card of one's own that is laid open teaches its owner nothing.
   */
  learns?(before: S, after: S): boolean;
}

/** What a table teaches besides what is asked and offered. Out of views alone. */
export interface Teaching<V extends object = object> {
  /** What differs between two moments as one viewer sees them, the most important first; points apart, which come from `forecast`. */
  changes?(before: V, after: V): readonly Change[];
  /**
   * Everything that would have to hold for a place of the board, named as the board names it, to be chosen by a deciding seat now. Asked of
   * places that no legal move means: at least one condition is not met. Undefined where nothing can ever be chosen.
   */
  whyNot?(view: V, seat: Seat, place: string): readonly Condition[] | undefined;
}

/** A whole game. Opened with the same edition, its rules are those that were opened alone: whoever plays need not know the rest. */
export interface Game<S extends GameState = GameState, M extends Move = Move, V extends object = object>
  extends Rules<S, M, V>,
    Thinking<S, M>,
    Teaching<V> {}

/** How to open the rules of a game with its own or somebody else's component data. */
export interface RulesModule {
  readonly id: string;
  /** The component data the game ships with. */
  readonly standardEdition: unknown;
  /** Component data as the rules see it, without notes and anything else they never read; throws an EditionError like `open`. */
  parseEdition(data: unknown): unknown;
  /** Throws an EditionError that names the place when the data is not usable. */
  open(edition: unknown): Rules;
  /** How the game is taught; fetched by whoever learns it. */
  course?(): Promise<Course>;
  /** Turns with one answer that is clearly best; fetched by whoever solves them. */
  puzzles?(): Promise<PuzzleBook>;
  /** Drives the game's automa beside the real board; fetched by whoever sits there. */
  companion?(): Promise<Companion>;
  /** The score sheet to be filled in by hand. */
  scorePad?(): Promise<ScorePad>;
}

/** The same for the whole game. */
export interface GameModule extends RulesModule {
  open(edition: unknown): Game;
}
