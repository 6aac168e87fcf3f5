/** The voice of the page, in the person's language. */
import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { houseText, type Params, type Speaker, speaker } from '../../kernel/index.ts';
import { settings } from '../settings/settings.ts';
import { useStore } from '../store/store.ts';
import { type WebKey, webText } from '../text/index.ts';

export type Say = (key: WebKey, params?: Params) => string;

export const sayWith =
  (voice: Speaker): Say =>
  (key, params) =>
    voice.say(params === undefined ? { key } : { key, params });

const SayContext = createContext<Say>((key) => key);

/** Everything inside speaks the chosen language. */
export function SayProvider({ children }: { children: ReactNode }): ReactNode {
  const { language } = useStore(settings);
  const say = useMemo(() => sayWith(speaker([webText, houseText], language, String)), [language]);
  return <SayContext value={say}>{children}</SayContext>;
}

export const useSay = (): Say => useContext(SayContext);
