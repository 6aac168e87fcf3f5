import type { Catalogues } from '../../../kernel/index.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { pl } from './pl.ts';

/** The words of courses and lessons; what a lesson says comes with its game. */
export const learnText: Catalogues = { en, de, pl };
export type LearnKey = keyof typeof en;
