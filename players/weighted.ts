/**
 * A game whose evaluation gives its parts other weights: styles of play, and what `roundhouse tune` tries. Rules, views and everything else are
 * the game's own.
 */
import { type Figures, type Game, type GameState, nameInStyle, type ScorePart, type Seat } from '../kernel/index.ts';
import type { Player, Question } from './player.ts';

/** How much a part counts: the same all the time, or from the beginning of the game to its end. */
export type Factor = number | readonly [start: number, end: number];
/** Factors by the key of a part (`Game.worths`); a part that is not named counts as it is. */
export type Weights = Readonly<Record<string, Factor>>;

const factorAt = (factor: Factor | undefined, progress: number): number => {
  if (factor === undefined) return 1;
  return typeof factor === 'number' ? factor : factor[0] + (factor[1] - factor[0]) * progress;
};

export function weighted(game: Game, weights: Weights): Game {
  const change = Object.values(weights).some((factor) => typeof factor !== 'number');
  const progressOf = (state: GameState): number => (change ? game.progress(state) : 0);
  // When the game is over, points are what they are.
  const isOver = (state: GameState): boolean => state.frames.length === 0;
  const evaluate = (state: GameState, seat: Seat): number => {
    if (isOver(state)) return game.evaluate(state, seat);
    const progress = progressOf(state);
    let sum = 0;
    for (const { key, points } of game.appraise(state, seat)) sum += points * factorAt(weights[key], progress);
    return sum;
  };
  const appraise = (state: GameState, seat: Seat): readonly ScorePart[] => {
    const parts = game.appraise(state, seat);
    if (isOver(state)) return parts;
    const progress = progressOf(state);
    return parts.map(({ key, points }) => ({ key, points: points * factorAt(weights[key], progress) }));
  };
  const { expected, judgedBy } = game;
  /** What was learnt stays as it is; what the weights add comes on top. */
  const expectedSo = (learnt: NonNullable<typeof expected>, state: GameState, share?: number): readonly number[] => {
    const plain = game.evaluateAll(state);
    return learnt(state, share).map((value, seat) => value + evaluate(state, seat) - plain[seat]);
  };
  return {
    ...game,
    evaluate,
    evaluateAll: (state) => Array.from(game.evaluateAll(state), (_, seat) => evaluate(state, seat)),
    appraise,
    ...(expected === undefined
      ? {}
      : { expected: (state: GameState, share?: number) => expectedSo(expected, state, share) }),
    ...(judgedBy === undefined ? {} : { judgedBy: (figures: Figures) => weighted(judgedBy(figures), weights) }),
  };
}

/** The other game for each game, made once. */
export function remembered(other: (game: Game) => Game): (game: Game) => Game {
  const made = new WeakMap<Game, Game>();
  return (game) => {
    const found = made.get(game) ?? other(game);
    made.set(game, found);
    return found;
  };
}

const judgements = new WeakMap<Figures, (game: Game) => Game>();

/** The game as it is judged by these figures, made once; as it is where it does not tell its figures. */
export function judgedBy(game: Game, figures: Figures): Game {
  const gameFor = judgements.get(figures) ?? remembered((each: Game) => each.judgedBy?.(figures) ?? each);
  judgements.set(figures, gameFor);
  return gameFor(game);
}

/** A player that thinks about another game than the one it is asked about: the same rules, otherwise judged. */
export function thinkingOf(player: Player, id: string, gameFor: (game: Game) => Game): Player {
  const { deliberate } = player;
  return {
    id,
    choose: (question) => player.choose({ ...question, game: gameFor(question.game) }),
    ...(deliberate === undefined
      ? {}
      : { deliberate: (question: Question) => deliberate({ ...question, game: gameFor(question.game) }) }),
  };
}

const weightings = new WeakMap<Weights, (game: Game) => Game>();

/** A player that thinks with other weights. */
export function withWeights(player: Player, weights: Weights, id: string): Player {
  const gameFor = weightings.get(weights) ?? remembered((game) => weighted(game, weights));
  weightings.set(weights, gameFor);
  return thinkingOf(player, id, gameFor);
}

/** A player in a style of the game it is asked about; as it is where the game has no such style. */
export function inStyle(player: Player, style: string): Player {
  const id = nameInStyle({ level: player.id, style });
  const as = ({ game }: Question): Player => {
    const found = game.styles?.find((each) => each.id === style);
    return found === undefined ? player : withWeights(player, found.weights, id);
  };
  const { deliberate } = player;
  return {
    id,
    choose: (question) => as(question).choose(question),
    ...(deliberate === undefined
      ? {}
      : { deliberate: (question: Question) => (as(question).deliberate ?? deliberate)(question) }),
  };
}
