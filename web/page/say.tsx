/** The voice of the page, in the person's language. */
import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { type Catalogues, houseText, type Params, type Speaker, speaker } from '../../kernel/index.ts';
import { settings } from '../settings/settings.ts';
import { useStore } from '../store/store.ts';
import { type WebKey, webText } from '../text/index.ts';

type SayOf<Key extends string> = (key: Key, params?: Params) => string;
export type Say = SayOf<WebKey>;

export const sayWith =
  <Key extends string = WebKey>(voice: Speaker): SayOf<Key> =>
  (key, params) =>
    voice.say(params === undefined ? { key } : { key, params });

/** The voice of a part of the page that brings words of its own; the same list gives the same voice. */
export function useSayOf<Key extends string>(words: readonly Catalogues[]): SayOf<Key> {
  const { language } = useStore(settings);
  return useMemo(() => sayWith<Key>(speaker(words, language, String)), [words, language]);
}

const SayContext = createContext<Say>((key) => key);

/** Everything inside speaks the chosen language. */
export function SayProvider({ children }: { children: ReactNode }): ReactNode {
  const { language } = useStore(settings);
  const say = useMemo(() => sayWith(speaker([webText, houseText], language, String)), [language]);
  return <SayContext value={say}>{children}</SayContext>;
}

export const useSay = (): Say => useContext(SayContext);
