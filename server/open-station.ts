/** The station with everything that belongs to it: live play, rules and thinkers in threads, and the affairs of tables. */
import { AffairsService } from './affairs/service.ts';
import { LiveStation, type StationSettings } from './live/live-station.ts';
import { keepResults } from './people/results.ts';
import type { Surroundings } from './people/surroundings.ts';
import type { Storage } from './storage/storage.ts';

export interface OpenStationParts {
  readonly storage: Storage;
  readonly around: Surroundings;
  /** What went wrong without anybody having asked. */
  report(problem: unknown, table?: string): void;
  readonly settings?: Partial<StationSettings>;
}

export function openStation({ storage, around, report, settings }: OpenStationParts): LiveStation {
  return new LiveStation({
    storage,
    affairs: (live, rules) =>
      new AffairsService({
        storage,
        rules,
        live,
        around,
        process: around.newId(),
        keepResults: (finished) => keepResults(storage, finished),
        trouble: (error) => report(error),
      }),
    now: () => around.now(),
    report,
    ...(settings ? { settings } : {}),
  });
}
