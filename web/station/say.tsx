/** The voice of the station: its own words, and those of the page. Its words are fetched with its screens. */
import { useMemo } from 'react';
import { houseText, type Params, speaker } from '../../kernel/index.ts';
import { settings } from '../settings/settings.ts';
import { useStore } from '../store/store.ts';
import { type WebKey, webText } from '../text/index.ts';
import { StationRefused } from './api.ts';
import { isStationKey, type StationKey, stationText } from './text/index.ts';

export type StationSay = (key: StationKey | WebKey, params?: Params) => string;

export function useStationSay(): StationSay {
  const { language } = useStore(settings);
  return useMemo(() => {
    const voice = speaker([stationText, webText, houseText], language, String);
    return (key, params) => voice.say(params === undefined ? { key } : { key, params });
  }, [language]);
}

/** Why something was refused, in the reader's language. */
export function reasonWords(say: StationSay, error: unknown): string {
  if (error instanceof StationRefused) {
    const key = `problem.${error.reason}`;
    if (isStationKey(key)) return say(key);
  }
  return error instanceof Error ? error.message : String(error);
}
