/** A game in a minute, for whoever waits or was just invited. */
import '../style/station-room.css';
import { type ReactNode, useEffect, useState } from 'react';
import { Link } from 'wouter';
import { houseText, speaker, type Text } from '../../kernel/index.ts';
import type { SeatColour } from '../kit/index.ts';
import { cardOf, hasRules, loadBoard } from '../page/boards.ts';
import { settings } from '../settings/settings.ts';
import { useStore } from '../store/store.ts';
import { webText } from '../text/index.ts';
import { useGameText } from './game-text.ts';
import { useStationSay } from './say.tsx';

interface Looks {
  readonly seats: readonly SeatColour[];
  readonly welcome: readonly string[];
}

/** Colours of the seats and the game in a minute come with its board, which is needed next anyway. */
export function useLooks(game: string | undefined): Looks {
  const { language } = useStore(settings);
  const [board, setBoard] = useState<Awaited<ReturnType<typeof loadBoard>>>();
  const text = useGameText(game);
  useEffect(() => {
    if (game !== undefined) void loadBoard(game).then(setBoard);
  }, [game]);
  if (!board) return { seats: [], welcome: [] };
  const voice = speaker([...(text ? [text] : []), board.text, webText, houseText], language, String);
  return { seats: board.seats, welcome: text ? (board.welcome ?? []).map((line: Text) => voice.say(line)) : [] };
}

export function Minute({ game, words, lines }: { game: string; words: string; lines: readonly string[] }): ReactNode {
  const say = useStationSay();
  const art = cardOf(game);
  if (lines.length === 0) return null;
  return (
    <section className="minute paper">
      {art && (
        <div className="picture" style={{ '--c': art.colour }}>
          <svg viewBox="0 0 432 206" preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false">
            <art.Art />
          </svg>
        </div>
      )}
      <div className="words">
        <h2>{words}</h2>
        <ol>
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ol>
        {hasRules(game) && (
          <Link href={`/rules/${game}`} className="button">
            {say('web.rules')}
          </Link>
        )}
      </div>
    </section>
  );
}
