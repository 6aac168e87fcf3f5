import type { Catalogues } from '../../../kernel/index.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { pl } from './pl.ts';

/** The words beside a real board. */
export const besideText: Catalogues = { en, de, pl };
export type BesideKey = keyof typeof en;
