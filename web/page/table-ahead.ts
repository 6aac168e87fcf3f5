/** What a table needs is fetched as soon as it is clear that one will be opened, all at once and not one after the other. */
import { loadBoard } from './boards.ts';
import { fetched } from './fetched.tsx';
import { host, onNews } from './host.ts';

export const tableScreen = fetched(() => import('../table/table-screen.tsx'));

/** The address of a table, or of a record that is going to be one. */
const TABLE = /^#\/(table|record)\//;

/** Resolves when the screen for an address can be drawn. */
export async function fetchAhead(address: string): Promise<void> {
  if (!TABLE.test(address)) return;
  host();
  const close = onNews((news) => {
    if (!('opens' in news)) return;
    close();
    void ignoreFailure(loadBoard(news.opens));
  });
  await ignoreFailure(tableScreen.fetch());
}

/** A table of this game is about to be set. */
export function fetchBoardAhead(game: string): void {
  void ignoreFailure(tableScreen.fetch());
  void ignoreFailure(loadBoard(game));
}

/** Whoever really needs it will ask again and hear what is wrong. */
const ignoreFailure = (loading: Promise<unknown>): Promise<unknown> => loading.catch(() => undefined);
