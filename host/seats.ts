/** Who sits at a table. The rules know players and automas only; a table also knows people by name and opponents by strength. */
import * as z from 'zod/mini';
import type { Seat, SeatKind, Setup } from '../kernel/index.ts';

export type SeatHolder =
  /** Without a name, called by whatever the language calls a player. */
  | {
      readonly kind: 'human';
      readonly name?: string | undefined;
      /** Somebody sat there whose name went with all that was kept about them. */
      readonly former?: true | undefined;
    }
  | { readonly kind: 'opponent'; readonly name: string; readonly level: string }
  /** Called by the name the game gives it. */
  | { readonly kind: 'automa'; readonly automa: SeatKind };

export const holderSchema = z.union([
  z.object({ kind: z.literal('human'), name: z.optional(z.string()), former: z.optional(z.literal(true)) }),
  z.object({ kind: z.literal('opponent'), name: z.string(), level: z.string() }),
  z.object({ kind: z.literal('automa'), automa: z.string() }),
]);

/** A name is shown in lists, columns and log lines: longer ones are cut. */
const LONGEST_NAME = 60;

/** A name from a file as it can be shown: in one line, and not without end. */
function nameInOneLine(name: string): string {
  const characters = [...name.replace(/\s+/gu, ' ').trim()];
  return characters.length <= LONGEST_NAME ? characters.join('') : `${characters.slice(0, LONGEST_NAME - 1).join('')}…`;
}

/** Whoever sits there according to a file, with a name that can be shown. */
export function withShortName(holder: SeatHolder): SeatHolder {
  if (holder.kind === 'automa' || holder.name === undefined) return holder;
  const name = nameInOneLine(holder.name);
  return holder.kind === 'human' ? { ...holder, name: name || undefined } : { ...holder, name: name || holder.level };
}

/** What the rules know about a seat. */
export const seatKind = (holder: SeatHolder): SeatKind => (holder.kind === 'automa' ? holder.automa : 'player');

/** Whether these people, opponents and automas can sit where the setup has seats. */
export const fitSetup = (holders: readonly SeatHolder[], { seats }: Setup): boolean =>
  holders.length === seats.length && holders.every((holder, seat) => seatKind(holder) === seats[seat]);

export const peopleAmong = (holders: readonly SeatHolder[]): Seat[] =>
  holders.flatMap((holder, seat) => (holder.kind === 'human' ? [seat] : []));

/** How an opponent is called when nobody gives it a name: `Steady`, or `Steady 3` when several of the kind sit at the table. */
export function opponentName(levels: readonly string[], seat: Seat): string {
  const level = levels[seat];
  const name = level.charAt(0).toUpperCase() + level.slice(1);
  return levels.filter((other) => other === level).length > 1 ? `${name} ${seat + 1}` : name;
}
