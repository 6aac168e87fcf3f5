/** Many pieces of work with a bar, a notebook and an end by Ctrl-C: what all long commands have in common. */
import type { Opened } from '../opening.ts';
import { Progress } from '../progress.ts';
import type { Key, Words } from '../words.ts';
import type { World } from '../world.ts';
import type { Job, Reports } from './job.ts';
import type { Notebook } from './notebook.ts';
import { doWork } from './pool.ts';

export interface LongWork<K extends Job['kind']> {
  readonly opened: Opened;
  readonly job: Extract<Job, { kind: K }>;
  readonly notebook: Notebook<Reports[K]>;
  /** Pieces by number, each of so many games. */
  readonly pieces: number;
  readonly size: number;
  readonly workers: number;
  readonly words: Words;
  /** How far it is, in words, where pieces are not of games. */
  readonly progress?: Key;
}

/** The reports that are there, in order: all of them unless somebody stopped the work. */
export async function workThrough<K extends Job['kind']>(world: World, work: LongWork<K>): Promise<Reports[K][]> {
  const { opened, job, notebook, pieces, size, workers, words } = work;
  const places = Array.from({ length: pieces }, (_, place) => place);
  const missing = places.filter((place) => notebook.at(place) === undefined);
  if (missing.length > 0) {
    const progress = new Progress(world.err, words, missing.length * size, work.progress).begin();
    const stop = new AbortController();
    const forget = world.onInterrupt(() => stop.abort());
    await doWork<K>(world, opened, job, {
      ranges: missing.map((place) => ({ first: place * size, games: size })),
      workers: workers === 1 ? 0 : workers,
      signal: stop.signal,
      onDone({ first }, report) {
        progress.add(size);
        notebook.add(first / size, report);
        return 'go on';
      },
    });
    forget();
    progress.end();
  }
  return places.map((place) => notebook.at(place)).filter((report) => report !== undefined);
}
