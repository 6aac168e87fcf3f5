/** Plays one game with chosen or random moves and puts every check of the table to it. */
import type { Events, Game, GameModule, Move, Seat, Setup } from '../contract.ts';
import { below, fraction, type Stream, seedStream } from '../random.ts';
import { CHECKS, type Check, type Position } from './checks.ts';

export interface Failure {
  readonly check: string;
  readonly finding: string;
  /** How many moves were played before it showed. */
  readonly atMove: number;
  /** What was chosen at each move, as a place in the list of all offered moves. */
  readonly choices: readonly number[];
}

export interface Playthrough {
  readonly failure?: Failure;
  readonly moves: number;
  readonly finished: boolean;
}

export interface Manner {
  /** Seeds the choices and the suite's own luck. */
  readonly playSeed: number;
  /** Choices to make instead of random ones; the game is left where they end. */
  readonly choices?: readonly number[];
  /** Share of positions at which all checks are made, not only the cheap ones. */
  readonly thoroughness: number;
  /** Ask this check alone, everywhere. */
  readonly only?: string | undefined;
}

/** No rule of ours makes a game longer; a game that does not end is a failure. */
const LONGEST_GAME = 20_000;

class Finding extends Error {
  readonly check: string;
  constructor(check: string, finding: string) {
    super(finding);
    this.check = check;
  }
}

function ask(check: Check, finding: string | undefined): void {
  if (finding !== undefined) throw new Finding(check.id, finding);
}

const AMBIENT: readonly [object: object, name: string][] = [
  [Math, 'random'],
  [Date, 'now'],
  [performance, 'now'],
];

/** Runs with every source of clock and luck outside the state shut off: a game that reaches for one fails. */
function shutOff<T>(run: () => T): T {
  const kept = AMBIENT.map(([object, name]) => Object.getOwnPropertyDescriptor(object, name));
  for (const [object, name] of AMBIENT) {
    Object.defineProperty(object, name, {
      configurable: true,
      value: () => {
        throw new Finding('pure', `the game asks for ${name}() of the outside world`);
      },
    });
  }
  try {
    return run();
  } finally {
    AMBIENT.forEach(([object, name], i) => {
      const descriptor = kept[i];
      if (descriptor === undefined) Reflect.deleteProperty(object, name);
      else Object.defineProperty(object, name, descriptor);
    });
  }
}

function offers(game: Game, state: Position['state']): { seat: Seat; move: Move }[] {
  return game.deciding(state).flatMap((seat) => game.moves(state, seat).map((move) => ({ seat, move })));
}

/** Both instances of a game under test, opened once and used for many playthroughs. */
export interface Subjects {
  readonly game: Game;
  readonly twin: Game;
}
export const openSubjects = (module: GameModule, edition: unknown = module.standardEdition): Subjects => ({
  game: module.open(edition),
  twin: module.open(edition),
});

export function playthrough({ game, twin }: Subjects, setup: Setup, manner: Manner): Playthrough {
  const choices: number[] = [];
  const probe: Stream = seedStream(manner.playSeed, 'probe');
  const luck: Stream = seedStream(manner.playSeed, 'choices');
  let finished = false;

  const run = (): void => {
    const state = game.setup(setup);
    const moves: { seat: Seat; move: Move }[] = [];
    const position: Position = { game, setup, state, probe };
    const table = manner.only === undefined ? CHECKS : CHECKS.filter((check) => check.id === manner.only);
    for (;;) {
      const thorough = fraction(probe) < manner.thoroughness;
      const checks = table.filter((check) => thorough || check.cheap);
      for (const check of checks) if (check.position) ask(check, check.position(position));
      const offered = offers(game, state);
      if (offered.length === 0) {
        finished = true;
        break;
      }
      if (manner.choices !== undefined && choices.length === manner.choices.length) break;
      if (choices.length >= LONGEST_GAME) throw new Finding('ends', `the game goes on after ${LONGEST_GAME} moves`);
      const wanted = manner.choices?.[choices.length] ?? below(luck, offered.length);
      choices.push(wanted % offered.length);
      const { seat, move } = offered[wanted % offered.length];
      const before = thorough ? game.clone(state) : state;
      const events: Events = [];
      game.apply(state, seat, move, thorough ? events : undefined);
      moves.push({ seat, move });
      if (thorough) {
        const step = { ...position, before, seat, move, events, twin };
        for (const check of checks) if (check.step) ask(check, check.step(step));
      }
    }
    for (const check of table) if (check.whole) ask(check, check.whole({ ...position, moves, twin, finished }));
  };

  try {
    shutOff(run);
    return { moves: choices.length, finished };
  } catch (error) {
    const [check, finding] =
      error instanceof Finding
        ? [error.check, error.message]
        : ['throws', error instanceof Error ? error.message : String(error)];
    return { failure: { check, finding, atMove: choices.length, choices }, moves: choices.length, finished };
  }
}
