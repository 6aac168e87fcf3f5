/**
 * What the house's tests must know of one game: `games/<game>/proof.ts` exports it as `proof`.
 * The tests themselves (`games/*.test.ts`) know no game by name.
 */
import type { Game, GameModule, GameState, Seat, Setup, Viewer } from '../contract.ts';
import { allCompanies, makeSetup, type SetupWish } from '../setup.ts';
import type { Params, ParamValue, Text } from '../text.ts';
import { openSubjects, playthrough, type Subjects } from './playthrough.ts';

/** One thing that some viewer may not know. */
export interface Secret<S extends GameState = GameState, V extends object = object> {
  /** In the words of the game, e.g. "hand of another seat". */
  readonly name: string;
  /** Seats and options with which the secret exists; without it every company of the game is tried in turn. */
  readonly setup?: SetupWish;
  /** The view with this one secret in it: the conformance suite must notice. */
  leak(state: S, viewer: Viewer, view: V): object;
}

// Methods, not function properties: a GameProof<MyState, …> must be usable as a GameProof.
export interface GameProof<S extends GameState = GameState, V extends object = object> {
  /** How the rules file writes its ids; each pattern is global and catches the id as its first group. */
  readonly ruleIds: {
    readonly rule: RegExp;
    readonly example: RegExp;
    /** There are at least so many: a pattern that finds nothing would prove nothing. */
    readonly fewest: number;
  };
  /** Names that records made so far have for the standard edition: it must answer to them for ever. */
  readonly editionNames: readonly string[];
  /** Golden games that show every company and module. */
  readonly fewestRecords: number;
  /** What happens at its table on a screen. */
  readonly table: {
    /** How often, at least, the screen goes from one to the other in a game of two people; 0 where nobody has a secret from another. */
    readonly fewestHandOvers: number;
    /** Whether places on the board often mean several moves. */
    readonly sharedPlaces: boolean;
  };
  /**
   * Every number that previews name, read from the state in the simplest way: by its label (`toldLabel`), to compare what is told with what
   * is so.
   */
  numbers(state: S): ReadonlyMap<string, number>;
  /** Categories of the score sheet that are tallied during the game: no sum can say afterwards how they came about. */
  readonly tallied: readonly string[];
  /** What "why not?" says, read from the state in the simplest way. */
  readonly whyNot: {
    /** A number that a condition names for a place, by the key of its sentence and the name of the parameter. */
    number(state: S, seat: Seat, place: string, key: string, name: string, told: number): number | undefined;
    /** Takes something away that many moves need, so that these are asked about. */
    spoil(state: S, seat: Seat): void;
    /** By condition: makes a state in which it holds. Where nothing else was missing, the place can then be chosen. */
    readonly remedies: Readonly<Record<string, (state: S, seat: Seat, params: Params) => void>>;
  };
  /** Everything a viewer may not know; empty for a game that hides nothing but the luck to come. */
  readonly secrets: readonly Secret<S, V>[];
}

/** What a text is about, without its words: its key, and the names and numbers in it. */
export function toldLabel({ key, params }: Text, seat?: Seat): string {
  const leaves = (value: ParamValue): string[] => {
    if (typeof value !== 'object') return [String(value)];
    if ('seat' in value) return [`seat ${value.seat}`];
    if ('key' in value) return value.params === undefined ? [value.key] : Object.values(value.params).flatMap(leaves);
    return value.flatMap(leaves);
  };
  return [key, ...Object.values(params ?? {}).flatMap(leaves), ...(seat === undefined ? [] : [`of ${seat}`])].join(' ');
}

/** The game with one secret of every state shown to everybody. */
const leaking = (sound: Game, secret: Secret): Game => ({
  ...sound,
  view: (state, viewer) => secret.leak(state, viewer, sound.view(state, viewer)),
});

const GAMES = 12;
/** A secret may show late in a game, and every position costs two views per viewer. */
const THOROUGHNESS = 0.1;

/** Where the secret exists; otherwise every company in turn, with the first value of every option. */
function setupsFor(game: Game, secret: Secret): Setup[] {
  const wishes = secret.setup === undefined ? allCompanies(game).map((seats) => ({ seats })) : [secret.setup];
  return Array.from({ length: GAMES }, (_, seed) => makeSetup(game, { ...wishes[seed % wishes.length], seed }));
}

/** What the suite says of a game that leaks a secret, as `check: finding`; undefined if it notices nothing. */
export function whatLeakShows(module: GameModule, secret: Secret): string | undefined {
  const sound = openSubjects(module);
  const subjects: Subjects = { game: leaking(sound.game, secret), twin: leaking(sound.twin, secret) };
  for (const setup of setupsFor(sound.game, secret)) {
    const { failure } = playthrough(subjects, setup, {
      playSeed: setup.seed,
      thoroughness: THOROUGHNESS,
      only: 'non-interference',
    });
    if (failure !== undefined) return `${failure.check}: ${failure.finding}`;
  }
  return undefined;
}
