/** A game in a list: its sign, or its first letter on its colour. */
import type { ReactNode } from 'react';
import { cardOf } from '../../page/boards.ts';

export const gameTitle = (game: string): string => cardOf(game)?.title ?? game;

export function GameSign({ game, size = 34 }: { game: string; size?: number }): ReactNode {
  const card = cardOf(game);
  return (
    <svg className="game-sign" width={size} height={size} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      {card?.Sign ? (
        <card.Sign />
      ) : (
        <>
          <rect width="24" height="24" rx="5" fill="#6b4a14" />
          <text x="12" y="17" textAnchor="middle" fill="#fff" fontSize="14" fontWeight="700">
            {gameTitle(game).slice(0, 1).toUpperCase()}
          </text>
        </>
      )}
    </svg>
  );
}
