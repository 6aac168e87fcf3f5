/** The built-in opponents. Each rung thinks in another way than the one below, not only longer. */
import { levelAndStyle, type Rules } from '../kernel/index.ts';
import { LEVELS, type Level } from './levels.ts';
import { novice } from './novice.ts';
import type { Player } from './player.ts';
import { attentive, quick } from './quick.ts';
import { random } from './random.ts';
import { searcher } from './search/searcher.ts';
import { steady } from './steady.ts';
import { inStyle } from './weighted.ts';

/** Tries its best turns in many short playouts to the end of its next turn: others make likely moves, the own seat looks at two of them. */
const skilled = searcher('skilled', {
  width: 8,
  lines: 8,
  perMove: 3,
  budget: 200,
  rollouts: { own: 2, others: 0, turns: 1 },
  longest: 1_000,
});

/** More turns in more worlds, and everybody in its playouts chooses among likely moves: it sees better replies. */
const expert = searcher('expert', {
  width: 12,
  lines: 16,
  perMove: 3,
  budget: 480,
  rollouts: { own: 3, others: 2, turns: 1 },
  longest: 3_000,
});

/** Looks one own turn further ahead. */
const master = searcher('master', {
  width: 12,
  lines: 16,
  perMove: 3,
  budget: 960,
  rollouts: { own: 3, others: 2, turns: 2 },
  longest: 8_000,
});

const byLevel: Readonly<Record<Level, Player>> = { random, novice, steady, skilled, expert, master };

/** Weakest first. */
export const LADDER: readonly Player[] = LEVELS.map((level) => byLevel[level]);

/** Saves, records and programs may name opponents that nobody is offered any more, or that are there for experiments. */
const OTHERS: readonly Player[] = [quick, attentive, { ...novice, id: 'greedy' }];

/** Players from outside the house, by the name under which they sit down. */
const guests = new Map<string, Player>();

/** Lets a player sit down wherever players are called by name. */
export function welcome(name: string, player: Player): void {
  guests.set(name, { ...player, id: name });
}

function playerInStyle(id: string): Player | undefined {
  const { level, style } = levelAndStyle(id);
  const player = [...LADDER, ...OTHERS].find((each) => each.id === level);
  return player === undefined || style === undefined ? undefined : inStyle(player, style);
}

export const playerNamed = (id: string): Player | undefined =>
  [...LADDER, ...OTHERS].find((player) => player.id === id) ?? guests.get(id) ?? playerInStyle(id);

/** Whether this game can have such an opponent: a level of the house with one of the game's own styles, or whoever was let in. */
export function canSit(game: Rules, id: string): boolean {
  const { style } = levelAndStyle(id);
  if (guests.has(id)) return true;
  return playerNamed(id) !== undefined && (style === undefined || hasStyle(game, style));
}

const hasStyle = ({ styles = [] }: Rules, style: string): boolean => styles.some(({ id }) => id === style);
