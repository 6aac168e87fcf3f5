/** AB-1.9: a bonus may grant a bonus, and so on; each is resolved completely before the one that granted it goes on. */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import {
  canonical,
  type DecisionHandler,
  type Frame,
  makeSetup,
  parseRecord,
  type StepHandler,
} from '../../kernel/index.ts';
import { handlersOf } from './handlers.ts';
import type { AutobahnMove } from './moves.ts';
import type { AutobahnFrame, AutobahnState } from './state.ts';
import { game, tables } from './testing.ts';

type Handler = DecisionHandler<AutobahnState, Frame, AutobahnMove> | StepHandler<AutobahnState, Frame>;
/** Bonuses from the outermost to the innermost. */
type Chain = readonly string[];

const RECORDS = fileURLToPath(new URL('./records/', import.meta.url));
const handlers = new Map(Object.entries<Handler>(handlersOf(tables)));

/** The bonus that a frame resolves, if it does. */
function bonusOf(frame: AutobahnFrame, answer?: AutobahnMove): string | undefined {
  if (frame.kind === 'gain') return frame.bonus.kind;
  if (answer?.type === 'rowBonus') return `station row ${answer.position}`;
  if (answer?.type === 'resolve') return `effect of the ${answer.trigger}`;
  return undefined;
}

/** Plays a record frame by frame and remembers for every frame which bonuses it lies within. */
class Replay {
  longest: Chain = [];
  private readonly state: AutobahnState;
  private readonly within = new WeakMap<AutobahnFrame, Chain>();

  constructor(name: string) {
    const record = parseRecord(readFileSync(`${RECORDS}${name}.roundhouse.json`, 'utf8'));
    this.state = game.setup(makeSetup(game, record.setup));
    for (const { seat, move } of record.moves) {
      const answer = game.moves(this.state, seat).find((known) => canonical(known) === canonical(move));
      if (answer === undefined) throw new Error(`${name}: ${canonical(move)} is not legal`);
      this.advance(answer);
      while (this.isStep()) this.advance();
    }
  }

  private isStep(): boolean {
    const handler = handlers.get(this.state.frames.at(-1)?.kind ?? '');
    return handler !== undefined && 'run' in handler;
  }

  private advance(answer?: AutobahnMove): void {
    const { frames } = this.state;
    const frame = frames.pop();
    if (frame === undefined) throw new Error('the game is over');
    const outer = this.within.get(frame) ?? [];
    const bonus = bonusOf(frame, answer);
    const chain = bonus === undefined ? outer : [...outer, bonus];
    if (chain.length > this.longest.length) this.longest = chain;
    const below = frames.slice();
    const handler = handlers.get(frame.kind);
    if (handler !== undefined && 'run' in handler) handler.run(this.state, frame);
    else if (answer !== undefined) handler?.apply(this.state, frame, frame.seat, answer);
    frames.forEach((next, i) => {
      if (next === below[i]) return;
      // A frame that was waiting and is exchanged (a movement with one more step) stays within the same bonuses.
      if (i < below.length) this.within.set(next, this.within.get(below[i]) ?? []);
      // What is left of the same question, one effect of several, does not lie within the effect chosen.
      else this.within.set(next, next.kind === frame.kind ? outer : chain);
    });
  }
}

const names = readdirSync(RECORDS)
  .filter((file) => file.endsWith('.roundhouse.json'))
  .map((file) => file.replace('.roundhouse.json', ''));

test('AB-1.9 among the golden games there is a chain of at least five nested bonuses', () => {
  const deepest = names.map((name) => new Replay(name).longest).sort((a, b) => b.length - a.length)[0];
  expect(deepest.length).toBeGreaterThanOrEqual(5);
});

test('AB-1.9 AB-11.6 AB-11.7 nested-bonuses: a tile builds a station, that develops, that unlocks, that builds a station, that pays', () => {
  expect(new Replay('nested-bonuses-2-seats').longest).toEqual([
    'buildStation',
    'effect of the technology',
    'unlock',
    'buildStation',
    'effect of the stationRow',
  ]);
});
