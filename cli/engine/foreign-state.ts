/**
 * A state from outside is believed only when it is plain data, looks like the game's own states, keeps the game's invariants,
 * and can be shown and played on, all within a second. Whatever is wrong is said in one sentence; nothing is thrown.
 */
import { notPlain } from '../../kernel/conformance/plain.ts';
import {
  canonical,
  type Game,
  type GameState,
  LANGUAGES,
  pick,
  type Setup,
  seedStream,
  tableSpeaker,
} from '../../kernel/index.ts';
import { withinDeadline } from './deadline.ts';
import type { GameForm } from './form.ts';

const STREAM_WORDS = 4;
const TRIALS = 2;
const TRIAL_MOVES = 400;
/** A sound state needs a small part of it. */
const LONGEST_TRIAL_MS = 900;

const isInt32 = (value: unknown): boolean => typeof value === 'number' && (value | 0) === value;

function badRandom(random: unknown, own: GameState['random']): string | undefined {
  if (typeof random !== 'object' || random === null) return 'random should be an object';
  const names = Object.keys(own).sort();
  if (Object.keys(random).sort().join() !== names.join()) return `random should have the streams ${names.join(', ')}`;
  const broken = Object.entries(random).find(
    ([, stream]) => !Array.isArray(stream) || stream.length !== STREAM_WORDS || !stream.every(isInt32),
  );
  return broken && `random.${broken[0]} should be ${STREAM_WORDS} whole 32-bit numbers`;
}

/** What every state has, apart from what its game puts there. */
function isGameState(state: object): state is GameState {
  return (
    'random' in state &&
    'reveals' in state &&
    Number.isInteger(state.reveals) &&
    'frames' in state &&
    Array.isArray(state.frames) &&
    state.frames.every((frame) => typeof frame === 'object' && frame !== null && typeof frame.kind === 'string')
  );
}

/** Asks the game everything that is asked at a table; whatever is wrong is thrown. */
function showAll(game: Game, setup: Setup, state: GameState): void {
  const voices = LANGUAGES.map((language) => tableSpeaker(game, setup, language));
  for (const viewer of [...setup.seats.keys(), 'spectator' as const]) {
    const view = game.view(state, viewer);
    game.forecast(view);
    game.imagine(view, seedStream(1, 'trial'));
    for (const voice of voices) game.print(view, voice);
  }
  for (const seat of setup.seats.keys()) game.evaluate(state, seat);
  for (const seat of game.deciding(state)) {
    const { text } = game.prompt(state, seat);
    for (const voice of voices) voice.say(text);
    for (const move of game.moves(state, seat)) voices[0].say(game.describe(move));
  }
}

/** Looks at everything once, and plays on at random. */
function badInPlay(game: Game, setup: Setup, given: GameState, trial: number): string | undefined {
  const stream = seedStream(trial, 'trial');
  const state = game.clone(given);
  for (let i = 0; i < TRIAL_MOVES; i++) {
    const broken = game.invariants(state)[0];
    if (broken !== undefined) return i === 0 ? broken : `after ${i} more moves: ${broken}`;
    const deciding = game.deciding(state);
    if (deciding.some((seat) => setup.seats[seat] === undefined)) return 'a seat decides that is not at the table';
    if ((game.result(state) !== undefined) !== (deciding.length === 0)) return 'result and open decisions do not fit';
    if (i === 0 && trial === 0) showAll(game, setup, state);
    if (deciding.length === 0) return undefined;
    const seat = pick(stream, deciding);
    const moves = game.moves(state, seat);
    if (moves.length === 0) return `seat ${seat} must decide and has no move`;
    game.apply(state, seat, pick(stream, moves));
  }
  return undefined;
}

export type Judged = { readonly state: GameState } | { readonly problem: string };

function judge(game: Game, setup: Setup, form: GameForm, given: object): Judged {
  try {
    const problem =
      notPlain(given) ?? badRandom('random' in given ? given.random : undefined, game.setup(setup).random);
    if (problem !== undefined) return { problem };
    const unlike = form.state(given);
    if (unlike !== undefined) return { problem: unlike };
    if (!isGameState(given)) return { problem: 'reveals or frames are missing' };
    // A clone is made field by field: what is missing or too much in the original shows.
    const copy = game.clone(given);
    const hole = notPlain(copy);
    if (hole !== undefined) return { problem: hole.replace(/ is undefined$/, ' is missing') };
    if (canonical(copy) !== canonical(given)) return { problem: 'it has fields that states of this game do not have' };
    for (let trial = 0; trial < TRIALS; trial++) {
      const broken = badInPlay(game, setup, copy, trial);
      if (broken !== undefined) return { problem: broken };
    }
    return { state: copy };
  } catch {
    // The rules trust their states: where one breaks them, what they throw says nothing to the program at the other end.
    return { problem: 'it cannot be played' };
  }
}

export function judgeState(game: Game, setup: Setup, form: GameForm, given: object): Judged {
  const judged = withinDeadline(LONGEST_TRIAL_MS, () => judge(game, setup, form, given));
  return judged?.done ?? { problem: 'it keeps the rules busy for too long' };
}
