import type { Catalogues } from '../../kernel/index.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { pl } from './pl.ts';

/** The words of the table itself; the games bring their own. */
export const webText: Catalogues = { en, de, pl };
export type WebKey = keyof typeof en;
export const isWebKey = (key: string): key is WebKey => Object.hasOwn(en, key);
