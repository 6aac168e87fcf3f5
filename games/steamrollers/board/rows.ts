/** The rows of solo play as a person wants them, and the moves that lay them so (SR-10.2.2). */
import type { Offer, Question } from '../../../web/kit/board.ts';
import type { SteamRollersMove } from '../moves.ts';
import type { SteamRollersView } from '../view.ts';

/** Goods of every city by colour, from left to right. */
export type Rows = readonly (readonly number[])[];

export const sameRow = (one: readonly number[], other: readonly number[]): boolean =>
  one.every((colour, place) => colour === other[place]);

/** Whether a place can still be changed: rows are laid from the first city on, places from the left. */
export function isOpen({ frames }: SteamRollersView, city: number, place: number): boolean {
  const frame = frames.at(-1);
  if (frame?.kind !== 'arrangeGoods') return false;
  return city > frame.city || (city === frame.city && place >= frame.place);
}

/** The same rows with two goods of a city in each other's place. */
export const swapped = (rows: Rows, city: number, one: number, other: number): Rows =>
  rows.map((row, i) =>
    i === city ? row.map((colour, place) => row[place === one ? other : place === other ? one : place] ?? colour) : row,
  );

/** The next move on the way to these rows. */
export function moveTowards(
  rows: Rows,
  colours: readonly string[],
  { frames, goods }: SteamRollersView,
  { offers }: Pick<Question<SteamRollersMove>, 'offers'>,
): Offer<SteamRollersMove> | undefined {
  const frame = frames.at(-1);
  if (frame?.kind !== 'arrangeGoods') return undefined;
  const { city, place } = frame;
  const offer = (wanted: (move: SteamRollersMove) => boolean): Offer<SteamRollersMove> | undefined =>
    offers.find(({ move }) => wanted(move));
  if (goods.every((row, i) => i < city || sameRow(rows[i], row))) return offer(({ type }) => type === 'keepRows');
  if (sameRow(rows[city], goods[city])) return offer(({ type }) => type === 'keepRow');
  const cube = colours[rows[city][place]];
  return offer((move) => move.type === 'arrangeGoods' && move.cube === cube);
}
