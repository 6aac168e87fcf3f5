/** What every piece is, in words: fetched when somebody first asks. */
import { de } from './de.ts';
import { en } from './en.ts';
import { pl } from './pl.ts';

export { explain } from './explain.ts';
export const text = { en, de, pl };
