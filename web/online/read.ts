/** How far the chat of each table was read in this browser. */

const KEY = 'roundhouse.read';
/** Older tables are forgotten: their last lines count as new once more. */
const MOST = 60;

export function keptReads(): Readonly<Record<string, number>> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    if (typeof kept !== 'object' || kept === null) return {};
    return Object.fromEntries(Object.entries(kept).filter(([, line]) => typeof line === 'number'));
  } catch {
    return {};
  }
}

export function keepRead(table: string, line: number): void {
  const { [table]: _, ...others } = keptReads();
  try {
    localStorage.setItem(
      KEY,
      JSON.stringify(Object.fromEntries([...Object.entries(others).slice(1 - MOST), [table, line]])),
    );
  } catch {
    // A browser that keeps nothing shows them as new again.
  }
}
