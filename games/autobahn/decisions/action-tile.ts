/** AB-21.14, AB-21.15: flip or remove an action tile. */
import { SPACES } from '../components/edition.ts';
import { isTileAt } from '../effects/action-tiles.ts';
import type { MoveOf } from '../moves.ts';
import { DECLINE, SPACE_COUNT, type Tables } from '../tables.ts';
import { spaceText } from '../terms.ts';
import { ask } from './ask.ts';

export const actionTile = (t: Tables) =>
  ask<'actionTile', 'flipTile' | 'removeTile' | 'decline'>(
    'actionTile',
    'AB-21.14',
    {
      moves(s, f, seat) {
        const out: MoveOf<'flipTile' | 'removeTile' | 'decline'>[] = [];
        const moves = f.to === 1 ? t.moves.flipTile : t.moves.removeTile;
        for (let space = 0; space < SPACE_COUNT; space++)
          if (isTileAt(t, s, seat, space, f.to - 1)) out.push(moves[space]);
        out.push(DECLINE);
        return out;
      },
      apply(s, f, seat, move, events) {
        if (move.type === 'decline') return;
        s.actionTiles[seat * SPACE_COUNT + SPACES.indexOf(move.space)] = f.to;
        events?.push({ key: `event.${move.type}`, params: { seat: { seat }, space: spaceText(move.space) } });
      },
    },
    (_, { to }) => ({ params: { how: to === 1 ? 'flip' : 'remove' } }),
  );
