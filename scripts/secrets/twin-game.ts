/**
 * A game beside the true one: it goes the same way, but whatever one viewer cannot know is another at every moment. States hold both; the
 * viewer is shown the other one, everybody else the true one, so that they decide as they would. What goes on between the others has
 * other names, so that it shows wherever it comes to the viewer.
 */
import {
  canonical,
  type Events,
  type Game,
  type GameEvent,
  type GameState,
  learntBetween,
  type Move,
  type Seat,
  seedStream,
  type Viewer,
} from '../../kernel/index.ts';
import { marksIn } from './marks.ts';

interface Twin {
  readonly viewer: Viewer;
  readonly renamed: boolean;
  /** The state of the true game. */
  readonly truth: GameState;
  /** Moves played so far: everything hidden is another after each of them. */
  readonly at: number;
}
type TwinState = GameState & { readonly twin?: Twin };

/** A move of somebody else, by its place among the true ones. */
interface RenamedMove extends Move {
  readonly place: number;
}
const isRenamed = (move: Move): move is RenamedMove => move.type === 'renamed' && 'place' in move;

const twinIn = (state: TwinState): Twin | undefined => state.twin;

/** The state without what is beside it. */
function bare({ twin: _, ...state }: TwinState): GameState {
  return state;
}

function withTwin(game: Game, twin: Twin): TwinState {
  const { truth, viewer, at } = twin;
  const state = game.clone(truth);
  game.scramble(state, viewer, seedStream(at, 'what is hidden'));
  // How often something was drawn is no secret: everybody sees what cannot be taken back.
  for (const name in truth.random) state.random[name][3] = truth.random[name][3];
  return { ...state, twin };
}

const mayKnow = ({ only }: GameEvent, viewer: Viewer): boolean =>
  only === undefined || (viewer !== 'spectator' && only.includes(viewer));

const renamedEvent = (event: GameEvent, viewer: Viewer): GameEvent =>
  mayKnow(event, viewer) ? event : { ...event, key: 'event.renamed', params: { of: event.key.length } };

/**
 * What is told of a move in the other game: as it happens there, if it can happen there and shows nothing; otherwise as it happens in
 * the true one, since it tells everybody what was hidden until then.
 */
function toldThere(game: Game, here: GameState, seat: Seat, move: Move): Events | undefined {
  const key = canonical(move);
  if (!game.moves(here, seat).some((offered) => canonical(offered) === key)) return undefined;
  const after = game.clone(here);
  const told: Events = [];
  game.apply(after, seat, move, told);
  return learntBetween(here, after) ? undefined : told;
}

/** Points that nobody has, as the others would be told them. */
const FAR = 1000;

export function twinOf(game: Game): Game {
  /** The game as a seat knows it: the viewer the other one, everybody else the true one. */
  const knownBy = (state: TwinState, twin: Twin, who: Viewer): GameState =>
    who === twin.viewer ? bare(state) : twin.truth;

  return {
    ...game,
    setup(setup, events) {
      const { viewer, peopleOnly, trueSeed } = marksIn(setup.seed);
      const told: Events = [];
      const truth = game.setup({ ...setup, seed: trueSeed }, told);
      events?.push(...told.map((event) => renamedEvent(event, viewer)));
      return withTwin(game, { viewer, renamed: peopleOnly, truth, at: 0 });
    },
    deciding: (state: TwinState) => game.deciding(bare(state)),
    prompt(state: TwinState, seat) {
      const twin = twinIn(state);
      return game.prompt(twin ? knownBy(state, twin, seat) : state, seat);
    },
    moves(state: TwinState, seat) {
      const twin = twinIn(state);
      if (!twin) return game.moves(state, seat);
      const moves = game.moves(knownBy(state, twin, seat), seat);
      if (seat === twin.viewer || !twin.renamed) return moves;
      return moves.map((_, place): RenamedMove => ({ type: 'renamed', place }));
    },
    apply(state: TwinState, seat, move, events) {
      const twin = twinIn(state);
      if (!twin) {
        game.apply(state, seat, move, events);
        return;
      }
      const { viewer } = twin;
      const truth = game.clone(twin.truth);
      const chosen = isRenamed(move) ? game.moves(truth, seat)[move.place] : move;
      const told: Events = [];
      game.apply(truth, seat, chosen, told);
      const shown = learntBetween(twin.truth, truth);
      const there = shown ? undefined : toldThere(game, bare(state), seat, chosen);
      events?.push(...(there ?? told).map((event) => renamedEvent(event, viewer)));
      for (const key of Object.keys(state)) Reflect.deleteProperty(state, key);
      Object.assign(state, withTwin(game, { ...twin, truth, at: twin.at + 1 }));
    },
    clone(state: TwinState) {
      const twin = twinIn(state);
      const copy = game.clone(bare(state));
      return twin ? { ...copy, twin: { ...twin, truth: game.clone(twin.truth) } } : copy;
    },
    result(state: TwinState) {
      return game.result(twinIn(state)?.truth ?? state);
    },
    view(state: TwinState, viewer) {
      const twin = twinIn(state);
      if (!twin) return game.view(state, viewer);
      const view = game.view(knownBy(state, twin, viewer), viewer);
      return viewer === twin.viewer || !twin.renamed ? view : { ...view, renamed: true };
    },
    forecast(view) {
      const sheets = game.forecast(view);
      return 'renamed' in view ? sheets.map((sheet) => ({ ...sheet, total: sheet.total + FAR })) : sheets;
    },
    print: (view, speaker) => `${'renamed' in view ? 'renamed' : ''}${game.print(view, speaker)}`,
    describe: (move) =>
      isRenamed(move) ? { key: 'move.renamed', params: { place: move.place } } : game.describe(move),
  };
}
