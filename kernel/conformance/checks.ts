/**
 * What every game must keep, as a table. `position` is asked before a move, `step` around it, `whole` after the game.
 * A check answers with a sentence when the game breaks it. Checks that are not `cheap` are asked at sampled positions only.
 */
import type { Events, Figures, Game, GameState, Move, Seat, Setup, Viewer } from '../contract.ts';
import { canonical, contentHash, fingerprint } from '../hash.ts';
import { eventFor, findMove, learntBetween } from '../match.ts';
import { below, pick, type Stream, seedStream } from '../random.ts';
import { speaker } from '../speaker.ts';
import { LANGUAGES, type Speaker, type Text } from '../text.ts';
import { notPlain } from './plain.ts';

export interface Position {
  readonly game: Game;
  readonly setup: Setup;
  readonly state: GameState;
  /** The suite's own luck. */
  readonly probe: Stream;
}
export interface Step extends Position {
  readonly before: GameState;
  readonly seat: Seat;
  readonly move: Move;
  readonly events: Events;
  /** The same game, opened a second time: shares nothing but the code. */
  readonly twin: Game;
}
export interface Whole extends Position {
  readonly moves: readonly { readonly seat: Seat; readonly move: Move }[];
  readonly twin: Game;
  readonly finished: boolean;
}
type Finding = string | undefined;

export interface Check {
  readonly id: string;
  readonly claim: string;
  readonly cheap?: boolean;
  position?(at: Position): Finding;
  step?(at: Step): Finding;
  whole?(at: Whole): Finding;
}

const viewersOf = (setup: Setup): Viewer[] => [...setup.seats.keys(), 'spectator'];
const describeMove = (move: Move): string => JSON.stringify(move);

function firstFinding<T>(items: Iterable<T>, look: (item: T) => Finding): Finding {
  for (const item of items) {
    const found = look(item);
    if (found !== undefined) return found;
  }
  return undefined;
}

const offered: Check = {
  id: 'offered',
  claim: 'a deciding seat has moves, all different; every other seat has none; nobody decides when the game is over',
  cheap: true,
  position({ game, setup, state }) {
    const deciding = game.deciding(state);
    if ((deciding.length === 0) !== (game.result(state) !== undefined)) {
      return deciding.length === 0
        ? 'nobody decides, but there is no result'
        : 'there is a result, but seats still decide';
    }
    return firstFinding(setup.seats.keys(), (seat) => {
      const moves = game.moves(state, seat);
      if (!deciding.includes(seat)) return moves.length === 0 ? undefined : `seat ${seat} has moves but no decision`;
      if (moves.length === 0) return `seat ${seat} must decide and has no move`;
      return undefined;
    });
  },
};

const distinct: Check = {
  id: 'distinct',
  claim: 'no move is offered twice, moves are plain data, and asking for them changes nothing',
  position({ game, state }) {
    const hash = canonical(state);
    const found = firstFinding(game.deciding(state), (seat) => {
      const moves = game.moves(state, seat).map((move) => canonical(move));
      const twice = moves.find((move, i) => moves.indexOf(move) !== i);
      if (twice !== undefined) return `seat ${seat} is offered ${twice} twice`;
      return firstFinding(game.moves(state, seat), (move) => {
        const problem = notPlain(move);
        return problem === undefined ? undefined : `move ${describeMove(move)}: ${problem}`;
      });
    });
    if (found !== undefined) return found;
    return canonical(state) === hash ? undefined : 'listing moves changed the state';
  },
};

const invariants: Check = {
  id: 'invariants',
  claim: 'pieces are conserved and bounds are kept',
  cheap: true,
  position: ({ game, state }) => game.invariants(state)[0],
};

const json: Check = {
  id: 'json',
  claim: 'the state is plain data and survives JSON',
  position({ state }) {
    const problem = notPlain(state);
    if (problem !== undefined) return `state.${problem}`;
    return canonical(JSON.parse(JSON.stringify(state))) === canonical(state)
      ? undefined
      : 'the state changes on its way through JSON';
  },
};

const clone: Check = {
  id: 'clone',
  claim: 'a clone equals its original and shares nothing that changes',
  position({ game, state, probe }) {
    const kept = canonical(state);
    const copy = game.clone(state);
    if (canonical(copy) !== kept) return 'a clone differs from its original';
    return firstFinding(game.deciding(state), (seat) => {
      const move = pick(probe, game.moves(state, seat));
      game.apply(game.clone(state), seat, move, []);
      return canonical(state) === kept ? undefined : `${describeMove(move)} on a clone changed the original`;
    });
  },
};

const stateless: Check = {
  id: 'stateless',
  claim: 'everything a game knows is in its state: another instance goes on from JSON in the same way',
  step({ state, before, seat, move, twin }) {
    const revived: GameState = JSON.parse(JSON.stringify(before));
    if (findMove(twin, revived, seat, move) === undefined) return `${describeMove(move)} is not offered after a reload`;
    twin.apply(revived, seat, move, []);
    return canonical(revived) === canonical(state) ? undefined : `${describeMove(move)} leads elsewhere after a reload`;
  },
};

const silent: Check = {
  id: 'silent',
  claim: 'a move leads to the same state whether or not anybody listens to its events, and events are plain data',
  step({ game, state, before, seat, move, events }) {
    const copy = game.clone(before);
    game.apply(copy, seat, move);
    if (canonical(copy) !== canonical(state)) return `${describeMove(move)} leads elsewhere when nobody listens`;
    return firstFinding(events, (event) => {
      const problem = notPlain(event);
      return problem === undefined ? undefined : `event ${event.key}: ${problem}`;
    });
  },
};

const replayed: Check = {
  id: 'replayed',
  claim: 'the same setup and moves lead to the same state',
  cheap: true,
  whole({ setup, state, moves, twin }) {
    const again = twin.setup(setup);
    for (const { seat, move } of moves) twin.apply(again, seat, move);
    return contentHash(again) === contentHash(state) ? undefined : 'a replay ends in another state';
  },
};

const accepted: Check = {
  id: 'accepted',
  claim: 'every offered move can be played and leaves a sound state',
  position({ game, state }) {
    return firstFinding(game.deciding(state), (seat) =>
      firstFinding(game.moves(state, seat), (move) => {
        const copy = game.clone(state);
        game.apply(copy, seat, move);
        const broken = game.invariants(copy)[0];
        return broken === undefined ? undefined : `after ${describeMove(move)}: ${broken}`;
      }),
    );
  },
};

/** Moves that are nearly right: a field missing, added, or with another value. */
function wrongMoves(move: Move, probe: Stream): unknown[] {
  const fields = Object.entries(move);
  const [key, value] = pick(probe, fields);
  const changed =
    typeof value === 'number' ? value + 1 + below(probe, 9) : typeof value === 'string' ? `${value}?` : [value];
  return [
    { ...move, [key]: changed },
    { ...move, extra: 1 },
    Object.fromEntries(fields.slice(1)),
    [move],
    move.type,
    0,
    false,
    {},
  ];
}

const refused: Check = {
  id: 'refused',
  claim: 'a move that is not offered is refused, and the refusal changes nothing',
  position({ game, setup, state, probe }) {
    const kept = canonical(state);
    const found = firstFinding(setup.seats.keys(), (seat) => {
      const own = game.moves(state, seat);
      const known = new Set(own.map((move) => canonical(move)));
      const foreign = [...setup.seats.keys()].flatMap((other) =>
        other === seat ? [] : game.moves(state, other).slice(0, 3),
      );
      const wrong = own.length === 0 ? foreign : [...foreign, ...wrongMoves(pick(probe, own), probe)];
      return firstFinding(wrong, (move) =>
        !known.has(canonical(move)) && findMove(game, state, seat, move) !== undefined
          ? `seat ${seat} could play ${canonical(move)}`
          : undefined,
      );
    });
    return found ?? (canonical(state) === kept ? undefined : 'refusing a move changed the state');
  },
};

const seen = (events: Events, viewer: Viewer): string =>
  canonical(events.flatMap((event) => eventFor(event, viewer) ?? []));

/** Luck to come is hidden from everybody; a game without any may have nothing to hide, and its scramble nothing to do. */
const hasLuck = (state: GameState): boolean => Object.keys(state.random).length > 0;

const nonInterference: Check = {
  id: 'non-interference',
  claim: 'what a viewer cannot see changes neither the view nor the moves, prompts and events the viewer gets',
  position({ game, setup, state, probe }) {
    return firstFinding(viewersOf(setup), (viewer) => {
      const other = game.clone(state);
      game.scramble(other, viewer, probe);
      if (hasLuck(state) && canonical(other) === canonical(state))
        return `scramble for ${viewer} changes nothing at all`;
      const broken = game.invariants(other)[0];
      if (broken !== undefined) return `scrambled for ${viewer}: ${broken}`;
      if (canonical(game.view(state, viewer)) !== canonical(game.view(other, viewer)))
        return `the view of ${viewer} depends on what is hidden`;
      if (canonical(game.deciding(state)) !== canonical(game.deciding(other)))
        return `who decides depends on what is hidden from ${viewer}`;
      if (viewer === 'spectator' || !game.deciding(state).includes(viewer)) return undefined;
      return sameForSeat(game, state, other, viewer, probe);
    });
  },
};

function sameForSeat(game: Game, state: GameState, other: GameState, seat: Seat, probe: Stream): Finding {
  const moves = game.moves(state, seat);
  if (canonical(moves) !== canonical(game.moves(other, seat)))
    return `the moves of seat ${seat} depend on what is hidden`;
  if (canonical(game.prompt(state, seat)) !== canonical(game.prompt(other, seat)))
    return `the prompt of seat ${seat} depends on what is hidden`;
  const move = pick(probe, moves);
  const [here, there] = [game.clone(state), game.clone(other)];
  const [heard, heardThere]: [Events, Events] = [[], []];
  game.apply(here, seat, move, heard);
  game.apply(there, seat, move, heardThere);
  const learnt = learntBetween(state, here) || learntBetween(other, there);
  if (learnt) return undefined;
  if (seen(heard, seat) !== seen(heardThere, seat))
    return `events of ${describeMove(move)} tell seat ${seat} something hidden, but undo stays open`;
  if (canonical(game.view(here, seat)) !== canonical(game.view(there, seat))) {
    return `${describeMove(move)} shows seat ${seat} something hidden, but undo stays open`;
  }
  return undefined;
}

const imagined: Check = {
  id: 'imagined',
  claim: 'an imagined state is sound, looks the same to its viewer and can be played on',
  position({ game, setup, state, probe }) {
    return firstFinding(viewersOf(setup), (viewer) => {
      const view = game.view(state, viewer);
      const problem = notPlain(view);
      if (problem !== undefined) return `view of ${viewer}: ${problem}`;
      const kept = canonical(view);
      const world = game.imagine(view, probe);
      if (canonical(game.view(world, viewer)) !== kept) return `what ${viewer} imagines looks different to ${viewer}`;
      const broken = game.invariants(world)[0];
      if (broken !== undefined) return `imagined by ${viewer}: ${broken}`;
      if (viewer !== 'spectator' && canonical(game.moves(world, viewer)) !== canonical(game.moves(state, viewer))) {
        return `the moves of seat ${viewer} differ in an imagined state`;
      }
      for (let i = 0; i < 3 && game.deciding(world).length > 0; i++) {
        const seat = pick(probe, game.deciding(world));
        game.apply(world, seat, pick(probe, game.moves(world, seat)));
      }
      if (canonical(view) !== kept) return `playing an imagined state changes the view of ${viewer} it came from`;
      return undefined;
    });
  },
};

const redealt: Check = {
  id: 'redealt',
  claim:
    'dealing anew what a viewer cannot see leaves what the viewer would imagine, and hidden things leave no trace in it; nor do they where a former world helps',
  position({ game, setup, state, probe }) {
    const luck = seedStream(below(probe, 1_000_000), 'redeal');
    return firstFinding(viewersOf(setup), (viewer) => {
      const imagined = canonical(game.imagine(game.view(state, viewer), luck.slice()));
      const here = game.clone(state);
      game.redeal(here, viewer, luck.slice());
      if (canonical(here) !== imagined) return `dealt anew for ${viewer}, a state is not the one ${viewer} imagines`;
      const there = game.clone(state);
      game.scramble(there, viewer, probe);
      game.redeal(there, viewer, luck.slice());
      return canonical(there) === imagined
        ? undefined
        : `dealt anew for ${viewer}, a state still shows what was hidden`;
    });
  },
  /** Whoever has imagined a world, plays on and deals anew with its help may know no more than without it. */
  whole({ game, setup, moves, probe }) {
    const state = game.setup(setup);
    const viewers = viewersOf(setup);
    const formers: (GameState | undefined)[] = viewers.map(() => undefined);
    for (const { seat, move } of moves) {
      game.apply(state, seat, move);
      if (below(probe, MOVES_BETWEEN) > 0) continue;
      const i = below(probe, viewers.length);
      const world = game.clone(state);
      const found = dealtFrom(game, state, world, viewers[i], formers[i], probe);
      if (found !== undefined) return found;
      formers[i] = world;
    }
    return undefined;
  },
};

/** How many moves lie on average between a world that is imagined and the next one. */
const MOVES_BETWEEN = 8;

function dealtFrom(
  game: Game,
  state: GameState,
  world: GameState,
  viewer: Viewer,
  former: GameState | undefined,
  probe: Stream,
): Finding {
  const luck = seedStream(below(probe, 1_000_000), 'redeal');
  const other = game.clone(state);
  game.scramble(other, viewer, probe);
  game.redeal(other, viewer, luck.slice(), former);
  game.redeal(world, viewer, luck.slice(), former);
  if (canonical(game.view(world, viewer)) !== canonical(game.view(state, viewer)))
    return `dealt anew for ${viewer} with the help of a former world, a state looks different`;
  if (canonical(world) !== canonical(other))
    return `dealt anew for ${viewer} with the help of a former world, a state still shows what was hidden`;
  const [broken] = game.invariants(world);
  return broken === undefined ? undefined : `dealt anew for ${viewer} with the help of a former world: ${broken}`;
}

const scored: Check = {
  id: 'scored',
  claim: 'scores are sums of their parts, the result names places for all seats, and the last forecast is the result',
  cheap: true,
  whole({ game, setup, state, finished }) {
    if (!finished) return undefined;
    const result = game.result(state);
    if (result === undefined) return 'a finished game has no result';
    const seats = [...setup.seats.keys()];
    if (result.winners.length === 0) return 'nobody wins';
    if (result.places.length !== seats.length || result.sheets.length !== seats.length)
      return 'the result does not speak of every seat';
    if (result.winners.some((seat) => result.places[seat] !== 1)) return 'a winner is not in first place';
    if (result.places.some((place, seat) => (place === 1) !== result.winners.includes(seat)))
      return 'first places and winners differ';
    const forecast = game.forecast(game.view(state, 'spectator'));
    return firstFinding(seats, (seat) => {
      const { parts, total } = result.sheets[seat];
      if (parts.reduce((sum, part) => sum + part.points, 0) !== total)
        return `the score of seat ${seat} is not the sum of its parts`;
      return forecast[seat].total === total
        ? undefined
        : `the last forecast for seat ${seat} is ${forecast[seat].total}, the result ${total}`;
    });
  },
};

const speakers = new WeakMap<Game, readonly Speaker[]>();
const speakersOf = (game: Game): readonly Speaker[] => {
  const known = speakers.get(game) ?? LANGUAGES.map((language) => speaker([game.text], language, (seat) => `#${seat}`));
  speakers.set(game, known);
  return known;
};

const spoken = (game: Game, texts: readonly Text[]): Finding =>
  firstFinding(speakersOf(game), (voice) =>
    firstFinding(texts, (item) => {
      const words = voice.say(item);
      return words.includes('⟨') ? `no ${voice.language} words for ${words}` : undefined;
    }),
  );

const endingOf = (game: Game, state: GameState): Text[] => {
  const result = game.result(state);
  return result === undefined ? [] : [result.ending];
};

const worded: Check = {
  id: 'worded',
  claim:
    'every prompt, move, event, score and style has words in every language, and the board prints within 100 columns',
  position({ game, state }) {
    const texts = game
      .deciding(state)
      .flatMap((seat) => [
        game.prompt(state, seat).text,
        ...game.moves(state, seat).map((move) => game.describe(move)),
      ]);
    const sheets = game.forecast(game.view(state, 'spectator'));
    const styles = (game.styles ?? []).flatMap(({ id }) => [`style.${id}`, `style.${id}.about`]);
    const parts = [...sheets.flatMap((sheet) => sheet.parts.map((part) => part.key)), ...game.worths, ...styles].map(
      (key) => ({ key }),
    );
    const found = spoken(game, [...texts, ...parts, ...endingOf(game, state)]);
    if (found !== undefined) return found;
    const board = game.print(game.view(state, 0), speakersOf(game)[0]);
    if (board.trim() === '') return 'the printed board is empty';
    if (board.includes('⟨')) return `the printed board lacks words: ${/⟨[^⟩]*⟩/.exec(board)?.[0]}`;
    const wide = board.split('\n').find((line) => [...line].length > 100);
    return wide === undefined ? undefined : `a printed line has ${[...wide].length} columns: ${wide}`;
  },
  step: ({ game, events }) =>
    spoken(
      game,
      events.flatMap((event) => [{ key: event.key, params: event.params }, ...(event.instead ? [event.instead] : [])]),
    ),
};

const valued: Check = {
  id: 'valued',
  claim:
    'evaluation is a finite number, the same for one seat and for all in one call, and changes nothing; so are the points to expect, where they are told',
  position({ game, setup, state, probe }) {
    const world = game.imagine(game.view(state, 0), probe);
    const kept = canonical(world);
    const all = [...game.evaluateAll(world)];
    if (all.length !== setup.seats.length) return `${all.length} seats are valued, not ${setup.seats.length}`;
    const expected = game.expected?.(world) ?? all;
    if (expected.length !== all.length || !expected.every(Number.isFinite))
      return `points to expect: ${expected.join()}`;
    const found = firstFinding(setup.seats.keys(), (seat) => {
      const value = game.evaluate(world, seat);
      if (!Number.isFinite(value)) return `seat ${seat} is valued ${value}`;
      return value === all[seat] ? undefined : `seat ${seat} is valued ${value} alone and ${all[seat]} among all`;
    });
    return found ?? (canonical(world) === kept ? undefined : 'evaluating changed the state');
  },
};

/** How far sums may differ that are added up in another order. */
const ROUNDING = 1e-6;

interface Judged {
  /** By its own figures, and by those that games have taught. */
  readonly own: Game;
  readonly learnt: Game | undefined;
}

/** Opened once for tables of each size, as opponents do: figures may be others there. */
const judgedGames = new WeakMap<Game, Map<number, Judged>>();
function judgedAt(game: Game, seats: number): Judged {
  const bySeats = judgedGames.get(game) ?? new Map<number, Judged>();
  judgedGames.set(game, bySeats);
  const judgedBy = (figures: Figures | undefined): Game | undefined => figures && (game.judgedBy?.(figures) ?? game);
  const judged = bySeats.get(seats) ?? {
    own: judgedBy(game.figures?.(seats)) ?? game,
    learnt: judgedBy(game.learntFigures?.(seats)),
  };
  bySeats.set(seats, judged);
  return judged;
}

/** A seat that is not worth the sum of its parts. */
const unevenSeat = (judged: Game, world: GameState, { seats }: Setup): Finding =>
  firstFinding(seats.keys(), (seat) => {
    const value = judged.evaluate(world, seat);
    const sum = judged.appraise(world, seat).reduce((points, part) => points + part.points, 0);
    return Math.abs(sum - value) <= ROUNDING ? undefined : `seat ${seat} is valued ${value}, its parts come to ${sum}`;
  });

const figured: Check = {
  id: 'figured',
  claim:
    'figures of an evaluation are finite numbers, a game judged by its own figures is what it was, and by those that were learnt every seat is still worth the sum of its parts',
  position({ game, setup, state, probe }) {
    const seats = setup.seats.length;
    const figures = game.figures?.(seats) ?? {};
    const taught = game.learntFigures?.(seats) ?? {};
    const strange = Object.keys(taught).find((name) => !Object.hasOwn(figures, name));
    if (strange !== undefined) return `games have taught the figure ${strange}, which the evaluation does not have`;
    const endless = Object.entries({ ...figures, ...taught }).find(([, figure]) => !Number.isFinite(figure));
    if (endless !== undefined) return `the figure ${endless.join(' is ')}`;
    const world = game.imagine(game.view(state, 0), probe);
    const { own, learnt } = judgedAt(game, seats);
    if (own.evaluateAll(world).join() !== game.evaluateAll(world).join())
      return 'a game judged by its own figures is judged otherwise';
    return unevenSeat(own, world, setup) ?? (learnt && unevenSeat(learnt, world, setup));
  },
};

const appraised: Check = {
  id: 'appraised',
  claim: 'an evaluation is the sum of its parts, and what a learner is told are finite numbers, the same every time',
  position({ game, setup, state, probe }) {
    const minded = (game.styles ?? []).flatMap(({ weights }) => Object.keys(weights));
    const nothing = minded.find((key) => !game.worths.includes(key));
    if (nothing !== undefined) return `a style minds ${nothing}, which is no part of an evaluation`;
    const world = game.imagine(game.view(state, 0), probe);
    const kept = canonical(world);
    const found = firstFinding(setup.seats.keys(), (seat) => {
      const parts = game.appraise(world, seat);
      const unknown = parts.find(({ key }) => !game.worths.includes(key));
      if (unknown !== undefined) return `the part ${unknown.key} is not announced`;
      const sum = parts.reduce((points, part) => points + part.points, 0);
      const value = game.evaluate(world, seat);
      if (Math.abs(sum - value) > ROUNDING) return `seat ${seat} is valued ${value}, its parts come to ${sum}`;
      return describedAlike(game, world, seat);
    });
    return found ?? (canonical(world) === kept ? undefined : 'appraising changed the state');
  },
};

function describedAlike(game: Game, world: GameState, seat: Seat): Finding {
  const value = game.evaluate(world, seat);
  const pages = [0, 1].map((before) => new Float64Array(game.featureNames.length).fill(before));
  const told = pages.map((page) => game.features(world, seat, page)).find((each) => Math.abs(each - value) > ROUNDING);
  if (told !== undefined) return `seat ${seat} is valued ${value}, and ${told} where it is described`;
  const [first, second] = pages;
  const place = first.findIndex((number, i) => !Number.isFinite(number) || number !== second[i]);
  return place < 0 ? undefined : `feature ${game.featureNames[place]} of seat ${seat} is ${first[place]}`;
}

const likely: Check = {
  id: 'likely',
  claim: 'priors are weights above 0 for every move, and do not depend on what the seat cannot see',
  position({ game, state, probe }) {
    return firstFinding(game.deciding(state), (seat) => {
      const moves = game.moves(state, seat);
      const weigh = (at: GameState): Float64Array => {
        const weights = new Float64Array(moves.length);
        game.priors?.(at, seat, moves, weights);
        return weights;
      };
      if (game.priors === undefined) return undefined;
      const weights = weigh(state);
      const bad = weights.findIndex((weight) => !(weight > 0 && weight < Number.POSITIVE_INFINITY));
      if (bad >= 0) return `${describeMove(moves[bad])} has weight ${weights[bad]}`;
      const other = game.clone(state);
      game.scramble(other, seat, probe);
      return canonical([...weigh(other)]) === canonical([...weights])
        ? undefined
        : `priors of seat ${seat} know what is hidden`;
    });
  },
};

const paced: Check = {
  id: 'paced',
  claim: 'whose turn it is and how much of the game is over can be told from what lies open, and the end is the end',
  position({ game, setup, state, probe }) {
    const over = game.deciding(state).length === 0;
    const turn = game.turn(state);
    const progress = game.progress(state);
    if (turn !== undefined && (over || setup.seats[turn] === undefined)) return `it is the turn of ${turn}`;
    if (!(progress >= 0 && progress <= 1) || (progress === 1) !== over) return `progress is ${progress}`;
    const other = game.clone(state);
    game.scramble(other, 'spectator', probe);
    return game.turn(other) === turn && game.progress(other) === progress
      ? undefined
      : 'turn or progress depend on something hidden';
  },
};

const fingerprinted: Check = {
  id: 'fingerprinted',
  claim: 'equal positions have equal fingerprints and different ones have different ones, whatever luck is to come',
  step({ game, state, before }) {
    const copy = game.clone(state);
    for (const name in copy.random) copy.random[name] = seedStream(1, name);
    if (fingerprint(copy) !== fingerprint(state)) return 'a clone with other luck has another fingerprint';
    const same = canonical({ ...before, random: 0 }) === canonical({ ...state, random: 0 });
    return same === (fingerprint(before) === fingerprint(state)) ? undefined : 'two positions share a fingerprint';
  },
};

export const CHECKS: readonly Check[] = [
  offered,
  invariants,
  distinct,
  json,
  clone,
  refused,
  accepted,
  stateless,
  silent,
  nonInterference,
  imagined,
  redealt,
  worded,
  valued,
  appraised,
  figured,
  likely,
  paced,
  fingerprinted,
  replayed,
  scored,
];
