import type { Catalogues } from '../../../kernel/index.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { pl } from './pl.ts';

/** The words of the statistics. */
export const statsText: Catalogues = { en, de, pl };
export type StatsKey = keyof typeof en;
