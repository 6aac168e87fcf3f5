/** Why a line is good: the same rollouts that chose it, looked at once more by where the points come from. */
import { canonical, type Move, type ScorePart, type Seat } from '../../kernel/index.ts';
import type { ConsideredLine, Question, Reasons } from '../player.ts';
import { tryLine } from './rollouts.ts';
import type { Found } from './searcher.ts';

const LINES = 3;
/** Every line was tried in these worlds first. */
const TRIALS = 8;
/** Points below this are not worth a word. */
const LEAST = 0.5;

class Sums {
  readonly #points = new Map<string, number>();

  add(parts: readonly ScorePart[], factor: number): this {
    for (const { key, points } of parts) this.#points.set(key, (this.#points.get(key) ?? 0) + points * factor);
    return this;
  }

  /** The largest first. */
  get parts(): ScorePart[] {
    return [...this.#points]
      .map(([key, points]) => ({ key, points }))
      .filter(({ points }) => Math.abs(points) >= LEAST)
      .sort((a, b) => Math.abs(b.points) - Math.abs(a.points));
  }
}

interface Answer {
  readonly seat: Seat;
  readonly move: Move;
  worth: number;
  times: number;
}

/** The answer that cost most; one that was seen once may be chance. */
function worstOf(answers: Iterable<Answer>, worth: number): ConsideredLine['feared'] {
  let worst: ConsideredLine['feared'];
  for (const { seat, move, worth: after, times } of answers) {
    const cost = worth - after;
    if (times > 1 && cost >= LEAST && cost > (worst?.cost ?? 0)) worst = { seat, move, cost };
  }
  return worst;
}

export function considered(
  { seat }: Question,
  { game, world: now, seats, trials, rollouts, rivals }: Omit<Found, 'ranked'>,
  moves: readonly Move[],
): ConsideredLine {
  const sheetNow = game.forecast(game.view(now, seat))[seat];
  const laterNow = game.evaluate(now, seat) - sheetNow.total;
  const gains = new Sums().add(sheetNow.parts, -1);
  const answers = new Map<string, Answer>();
  let later = 0;
  let worth = 0;
  for (let k = 0; k < TRIALS; k++) {
    let answer: { seat: Seat; move: Move } | undefined;
    const { end, worth: value } = tryLine(
      { game, seat, seats, rollouts, rivals },
      trials.at(k),
      moves,
      (other, move) => {
        if (other !== seat) answer ??= { seat: other, move };
      },
    );
    const sheet = game.forecast(game.view(end, seat))[seat];
    gains.add(sheet.parts, 1 / TRIALS);
    later += (game.evaluate(end, seat) - sheet.total - laterNow) / TRIALS;
    worth += value / TRIALS;
    if (answer === undefined) continue;
    const key = canonical(answer);
    const known = answers.get(key) ?? { ...answer, worth: 0, times: 0 };
    known.worth += (value - known.worth) / ++known.times;
    answers.set(key, known);
  }
  const feared = worstOf(answers.values(), worth);
  return { moves, worth, gains: gains.parts, later, ...(feared === undefined ? {} : { feared }) };
}

export function reasonsFor(question: Question, found: Found): Reasons {
  const firstOf = found.ranked.filter(
    (line, i) => found.ranked.findIndex(({ moves }) => moves[0] === line.moves[0]) === i,
  );
  const lines = firstOf.slice(0, LINES).map(({ moves }) => considered(question, found, moves));
  const [best, second] = lines;
  const difference = new Sums().add(second?.gains ?? [], 1).add(second === undefined ? [] : best.gains, -1);
  return { lines, givenUp: difference.parts.filter(({ points }) => points > 0) };
}
