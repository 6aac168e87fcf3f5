/** What the host puts into words: loaded when it is asked for, since the page speaks for itself. */

import { type Language, type Seat, seatNames, tableSpeaker, transcript, type Viewer } from '../kernel/index.ts';
import type { Table } from './table.ts';

/** People by their own names, automas by the name the game gives them. */
function names({ game, match, holders }: Table, language: Language): (seat: Seat) => string {
  const unnamed = seatNames(game, match.setup, language);
  return (seat) => {
    const holder = holders[seat];
    return (holder.kind === 'automa' ? undefined : holder.name) ?? unnamed(seat);
  };
}

export const transcriptOf = (table: Table, language: Language, viewer: Viewer): string =>
  transcript(table.match, language, {
    nameOf: names(table, language),
    viewer,
    seedKnown: table.seed !== undefined,
  });

/** Prints views of one table. */
export function printer(table: Table, language: Language): (view: object) => string {
  const voice = tableSpeaker(table.game, table.match.setup, language, names(table, language));
  return (view) => table.game.print(view, voice);
}
