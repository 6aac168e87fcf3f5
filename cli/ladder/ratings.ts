/** All opponents of a game on one scale, out of the kept results of their contests. */
import * as z from 'zod/mini';
import { freeOptions, type Game, type Setup, seedStream, shuffle } from '../../kernel/index.ts';
import type { Block } from '../../players/contest.ts';
import { POINTS_PER_MU, ratedGame, type Strength, UNKNOWN } from '../../players/ratings.ts';
import { mean } from '../../players/statistics.ts';
import { Refusal } from '../exit.ts';
import { parsed, readLines } from '../pool/notebook.ts';
import { blockSchema } from './results.ts';

export interface KeptContest {
  readonly hero: string;
  readonly rival: string;
  readonly seats: number;
  readonly blocks: readonly Block[];
}
export interface Kept {
  /** The engine of the last result; those of others are left out. */
  readonly engine: string;
  readonly contests: readonly KeptContest[];
}

const runSchema = z.object({
  game: z.string(),
  edition: z.string(),
  seats: z.array(z.string()),
  options: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
  hero: z.string(),
  rival: z.string(),
  engine: z.string(),
});

/** An automa is another opponent at every level: `autobot 12`, `eva 6`. Its levels are what can be chosen in its company alone. */
export function rivalName(game: Game, setup: Pick<Setup, 'seats' | 'options'>, rival: string): string {
  if (rival === 'player' || !setup.seats.includes(rival)) return rival;
  const among = freeOptions(game, {}).map(({ key }) => key);
  const levels = freeOptions(game, setup).filter(({ key }) => !among.includes(key));
  return [rival, ...levels.map(({ key }) => setup.options[key])].join(' ');
}

/** The same opponent against itself is a control: its twin gets a rating of its own, which should be the same. */
export const twinOf = (hero: string): string => `${hero}, twin`;

/** The contests of a game in a results file. */
export function keptContests(file: string, game: Game): Kept {
  const blocks = new Map<string, Map<number, Block>>();
  let engine: string | undefined;
  for (const { run, at, report } of readLines(file)) {
    const setting = runSchema.safeParse(parsed(run));
    const block = blockSchema.safeParse(report);
    if (!setting.success || !block.success) continue;
    if (setting.data.game !== game.id || setting.data.edition !== game.edition) continue;
    engine = setting.data.engine;
    const known = blocks.get(run) ?? new Map<number, Block>();
    blocks.set(run, known.set(at, block.data));
  }
  if (engine === undefined) throw new Refusal(`${file} has no results of ${game.id}`);
  const contests = [...blocks].flatMap(([run, found]) => {
    const { hero, rival, engine: of, ...setup } = runSchema.parse(parsed(run));
    if (of !== engine) return [];
    const name = hero === rival ? twinOf(hero) : rivalName(game, setup, rival);
    return [{ hero, rival: name, seats: setup.seats.length, blocks: [...found.values()] }];
  });
  return { engine, contests };
}

interface PlayedGame {
  readonly hero: string;
  readonly rival: string;
  readonly seats: number;
  /** The hero's part of the victory. */
  readonly share: number;
}

const gamesOf = ({ hero, rival, seats, blocks }: KeptContest): PlayedGame[] =>
  blocks.flatMap(({ shares }) => shares.map((share) => ({ hero, rival, seats, share })));

/** Who won is known, not who came second: winners are first, everybody else is second. The hero's place comes first. */
function placesOf({ seats, share }: PlayedGame): number[] {
  const rivals = seats - 1;
  const winning = share === 0 ? 1 : Math.round(1 / share) - 1;
  return [share > 0 ? 1 : 2, ...Array.from({ length: rivals }, (_, rival) => (rival < winning ? 1 : 2))];
}

type Strengths = Map<string, Strength>;

function addGame(strengths: Strengths, game: PlayedGame): void {
  const [hero, rival] = [game.hero, game.rival].map((name) => strengths.get(name) ?? UNKNOWN);
  const [after, ...rivals] = ratedGame(
    placesOf(game).map((place, seat) => ({ strength: seat === 0 ? hero : rival, place })),
  );
  strengths.set(game.hero, after);
  strengths.set(game.rival, { mu: mean(rivals.map(({ mu }) => mu)), sigma: mean(rivals.map(({ sigma }) => sigma)) });
}

export interface Rated {
  readonly name: string;
  readonly rating: number;
  /** Two deviations. */
  readonly reach: number;
  readonly games: number;
}

/** Openskill believes the last games most; the games are rated in so many orders, and the mean counts. */
const ORDERS = 40;
/** Where the usual opponent, or whoever is in the middle, stands. */
const MIDDLE = 1500;

/** Strongest first, on a scale on which `anchor` has 1500. The same results give the same ratings. */
export function rateContests(contests: readonly KeptContest[], anchor: string): Rated[] {
  const games = contests.flatMap(gamesOf);
  const luck = seedStream(1, 'orders');
  const orders = Array.from({ length: ORDERS }, () => {
    const strengths: Strengths = new Map();
    for (const game of shuffle(luck, [...games])) addGame(strengths, game);
    return strengths;
  });
  const average = (name: string, of: (strength: Strength) => number): number =>
    mean(orders.map((strengths) => of(strengths.get(name) ?? UNKNOWN)));
  const names = [...new Set(games.flatMap(({ hero, rival }) => [hero, rival]))];
  const mus = new Map(names.map((name) => [name, average(name, ({ mu }) => mu)]));
  const zero = mus.get(anchor) ?? mean([...mus.values()]);
  return names
    .map((name) => ({
      name,
      rating: MIDDLE + POINTS_PER_MU * ((mus.get(name) ?? zero) - zero),
      reach: 2 * POINTS_PER_MU * average(name, ({ sigma }) => sigma),
      games: games.filter(({ hero, rival }) => hero === name || rival === name).length,
    }))
    .sort((a, b) => b.rating - a.rating);
}
