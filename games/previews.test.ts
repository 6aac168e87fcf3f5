import { expect, test } from 'vitest';
import { foresee } from '../host/foresight.ts';
import { toldLabel } from '../kernel/conformance/proof.ts';
import {
  allCompanies,
  below,
  type Change,
  type Game,
  type GameState,
  learntBetween,
  type Move,
  makeSetup,
  type Seat,
  type Stream,
  seedStream,
  setupIfPlayable,
} from '../kernel/index.ts';
import { THOROUGH } from '../scripts/testing/thorough.ts';
import { proofOf } from './proofs.ts';
import { GAMES } from './registry.ts';

/** Positions per game at which previews are compared with what comes of the moves. */
const POSITIONS = THOROUGH ? 1_000 : 60;
/** Moves previewed in each of them. */
const MOVES = 3;
const TIMEOUT = 600_000;

interface Position {
  readonly state: GameState;
  readonly seat: Seat;
  readonly moves: readonly Move[];
}

/** Every so many moves of random games, over all companies and options. */
function* positions(game: Game, count: number, luck: Stream): Generator<Position> {
  const companies = allCompanies(game);
  for (let seed = 0, found = 0; found < count; seed++) {
    const options = Object.fromEntries(
      game.options.map(({ key, values }) => [key, values[below(luck, values.length)]]),
    );
    const seats = companies[seed % companies.length];
    const setup = setupIfPlayable(game, { seats, seed, options }) ?? makeSetup(game, { seats, seed });
    const state = game.setup(setup);
    for (let at = 0; game.deciding(state).length > 0 && found < count; at++) {
      const [seat] = game.deciding(state);
      const moves = game.moves(state, seat);
      if (moves.length > 1 && below(luck, 12) === 0) {
        found++;
        yield { state, seat, moves };
      }
      game.apply(state, seat, moves[below(luck, moves.length)]);
    }
  }
}

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
    let told = 0;
    for (const { state, seat, moves } of positions(game, POSITIONS, luck)) {
      for (let i = 0; i < Math.min(MOVES, moves.length); i++) {
        const move = moves[below(luck, moves.length)];
        const { kind, view, changes } = foresee(game, state, seat, move);
        const after = game.clone(state);
        game.apply(after, seat, move);
        expect(kind).toBe(learntBetween(state, after) ? 'reveals' : 'known');
        told += changes.length;
        if (view === undefined) continue;
        const [was, is] = [all(state, seat), all(after, seat)];
        expect(untrue(changes, was, is), JSON.stringify(move)).toEqual([]);
        expect(untold(changes, was, is), JSON.stringify(move)).toEqual([]);
        expect(view).toEqual(game.view(after, seat));
      }
    }
    expect(told).toBeGreaterThan(POSITIONS);
  },
);
