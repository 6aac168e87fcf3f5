import { expect, test } from 'vitest';
import { foresee } from '../host/foresight.ts';
import { toldLabel } from '../kernel/conformance/proof.ts';
import {
  below,
  type Change,
  type Game,
  type GameEvent,
  type GameState,
  LANGUAGES,
  learntBetween,
  type Move,
  type Seat,
  seedStream,
} from '../kernel/index.ts';
import { THOROUGH } from '../scripts/testing/thorough.ts';
import { decisions, isEnough, kindsOf, positions } from './positions.ts';
import { proofOf } from './proofs.ts';
import { GAMES } from './registry.ts';

/** Positions per game at which previews are compared with what comes of the moves. */
const POSITIONS = THOROUGH ? 1_000 : 60;
/** Moves previewed in each of them. */
const MOVES = 3;
/** Thoroughly it takes minutes, and longer on a machine that does something else as well. */
const TIMEOUT = 3_600_000;

const numbersIn = ({ before, after }: Change): number =>
  [before, after].filter((told) => typeof told === 'number').length;

/** What is told, and is not so. */
function untrue(
  changes: readonly Change[],
  before: ReadonlyMap<string, number>,
  after: ReadonlyMap<string, number>,
): string[] {
  return changes.flatMap((change) => {
    const label = toldLabel(change.text, change.seat);
    const wrong = (told: Change['before'], known: number | undefined): boolean =>
      typeof told === 'number' && told !== known;
    const said = wrong(change.before, before.get(label)) || wrong(change.after, after.get(label));
    return said ? [`${label}: ${change.before} → ${change.after}, is ${before.get(label)} → ${after.get(label)}`] : [];
  });
}

/** What is so, and is not told. */
const untold = (
  changes: readonly Change[],
  before: ReadonlyMap<string, number>,
  after: ReadonlyMap<string, number>,
): string[] => {
  const told = new Set(changes.map(({ text, seat }) => toldLabel(text, seat)));
  return [...after].flatMap(([label, value]) => (before.get(label) === value || told.has(label) ? [] : [label]));
};

/** Points by the game's own score sheets: the total of every seat, and the seat's own by source. */
function points(game: Game, state: GameState, seat: Seat): [string, number][] {
  const sheets = game.result(state)?.sheets ?? game.forecast(game.view(state, seat));
  return sheets.flatMap((sheet) => [
    [toldLabel({ key: 'house.pointsNow' }, sheet.seat), sheet.total],
    ...(sheet.seat === seat
      ? sheet.parts.map(({ key, points }): [string, number] => [toldLabel({ key }, seat), points])
      : []),
  ]);
}

/** Every moment inside a move, as it comes about in the true game. */
function* momentsOf(game: Game, before: GameState, seat: Seat, move: Move): Generator<GameState> {
  const state = game.clone(before);
  const moments: GameState[] = [];
  const events: GameEvent[] = [];
  events.push = (...told: GameEvent[]): number => {
    moments.push(game.clone(state));
    return told.length;
  };
  game.apply(state, seat, move, events);
  yield* [...moments, state].reverse();
}

test.each(GAMES)(
  '$id: every number of a preview is what the move brings about',
  { timeout: TIMEOUT },
  async ({ id, load }) => {
    const module = await load();
    const game = module.open(module.standardEdition);
    const { numbers } = await proofOf(id);
    const luck = seedStream(3, `previews of ${id}`);
    const all = (state: GameState, seat: Seat): ReadonlyMap<string, number> =>
      new Map([...numbers(state), ...points(game, state, seat)]);
    let [told, previews, uncertain] = [0, 0, 0];
    for (const { state, seat, moves } of positions(game, POSITIONS, luck)) {
      for (let i = 0; i < Math.min(MOVES, moves.length); i++) {
        const move = moves[below(luck, moves.length)];
        const { kind, view, changes } = foresee(game, state, seat, move);
        const after = game.clone(state);
        game.apply(after, seat, move);
        expect(kind).toBe(learntBetween(state, after) ? 'reveals' : 'known');
        told += changes.reduce((sum, change) => sum + numbersIn(change), 0);
        previews++;
        const was = all(state, seat);
        if (view === undefined) {
          // Told as far as it is certain: so it stood at one moment of the move.
          uncertain++;
          const wrong = [...momentsOf(game, state, seat, move)].map((moment) =>
            untrue(changes, was, all(moment, seat)),
          );
          expect(wrong, JSON.stringify(move)).toContainEqual([]);
          continue;
        }
        const is = all(after, seat);
        expect(untrue(changes, was, is), JSON.stringify(move)).toEqual([]);
        expect(untold(changes, was, is), JSON.stringify(move)).toEqual([]);
        expect(view).toEqual(game.view(after, seat));
      }
    }
    expect(told).toBeGreaterThan(POSITIONS);
    if (THOROUGH) {
      const counts = `${previews} previews (${uncertain} of them cut short by chance), ${told} numbers recomputed`;
      console.log(`${id}: previews at ${POSITIONS} positions: ${counts}`);
    }
  },
);

test.each(GAMES)(
  '$id: every kind of decision has its question, its reason and its preview',
  { timeout: TIMEOUT },
  async ({ id, load }) => {
    const module = await load();
    const game = module.open(module.standardEdition);
    const luck = seedStream(4, `decisions of ${id}`);
    const kinds = new Set<string>();
    // Automas are asked nothing that would need a reason.
    const wanted = kindsOf(game).filter((key) => key.replace('prompt.', 'matters.') in game.text.en);
    for (const { state, seat, moves, played } of decisions(game, luck)) {
      if (isEnough(THOROUGH, played, wanted.length - kinds.size)) break;
      const { key } = game.prompt(state, seat).text;
      // Automas have no choice, and nobody is asked.
      if (kinds.has(key) || moves.length < 2) continue;
      kinds.add(key);
      for (const language of LANGUAGES) {
        expect(game.text[language][key], `${key} in ${language}`).toBeTruthy();
        expect(
          game.text[language][key.replace('prompt.', 'matters.')],
          `why ${key} matters in ${language}`,
        ).toBeTruthy();
      }
      for (const move of moves.slice(0, 20)) {
        const { changes, lines, next, view } = foresee(game, state, seat, move);
        const told = changes.length + lines.length + (next === undefined ? 0 : 1);
        expect(told > 0 || view === undefined, `${JSON.stringify(move)} says nothing`).toBe(true);
      }
    }
    expect(kinds.size).toBeGreaterThan(5);
    if (!THOROUGH) return;
    expect([...kinds].sort()).toEqual(wanted.sort());
    console.log(`${id}: question, reason and preview at ${kinds.size} kinds of decision: ${[...kinds].join(', ')}`);
  },
);
