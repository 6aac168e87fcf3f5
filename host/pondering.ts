/**
 * Thinks about what it may be asked next, while it is asked nothing. Whatever it is asked then comes first: a thought that nobody needs any more is
 * dropped within a few milliseconds, one that is asked for while it is under way is finished with everybody's help, and one that is finished is
 * known. A decision depends on what was asked alone, so that nobody decides otherwise for having thought before.
 */
import { canonical, type Game } from '../kernel/index.ts';
import { type Decision, type Thought, ThoughtDropped } from './thought.ts';
import { type Helper, thinkAtLeisure, thinkTogether, Urgency } from './together.ts';

/** More than all answers of a table to some guesses at a turn. */
const MOST_KNOWN = 64;

/** Decisions by what was asked; the oldest go first. */
export class Foreseen {
  readonly #decisions = new Map<string, Decision>();
  readonly #most: number;

  constructor(most: number) {
    this.#most = most;
  }

  get(asked: string): Decision | undefined {
    return this.#decisions.get(asked);
  }
  add(asked: string, decision: Decision): void {
    this.#decisions.set(asked, decision);
    for (const oldest of this.#decisions.keys()) {
      if (this.#decisions.size <= this.#most) return;
      this.#decisions.delete(oldest);
    }
  }
}

interface UnderWay {
  readonly asked: string;
  readonly urgency: Urgency;
  /** Undefined when it was dropped. */
  readonly decision: Promise<Decision | undefined>;
}

export class Pondering {
  readonly #foreseen = new Foreseen(MOST_KNOWN);
  #underWay: UnderWay | undefined;

  /** A decision that nobody has asked for yet, as long as nothing else is asked: then undefined. */
  async ponder(game: Game, thought: Thought): Promise<Decision | undefined> {
    const asked = canonical(thought);
    const known = this.#foreseen.get(asked);
    if (known !== undefined) return known;
    if (this.#underWay?.asked === asked) return this.#underWay.decision;
    if (this.#underWay?.urgency.helpers !== undefined) return undefined;
    this.drop();
    const underWay = this.#begin(asked, game, thought);
    this.#underWay = underWay;
    return underWay.decision;
  }

  #begin(asked: string, game: Game, thought: Thought): UnderWay {
    const urgency = new Urgency();
    const finish = async (): Promise<Decision | undefined> => {
      try {
        const decision = await thinkAtLeisure(game, thought, urgency);
        this.#foreseen.add(asked, decision);
        return decision;
      } catch (error) {
        if (error instanceof ThoughtDropped) return undefined;
        throw error;
      } finally {
        if (this.#underWay?.urgency === urgency) this.#underWay = undefined;
      }
    };
    return { asked, urgency, decision: finish() };
  }

  /** What somebody waits for. */
  async think(game: Game, thought: Thought, helpers: readonly Helper[]): Promise<Decision> {
    const asked = canonical(thought);
    const underWay = this.#underWay;
    if (underWay?.asked === asked) {
      underWay.urgency.helpers = helpers;
      const decision = await underWay.decision;
      if (decision !== undefined) return decision;
    }
    this.drop();
    return this.#foreseen.get(asked) ?? thinkTogether(game, thought, helpers);
  }

  /** Nobody will need what is being thought about, unless somebody waits for it already. */
  drop(): void {
    if (this.#underWay === undefined || this.#underWay.urgency.helpers !== undefined) return;
    this.#underWay.urgency.dropped = true;
    this.#underWay = undefined;
  }
}
