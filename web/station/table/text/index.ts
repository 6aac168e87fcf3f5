import type { Catalogues } from '../../../../kernel/index.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { pl } from './pl.ts';

/** The words around a table online: fetched with it. */
export const onlineText: Catalogues = { en, de, pl };
export type OnlineKey = keyof typeof en;
export const isOnlineKey = (key: string): key is OnlineKey => Object.hasOwn(en, key);
