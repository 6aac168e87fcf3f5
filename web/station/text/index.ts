import type { Catalogues } from '../../../kernel/index.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { pl } from './pl.ts';

/** The words of everything that needs a line to other people. */
export const stationText: Catalogues = { en, de, pl };
export type StationKey = keyof typeof en;
export const isStationKey = (key: string): key is StationKey => Object.hasOwn(en, key);
