import { canonical, type GameState, type Rules, type Seat, seedStream } from '../kernel/index.ts';

const TRIES = 4;

/**
 * Whether one seat knows something that another must not see. Changing only what the other cannot see must not change what the
 * first one sees; if it does, the first one has a secret.
 */
export function hasSecretFrom(game: Rules, state: GameState, seat: Seat, other: Seat): boolean {
  const seen = canonical(game.view(state, seat));
  for (let i = 0; i < TRIES; i++) {
    const changed = game.clone(state);
    game.scramble(changed, other, seedStream(i, 'secrets'));
    if (canonical(game.view(changed, seat)) !== seen) return true;
  }
  return false;
}
