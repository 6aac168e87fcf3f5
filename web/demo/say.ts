/** The voice of a game that plays itself. */
import { useSayOf } from '../page/say.tsx';
import { type DemoKey, demoText } from './text/index.ts';

const WORDS = [demoText];

export const useDemoSay = () => useSayOf<DemoKey>(WORDS);
