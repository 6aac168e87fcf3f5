import { useEffect, useState } from 'react';
import { host } from '../page/host.ts';
import type { GameInfo } from '../worker/protocol.ts';

/** The words that a game brings along; undefined until they have come. */
export function useGameText(game: string | undefined): GameInfo['text'] | undefined {
  const [text, setText] = useState<GameInfo['text']>();
  useEffect(() => {
    if (game === undefined) return;
    void host()
      .describe(game)
      .then((info) => setText(info.text));
  }, [game]);
  return text;
}
