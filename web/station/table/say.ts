/** The voice around a table online. */
import { useMemo } from 'react';
import { RefusedError } from '../../../host/calls.ts';
import { houseText, type Language, type Params, type Speaker, speaker } from '../../../kernel/index.ts';
import { settings } from '../../settings/settings.ts';
import { useStore } from '../../store/store.ts';
import { type WebKey, webText } from '../../text/index.ts';
import { isStationKey, type StationKey, stationText } from '../text/index.ts';
import { type OnlineKey, onlineText } from './text/index.ts';

export type OnlineSay = (key: OnlineKey | StationKey | WebKey, params?: Params) => string;

const onlineSay = (language: Language): OnlineSay => {
  const voice: Speaker = speaker([onlineText, stationText, webText, houseText], language, String);
  return (key, params) => voice.say(params === undefined ? { key } : { key, params });
};

export function useOnlineSay(): OnlineSay {
  const { language } = useStore(settings);
  return useMemo(() => onlineSay(language), [language]);
}

export function reasonOf(problem: unknown): string {
  return problem instanceof RefusedError ? problem.message : 'other';
}

export function refusalWords(say: OnlineSay, problem: unknown): string {
  const key = `problem.${reasonOf(problem)}`;
  return say('web.trouble', { problem: say(isStationKey(key) ? key : 'problem.failed') });
}
