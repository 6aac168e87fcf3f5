import { expect, test } from 'vitest';
import type { Frame, GameState, Seat } from './contract.ts';
import { alone, type DecisionHandler, frameMachine, type StepHandler } from './frames.ts';

interface Yard extends GameState {
  readonly log: string[];
  readonly frames: (Ask | Whistle)[];
}
interface Ask extends Frame {
  readonly kind: 'ask';
  readonly seats: readonly Seat[];
}
interface Whistle extends Frame {
  readonly kind: 'whistle';
  readonly times: number;
}
type Answer = { readonly type: 'yes' } | { readonly type: 'no' };

const ask: DecisionHandler<Yard, Ask, Answer> = {
  seats: (_yard, frame) => frame.seats,
  prompt: () => ({ text: { key: 'prompt.ask' }, rule: 'YARD-1' }),
  moves: () => [{ type: 'yes' }, { type: 'no' }],
  apply(yard, frame, seat, move) {
    yard.log.push(`${seat} ${move.type}`);
    const waiting = frame.seats.filter((other) => other !== seat);
    if (waiting.length > 0) yard.frames.push({ ...frame, seats: waiting });
    if (move.type === 'yes') yard.frames.push({ kind: 'whistle', times: 2 });
  },
};
const whistle: StepHandler<Yard, Whistle> = {
  run(yard, { times }) {
    yard.log.push(`whistle ${times}`);
    if (times > 1) yard.frames.push({ kind: 'whistle', times: times - 1 });
  },
};
const machine = frameMachine<Yard, Ask | Whistle, Answer>({ ask, whistle });
const yardWith = (...frames: (Ask | Whistle)[]): Yard => ({ random: {}, reveals: 0, frames, log: [] });

test('steps run by themselves until somebody has to decide', () => {
  const yard = yardWith({ kind: 'ask', seats: alone(1) }, { kind: 'whistle', times: 2 });
  machine.settle(yard);
  expect(yard.log).toEqual(['whistle 2', 'whistle 1']);
  expect(machine.deciding(yard)).toEqual([1]);
});

test('what a decision pushes happens before what waited below it', () => {
  const yard = yardWith({ kind: 'ask', seats: alone(0) }, { kind: 'ask', seats: alone(1) });
  machine.apply(yard, 1, { type: 'yes' });
  expect(yard.log).toEqual(['1 yes', 'whistle 2', 'whistle 1']);
  expect(machine.deciding(yard)).toEqual([0]);
});

test('several seats can have the same decision open; each answers once', () => {
  const yard = yardWith({ kind: 'ask', seats: [0, 1, 2] });
  machine.apply(yard, 1, { type: 'no' });
  expect(machine.deciding(yard)).toEqual([0, 2]);
  expect(machine.moves(yard, 1)).toEqual([]);
  expect(machine.moves(yard, 2)).toHaveLength(2);
});

test('an empty stack means that the game is over', () => {
  const yard = yardWith({ kind: 'ask', seats: alone(0) });
  machine.apply(yard, 0, { type: 'no' });
  expect(machine.deciding(yard)).toEqual([]);
  expect(machine.moves(yard, 0)).toEqual([]);
  expect(() => machine.apply(yard, 0, { type: 'no' })).toThrow('the game is over');
});
