/** Action tiles that change hands (SR-8.1, SR-8.12, SR-8.13). */
import type { Events, Seat } from '../../../kernel/index.ts';
import type { TileName } from '../moves.ts';
import { NONE, type Position } from '../state.ts';
import type { Tables, TileSide } from '../tables.ts';
import { tileText } from '../terms.ts';

/** Indexes of the tiles by their number. */
export const TILE = { one: 0, two: 1, three: 2, four: 3, five: 4, six: 5 } as const;
export const SIDE_A = 0;
export const SIDE_B = 1;

/** The side of a tile that lies face up in this game. */
export function faceUp(t: Tables, state: Position, tile: number): TileSide {
  return (state.deal.solo ? t.soloTiles : t.tiles)[tile][state.deal.tileSides[tile]];
}

/** 1 when a tile goes back to the pool after its use, as a number for texts. */
export const singleUse = (t: Tables, state: Position, tile: number): number => (faceUp(t, state, tile).single ? 1 : 0);

/** The index of a tile out of its name: number and side, the Solo tile with an S before it. */
export function tileIndex(name: TileName): number {
  return name.charCodeAt(name.length - 2) - 49;
}

/** Whether a seat can use a tile for the present action: owned, and in solo play not spent on the other one (SR-10.10). */
export function canUse(state: Position, seat: Seat, tile: number, side: number): boolean {
  return state.tileOwner[tile] === seat && state.deal.tileSides[tile] === side && (state.spent & (1 << tile)) === 0;
}

/** SR-8.13: a single-use tile goes back to the pool, upright, right after its effect; a permanent one stays. */
export function useTile(t: Tables, state: Position, tile: number, events?: Events): void {
  if (faceUp(t, state, tile).single) returnTile(t, state, tile, events);
  else state.using |= 1 << tile;
}

export function returnTile(t: Tables, state: Position, tile: number, events?: Events): void {
  state.tileOwner[tile] = NONE;
  state.sideways[tile] = 0;
  events?.push({ key: 'event.tileReturned', params: { tile: tileText(faceUp(t, state, tile).name) } });
}

/** SR-8.1: taken tiles lie sideways at once. */
export function takeTile(t: Tables, state: Position, seat: Seat, tile: number, events?: Events): void {
  const owner = state.tileOwner[tile];
  state.tileOwner[tile] = seat;
  state.sideways[tile] = 1;
  if (events === undefined) return;
  const named = { seat: { seat }, tile: tileText(faceUp(t, state, tile).name) };
  if (owner === NONE) events.push({ key: 'event.takesTile', params: named });
  else if (owner === seat) events.push({ key: 'event.turnsTile', params: named });
  else events.push({ key: 'event.takesTileFrom', params: { ...named, from: { seat: owner } } });
}

/** SR-4.3 step 1 */
export function straighten(state: Position, seat: Seat): void {
  for (let tile = 0; tile < state.tileOwner.length; tile++)
    if (state.tileOwner[tile] === seat) state.sideways[tile] = 0;
}
