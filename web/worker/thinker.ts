/** Opponents think here, apart from the match, so that neither page nor table ever waits for them. */
import { type Game, seedStream } from '../../kernel/index.ts';
import { playerNamed } from '../../players/ladder.ts';
import { openGame } from './games.ts';
import type { ThinkerCalls, ThinkWish } from './protocol.ts';

/** The game with somebody's own component data, opened once. */
let own: { readonly key: string; readonly game: Game } | undefined;

async function gameFor({ game: id, edition }: ThinkWish): Promise<Game> {
  if (edition === undefined) return (await openGame(id)).game;
  const key = JSON.stringify([id, edition]);
  if (own?.key !== key) own = { key, game: (await openGame(id, edition)).game };
  return own.game;
}

export const thinker: ThinkerCalls = {
  async think(wish) {
    const player = playerNamed(wish.level);
    if (!player) throw new Error(`no such opponent: ${wish.level}`);
    const game = await gameFor(wish);
    return player.choose({
      game,
      seat: wish.seat,
      view: () => wish.view,
      moves: wish.moves,
      stream: seedStream(wish.luck[0], wish.luck[1]),
    });
  },
};
