/**
 * Records of older rulesets, followed under the present one to be looked at. A newer ruleset may ask what used to happen by itself, ask for
 * more than before, or ask no more; so a recorded move is followed by an offered move that agrees with it in all recorded fields, and decisions
 * nobody recorded are bridged by the shortest moves after which the record goes on. Nothing is proved by it: `replay` proves.
 */
import * as z from 'zod/mini';
import type { GameState, Move, Result, Rules, Seat } from './contract.ts';
import { canonical } from './hash.ts';
import { type Match, play } from './match.ts';
import { type RecordedMove, refuseRuleset, startRecorded, type UnverifiedRecord } from './record.ts';

export interface Followed {
  /** The game as far as it could be followed; the moves of bridges are among its moves. */
  readonly match: Match;
  /** How many of the recorded moves were followed; those that the rules make by themselves now are among them. */
  readonly followed: number;
  /** Moves nobody recorded: decisions that the older rules did not leave to a seat. */
  readonly bridged: number;
  /** Whether the game came to the recorded places and points; undefined for a record without a result. */
  readonly sameResult: boolean | undefined;
}

/** Decisions in a row that older rules may have taken by themselves. */
const LONGEST_BRIDGE = 4;
/** States that one bridge may look at. */
const WIDEST_BRIDGE = 300;
/** How many recorded moves may be taken back to go another way. */
const FARTHEST_BACK = 12;
/** States that following one record may look at altogether, besides those on its way. */
const MOST_STATES = 12_000;

/** Whether an offered move says everything that the recorded one says. */
function agrees(offered: Move, recorded: RecordedMove['move']): boolean {
  const fields = new Map<string, unknown>(Object.entries(offered));
  return Object.entries(recorded).every(([key, value]) => canonical(fields.get(key)) === canonical(value));
}

const fieldCount = (move: Move): number => Object.keys(move).length;

/** Offered moves that follow a recorded one, the most alike first. */
function following(game: Rules, state: GameState, { seat, move }: RecordedMove): Move[] {
  return game
    .moves(state, seat)
    .filter((offered) => agrees(offered, move))
    .sort((a, b) => fieldCount(a) - fieldCount(b));
}

/** A way from one recorded move to the next: bridging moves, then the move that follows the record. */
type Way = readonly RecordedMove[];

interface Crossing {
  readonly state: GameState;
  readonly way: Way;
}

/** What was done by itself is rather done than declined: moves that name something come before those that name nothing. */
function crossings(game: Rules, { state, way }: Crossing): Crossing[] {
  const steps = game.deciding(state).flatMap((seat: Seat) => game.moves(state, seat).map((move) => ({ seat, move })));
  const named = [
    ...steps.filter(({ move }) => fieldCount(move) > 1),
    ...steps.filter(({ move }) => fieldCount(move) === 1),
  ];
  return named.map((step) => {
    const next = game.clone(state);
    game.apply(next, step.seat, step.move);
    return { state: next, way: [...way, step] };
  });
}

interface Looking {
  readonly game: Rules;
  readonly moves: readonly RecordedMove[];
  /** Whether one more state may be looked at. */
  look(): boolean;
}

/** Whether a recorded decision is none any more: it is not offered, and the record goes on from here without it. */
function isUnasked({ game, moves }: Looking, state: GameState, at: number): boolean {
  const next = moves[at + 1];
  if (following(game, state, moves[at]).length > 0) return false;
  return next === undefined ? game.deciding(state).length === 0 : following(game, state, next).length > 0;
}

/** Every way from a state past a recorded move, the likeliest first: that move, nothing if it is not asked any more, then bridges. */
function* waysPast(looking: Looking, from: GameState, at: number): Generator<Way> {
  const { game, moves, look } = looking;
  const recorded = moves[at];
  let front: Crossing[] = [{ state: from, way: [] }];
  let seen = 0;
  for (let length = 0; length <= LONGEST_BRIDGE && front.length > 0; length++) {
    for (const { state, way } of front)
      for (const move of following(game, state, recorded)) yield [...way, { seat: recorded.seat, move }];
    if (length === 0 && isUnasked(looking, from, at)) yield [];
    const beyond: Crossing[] = [];
    for (const crossing of front) {
      for (const next of crossings(game, crossing)) {
        if (++seen > WIDEST_BRIDGE || !look()) return;
        beyond.push(next);
      }
    }
    front = beyond;
  }
}

/** The ways past the recorded moves, one for each that could be followed. */
function findWay(game: Rules, start: GameState, moves: readonly RecordedMove[]): Way[] {
  let looked = 0;
  const looking: Looking = { game, moves, look: () => ++looked <= MOST_STATES };
  interface Post {
    readonly state: GameState;
    readonly ways: Generator<Way>;
    way: Way;
  }
  const postAt = (state: GameState): Post => ({ state, ways: waysPast(looking, state, posts.length), way: [] });
  const posts: Post[] = [];
  let farthest: Way[] = [];
  if (moves.length > 0) posts.push(postAt(start));
  while (posts.length > 0) {
    const post = posts[posts.length - 1];
    const { value, done } = post.ways.next();
    if (done === true) {
      posts.pop();
      if (farthest.length - posts.length > FARTHEST_BACK || looked > MOST_STATES) break;
      continue;
    }
    post.way = value;
    if (posts.length > farthest.length) farthest = posts.map(({ way }) => way);
    if (posts.length === moves.length) break;
    const next = game.clone(post.state);
    for (const { seat, move } of value) game.apply(next, seat, move);
    posts.push(postAt(next));
  }
  return farthest;
}

/** What a record says of its end that does not depend on the names of categories. */
const outcomeSchema = z.object({ places: z.array(z.number()), sheets: z.array(z.object({ total: z.number() })) });

function sameOutcome(recorded: unknown, reached: Result | undefined): boolean | undefined {
  const outcome = outcomeSchema.safeParse(recorded);
  if (!outcome.success) return undefined;
  return reached !== undefined && canonical(outcome.data) === canonical(outcomeSchema.parse(reached));
}

/** Follows a record of this ruleset or an older one as far as it goes; throws a RecordError for what cannot be begun. */
export function followOlder(game: Rules, record: UnverifiedRecord): Followed {
  if (record.ruleset > game.version) refuseRuleset(game, record);
  const match = startRecorded(game, record);
  const ways = findWay(game, match.state, record.moves);
  for (const { seat, move } of ways.flat()) {
    const verdict = play(match, seat, move);
    if (!verdict.ok) throw new Error(`a move that was offered is refused: ${verdict.reason}`);
  }
  return {
    match,
    followed: ways.length,
    bridged: ways.reduce((sum, way) => sum + Math.max(0, way.length - 1), 0),
    sameResult: sameOutcome(record.result, game.result(match.state)),
  };
}
