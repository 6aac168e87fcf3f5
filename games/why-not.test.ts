import { expect, test } from 'vitest';
import type { Condition, Game, GameState, Move, ParamValue, Seat } from '../kernel/index.ts';
import { seedStream } from '../kernel/index.ts';
import { THOROUGH } from '../scripts/testing/thorough.ts';
import { decisions, isEnough, kindsOf, positions } from './positions.ts';
import { proofOf } from './proofs.ts';
import { GAMES } from './registry.ts';

/** Positions per game in which everything that could be a target is asked about. */
const POSITIONS = THOROUGH ? 1_000 : 30;
/** Thoroughly it takes minutes, and longer on a machine that does something else as well. */
const TIMEOUT = 3_600_000;

/** A scene as boards know it (web/kit/board.ts), without those who sit around it. */
type Targets = (move: Move, scene: object) => readonly string[];

async function targetsOf(id: string): Promise<Targets> {
  const found: { readonly targets: Targets } = await import(`./${id}/board/targets.ts`);
  return found.targets;
}

const sceneOf = (game: Game, state: GameState, seat: Seat, edition: unknown): object => ({
  view: game.view(state, seat),
  edition,
  viewer: seat,
  me: seat,
  seats: [],
});

/** Every number in a text, by the name of its parameter. */
const numbersIn = ({ text }: Condition): [string, number][] =>
  Object.entries(text.params ?? {}).flatMap(([name, value]: [string, ParamValue]): [string, number][] =>
    typeof value === 'number' ? [[name, value]] : [],
  );

/** A position at which it is asked why not. */
interface Asked {
  readonly view: object;
  readonly seat: Seat;
  readonly legal: ReadonlySet<string>;
}

test.each(GAMES)('$id: what does not glow says why, in true numbers', { timeout: TIMEOUT }, async ({ id, load }) => {
  const module = await load();
  const game = module.open(module.standardEdition);
  const { whyNot } = await proofOf(id);
  const targets = await targetsOf(id);
  const luck = seedStream(5, `why not in ${id}`);
  /** Every place that was ever a target: each of them can be asked about wherever it is none. */
  const places = new Set<string>();
  const remedied = new Set<string>();
  let [refusals, recomputed, mendings] = [0, 0, 0];
  const found = [...positions(game, POSITIONS, luck)];
  const legalIn = (state: GameState, seat: Seat): Set<string> => {
    const scene = sceneOf(game, state, seat, module.standardEdition);
    return new Set(game.moves(state, seat).flatMap((move) => targets(move, scene)));
  };
  for (const { state, seat } of found) for (const place of legalIn(state, seat)) places.add(place);
  const examine = (state: GameState, seat: Seat, asked: Iterable<string>): void => {
    const legal = legalIn(state, seat);
    const view = game.view(state, seat);
    for (const place of asked) {
      const conditions = legal.has(place) ? undefined : game.whyNot?.(view, seat, place);
      if (conditions === undefined) continue;
      const unmet = conditions.filter(({ met }) => !met);
      expect(unmet.length, `${place} is not legal, and nothing says why`).toBeGreaterThan(0);
      refusals++;
      for (const condition of conditions) {
        for (const [name, value] of numbersIn(condition)) {
          const told = `${condition.text.key} ${name} of ${place}`;
          recomputed++;
          expect(value, told).toBe(whyNot.number(state, seat, place, condition.text.key, name, value));
        }
      }
      // What alone is missing is mended in a copy of the game: then the place can be chosen.
      const missing = unmet.filter(({ text }) => !text.key.startsWith('house.'));
      const remedy = missing.length === 1 ? whyNot.remedies[missing[0].text.key] : undefined;
      if (!remedy) continue;
      const mended = game.clone(state);
      remedy(mended, seat, missing[0].text.params ?? {});
      mendings++;
      if (unmet.length === 1) expect(legalIn(mended, seat), `${place} after ${missing[0].text.key}`).toContain(place);
      if (legalIn(mended, seat).has(place)) remedied.add(missing[0].text.key);
    }
  };
  for (const { state, seat } of found) {
    const legal = legalIn(state, seat);
    examine(state, seat, places);
    const spoilt = game.clone(state);
    whyNot.spoil(spoilt, seat);
    if (game.moves(spoilt, seat).length > 0) examine(spoilt, seat, legal);
  }
  expect([...remedied].sort()).toEqual(Object.keys(whyNot.remedies).sort());
  if (THOROUGH) {
    const counts = `${refusals} refusals explained, ${recomputed} numbers recomputed, ${mendings} mended and tried`;
    console.log(`${id}: why not at ${found.length} positions, ${places.size} places: ${counts}`);
  }
});

/** Positions of one kind in which it is asked why not. */
const OF_A_KIND = 3;

test.each(GAMES)(
  '$id: at every kind of decision what cannot be chosen says why',
  { timeout: TIMEOUT },
  async ({ id, load }) => {
    const module = await load();
    const game = module.open(module.standardEdition);
    const targets = await targetsOf(id);
    const places = new Set<string>();
    /** The first positions of each kind in which there is a choice; automas have none. */
    const kinds = new Map<string, Asked[]>();
    const prompts = kindsOf(game);
    let games = 0;
    for (const { state, seat, moves, played } of decisions(game, seedStream(6, `kinds of ${id}`))) {
      if (isEnough(THOROUGH, played, prompts.length - kinds.size)) break;
      games = played + 1;
      const { key } = game.prompt(state, seat).text;
      const known = kinds.get(key) ?? [];
      kinds.set(key, known);
      if (known.length === OF_A_KIND || moves.length < 2) continue;
      const scene = sceneOf(game, state, seat, module.standardEdition);
      const legal = new Set(moves.flatMap((move) => targets(move, scene)));
      for (const place of legal) places.add(place);
      known.push({ view: game.view(state, seat), seat, legal });
    }
    if (THOROUGH) expect([...kinds.keys()].sort()).toEqual(prompts.sort());
    const answers = ({ view, seat, legal }: Asked): boolean =>
      [...places].some((place) => !legal.has(place) && game.whyNot?.(view, seat, place)?.some(({ met }) => !met));
    const silent = [...kinds].filter(([, asked]) => asked.length > 0 && !asked.some(answers)).map(([key]) => key);
    expect(silent).toEqual([]);
    if (THOROUGH) console.log(`${id}: why not at ${kinds.size} kinds of decision in ${games} games`);
  },
);
