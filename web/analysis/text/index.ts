import type { Catalogues } from '../../../kernel/index.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { pl } from './pl.ts';

/** The words of the analysis. */
export const analysisText: Catalogues = { en, de, pl };
export type AnalysisKey = keyof typeof en;
