/** Action tiles that change hands (SR-8.1, SR-8.12, SR-8.13). */
import { type Events, type Seat, type Text, text } from '../../../kernel/index.ts';
import type { TileName } from '../moves.ts';
import { NONE, type Position } from '../state.ts';
import type { Tables, TileSide } from '../tables.ts';

/** Indexes of the tiles by their number. */
export const TILE = { one: 0, two: 1, three: 2, four: 3, five: 4, six: 5 } as const;
export const SIDE_A = 0;
export const SIDE_B = 1;

export const tileText = (name: TileName): Text => text(`tile.${name}`);

/** The side of a tile that lies face up in this game. */
export function faceUp(t: Tables, p: Position, tile: number): TileSide {
  return (p.deal.solo ? t.soloTiles : t.tiles)[tile][p.deal.tileSides[tile]];
}

/** The index of a tile out of its name: number and side, the Solo tile with an S before it. */
export function tileIndex(name: TileName): number {
  return name.charCodeAt(name.length - 2) - 49;
}

/** Whether a seat can use a tile for the present action: owned, and in solo play not spent on the other one (SR-10.10). */
export function canUse(p: Position, seat: Seat, tile: number, side: number): boolean {
  return p.tileOwner[tile] === seat && p.deal.tileSides[tile] === side && (p.spent & (1 << tile)) === 0;
}

/** SR-8.13: a single-use tile goes back to the pool, upright, right after its effect; a permanent one stays. */
export function useTile(t: Tables, p: Position, tile: number, events?: Events): void {
  if (faceUp(t, p, tile).single) returnTile(t, p, tile, events);
  else p.using |= 1 << tile;
}

export function returnTile(t: Tables, p: Position, tile: number, events?: Events): void {
  p.tileOwner[tile] = NONE;
  p.sideways[tile] = 0;
  events?.push({ key: 'event.tileReturned', params: { tile: tileText(faceUp(t, p, tile).name) } });
}

/** SR-8.1: taken tiles lie sideways at once. */
export function takeTile(t: Tables, p: Position, seat: Seat, tile: number, events?: Events): void {
  const owner = p.tileOwner[tile];
  p.tileOwner[tile] = seat;
  p.sideways[tile] = 1;
  if (events === undefined) return;
  const named = { seat: { seat }, tile: tileText(faceUp(t, p, tile).name) };
  if (owner === NONE) events.push({ key: 'event.takesTile', params: named });
  else if (owner === seat) events.push({ key: 'event.turnsTile', params: named });
  else events.push({ key: 'event.takesTileFrom', params: { ...named, from: { seat: owner } } });
}

/** SR-4.3 step 1 */
export function straighten(p: Position, seat: Seat): void {
  for (let tile = 0; tile < p.tileOwner.length; tile++) if (p.tileOwner[tile] === seat) p.sideways[tile] = 0;
}
