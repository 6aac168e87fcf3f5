/** What many games say about the one who played them. Plain functions over finished games. */
import { levelAndStyle, type Result, type Seat } from '../../kernel/index.ts';
import type { SeatHolder } from '../worker/protocol.ts';

export interface FinishedGame {
  readonly id: string;
  readonly game: string;
  /** When its last move was made, in ms. */
  readonly when: number;
  readonly holders: readonly SeatHolder[];
  readonly result: Result;
  /** Its table was removed. */
  readonly gone?: boolean;
}

/** The seat of whoever looks: the first person at the table; undefined where nobody sat. */
export function mine({ holders }: FinishedGame): Seat | undefined {
  const seat = holders.findIndex(({ kind }) => kind === 'human');
  return seat === -1 ? undefined : seat;
}

export const pointsOf = ({ result }: FinishedGame, seat: Seat): number =>
  result.sheets.find((sheet) => sheet.seat === seat)?.total ?? 0;

/** A shared victory is won. */
export const isWon = (game: FinishedGame): boolean => game.result.winners.includes(mine(game) ?? -1);

export interface Count {
  readonly played: number;
  readonly won: number;
}

const countOf = (games: readonly FinishedGame[]): Count => ({ played: games.length, won: games.filter(isWon).length });

/** Groups in the order in which they first come. */
function grouped<T>(items: readonly T[], keyOf: (item: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const key = keyOf(item);
    groups.set(key, [...(groups.get(key) ?? []), item]);
  }
  return groups;
}

/** Who was played against: opponents by their level, automas by their name, people. */
export const rivalsOf = (game: FinishedGame): string[] => {
  const me = mine(game);
  const rivals = game.holders.flatMap((holder, seat) => {
    if (seat === me) return [];
    return holder.kind === 'opponent'
      ? [levelAndStyle(holder.level).level]
      : [holder.kind === 'automa' ? holder.automa : 'people'];
  });
  return [...new Set(rivals)];
};

/** How often each place was reached, first place first, at tables of so many. */
export interface Places {
  readonly game: string;
  readonly seats: number;
  readonly counts: readonly number[];
}

export interface Source {
  /** Text key of the category. */
  readonly key: string;
  readonly mine: number;
  readonly others: number;
}

const mean = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;

/** Points per source and game: mine, and those of everybody else at the table. */
function sourcesOf(games: readonly FinishedGame[]): Source[] {
  const keys = games[0]?.result.sheets[0]?.parts.map(({ key }) => key) ?? [];
  const points = (key: string, own: boolean): number =>
    mean(
      games.flatMap((game) =>
        game.result.sheets
          .filter(({ seat }) => (seat === mine(game)) === own)
          .map(({ parts }) => parts.find((part) => part.key === key)?.points ?? 0),
      ),
    );
  return keys.map((key) => ({ key, mine: points(key, true), others: points(key, false) }));
}

export interface GameStatistics extends Count {
  readonly game: string;
  readonly best: number;
  readonly sources: readonly Source[];
}

export interface Statistics extends Count {
  readonly games: readonly GameStatistics[];
  readonly places: readonly Places[];
  readonly rivals: readonly (Count & { readonly rival: string })[];
  /** The narrowest game between the first two places. */
  readonly closest: FinishedGame | undefined;
  /** Latest first. */
  readonly latest: readonly FinishedGame[];
  /** Games per day, oldest first, today last. */
  readonly days: readonly number[];
}

const LATEST = 6;
const DAYS = 28;
const DAY = 24 * 60 * 60 * 1000;

const margin = ({ result }: FinishedGame): number => {
  const [first = 0, second = 0] = result.sheets.map(({ total }) => total).sort((a, b) => b - a);
  return first - second;
};

/** `midnight` is when today began where the player lives. */
function gamesPerDay(games: readonly FinishedGame[], midnight: number): number[] {
  const days = new Array<number>(DAYS).fill(0);
  for (const { when } of games) {
    const ago = Math.max(0, Math.ceil((midnight - when) / DAY));
    if (ago < DAYS) days[DAYS - 1 - ago]++;
  }
  return days;
}

export function statisticsOf(all: readonly FinishedGame[], midnight: number): Statistics {
  const played = all.filter((game) => mine(game) !== undefined).sort((a, b) => b.when - a.when);
  const withOthers = played.filter(({ holders }) => holders.length > 1);
  return {
    ...countOf(played),
    games: [...grouped(played, ({ game }) => game)].map(([game, games]) => ({
      game,
      ...countOf(games),
      best: Math.max(...games.map((each) => pointsOf(each, mine(each) ?? 0))),
      sources: sourcesOf(games),
    })),
    places: [...grouped(withOthers, ({ game, holders }) => `${game} ${holders.length}`).values()].map((games) => {
      const [{ game, holders }] = games;
      const counts = holders.map(
        (_, place) => games.filter((each) => each.result.places[mine(each) ?? 0] === place + 1).length,
      );
      return { game, seats: holders.length, counts };
    }),
    rivals: [...new Set(withOthers.flatMap(rivalsOf))].map((rival) => ({
      rival,
      ...countOf(withOthers.filter((game) => rivalsOf(game).includes(rival))),
    })),
    closest: [...withOthers].sort((a, b) => margin(a) - margin(b))[0],
    latest: played.slice(0, LATEST),
    days: gamesPerDay(played, midnight),
  };
}
