/** Eva's crosses before the first round (SR-10.3). */
import type { Step } from '../decisions/handler.ts';
import { rollOf } from '../effects/dice.ts';
import { ROUND } from '../frames.ts';
import { EVA } from '../state.ts';
import type { Tables } from '../tables.ts';

export const difficultyStep = (t: Tables): Step<'difficulty'> => ({
  run(state, _frame, events) {
    const dice = t.edition.solo.difficulties.find(({ level }) => level === state.deal.level)?.setupDice ?? 0;
    const rolled: number[] = [];
    for (let i = 0; i < dice; i++) rolled.push(rollOf(state.random.setup));
    for (const value of rolled) state.crossed[value - 1]++;
    events?.push({
      key: 'event.evaDifficulty',
      params: { seat: { seat: EVA }, level: state.deal.level, dice: rolled.join(' ') },
    });
    state.frames.push(ROUND);
  },
});
