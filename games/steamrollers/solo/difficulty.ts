/** Eva's crosses before the first round (SR-10.3). */
import type { Step } from '../decisions/handler.ts';
import { rollOf } from '../effects/dice.ts';
import { ROUND } from '../frames.ts';
import { EVA, type Position } from '../state.ts';
import type { Tables } from '../tables.ts';

export function crossRolled(state: Position, rolled: readonly number[]): void {
  for (const value of rolled) state.crossed[value - 1]++;
}

export const diceOfLevel = (t: Tables, level: number): number =>
  t.edition.solo.difficulties.find((difficulty) => difficulty.level === level)?.setupDice ?? 0;

export const difficultyStep = (t: Tables): Step<'difficulty'> => ({
  run(state, _frame, events) {
    const dice = diceOfLevel(t, state.deal.level);
    const rolled: number[] = [];
    for (let i = 0; i < dice; i++) rolled.push(rollOf(state.random.setup));
    crossRolled(state, rolled);
    events?.push({
      key: 'event.evaDifficulty',
      params: { seat: { seat: EVA }, level: state.deal.level, dice: rolled.join(' ') },
    });
    state.frames.push(ROUND);
  },
});
