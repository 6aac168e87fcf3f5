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
import { placeless } from '../../../web/kit/offers.ts';
import { drawn, namesIn, questionOf } from '../../../web/testing/drawn.ts';
import { parseEdition } from '../components/edition.ts';
import standard from '../components/standard.json' with { type: 'json' };
import { openTrainRush, type TrainRush } from '../index.ts';
import type { TrainRushMove } from '../moves.ts';
import type { TrainRushState } from '../state.ts';
import type { TrainRushView } from '../view.ts';
import { board } from './index.tsx';
import { covers, modelOf, stopLetters } from './model.ts';
import type { BoardProps } from './props.ts';

const game: TrainRush = openTrainRush(standard);
const edition = parseEdition(standard);

const TABLES = [
  { name: 'two players, heroes drafted', seats: 2, options: { heroes: 'drafted' } },
  { name: 'three players, heroes dealt', seats: 3, options: { heroes: 'dealt' } },
  { name: 'four players, heroes drafted', seats: 4, options: { heroes: 'drafted' } },
] as const;

interface Position {
  readonly view: TrainRushView;
  readonly seat: Seat;
  readonly moves: readonly TrainRushMove[];
  readonly seats: number;
  readonly latest: BoardProps['latest'];
  readonly question: Question<TrainRushMove>;
}

function scene(
  view: TrainRushView,
  me: Seat,
  seats: number,
): Pick<BoardProps, 'view' | 'edition' | 'viewer' | 'me' | 'seats'> {
  const infos = Array.from(
    { length: seats },
    (_, seat): SeatInfo => ({
      seat,
      name: `Seat ${seat}`,
      holder: 'human',
      shape: board.seats[seat].shape,
      active: seat === me,
    }),
  );
  return { view, edition, viewer: me, me, seats: infos };
}

/** Every position of a game played at random, where players rather act than pass. */
function* positions(
  { seats, options }: (typeof TABLES)[number],
  seed: number,
  wanted: (kind: string) => boolean,
): Generator<Position> {
  const setup = makeSetup(game, { seats: Array.from({ length: seats }, () => 'player'), seed, options });
  const state: TrainRushState = game.setup(setup);
  const luck = seedStream(seed, 'wanderer');
  let latest: BoardProps['latest'] = [];
  for (;;) {
    const [seat] = game.deciding(state);
    if (seat === undefined) return;
    const moves = game.moves(state, seat);
    const kind = [game.prompt(state, seat).text.key, ...new Set(moves.map(({ type }) => type))].join();
    if (wanted(kind)) {
      const view = game.view(state, seat);
      yield {
        view,
        seat,
        moves,
        seats,
        latest,
        question: questionOf(game, board, state, seat, scene(view, seat, seats)),
      };
    }
    const active = moves.filter(({ type }) => !['pass', 'decline', 'stop', 'done'].includes(type));
    const choice = active.length > 0 && below(luck, 5) > 0 ? active : moves;
    const events: Events = [];
    game.apply(state, seat, choice[below(luck, choice.length)], events);
    latest = events.map((event) => ({ seat, event }));
  }
}

const voiceOf = (language: Language): Speaker => speaker([board.text, game.text], language, (seat) => `Seat ${seat}`);
const VOICES: Readonly<Record<Language, Speaker>> = { en: voiceOf('en'), de: voiceOf('de'), pl: voiceOf('pl') };

function propsOf(
  { view, seat, seats, latest, question }: Position,
  language: Language,
  room: 'wide' | 'tall',
  preview?: Offer<TrainRushMove>,
): BoardProps {
  const voice = VOICES[language];
  return {
    ...scene(view, seat, seats),
    question,
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
const mapOf = (props: BoardProps): string => drawn(board.Board, props, 'svg');
const screenOf = (props: BoardProps): string =>
  mapOf(props) + [board.Dock, ...board.panels.map(({ Panel }) => Panel)].map((part) => drawn(part, props)).join('');

const PER_KIND = 1;

/** Positions of all kinds: every question, with every mixture of moves it was met with. */
function sample(table: (typeof TABLES)[number]): Position[] {
  const kinds = new Map<string, number>();
  const all: Position[] = [];
  for (let seed = 1; seed <= 3; seed++) {
    const wanted = (kind: string): boolean => {
      const met = kinds.get(kind) ?? 0;
      kinds.set(kind, met + 1);
      return met < PER_KIND;
    };
    all.push(...positions(table, seed, wanted));
  }
  return all;
}

const samples = new Map(TABLES.map((table) => [table.name, sample(table)]));

describe.each(TABLES)('$name', ({ name }) => {
  const all = samples.get(name) ?? [];

  test.each(['wide', 'tall'] as const)('every legal move lies on the table or in the question bar (%s)', (room) => {
    expect(all.length).toBeGreaterThan(25);
    // The arrangement changes map and dock: a part of the positions shows it.
    for (const position of room === 'wide' ? all : all.filter((_, i) => i % 4 === 0)) {
      const { question } = position;
      const props = propsOf(position, 'en', room);
      const before = mapOf(props) + drawn(board.Dock, props);
      const markup = before + board.panels.map(({ Panel }) => drawn(Panel, props)).join('');
      const named = new Set(question.offers.flatMap(({ targets }) => targets));
      expect([question.prompt.text.key, [...namesIn(markup, 'data-target')].sort()]).toEqual([
        question.prompt.text.key,
        [...named].sort(),
      ]);
      const inSight = namesIn(before, 'data-target');
      const hidden = [...named].filter((target) => !inSight.has(target));
      // What lies in a panel alone makes its tab call.
      expect(hidden.filter((target) => !board.panels.some(({ holds }) => holds?.(target) === true))).toEqual([]);
      expect(placeless(question).length).toBeLessThanOrEqual(4);
      // Places on a small map are too small for a finger: on a phone the dock has them all.
      const inDock = namesIn(drawn(board.Dock, props), 'data-target');
      if (room === 'tall') expect([...named].filter((target) => !inDock.has(target))).toEqual([]);
    }
  });

  test('every move can be considered: its picture and its preview are drawn', () => {
    const { Choice } = board;
    const seen = new Set<string>();
    for (const position of all) {
      for (const offer of position.question.offers) {
        if (seen.has(offer.move.type)) continue;
        seen.add(offer.move.type);
        const props = propsOf(position, 'en', 'wide', offer);
        expect(screenOf(props)).not.toMatch(/NaN|undefined/);
        if (Choice) expect(drawn((inner) => Choice({ ...inner, offer }), props)).not.toMatch(/NaN|undefined/);
      }
    }
    expect(seen.size).toBeGreaterThan(20);
  });
});

test.each(LANGUAGES)('every piece explains itself, and every part speaks (%s)', (language) => {
  const all = [...samples.values()].flatMap((list) => list.slice(-2));
  for (const position of all) {
    const props = propsOf(position, language, 'wide');
    const seats = props.seats.map(({ seat }) => drawn((inner) => board.SeatDetail({ ...inner, seat }), props)).join('');
    const strips = props.seats.map(({ seat }) => drawn((inner) => board.SeatStrip({ ...inner, seat }), props)).join('');
    const markup = screenOf(props) + screenOf({ ...props, room: 'tall' }) + seats + strips;
    for (const piece of namesIn(markup, 'data-piece')) {
      const explanation = board.explain?.(piece, props);
      expect([piece, explanation === undefined]).toEqual([piece, false]);
      const words = [explanation?.title, ...(explanation?.lines ?? [])].map((line) => line && props.speaker.say(line));
      expect([piece, words.join(' ')]).toEqual([piece, expect.not.stringMatching(/⟨|undefined|NaN/)]);
    }
    expect(markup).not.toMatch(/⟨|undefined|NaN/);
    expect(
      board
        .status(props)
        .map((line) => props.speaker.say(line))
        .join(' '),
    ).not.toMatch(/⟨/);
  }
});

test('plain fields to choose from go by different letters, on the map and in words', () => {
  const stops = [...samples.values()].flat().filter(({ moves }) => moves.some(({ type }) => type === 'move'));
  const lettered = stops.flatMap((position) => {
    const letters = stopLetters(modelOf(edition), position.question.offers);
    return letters.size > 0 ? [{ position, letters }] : [];
  });
  expect(lettered.length).toBeGreaterThan(0);
  for (const { position, letters } of lettered) {
    expect(new Set(letters.values()).size).toBe(letters.size);
    const props = propsOf(position, 'en', 'wide');
    for (const letter of letters.values()) {
      expect(mapOf(props)).toContain(`>${letter}</text>`);
      expect(drawn(board.Dock, props)).toContain(`>${letter}</i>`);
    }
  }
});

/** The classes of the spaces of one sector, on the management board. */
function spacesOf(props: BoardProps, sector: string): string[] {
  const markup = board.panels.map(({ Panel }) => drawn(Panel, props)).join('');
  const [, rest] = markup.split(`data-place="sector:${sector}"`);
  return [...rest.slice(0, rest.indexOf('</div>')).matchAll(/<i class="([^"]*)"/g)].map(([, names]) => names);
}

test('the space of a sector on which a spy or an agent can be put has a ring, and so has one on which another has just put his', () => {
  const ringed = new Set<string>();
  for (const position of [...samples.values()].flat()) {
    for (const { move } of position.question.offers) {
      if (move.type !== 'lobby' && move.type !== 'corrupt') continue;
      const kind = move.type === 'lobby' ? 'spy' : 'agent';
      const spaces = spacesOf(propsOf(position, 'en', 'wide'), move.sector);
      expect(spaces.filter((names) => names.includes('tr-free'))).toEqual([`${kind} tr-free`]);
      ringed.add(kind);
    }
  }
  expect([...ringed].sort()).toEqual(['agent', 'spy']);
  const [position] = samples.get(TABLES[1].name)?.slice(-1) ?? [];
  const { id, sector, region } = edition.sectors.items[3];
  const where = {
    key: 'term.sector',
    params: { sector: { key: `sector.${sector}` }, region: { key: `region.${region}` } },
  };
  const other = (position.seat + 1) % position.seats;
  const event = { key: 'event.agent', params: { seat: { seat: other }, sector: where, space: 6 } };
  const props = { ...propsOf(position, 'en', 'wide'), question: undefined };
  const marked = (seat: Seat): string[] => spacesOf({ ...props, latest: [{ seat, event }] }, id);
  expect(marked(other).map((names) => names.includes('tr-new'))).toEqual([
    false,
    false,
    false,
    false,
    false,
    true,
    false,
    false,
  ]);
  expect(marked(position.seat).filter((names) => names.includes('tr-new'))).toEqual([]);
});

test('every event of the game has a picture in the log', () => {
  const { EventIcon } = board;
  const events = Object.keys(game.text.en).filter((key) => key.startsWith('event.'));
  expect(events.length).toBeGreaterThan(50);
  for (const event of events) {
    expect([event, EventIcon ? renderToStaticMarkup(createElement(EventIcon, { event })) : '']).toEqual([
      event,
      expect.stringContaining('<path'),
    ]);
  }
});

test.each([
  [['brass', 'gold'], ['brass', 'gold'], true],
  [['brass', 'gold', 'gold'], ['gold', 'any', 'brass'], true],
  [['brass', 'gold'], ['gold', 'any', 'brass'], false],
  [['water'], ['gold'], false],
] as const)('a contract is ticked when the train %j can fill %j: %s', (cubes, wanted, can) => {
  expect(covers(cubes, wanted)).toBe(can);
});
