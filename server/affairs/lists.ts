/** Which tables are listed for whom, and in which order. Plain functions. */
import type { TableCard, TableFilter } from '../protocol/tables.ts';
import type { StoredTable } from '../storage/storage.ts';
import { vacant } from './seating.ts';
import { seatOfPerson } from './seats.ts';

export const LONGEST_LIST = 100;

/** Whether a table belongs into the list of open ones. */
export function listed(table: StoredTable, filter: TableFilter, reader: string | undefined): boolean {
  const { terms, stage } = table;
  if (terms.visible !== 'public') return false;
  if (filter.game !== undefined && filter.game !== table.game) return false;
  if (filter.pace !== undefined && filter.pace !== terms.pace.kind) return false;
  if (filter.rated !== undefined && filter.rated !== String(terms.rated)) return false;
  if (filter.stage !== undefined && filter.stage !== stage) return false;
  if (filter.language !== undefined && terms.language !== undefined && filter.language !== terms.language) return false;
  if (stage === 'playing') return terms.watching;
  if (stage !== 'gathering') return false;
  return (
    seatOfPerson(table.seats, reader) !== undefined || table.seats.some((seat) => seat.wish === 'open' && vacant(seat))
  );
}

/** Those that gather first, the newest on top. */
export const inOpenOrder = (a: StoredTable, b: StoredTable): number =>
  Number(b.stage === 'gathering') - Number(a.stage === 'gathering') || b.updated - a.updated;

const MY_ORDER = { live: 0, days: 1, gathering: 2, others: 3, over: 4 };

function rank({ stage, deciding, mine, terms, ask }: TableCard): number {
  if (stage === 'gathering') return MY_ORDER.gathering;
  if (stage !== 'playing') return MY_ORDER.over;
  const asked = ask?.answers.some(({ seat, yes }) => yes === undefined && mine.includes(seat));
  if (!asked && !mine.some((seat) => deciding.includes(seat))) return MY_ORDER.others;
  return terms.pace.kind === 'days' ? MY_ORDER.days : MY_ORDER.live;
}

/** Live tables that wait for me, then those over days by the time that is left, then the rest. */
export function inMyOrder(a: TableCard, b: TableCard): number {
  const due = ({ clock }: TableCard): number => clock?.due ?? Number.MAX_SAFE_INTEGER;
  return rank(a) - rank(b) || due(a) - due(b) || b.updated - a.updated;
}
