import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import {
  type Events,
  LANGUAGES,
  type Language,
  makeSetup,
  type Seat,
  type Speaker,
  speaker,
} from '../../../kernel/index.ts';
import { below, seedStream } from '../../../kernel/random.ts';
import type { Offer, Question, SeatInfo } from '../../../web/kit/board.ts';
import { SHAPES } from '../../../web/kit/marks.tsx';
import { placeless } from '../../../web/kit/offers.ts';
import { drawn, namesIn, questionOf } from '../../../web/testing/drawn.ts';
import { parseEdition } from '../components/edition.ts';
import standard from '../components/standard.json' with { type: 'json' };
import { openSteamRollers, type SteamRollersGame } from '../index.ts';
import type { SteamRollersMove } from '../moves.ts';
import type { SteamRollersState } from '../state.ts';
import { table } from '../testing.ts';
import type { SteamRollersView } from '../view.ts';
import { board } from './index.tsx';
import type { BoardProps } from './props.ts';

const game: SteamRollersGame = openSteamRollers(standard);
const edition = parseEdition(standard);

const TABLES = [
  { name: 'two players', seats: ['player', 'player'], options: {} },
  {
    name: 'three players with coal and orders',
    seats: ['player', 'player', 'player'],
    options: { coal: true, orders: true },
  },
  {
    name: 'five players with everything',
    seats: ['player', 'player', 'player', 'player', 'player'],
    options: { coal: true, orders: true, startingTiles: true, map: 'hard' },
  },
  {
    name: 'four players with starting tiles',
    seats: ['player', 'player', 'player', 'player'],
    options: { startingTiles: true, map: 'medium' },
  },
  { name: 'one player against Eva', seats: ['player', 'eva'], options: { level: 3, map: 'medium' } },
] as const;

interface Position {
  readonly view: SteamRollersView;
  readonly seat: Seat;
  readonly moves: readonly SteamRollersMove[];
  readonly seats: number;
  /** The move before it, in events. */
  readonly latest: BoardProps['latest'];
  readonly question: Question<SteamRollersMove>;
}

function scene(
  view: SteamRollersView,
  me: Seat,
  seats: number,
): Pick<BoardProps, 'view' | 'edition' | 'viewer' | 'me' | 'seats'> {
  const infos = Array.from({ length: seats }, (_, seat): SeatInfo => {
    const automa = view.sheets[seat] === undefined;
    return {
      seat,
      name: automa ? 'Eva' : `Seat ${seat}`,
      holder: automa ? 'automa' : 'human',
      shape: SHAPES[seat],
      active: seat === me,
    };
  });
  return { view, edition, viewer: me, me, seats: infos };
}

/** Every position of a game played at random; the likelier moves are those that use what the player owns. */
function* positions({ seats, options }: (typeof TABLES)[number], seed: number): Generator<Position> {
  const setup = makeSetup(game, { seats: [...seats], seed, options });
  const state: SteamRollersState = game.setup(setup);
  const luck = seedStream(seed, 'wanderer');
  let latest: BoardProps['latest'] = [];
  for (;;) {
    const [seat] = game.deciding(state);
    if (seat === undefined) return;
    const moves = game.moves(state, seat);
    const view = game.view(state, seat);
    const at = scene(view, view.sheets[seat] === undefined ? 0 : seat, setup.seats.length);
    const question = questionOf(game, board, state, seat, at);
    yield { view, seat, moves, seats: setup.seats.length, latest, question };
    const telling = moves.filter(({ type }) => type !== 'drawTrack' && type !== 'pass');
    const choice = telling.length > 0 && below(luck, 3) > 0 ? telling : moves;
    const move = choice[below(luck, choice.length)];
    const events: Events = [];
    game.apply(state, seat, move, events);
    latest = events.map((event) => ({ seat, event }));
  }
}

const WEB = { 'web.total': 'total' };
const voiceOf = (language: Language): Speaker =>
  speaker([board.text, game.text, { en: WEB, de: WEB, pl: WEB }], language, (seat) => `Seat ${seat}`);
const VOICES: Readonly<Record<Language, Speaker>> = { en: voiceOf('en'), de: voiceOf('de'), pl: voiceOf('pl') };

function propsOf(
  position: Position,
  language: Language,
  room: 'wide' | 'tall',
  preview?: Offer<SteamRollersMove>,
): BoardProps {
  const { view, seat, seats, latest, question } = position;
  const me = view.sheets[seat] === undefined ? 0 : seat;
  const voice = VOICES[language];
  return {
    ...scene(view, me, seats),
    question: view.sheets[seat] === undefined ? undefined : question,
    preview: preview && { offer: preview, view: undefined },
    latest,
    speaker: voice,
    language,
    room,
    say: (key, params) => voice.say(params === undefined ? { key } : { key, params }),
    tap: () => undefined,
    consider: () => undefined,
  };
}

/** Board, dock and panels together: all that can be tapped. */
const screenOf = (props: BoardProps): string =>
  [board.Board, board.Dock, ...board.panels.map(({ Panel }) => Panel)].map((part) => drawn(part, props)).join('');

const FEWEST = 24;

/** Positions of all kinds: every question, and the mixtures of moves it was met with until there are enough. */
function sample(table: (typeof TABLES)[number]): Position[] {
  const questions = new Map<string, Position>();
  const mixtures = new Map<string, Position>();
  for (let seed = 1; seed <= 6; seed++) {
    for (const position of positions(table, seed)) {
      const { key } = position.question.prompt.text;
      questions.set(key, position);
      mixtures.set([key, ...new Set(position.moves.map(({ type }) => type))].join(), position);
    }
  }
  return [...new Set([...questions.values(), ...[...mixtures.values()].slice(-FEWEST)])];
}

const samples = TABLES.map(sample);

test('every question of the game is among the positions', () => {
  const asked = new Set(samples.flat().map(({ question }) => question.prompt.text.key));
  const known = Object.keys(game.text.en).filter((key) => key.startsWith('prompt.'));
  expect(known.filter((key) => !asked.has(key))).toEqual([]);
});

describe.each(TABLES)('$name', (table) => {
  const all = samples[TABLES.indexOf(table)];

  test.each(['wide', 'tall'] as const)('every legal move lies on the table or in the question bar (%s)', (room) => {
    expect(all.length).toBeGreaterThan(6);
    for (const position of all) {
      const markup = screenOf(propsOf(position, 'en', room));
      const { question, view, seat } = position;
      if (view.sheets[seat] === undefined) {
        expect(placeless(question)).toHaveLength(question.offers.length);
        continue;
      }
      const named = new Set(question.offers.flatMap(({ targets }) => targets));
      const glowing = namesIn(markup, 'data-target');
      expect([...glowing].sort()).toEqual([...named].sort());
      expect(placeless(question).length).toBeLessThanOrEqual(4);
    }
  });

  test('every piece explains itself in every language', () => {
    for (const language of LANGUAGES) {
      for (const position of all.slice(-5)) {
        const props = propsOf(position, language, 'wide');
        const markup = screenOf(props) + screenOf({ ...props, room: 'tall' });
        const pieces = namesIn(markup, 'data-piece');
        for (const piece of pieces) {
          const explanation = board.explain?.(piece, props);
          expect([piece, explanation === undefined]).toEqual([piece, false]);
          const words = [explanation?.title, ...(explanation?.lines ?? [])].map(
            (line) => line && props.speaker.say(line),
          );
          expect([piece, words.join(' ')]).toEqual([piece, expect.not.stringMatching(/⟨|undefined|NaN/)]);
        }
        expect(markup).not.toMatch(/⟨|undefined|NaN/);
        const status = board.status(props).map((line) => props.speaker.say(line));
        expect(status.join(' ')).not.toMatch(/⟨/);
      }
    }
  });

  test('every move can be considered: its picture and its preview are drawn', () => {
    const { Choice } = board;
    const seen = new Set<string>();
    for (const position of all) {
      for (const offer of position.question.offers) {
        if (seen.has(offer.move.type) && offer.move.type !== 'deliver') continue;
        seen.add(offer.move.type);
        const props = propsOf(position, 'en', 'wide', offer);
        expect(screenOf(props)).not.toMatch(/NaN|undefined/);
        if (Choice) expect(drawn((inner) => Choice({ ...inner, offer }), props)).not.toMatch(/NaN|undefined/);
      }
    }
    expect(seen.size).toBeGreaterThan(4);
  });
});

test('a tap on a hex offers the likeliest track first, and turns through all of them (SR-6.10)', () => {
  const table = TABLES[0];
  for (const position of positions(table, 5)) {
    const target = position.question.offers.find(({ move }) => move.type === 'drawTrack')?.targets[0];
    if (target === undefined) continue;
    const at = scene(position.view, position.seat, 2);
    const offers = position.question.at(target);
    const turned = new Set<string>();
    let now: Offer<SteamRollersMove> | undefined;
    for (let i = 0; i < offers.length; i++) {
      now = board.turn?.(target, offers, now, at);
      turned.add(now?.id ?? '');
    }
    expect(turned.size).toBe(offers.length);
    expect(board.turn?.(target, offers, now, at)?.id).toBe(board.turn?.(target, offers, undefined, at)?.id);
  }
  expect(
    board.turn?.(
      'city:1',
      [],
      undefined,
      scene(game.view(game.setup(makeSetup(game, { seats: ['player', 'player'], seed: 1 })), 0), 0, 2),
    ),
  ).toBeUndefined();
});

test('SR-7.3 a delivery is found by its cube, and the city it goes to tells two of them apart', () => {
  const tracks = { B3: 'W-E', B4: 'W-E', C3: 'NW-SE', D3: 'NW-SE' };
  const state = table({ die: 1, goods: { 1: ['grey'] }, sheets: [{ tracks, boxes: [1, 2] }] });
  const question = questionOf(game, board, state, 0, scene(game.view(state, 0), 0, 2));
  const idsAt = (target: string): string[] => question.at(target).map(({ id }) => id);
  const goingTo = (city: number): unknown[] =>
    idsAt('cube:1:grey')
      .filter((id) => idsAt(`city:${city}`).includes(id))
      .map((id) => question.offers.find((offer) => offer.id === id)?.move);
  expect(idsAt('cube:1:grey')).toHaveLength(2);
  expect(goingTo(3)).toMatchObject([{ type: 'deliver', cube: 'grey', to: 3, points: 2 }]);
  expect(goingTo(4)).toMatchObject([{ type: 'deliver', cube: 'grey', to: 4, points: 2 }]);
});

test('SR-9.1 enough empty cities make it the last round, in which more may be emptied (EX-71)', () => {
  const told = (emptied: readonly number[], language: Language): string => {
    const goods = Object.fromEntries(emptied.map((city) => [city, []]));
    const at = scene(game.view(table({ round: 9, pool: [1, 2, 3], goods }), 0), 0, 2);
    return board
      .status(at)
      .map((line) => VOICES[language].say(line))
      .join(' · ');
  };
  expect(told([1, 2], 'en')).toBe('Round 9 · empty cities: 2 (end at 3)');
  expect(told([1, 2, 3], 'en')).toBe('Last round: 9 · empty cities: 3');
  expect(told([1, 2, 3, 4], 'en')).toBe('Last round: 9 · empty cities: 4');
  expect(told([1, 2, 3, 4], 'de')).toBe('Letzte Runde: 9 · leere Städte: 4');
  expect(told([1, 2, 3, 4], 'pl')).toBe('Ostatnia runda: 9 · puste miasta: 4');
});

test('my points are said as they would be now, and after the end as the final score', () => {
  const props = propsOf(samples[0][0], 'en', 'wide');
  const over = { ...props, question: undefined, seats: props.seats.map((sitter) => ({ ...sitter, active: false })) };
  expect(drawn(board.Dock, props)).toContain('If it ended now');
  expect(drawn(board.Dock, over)).toContain('Final score');
  expect(drawn(board.Dock, over)).not.toContain('If it ended now');
});

test('every event of the game has a picture in the log', () => {
  const { EventIcon } = board;
  const events = Object.keys(game.text.en).filter((key) => key.startsWith('event.') && key !== 'event.round');
  expect(events.length).toBeGreaterThan(30);
  for (const event of events) {
    expect([event, EventIcon ? renderToStaticMarkup(createElement(EventIcon, { event })) : '']).toEqual([
      event,
      expect.stringContaining('<path'),
    ]);
  }
});

test('every arrangement has the proportions of its room, and the narrow one shows the same places as the wide one', () => {
  const [, table] = TABLES;
  const [position] = positions(table, 1);
  const props = propsOf(position, 'en', 'wide');
  const shape = ({ width, height }: { width: number; height: number }): number => width / height;
  const wide = board.size(props, 'wide');
  const narrow = board.size(props, 'wide', true);
  const tall = board.size(props, 'tall');
  // The board of a window of 1440 × 900, of a tablet of 1024 × 768 and of a phone of 390 × 844.
  expect(Math.abs(shape(wide) - 2.24)).toBeLessThan(0.1);
  expect(Math.abs(shape(narrow) - 1.95)).toBeLessThan(0.1);
  expect(Math.abs(shape(tall) - 1.02)).toBeLessThan(0.1);
  expect(narrow.height).toBe(wide.height);
  const places = (narrowly: boolean): Set<string> =>
    namesIn(drawn(board.Board, { ...props, narrow: narrowly }, 'svg'), 'data-piece');
  expect(places(true)).toEqual(places(false));
});
