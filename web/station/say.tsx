/** The voice of the station: its own words, and those of the page. Its words are fetched with its screens. */
import { houseText } from '../../kernel/index.ts';
import { useSayOf } from '../page/say.tsx';
import { type WebKey, webText } from '../text/index.ts';
import { StationRefused } from './api.ts';
import { isStationKey, type StationKey, stationText } from './text/index.ts';

const WORDS = [stationText, webText, houseText];

export const useStationSay = () => useSayOf<StationKey | WebKey>(WORDS);
export type StationSay = ReturnType<typeof useStationSay>;

/** Why something was refused, in the reader's language. */
export function reasonWords(say: StationSay, error: unknown): string {
  if (error instanceof StationRefused) {
    const key = `problem.${error.reason}`;
    if (isStationKey(key)) return say(key);
  }
  return error instanceof Error ? error.message : String(error);
}
