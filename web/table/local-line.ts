/** The line to the worker behind the page, where tables of this device are played. */
import { host, onNews, tableIsShown } from '../page/host.ts';
import { keepSaves, saveStatus } from '../saves/saves.ts';
import type { TableLine } from './line.ts';
import { followThinkAhead } from './think-ahead.ts';

export const localLine = (): TableLine => ({
  host: host(),
  onNews,
  shown() {
    tableIsShown();
    followThinkAhead();
  },
  settled: keepSaves,
  // Without it the home screen counts moves instead.
  note: (status) => void saveStatus(status).catch(() => undefined),
});
