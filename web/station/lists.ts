/** The lists of tables: one's own and the open ones. Asked for once and then told over the line; while that is cut, asked for again now and then. */
import { useEffect } from 'react';
import type { TableCard } from '../../server/protocol/tables.ts';
import { lineState, stationLine } from '../online/station-line.ts';
import { createStore, type Store, useStore } from '../store/store.ts';
import { ask, StationRefused } from './api.ts';
import { forgetIfUnknown, me, useMe } from './who.ts';

export type ListName = 'open' | 'mine';

export interface Listed {
  /** Undefined until they were told for the first time. */
  readonly tables: readonly TableCard[] | undefined;
  /** When they were told, by this device's clock. */
  readonly told: number;
  /** The last time they were asked for nobody answered. */
  readonly lost: boolean;
}

const KEPT = 'roundhouse.mine';

/** One's own tables as they were told the last time, for times without a line. */
function keptTables(): Listed {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEPT) ?? 'null');
    if (typeof kept === 'object' && kept !== null && 'tables' in kept && Array.isArray(kept.tables))
      return { tables: kept.tables, told: 'told' in kept ? Number(kept.told) : 0, lost: true };
  } catch {
    // Unreadable is as good as none.
  }
  return { tables: undefined, told: 0, lost: false };
}

const stores: Readonly<Record<ListName, Store<Listed>>> = {
  open: createStore<Listed>({ tables: undefined, told: 0, lost: false }),
  mine: createStore<Listed>({ tables: undefined, told: 0, lost: false }),
};

export function tellList(list: ListName, tables: readonly TableCard[]): void {
  const told = Date.now();
  stores[list].set({ tables, told, lost: false });
  if (list !== 'mine') return;
  try {
    localStorage.setItem(KEPT, JSON.stringify({ tables, told }));
  } catch {
    // A browser that keeps nothing shows nothing without a line.
  }
}

/** What was kept for times without a line goes with the person. */
export function forgetLists(): void {
  stores.mine.set({ tables: [], told: Date.now(), lost: false });
  try {
    localStorage.removeItem(KEPT);
  } catch {
    // Nothing was kept.
  }
}

export async function askForList(list: ListName): Promise<void> {
  if (list === 'mine' && !me()) {
    stores.mine.set({ tables: [], told: Date.now(), lost: false });
    return;
  }
  try {
    if (!navigator.onLine) throw new StationRefused('offline', 'no network');
    tellList(list, await (list === 'mine' ? ask('GET /api/tables/mine') : ask('GET /api/tables')));
  } catch (error) {
    forgetIfUnknown(error);
    stores[list].change((now) =>
      now.tables === undefined && list === 'mine' ? { ...keptTables(), lost: true } : { ...now, lost: true },
    );
  }
}

/** While the line is cut. */
const AGAIN = 15_000;

/** How many parts of the page are told of a list: what the first one asked for, the others have. */
const followers: Record<ListName, number> = { open: 0, mine: 0 };

export function useList(list: ListName): Listed {
  const listed = useStore(stores[list]);
  const person = useMe()?.id;
  const told = list === 'open' || person !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever comes has other tables
  useEffect(() => {
    if (!told || followers[list] === 0) void askForList(list);
    if (!told) return undefined;
    followers[list]++;
    const stop = stationLine().followList(list, (tables) => tellList(list, tables));
    const timer = setInterval(() => {
      const cut = lineState.get().kind !== 'connected';
      if (cut && document.visibilityState === 'visible') void askForList(list);
    }, AGAIN);
    return () => {
      followers[list]--;
      stop();
      clearInterval(timer);
    };
  }, [list, told, person]);
  return listed;
}
