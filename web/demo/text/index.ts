import type { Catalogues } from '../../../kernel/index.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { pl } from './pl.ts';

/** The words of a game that plays itself. */
export const demoText: Catalogues = { en, de, pl };
export type DemoKey = keyof typeof en;
