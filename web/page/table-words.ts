/** Where a table of this device stands, in one line. */
import type { Language } from '../../kernel/index.ts';
import type { ListedTable } from '../saves/saves.ts';
import type { Say } from './say.tsx';

export const tableWords = (say: Say, language: Language, { words, moves, stage, practice }: ListedTable): string =>
  [
    ...(practice ? [say('web.table.practice')] : []),
    words?.[language] || say('web.table.moves', { count: moves }),
    say(`web.table.${stage}`),
  ].join(' · ');
