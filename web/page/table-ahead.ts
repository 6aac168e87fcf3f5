/** What a table needs is fetched as soon as it is clear that one will be opened, all at once and not one after the other. */
import { loadBoard } from './boards.ts';
import { host, onNews } from './host.ts';

export const loadTableScreen = () => import('../table/table-screen.tsx');

/** The address of a table, or of a record that is going to be one. */
const TABLE = /^#\/(table|record)\//;

export function fetchAhead(address: string): void {
  if (!TABLE.test(address)) return;
  host();
  const close = onNews((news) => {
    if (!('opens' in news)) return;
    close();
    ignoreFailure(loadBoard(news.opens));
  });
  ignoreFailure(loadTableScreen());
}

/** A table of this game is about to be set. */
export function fetchBoardAhead(game: string): void {
  ignoreFailure(loadTableScreen());
  ignoreFailure(loadBoard(game));
}

/** Whoever really needs it will ask again and hear what is wrong. */
function ignoreFailure(loading: Promise<unknown>): void {
  loading.catch(() => undefined);
}
