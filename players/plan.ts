/**
 * What a seat means to do in the rest of its turn. A step is found again by what its seat sees: as soon as anything was drawn, shown or done
 * otherwise than expected, the view is another one, and the seat thinks afresh.
 */
import { canonical, fingerprint, type GameState, type Move } from '../kernel/index.ts';

/** Plain data, so that a plan can be kept elsewhere than where it was made. */
export interface PlannedStep {
  readonly view: number;
  readonly move: string;
}

/** The move planned for this view, out of the legal ones; undefined when things went otherwise. */
export function plannedMove(
  steps: readonly PlannedStep[],
  view: () => object,
  moves: readonly Move[],
): Move | undefined {
  if (steps.length === 0) return undefined;
  const seen = fingerprint(view());
  const planned = steps.find((step) => step.view === seen);
  return planned && moves.find((move) => canonical(move) === planned.move);
}

export class Plan {
  #steps: readonly PlannedStep[] = [];
  #moves: Move[] = [];
  /** The last world that was imagined. */
  world?: GameState;

  get steps(): readonly PlannedStep[] {
    return this.#steps;
  }

  next(view: () => object, moves: readonly Move[]): Move | undefined {
    return plannedMove(this.#steps, view, moves);
  }

  /** For whoever does not look where it goes: the next of the moves kept that way, if it is legal. */
  nextLegal(moves: readonly Move[]): Move | undefined {
    const next = this.#moves.shift();
    if (next !== undefined && moves.includes(next)) return next;
    this.#moves = [];
    return undefined;
  }

  keepMoves(moves: Move[]): void {
    this.#moves = moves;
  }

  keep(steps: readonly { readonly view: object; readonly move: Move }[]): void {
    this.#steps = steps.map(({ view, move }) => ({ view: fingerprint(view), move: canonical(move) }));
  }
}
