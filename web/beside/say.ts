/** The voice beside a real board: its own words, those of the page, of the game and of its companion. */
import { useEffect, useMemo, useState } from 'react';
import { type Catalogues, houseText, type Params, speaker, type Text } from '../../kernel/index.ts';
import { host } from '../page/host.ts';
import { settings } from '../settings/settings.ts';
import { useStore } from '../store/store.ts';
import { type WebKey, webText } from '../text/index.ts';
import { type BesideKey, besideText } from './text/index.ts';

export interface Voice {
  say(key: BesideKey | WebKey, params?: Params): string;
  /** What the game or its companion says. */
  tell(text: Text): string;
}

const NO_WORDS: Catalogues = { en: {}, de: {}, pl: {} };

export interface GameWords {
  readonly edition: unknown;
  readonly game: Catalogues;
  /** Undefined where a game has no companion. */
  readonly companion: Catalogues | undefined;
  readonly pad: Catalogues;
}

export function useGameWords(game: string): GameWords | undefined {
  const [words, setWords] = useState<GameWords>();
  useEffect(() => {
    let here = true;
    const asked = Promise.all([host().describe(game), host().companionText(game), host().scorePad(game)]);
    void asked.then(([{ text, edition }, companion, pad]) => {
      if (here) setWords({ edition, game: text, companion, pad: pad?.text ?? NO_WORDS });
    });
    return () => {
      here = false;
    };
  }, [game]);
  return words;
}

export function useVoice(words: GameWords | undefined): Voice {
  const { language } = useStore(settings);
  return useMemo(() => {
    const spoken = [
      words?.companion ?? NO_WORDS,
      words?.game ?? NO_WORDS,
      words?.pad ?? NO_WORDS,
      besideText,
      webText,
      houseText,
    ];
    const voice = speaker(spoken, language, String);
    return {
      say: (key, params) => voice.say(params === undefined ? { key } : { key, params }),
      tell: (text) => voice.say(text),
    };
  }, [words, language]);
}
