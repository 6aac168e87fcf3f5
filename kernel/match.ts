/**
 * A match: one game being played, with its past. The border for moves that come from outside: a move is accepted only
 * if the game offers it right now; everything else is refused and changes nothing.
 */
import type { Events, Game, GameEvent, GameState, Move, Seat, Setup, Viewer } from './contract.ts';
import { canonical } from './hash.ts';
import { draws } from './random.ts';
import type { Text } from './text.ts';

export interface Played {
  readonly seat: Seat;
  readonly move: Move;
  readonly events: readonly GameEvent[];
}

export interface Match {
  readonly game: Game;
  readonly setup: Setup;
  readonly opening: readonly GameEvent[];
  state: GameState;
  readonly played: Played[];
  /** The states before the moves that may still be taken back, oldest first. */
  readonly past: GameState[];
}

export type Verdict = { readonly ok: true; readonly played: Played } | { readonly ok: false; readonly reason: string };

export function startMatch(game: Game, setup: Setup): Match {
  const opening: Events = [];
  const state = game.setup(setup, opening);
  return { game, setup, opening, state, played: [], past: [] };
}

/** The move the game itself offers that equals what came from outside; undefined if there is none. */
export function findMove(game: Game, state: GameState, seat: Seat, wanted: unknown): Move | undefined {
  const key = canonical(wanted);
  return game.moves(state, seat).find((move) => canonical(move) === key);
}

/** Whether somebody learnt something between two states of one game: then nothing before it can be taken back. */
export function learntBetween(before: GameState, after: GameState): boolean {
  return draws(before.random) !== draws(after.random) || before.reveals !== after.reveals;
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
  const last = match.played.at(-1);
  match.played.push(played);
  if (learntBetween(before, state)) match.past.length = 0;
  else {
    if (last !== undefined && last.seat !== seat) match.past.length = 0;
    match.past.push(before);
  }
  return { ok: true, played };
}

/** A seat may take its last move back until a draw, a reveal or another seat's decision has followed it. */
export function canUndo(match: Match, seat: Seat): boolean {
  return match.past.length > 0 && match.played.at(-1)?.seat === seat;
}

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
