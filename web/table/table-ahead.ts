/** What a table needs is fetched as soon as it is clear that one will be opened, all at once and not one after the other. */
import { loadBoard } from '../page/boards.ts';
import { fetched } from '../page/fetched.tsx';
import { host, onNews } from '../page/host.ts';

export const tableScreen = fetched(() => import('./table-screen.tsx'));

/** The address of a table, or of a record that is going to be one. */
const TABLE = /^#\/(table|record)\//;

/** Resolves when the screen for an address can be drawn. */
export async function fetchAhead(address: string): Promise<void> {
  if (!TABLE.test(address)) return;
  host();
  const close = onNews((news) => {
    if (!('opens' in news)) return;
    close();
    void ignoreFailure(loadBoard(news.opens).then(fetchFonts));
  });
  await ignoreFailure(tableScreen.fetch());
}

/** The typeface of the home screen alone. */
const AT_HOME = /Fraunces/;
/** How the browser writes the range of a typeface that has the plain letters. */
const PLAIN_LETTERS = 'U+0-FF';

/**
 * Typefaces come before the words, which then need not be set twice. By address they are asked for after the board, which would come later
 * for them; on the way from the home screen the line has nothing else to do.
 */
function fetchFonts(): void {
  for (const face of document.fonts) {
    if (!face.unicodeRange.startsWith(PLAIN_LETTERS) || AT_HOME.test(face.family)) continue;
    face.load().catch(() => undefined);
  }
}

/** A table of this game is about to be set. */
export function fetchBoardAhead(game: string): void {
  void ignoreFailure(tableScreen.fetch());
  fetchFonts();
  void ignoreFailure(loadBoard(game).then(fetchFonts));
}

/** Whoever really needs it will ask again and hear what is wrong. */
const ignoreFailure = (loading: Promise<unknown>): Promise<unknown> => loading.catch(() => undefined);
