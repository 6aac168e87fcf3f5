/** All rows that Eva takes goods from on one sheet, instead of one question per place. */
import { lazy } from 'react';
import type { AnswerSheet } from '../../../web/kit/board.ts';
import type { Edition } from '../components/edition.ts';
import type { SteamRollersMove } from '../moves.ts';
import type { SteamRollersView } from '../view.ts';

export const answerSheet: AnswerSheet<SteamRollersView, SteamRollersMove, Edition> = {
  asks: ({ view }) => view.frames.at(-1)?.kind === 'arrangeGoods',
  Sheet: lazy(async () => ({ default: (await import('./panels/rows.tsx')).RowsSheet })),
};
