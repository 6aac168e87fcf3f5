/** How often everything that can be done is done: move by move, and by what each move names. */
import type { Game, Move, Setup } from '../kernel/index.ts';
import type { Player } from './player.ts';
import { allOf, watchGameOf } from './watch.ts';

export interface Count {
  /** Decisions in which it was open, and in which it was done. */
  offered: number;
  done: number;
}
export interface UsageReport {
  games: number;
  /** By the type of the move, and by type, field and value. */
  readonly moves: Record<string, Count>;
  readonly details: Record<string, Count>;
  /** How often each event was told. */
  readonly events: Record<string, number>;
}

/** `type field=value` for every plain field, and for every item of a list of plain ones. */
function detailsOf(move: Move): string[] {
  const details = new Set<string>();
  for (const [field, value] of Object.entries(move)) {
    if (field === 'type') continue;
    for (const item of Array.isArray(value) ? value : [value])
      if (typeof item !== 'object') details.add(`${move.type} ${field}=${String(item)}`);
  }
  return [...details];
}

export const emptyUsage = (): UsageReport => ({ games: 0, moves: {}, details: {}, events: {} });

function count(into: Record<string, Count>, open: Iterable<string>, done: Iterable<string>): void {
  for (const name of open) {
    into[name] ??= { offered: 0, done: 0 };
    into[name].offered++;
  }
  for (const name of done) into[name].done++;
}

/** Plays one game and adds what was open and what was done in it. Automas are not asked. */
export function watchUsage(game: Game, setup: Setup, player: Player, into: UsageReport): void {
  watchGameOf(
    game,
    setup,
    allOf(player, setup),
    ({ seat, moves, move }) => {
      if (setup.seats[seat] !== 'player') return;
      count(into.moves, new Set(moves.map(({ type }) => type)), [move.type]);
      count(into.details, new Set(moves.flatMap(detailsOf)), detailsOf(move));
    },
    (events) => {
      for (const { key } of events) into.events[key] = (into.events[key] ?? 0) + 1;
    },
  );
  into.games++;
}

/** Reports added up. */
export function sumUsage(reports: readonly UsageReport[]): UsageReport {
  const sum = emptyUsage();
  const add = (into: Record<string, Count>, from: Readonly<Record<string, Count>>): void => {
    for (const [name, { offered, done }] of Object.entries(from)) {
      into[name] ??= { offered: 0, done: 0 };
      into[name].offered += offered;
      into[name].done += done;
    }
  };
  for (const { games, moves, details, events } of reports) {
    sum.games += games;
    add(sum.moves, moves);
    add(sum.details, details);
    for (const [key, times] of Object.entries(events)) sum.events[key] = (sum.events[key] ?? 0) + times;
  }
  return sum;
}
