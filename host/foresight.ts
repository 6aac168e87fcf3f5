/** What a move would bring about, as its own seat may know it: the numbers that change, and what is asked next. */
import {
  type Change,
  drawnBetween,
  eventFor,
  type GameEvent,
  type GameState,
  learntBetween,
  type Move,
  type Prompt,
  type Rules,
  type ScoreSheet,
  type Seat,
  seedStream,
  type Teaching,
  type Text,
} from '../kernel/index.ts';

/** The rules, with what a table teaches where that has been fetched. */
export type Taught = Rules & Teaching;

/** Who decides after it; undefined when the game is over. */
export interface Next {
  readonly seat: Seat;
  /** What the same seat is asked next, and between how many moves it chooses. */
  readonly asked?: { readonly prompt: Prompt; readonly moves: number };
}

/** What a move would bring about. */
export interface Consequences {
  /** It can be taken back, or it cannot: something is drawn, rolled or shown to somebody. */
  readonly kind: 'known' | 'reveals';
  /** How things stand afterwards; undefined where that depends on something the seat does not know: then the rest says what is certain. */
  readonly view?: object;
  readonly lines: readonly Text[];
  readonly changes: readonly Change[];
  readonly next?: Next;
}

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
export function changesBetween(game: Taught, before: object, after: object, seat: Seat): Change[] {
  const changes = [
    ...(game.changes?.(before, after) ?? []),
    ...pointChanges(game.forecast(before), game.forecast(after), seat),
  ];
  return [...changes.filter((change) => isOwn(change, seat)), ...changes.filter((change) => !isOwn(change, seat))];
}

export const heardBy = (events: readonly GameEvent[], seat: Seat): Text[] =>
  events.flatMap((event) => eventFor(event, seat) ?? []);

/** One moment inside a move: what was heard so far, and how it looks to the seat. */
interface Step {
  readonly lines: readonly Text[];
  readonly view: object;
}

interface Run {
  readonly steps: readonly Step[];
  /** A die was rolled or something shuffled: from there on nothing is certain. */
  readonly chance: boolean;
  readonly state: GameState;
}

/** Follows a move event by event, until chance comes in. States in the middle of a move are looked at, never played on. */
function follow(game: Rules, before: GameState, seat: Seat, move: Move): Run {
  const state = game.clone(before);
  const steps: Step[] = [];
  let chance = false;
  const events: GameEvent[] = [];
  const look = (): void => {
    chance ||= drawnBetween(before, state);
    if (!chance) steps.push({ lines: heardBy(events, seat), view: game.view(state, seat) });
  };
  events.push = (...told: GameEvent[]): number => {
    for (const event of told) events[events.length] = event;
    look();
    return events.length;
  };
  game.apply(state, seat, move, events);
  look();
  return { steps, chance, state };
}

/** What holds in all of so many worlds is no chance: of two cards that could lie on top, all would have to show the same one. */
const WORLDS = 12;
const written = (value: unknown): string => JSON.stringify(value);

/** How many steps are the same in all runs, and what they look like. */
function commonSteps(runs: readonly Run[]): readonly Step[] {
  const [first, ...others] = runs.map(({ steps }) => steps.map(written));
  const end = first.findIndex((step, i) => others.some((other) => other[i] !== step));
  return runs[0].steps.slice(0, end === -1 ? first.length : end);
}

/**
 * What is certain of a move that cannot be taken back. It is found in imagined worlds alone: the true one is never asked.
 */
function certainOf(game: Taught, view: object, seat: Seat, move: Move): Consequences {
  const luck = seedStream(1, 'foresight');
  const runs = Array.from({ length: WORLDS }, () => follow(game, game.imagine(view, luck), seat, move));
  const steps = commonSteps(runs);
  const last = steps.at(-1);
  if (last === undefined) return { kind: 'reveals', lines: [], changes: [] };
  const told = { kind: 'reveals', lines: last.lines, changes: changesBetween(game, view, last.view, seat) } as const;
  const whole = runs.every((run) => !run.chance && run.steps.length === steps.length);
  return whole ? { ...told, view: last.view, ...nextOf(game, runs[0].state, seat) } : told;
}

function nextOf(game: Rules, state: GameState, seat: Seat): { readonly next?: Next } {
  const deciding = game.deciding(state);
  if (deciding.length === 0) return {};
  if (!deciding.includes(seat)) return { next: { seat: deciding[0] } };
  return { next: { seat, asked: { prompt: game.prompt(state, seat), moves: game.moves(state, seat).length } } };
}

/** What a legal move would bring about, as its own seat may know it. */
export function foresee(game: Taught, before: GameState, seat: Seat, move: Move): Consequences {
  const after = game.clone(before);
  const events: GameEvent[] = [];
  game.apply(after, seat, move, events);
  const now = game.view(before, seat);
  if (learntBetween(before, after)) return certainOf(game, now, seat, move);
  const view = game.view(after, seat);
  const changes = changesBetween(game, now, view, seat);
  return { kind: 'known', view, lines: heardBy(events, seat), changes, ...nextOf(game, after, seat) };
}
