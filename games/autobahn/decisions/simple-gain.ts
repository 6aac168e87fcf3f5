/** AB-21.16, 21.18–21.20: gains without further choice that may still be declined (AB-1.10). */
import { BONUS_KINDS, type BonusKind } from '../components/edition.ts';
import { performSimple } from '../effects/simple.ts';
import type { MoveOf } from '../moves.ts';
import { DECLINE, type Tables } from '../tables.ts';
import { bonusText } from '../terms.ts';
import { ask } from './ask.ts';

const ANSWERS = new Map<BonusKind, readonly MoveOf<'accept' | 'decline'>[]>(
  BONUS_KINDS.map((bonus) => [bonus, [{ type: 'accept', bonus }, DECLINE]]),
);

export const simpleGain = (t: Tables) =>
  ask<'simpleGain', 'accept' | 'decline'>(
    'simpleGain',
    'AB-1.10',
    {
      moves: (_, f) => ANSWERS.get(f.bonus.kind) ?? [DECLINE],
      apply(s, f, seat, move, events) {
        if (move.type === 'accept') performSimple(t, s, seat, move.bonus, f.colour, events);
      },
    },
    (_, { bonus }) => ({ params: { bonus: bonusText(bonus) } }),
  );
