/** What a move would bring about, as its own seat may know it: the numbers that change, and what is asked next. */
import {
  type Change,
  eventFor,
  type Game,
  type GameEvent,
  type GameState,
  learntBetween,
  type Move,
  type Prompt,
  type ScoreSheet,
  type Seat,
  seedStream,
  type Text,
} from '../kernel/index.ts';

/** Who decides after it; undefined when the game is over. */
export interface Next {
  readonly seat: Seat;
  /** What the same seat is asked next, and between how many moves it chooses. */
  readonly asked?: { readonly prompt: Prompt; readonly moves: number };
}

/** What a move would bring about. */
export type Consequences =
  /** Something is drawn, rolled or shown: what comes of that nobody can say, and it cannot be taken back. What happens before it is certain. */
  | { readonly kind: 'reveals'; readonly lines: readonly Text[]; readonly changes: readonly Change[] }
  | {
      readonly kind: 'known';
      readonly view: object;
      readonly lines: readonly Text[];
      readonly changes: readonly Change[];
      readonly next: Next | undefined;
    };

/** Points by source of the seat itself, and the sums of the others. */
function pointChanges(before: readonly ScoreSheet[], after: readonly ScoreSheet[], seat: Seat): Change[] {
  const changes: Change[] = [];
  for (const sheet of after) {
    const was = before.find((candidate) => candidate.seat === sheet.seat);
    if (was === undefined || was.total === sheet.total) continue;
    changes.push({ text: { key: 'house.pointsNow' }, seat: sheet.seat, before: was.total, after: sheet.total });
  }
  const mine = before.find((sheet) => sheet.seat === seat)?.parts ?? [];
  for (const { key, points } of after.find((sheet) => sheet.seat === seat)?.parts ?? []) {
    const was = mine.find((part) => part.key === key)?.points ?? 0;
    if (was !== points) changes.push({ text: { key }, seat, before: was, after: points });
  }
  return changes;
}

const isOwn = (change: Change, seat: Seat): boolean => change.seat === undefined || change.seat === seat;

/** Everything that differs between two moments as one seat sees them: its own things first. */
export function changesBetween(game: Game, before: object, after: object, seat: Seat): Change[] {
  const changes = [
    ...(game.changes?.(before, after) ?? []),
    ...pointChanges(game.forecast(before), game.forecast(after), seat),
  ];
  return [...changes.filter((change) => isOwn(change, seat)), ...changes.filter((change) => !isOwn(change, seat))];
}

export const heardBy = (events: readonly GameEvent[], seat: Seat): Text[] =>
  events.flatMap((event) => eventFor(event, seat) ?? []);

interface Certain {
  readonly lines: readonly Text[];
  readonly state: GameState;
}

/**
 * How far a move can be followed until it first draws or shows something. Told event by event: a state in the middle of a move is looked
 * at, never played on.
 */
function untilRevealed(game: Game, before: GameState, seat: Seat, move: Move): Certain {
  const state = game.clone(before);
  let certain: Certain = { lines: [], state: before };
  const events: GameEvent[] = [];
  events.push = (...told: GameEvent[]): number => {
    for (const event of told) events[events.length] = event;
    if (!learntBetween(before, state)) certain = { lines: heardBy(events, seat), state: game.clone(state) };
    return events.length;
  };
  game.apply(state, seat, move, events);
  return certain;
}

const WORLDS = 2;
const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/**
 * What is certain of a move that reveals something. It is found in imagined worlds alone, and only what holds in all of them is told: the
 * true one is never asked.
 */
function certainOf(game: Game, view: object, seat: Seat, move: Move): Consequences {
  const luck = seedStream(1, 'foresight');
  const worlds = Array.from({ length: WORLDS }, () => {
    const certain = untilRevealed(game, game.imagine(view, luck), seat, move);
    return { lines: certain.lines, changes: changesBetween(game, view, game.view(certain.state, seat), seat) };
  });
  const [first, ...others] = worlds;
  const inAll = <T>(items: readonly T[], of: (world: (typeof worlds)[number]) => readonly T[]): T[] =>
    items.filter((item) => others.every((world) => of(world).some((candidate) => same(candidate, item))));
  return {
    kind: 'reveals',
    lines: inAll(first.lines, ({ lines }) => lines),
    changes: inAll(first.changes, ({ changes }) => changes),
  };
}

function nextOf(game: Game, state: GameState, seat: Seat): Next | undefined {
  const deciding = game.deciding(state);
  if (deciding.length === 0) return undefined;
  if (!deciding.includes(seat)) return { seat: deciding[0] };
  return { seat, asked: { prompt: game.prompt(state, seat), moves: game.moves(state, seat).length } };
}

/** What a legal move would bring about, as its own seat may know it. */
export function foresee(game: Game, before: GameState, seat: Seat, move: Move): Consequences {
  const after = game.clone(before);
  const events: GameEvent[] = [];
  game.apply(after, seat, move, events);
  const now = game.view(before, seat);
  if (learntBetween(before, after)) return certainOf(game, now, seat, move);
  const view = game.view(after, seat);
  return {
    kind: 'known',
    view,
    lines: heardBy(events, seat),
    changes: changesBetween(game, now, view, seat),
    next: nextOf(game, after, seat),
  };
}
