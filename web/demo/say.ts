/** The voice of a game that plays itself. */
import { useMemo } from 'react';
import { type Params, speaker } from '../../kernel/index.ts';
import { settings } from '../settings/settings.ts';
import { useStore } from '../store/store.ts';
import { type DemoKey, demoText } from './text/index.ts';

type DemoSay = (key: DemoKey, params?: Params) => string;

export function useDemoSay(): DemoSay {
  const { language } = useStore(settings);
  return useMemo(() => {
    const voice = speaker([demoText], language, String);
    return (key, params) => voice.say(params === undefined ? { key } : { key, params });
  }, [language]);
}
