/**
 * Coupling, a toy game for the suite itself: small, but with everything a real game has — hidden hands, a shuffled
 * deck, decisions of several seats at once, a nested bonus decision, an option.
 *
 * Each seat holds three wagons (values 1–6, each four times in the deck). All seats secretly choose one at the same time; all are shown;
 * the highest single value takes the points of all wagons shown, and with the option `whistle` its seat may draw one more
 * wagon and drop one. Everybody refills from the deck. The game ends when the deck is empty at the end of a round.
 */
import * as z from 'zod/mini';
import { appraisedAsWhole } from '../appraisal.ts';
import type {
  Events,
  Frame,
  Game,
  GameModule,
  GameState,
  Result,
  ScoreSheet,
  Seat,
  Setup,
  Viewer,
} from '../contract.ts';
import { editionNames, parseEdition as parseBySchema } from '../edition.ts';
import { alone, type DecisionHandler, frameMachine, type StepHandler } from '../frames.ts';
import { cloneRandom, freshSeed, seedRandom, shuffle } from '../random.ts';
import { rankSeats } from '../ranking.ts';
import { type Catalogues, text } from '../text.ts';

const STREAMS = ['deck'];

export interface ToyState extends GameState {
  readonly whistle: boolean;
  readonly hands: number[][];
  /** The wagon a seat has chosen this round; 0 = not yet. */
  readonly chosen: number[];
  readonly points: number[];
  readonly deck: number[];
  readonly yard: number[];
  readonly frames: ToyFrame[];
}
interface ChooseFrame extends Frame {
  readonly kind: 'choose';
}
interface WhistleFrame extends Frame {
  readonly kind: 'whistle';
  readonly seat: Seat;
}
interface DropFrame extends Frame {
  readonly kind: 'drop';
  readonly seat: Seat;
}
interface ShowFrame extends Frame {
  readonly kind: 'show';
}
interface RefillFrame extends Frame {
  readonly kind: 'refill';
}
export type ToyFrame = ChooseFrame | WhistleFrame | DropFrame | ShowFrame | RefillFrame;
export type ToyMove =
  | { readonly type: 'choose'; readonly wagon: number }
  | { readonly type: 'whistle' }
  | { readonly type: 'decline' }
  | { readonly type: 'drop'; readonly wagon: number };

export interface ToyView {
  readonly viewer: Viewer;
  readonly whistle: boolean;
  readonly hand: readonly number[];
  readonly handSizes: readonly number[];
  readonly ownChoice: number;
  readonly hasChosen: readonly boolean[];
  readonly points: readonly number[];
  readonly deckSize: number;
  readonly yard: readonly number[];
  readonly frames: readonly ToyFrame[];
}

const distinct = (hand: readonly number[]): number[] => [...new Set(hand)].sort((a, b) => a - b);

function take(hand: number[], wagon: number): void {
  hand.splice(hand.indexOf(wagon), 1);
}

function draw(state: ToyState, seat: Seat, events?: Events): void {
  const wagon = state.deck.pop();
  if (wagon === undefined) return;
  state.hands[seat].push(wagon);
  state.reveals++;
  events?.push({
    key: 'event.drew',
    params: { seat: { seat }, wagon },
    only: [seat],
    instead: text('event.drewHidden', { seat: { seat } }),
  });
}

const choose: DecisionHandler<ToyState, ChooseFrame, ToyMove> = {
  seats: (state) => state.chosen.flatMap((wagon, seat) => (wagon === 0 ? [seat] : [])),
  prompt: () => ({ text: text('prompt.choose'), rule: 'TOY-1' }),
  moves: (state, _frame, seat) => distinct(state.hands[seat]).map((wagon) => ({ type: 'choose', wagon })),
  apply(state, frame, seat, move, events) {
    if (move.type !== 'choose') return;
    state.chosen[seat] = move.wagon;
    take(state.hands[seat], move.wagon);
    events?.push({ key: 'event.chose', params: { seat: { seat } } });
    state.frames.push(state.chosen.includes(0) ? frame : { kind: 'show' });
  },
};

const show: StepHandler<ToyState, ShowFrame> = {
  run(state, _frame, events) {
    state.reveals++;
    const best = Math.max(...state.chosen);
    const seat = state.chosen.indexOf(best);
    const single = state.chosen.lastIndexOf(best) === seat;
    const gain = state.chosen.reduce((a, b) => a + b, 0);
    events?.push({ key: 'event.shown', params: { wagons: [...state.chosen] } });
    state.yard.push(...state.chosen);
    state.chosen.fill(0);
    state.frames.push({ kind: 'refill' });
    if (!single) return;
    state.points[seat] += gain;
    events?.push({ key: 'event.scored', params: { seat: { seat }, points: gain } });
    if (state.whistle && state.deck.length > 0) state.frames.push({ kind: 'whistle', seat });
  },
};

const whistle: DecisionHandler<ToyState, WhistleFrame, ToyMove> = {
  seats: (_state, frame) => alone(frame.seat),
  prompt: () => ({ text: text('prompt.whistle'), rule: 'TOY-2' }),
  moves: () => [{ type: 'whistle' }, { type: 'decline' }],
  apply(state, frame, seat, move, events) {
    if (move.type !== 'whistle') return;
    draw(state, seat, events);
    state.frames.push({ kind: 'drop', seat: frame.seat });
  },
};

const drop: DecisionHandler<ToyState, DropFrame, ToyMove> = {
  seats: (_state, frame) => alone(frame.seat),
  prompt: () => ({ text: text('prompt.drop'), rule: 'TOY-3' }),
  moves: (state, _frame, seat) => distinct(state.hands[seat]).map((wagon) => ({ type: 'drop', wagon })),
  apply(state, _frame, seat, move) {
    if (move.type !== 'drop') return;
    take(state.hands[seat], move.wagon);
    state.yard.push(move.wagon);
  },
};

const refill: StepHandler<ToyState, RefillFrame> = {
  run(state, _frame, events) {
    if (state.deck.length < state.hands.length) return;
    state.hands.forEach((_, seat) => {
      draw(state, seat, events);
    });
    state.frames.push({ kind: 'choose' });
  },
};

const machine = frameMachine<ToyState, ToyFrame, ToyMove>({ choose, show, whistle, drop, refill });

const evaluate = (state: ToyState, seat: Seat): number =>
  state.frames.length === 0
    ? state.points[seat]
    : state.points[seat] + state.hands[seat].reduce((a, b) => a + b, 0) / 2;

const sheet = (points: number, seat: Seat): ScoreSheet => ({
  seat,
  parts: [{ key: 'score.wagons', points }],
  total: points,
});

function result(state: ToyState): Result | undefined {
  if (state.frames.length > 0) return undefined;
  return {
    ...rankSeats(state.points.map((points) => [points])),
    sheets: state.points.map(sheet),
    ending: text('ending.deck'),
  };
}

const messages = {
  'event.drew': '{seat}: {wagon}',
  'event.drewHidden': '{seat}: ?',
  'event.chose': '{seat}: …',
  'event.shown': '{wagons}',
  'event.scored': '{seat}: +{points}',
  'prompt.choose': 'choose',
  'prompt.whistle': 'whistle?',
  'prompt.drop': 'drop',
  'move.choose': '{wagon}',
  'move.whistle': 'whistle',
  'move.decline': 'no',
  'move.drop': '−{wagon}',
  'score.wagons': 'wagons',
  'worth.whole': 'position',
  'ending.deck': 'deck empty',
  'option.whistle': 'whistle',
};
const catalogues: Catalogues = { en: messages, de: messages, pl: messages };

const deckSchema = z.object({
  values: z.array(z.number().check(z.positive())),
  copies: z.number().check(z.positive()),
});

const parseEdition = (data: unknown): z.infer<typeof deckSchema> => parseBySchema(deckSchema, data);

export function openToy(data: unknown): Game<ToyState, ToyMove, ToyView> {
  const edition = parseEdition(data);
  const wagons = edition.values.flatMap((value) => Array.from({ length: edition.copies }, () => value));
  const sum = wagons.reduce((a, b) => a + b, 0);

  const progress = ({ frames, deck }: ToyState): number =>
    frames.length === 0 ? 1 : 1 - (deck.length + 1) / (wagons.length + 1);

  return {
    ...machine,
    id: 'toy',
    title: 'Coupling',
    version: 1,
    ...editionNames({ name: 'toy', parsed: edition, data, displayFields: ['title'] }),
    seatPlans: [{ players: [2, 3], automas: [] }],
    options: [{ key: 'whistle', values: [false, true] }],
    text: catalogues,
    checkSetup: () => undefined,
    setup(setup: Setup, events?: Events) {
      const random = seedRandom(setup.seed, STREAMS);
      const state: ToyState = {
        random,
        reveals: 0,
        whistle: setup.options.whistle === true,
        hands: setup.seats.map(() => []),
        chosen: setup.seats.map(() => 0),
        points: setup.seats.map(() => 0),
        deck: shuffle(random.deck, [...wagons]),
        yard: [],
        frames: [{ kind: 'refill' }],
      };
      for (let i = 0; i < 2; i++)
        setup.seats.forEach((_, seat) => {
          draw(state, seat, events);
        });
      machine.settle(state, events);
      return state;
    },
    clone: (state) => ({
      random: cloneRandom(state.random),
      reveals: state.reveals,
      whistle: state.whistle,
      hands: state.hands.map((hand) => hand.slice()),
      chosen: state.chosen.slice(),
      points: state.points.slice(),
      deck: state.deck.slice(),
      yard: state.yard.slice(),
      frames: state.frames.slice(),
    }),
    result,
    view: (state, viewer) => ({
      viewer,
      whistle: state.whistle,
      hand: viewer === 'spectator' ? [] : state.hands[viewer].slice(),
      handSizes: state.hands.map((hand) => hand.length),
      ownChoice: viewer === 'spectator' ? 0 : state.chosen[viewer],
      hasChosen: state.chosen.map((wagon) => wagon !== 0),
      points: state.points.slice(),
      deckSize: state.deck.length,
      yard: state.yard.slice(),
      frames: state.frames.slice(),
    }),
    imagine(view, stream) {
      const unseen = [...wagons];
      for (const wagon of [...view.yard, ...view.hand, ...(view.ownChoice === 0 ? [] : [view.ownChoice])])
        take(unseen, wagon);
      shuffle(stream, unseen);
      const deal = (count: number): number[] => unseen.splice(0, count);
      return {
        random: seedRandom(freshSeed(stream), STREAMS),
        reveals: 0,
        whistle: view.whistle,
        hands: view.handSizes.map((size, seat) => (seat === view.viewer ? [...view.hand] : deal(size))),
        chosen: view.hasChosen.map((has, seat) => (seat === view.viewer ? view.ownChoice : has ? deal(1)[0] : 0)),
        points: [...view.points],
        deck: deal(view.deckSize),
        yard: [...view.yard],
        frames: [...view.frames],
      };
    },
    redeal(state, viewer, stream) {
      Object.assign(state, this.imagine(this.view(state, viewer), stream));
    },
    scramble(state, viewer, stream) {
      const others = state.hands.map((_, seat) => seat).filter((seat) => seat !== viewer);
      const pool = shuffle(stream, [
        ...state.deck,
        ...others.flatMap((seat) => [...state.hands[seat], ...(state.chosen[seat] === 0 ? [] : [state.chosen[seat]])]),
      ]);
      for (const seat of others) {
        state.hands[seat] = state.hands[seat].map(() => pool.splice(0, 1)[0]);
        if (state.chosen[seat] !== 0) state.chosen[seat] = pool.splice(0, 1)[0];
      }
      state.deck.splice(0, state.deck.length, ...pool);
      Object.assign(state.random, seedRandom(freshSeed(stream), STREAMS));
    },
    forecast: (view) => view.points.map(sheet),
    evaluate,
    evaluateAll: (state) => state.points.map((_, seat) => evaluate(state, seat)),
    ...appraisedAsWhole(evaluate, progress),
    turn: ({ frames }) => {
      const top = frames.at(-1);
      return top !== undefined && 'seat' in top ? top.seat : undefined;
    },
    progress,
    describe: (move) =>
      move.type === 'choose' || move.type === 'drop'
        ? text(`move.${move.type}`, { wagon: move.wagon })
        : text(`move.${move.type}`),
    print: (view) => `points ${view.points.join(' ')} · hand ${view.hand.join(' ')} · deck ${view.deckSize}`,
    invariants(state) {
      const total = [...state.deck, ...state.yard, ...state.hands.flat(), ...state.chosen].reduce((a, b) => a + b, 0);
      return total === sum ? [] : [`wagons add up to ${total}, not ${sum}`];
    },
  };
}

export const toy: GameModule = {
  id: 'toy',
  standardEdition: { values: [1, 2, 3, 4, 5, 6], copies: 4 },
  parseEdition,
  open: openToy,
};
