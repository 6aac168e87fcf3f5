/**
 * What opponents at a table mean to do in the rest of their turns: an opponent that has thought about a whole turn plays on by its plan, as long as it
 * sees what it expects. A plan depends on the moves alone: where it is not at hand any more, since the table was left meanwhile, the
 * opponent thinks once more where it has thought before, and comes to the same.
 */
import type { Move, Played, Seat } from '../kernel/index.ts';
import { type PlannedStep, plannedMove } from '../players/plan.ts';
import type { Table } from './table.ts';
import { type Decision, type Thought, thoughtFor } from './thought.ts';

interface Intention {
  readonly level: string;
  /** The seat's last choice that it accounts for: how many moves were played before, and the last of them. */
  readonly at: number;
  readonly before: Played | undefined;
  readonly plan: readonly PlannedStep[];
}

/** Where the seat's last moves in a row begin, as far as their states are in memory. */
function beginOfRow({ at, match: { played, past } }: Table, seat: Seat): number {
  let begin = at;
  while (begin > at - past.length && played[begin - 1].seat === seat) begin--;
  return begin;
}

export class Plans {
  readonly #intentions = new Map<Seat, Intention>();

  /** What the seat intended at its last choice, if nobody else has decided or taken back since. */
  #kept({ at, match: { played } }: Table, seat: Seat, level: string, begin: number): Intention | undefined {
    const intention = this.#intentions.get(seat);
    return intention?.level === level &&
      intention.at >= begin &&
      intention.at < at &&
      played[intention.at - 1] === intention.before
      ? intention
      : undefined;
  }

  /** What an opponent does now: by its plan, or after thinking. */
  async decide(table: Table, seat: Seat, level: string, think: (thought: Thought) => Promise<Decision>): Promise<Move> {
    const { at, version } = table;
    const begin = beginOfRow(table, seat);
    let intention = this.#kept(table, seat, level, begin);
    for (let choice = intention === undefined ? begin : intention.at + 1; ; choice++) {
      const thought = thoughtFor(table, seat, level, choice);
      const before = table.match.played[choice - 1];
      let [move] = thought.moves;
      if (thought.moves.length > 1) {
        const planned = intention && plannedMove(intention.plan, () => thought.view, thought.moves);
        const decision: Decision =
          intention === undefined || planned === undefined ? await think(thought) : { ...intention, move: planned };
        move = decision.move;
        // What was thought about moves that were taken back meanwhile is not used.
        if (version !== table.version) return move;
        intention = { level, at: choice, before, plan: decision.plan };
        this.#intentions.set(seat, intention);
      }
      if (choice === at) return move;
    }
  }
}
