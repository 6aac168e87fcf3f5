/** Games that tell what they must not, on purpose: the comparison has to notice each of them. */
import type { Game, GameState } from '../../kernel/index.ts';
import { type Leak, marksIn } from './marks.ts';

/** The luck to come, which nobody may know, as one number. */
const secretOf = ({ random }: GameState): number =>
  Object.values(random).reduce((sum, [word]) => (sum + word) >>> 0, 0);

/** The game, leaking as the table that began last was told to. */
export function leakingAsTold(game: Game): Game {
  let leak: Leak = 'none';
  return {
    ...game,
    setup(setup, events) {
      leak = marksIn(setup.seed).leak;
      return game.setup(setup, events);
    },
    view(state, viewer) {
      const view = game.view(state, viewer);
      return leak === 'view' ? { ...view, leaked: secretOf(state) } : view;
    },
    moves(state, seat) {
      const moves = game.moves(state, seat);
      if (leak !== 'moves') return moves;
      const from = secretOf(state) % Math.max(1, moves.length);
      return [...moves.slice(from), ...moves.slice(0, from)];
    },
    prompt(state, seat) {
      const prompt = game.prompt(state, seat);
      if (leak !== 'prompt') return prompt;
      return { ...prompt, text: { ...prompt.text, params: { ...prompt.text.params, leaked: secretOf(state) } } };
    },
    apply(state, seat, move, events) {
      game.apply(state, seat, move, events);
      if (leak === 'log') events?.push({ key: 'event.leaked', params: { leaked: secretOf(state) } });
    },
  };
}
