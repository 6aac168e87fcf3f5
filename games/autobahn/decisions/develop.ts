/** AB-13: the development track. */
import { mayDecline, trackMoney } from '../effects/feasible.ts';
import { DECLINE, NONE, type Tables } from '../tables.ts';
import { bonusText } from '../terms.ts';
import { ask, step } from './ask.ts';

/** Each step resolves the bonus of the space reached before the next one (AB-13.1). */
export const developing = (t: Tables) =>
  step<'developing'>((s, { seat, left }, events) => {
    if (left === 0) return;
    s.track[seat] = t.track[s.track[seat]].next;
    const { bonus } = t.track[s.track[seat]];
    events?.push({ key: 'event.develop', params: { seat: { seat }, space: s.track[seat] } });
    if (left > 1) s.frames.push({ kind: 'developing', seat, left: left - 1 });
    if (bonus === undefined) return;
    // What a space means to Autobot is told when it happens (AB-24.12).
    if (seat !== s.config.bot)
      events?.push({ key: 'event.trackBonus', params: { seat: { seat }, bonus: bonusText(bonus) } });
    s.frames.push({ kind: 'gain', seat, bonus, chosen: false, colour: NONE });
  });

export const develop = (t: Tables) =>
  ask<'develop', 'develop' | 'decline'>(
    'develop',
    'AB-13.1',
    {
      moves(s, f, seat) {
        const yes = t.moves.develop[f.steps];
        return mayDecline(t, s, seat, trackMoney(t, s, seat, f.steps)) ? [yes, DECLINE] : [yes];
      },
      apply(s, f, seat, move) {
        if (move.type === 'develop') s.frames.push({ kind: 'developing', seat, left: f.steps });
      },
    },
    (_, { steps }) => ({ params: { n: steps } }),
  );
