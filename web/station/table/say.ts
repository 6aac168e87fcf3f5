/** The voice around a table online. */
import { RefusedError } from '../../../host/calls.ts';
import { houseText } from '../../../kernel/index.ts';
import { useSayOf } from '../../page/say.tsx';
import { type WebKey, webText } from '../../text/index.ts';
import { isStationKey, type StationKey, stationText } from '../text/index.ts';
import { type OnlineKey, onlineText } from './text/index.ts';

const WORDS = [onlineText, stationText, webText, houseText];

export const useOnlineSay = () => useSayOf<OnlineKey | StationKey | WebKey>(WORDS);
export type OnlineSay = ReturnType<typeof useOnlineSay>;

export function reasonOf(problem: unknown): string {
  return problem instanceof RefusedError ? problem.message : 'other';
}

export function refusalWords(say: OnlineSay, problem: unknown): string {
  const key = `problem.${reasonOf(problem)}`;
  return say('web.trouble', { problem: say(isStationKey(key) ? key : 'problem.failed') });
}
