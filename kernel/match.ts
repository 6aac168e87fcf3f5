/**
 * A match: one game being played, with its past. The border for moves that come from outside: a move is accepted only
 * if the game offers it right now; everything else is refused and changes nothing.
 */
import type { Events, GameEvent, GameState, Move, Rules, Seat, Setup, Viewer } from './contract.ts';
import { canonical } from './hash.ts';
import { draws } from './random.ts';
import type { Text } from './text.ts';

export interface Played {
  readonly seat: Seat;
  readonly move: Move;
  readonly events: readonly GameEvent[];
}

export interface Match {
  readonly game: Rules;
  readonly setup: Setup;
  readonly opening: readonly GameEvent[];
  state: GameState;
  readonly played: Played[];
  /** The states before the last moves, oldest first: before every move that was played, or before the last few where a storage has the others. */
  readonly past: GameState[];
}

export type Verdict = { readonly ok: true; readonly played: Played } | { readonly ok: false; readonly reason: string };

export function startMatch(game: Rules, setup: Setup): Match {
  const opening: Events = [];
  const state = game.setup(setup, opening);
  return { game, setup, opening, state, played: [], past: [] };
}

/** A match that begins in the middle of a game: what was before is not told. */
export const matchFrom = (game: Rules, setup: Setup, state: GameState): Match => ({
  game,
  setup,
  opening: [],
  state: game.clone(state),
  played: [],
  past: [],
});

/** Where states are kept with the moves, a match is taken up again without playing any of it. `states` end with the present one. */
export function resumeMatch(
  begun: Pick<Match, 'game' | 'setup' | 'opening'>,
  played: readonly Played[],
  states: readonly GameState[],
): Match {
  const past = states.slice(0, -1);
  return { ...begun, state: begun.game.clone(states[past.length]), played: [...played], past };
}

/** The first moves of a match as a match of their own. */
export const matchUpTo = (match: Match, at: number, state: GameState = stateAt(match, at)): Match => ({
  ...match,
  state: match.game.clone(state),
  played: match.played.slice(0, at),
  past: match.past.slice(0, Math.max(0, at - unremembered(match))),
});

/** The moves played before the first state that is here. */
const unremembered = ({ played, past }: Match): number => played.length - past.length;

/** The state after so many moves; those of long ago may be with the storage alone. */
export function stateAt(match: Match, at: number): GameState {
  const { past, state } = match;
  const place = at - unremembered(match);
  if (place < 0) throw new Error(`the state after ${at} moves is not in memory`);
  return place < past.length ? past[place] : state;
}

/** Lets go of all states but the last few before the present one. */
export function forgetStates({ past }: Match, keep: number): void {
  past.splice(0, Math.max(0, past.length - keep));
}

/** The move the game itself offers that equals what came from outside; undefined if there is none. */
export const findMove = (game: Rules, state: GameState, seat: Seat, wanted: unknown): Move | undefined =>
  moveAmong(game.moves(state, seat), wanted);

/** The move among these that says the same; some are written anew every time they are offered. */
export function moveAmong(moves: readonly Move[], wanted: unknown): Move | undefined {
  const key = canonical(wanted);
  return moves.find((move) => move === wanted || canonical(move) === key);
}

/** Whether somebody learnt something between two states of one game: then nothing before it can be taken back. */
export function learntBetween(before: GameState, after: GameState): boolean {
  return drawnBetween(before, after) || before.reveals !== after.reveals;
}

/** Whether chance came in between two states of one game. */
export function drawnBetween(before: GameState, after: GameState): boolean {
  return draws(before.random) !== draws(after.random);
}

export function play(match: Match, seat: Seat, wanted: unknown): Verdict {
  const { game, state } = match;
  if (!game.deciding(state).includes(seat)) {
    return {
      ok: false,
      reason: game.deciding(state).length === 0 ? 'the game is over' : `seat ${seat + 1} has no decision to make`,
    };
  }
  const move = findMove(game, state, seat, wanted);
  if (move === undefined) return { ok: false, reason: 'that move is not legal now' };
  const before = game.clone(state);
  const events: Events = [];
  game.apply(state, seat, move, events);
  const played = { seat, move, events };
  match.played.push(played);
  match.past.push(before);
  return { ok: true, played };
}

/** A move that was played and kept elsewhere, with the state after it. */
export function takeOver(match: Match, played: Played, state: GameState): void {
  match.past.push(match.state);
  match.played.push(played);
  match.state = match.game.clone(state);
}

/** How many moves a seat may take back: its last ones, until a draw, a reveal or another seat's decision. */
export function undoDepth({ played, past, state }: Match, seat: Seat): number {
  let after = state;
  for (let depth = 0; depth < past.length; depth++) {
    const before = past[past.length - 1 - depth];
    if (played[played.length - 1 - depth].seat !== seat || learntBetween(before, after)) return depth;
    after = before;
  }
  return past.length;
}

export const canUndo = (match: Match, seat: Seat): boolean => undoDepth(match, seat) > 0;

export function undo(match: Match, seat: Seat): boolean {
  if (!canUndo(match, seat)) return false;
  const before = match.past.pop();
  if (before === undefined) return false;
  match.played.pop();
  match.state = before;
  return true;
}

/** An event as one viewer may hear of it; undefined when it is none of the viewer's business. */
export function eventFor(event: GameEvent, viewer: Viewer): Text | undefined {
  if (event.only === undefined || (viewer !== 'spectator' && event.only.includes(viewer))) {
    return { key: event.key, params: event.params };
  }
  return event.instead;
}
