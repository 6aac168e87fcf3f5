import { pick } from '../kernel/index.ts';
import type { Player } from './player.ts';

/** Any legal move, all equally likely. */
export const random: Player = {
  id: 'random',
  choose: ({ moves, stream }) => pick(stream, moves),
};
