import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import {
  below,
  houseText,
  LANGUAGES,
  makeSetup,
  type OptionValue,
  seedStream,
  speaker,
} from '../../../kernel/index.ts';
import { makeQuestion, placeless, type TableProps } from '../../../web/kit/index.ts';
import { TappingContext } from '../../../web/kit/target.tsx';
import { namesIn } from '../../../web/testing/drawn.ts';
import { parseEdition } from '../components/edition.ts';
import { autobahn } from '../index.ts';
import type { AutobahnMove } from '../moves.ts';
import { de as gameDe } from '../text/de.ts';
import { en as gameEn } from '../text/en.ts';
import { pl as gamePl } from '../text/pl.ts';
import { explain, text as explainText } from './explain/index.ts';
import { board } from './index.tsx';
import { modelOf } from './model.ts';
import { CardsPanel, OfficesPanel, SeatDetail, TrackPanel } from './panels/index.ts';
import type { AutobahnView, BoardProps, Edition } from './props.ts';

const game = autobahn.open(autobahn.standardEdition);
const edition: Edition = parseEdition(autobahn.standardEdition);
const gameText = { en: gameEn, de: gameDe, pl: gamePl };
const words = (language: (typeof LANGUAGES)[number]) =>
  speaker([explainText, board.text, gameText, houseText], language, (seat) => `Seat ${seat + 1}`);
const english = words('en');

/** How many positions of each question are drawn. */
const OFTEN = 3;

interface PositionSource {
  readonly name: string;
  readonly seats: readonly string[];
  readonly options: Readonly<Record<string, OptionValue>>;
}
const MODULES = { wine: true, traffic: true, services: true, twoColourCards: true, extraTiles: true };
const COMPANIES: readonly PositionSource[] = [
  { name: 'two players', seats: ['player', 'player'], options: {} },
  {
    name: 'three players, all modules, Customs',
    seats: ['player', 'player', 'player'],
    options: { ...MODULES, department: 'customs' },
  },
  {
    name: 'four players, Planning',
    seats: ['player', 'player', 'player', 'player'],
    options: { ...MODULES, department: 'planning' },
  },
  { name: 'against Autobot', seats: ['player', 'autobot'], options: { soloLevel: 9 } },
  {
    name: 'against Autobot, all modules',
    seats: ['player', 'autobot'],
    options: { ...MODULES, department: 'planning', soloLevel: 3 },
  },
];

/** A view as this game makes it; asked of nothing but its own engine. */
const isView = (view: object): view is AutobahnView => 'viewer' in view && 'road' in view;
const isMove = (move: { readonly type: string }): move is AutobahnMove => typeof move.type === 'string';

interface Position {
  readonly view: AutobahnView;
  readonly seat: number;
  readonly moves: readonly AutobahnMove[];
  readonly prompt: ReturnType<typeof game.prompt>;
}

/** Positions of a random game, every `step`-th of those in which a player has a choice. */
function* positions({ seats, options }: PositionSource, seed: number, step: number): Generator<Position> {
  const luck = seedStream(seed, 'board');
  const state = game.setup(makeSetup(game, { seats: [...seats], options, seed }));
  let asked = 0;
  for (;;) {
    const [seat] = game.deciding(state);
    if (seat === undefined) return;
    const moves = game.moves(state, seat).filter(isMove);
    const view = game.view(state, seat);
    if (isView(view) && asked++ % step === 0) yield { view, seat, moves, prompt: game.prompt(state, seat) };
    const eager = moves.filter(({ type }) => type !== 'refresh' && type !== 'decline');
    const from = eager.length > 0 ? eager : moves;
    game.apply(state, seat, from[below(luck, from.length)]);
  }
}

const infos = (count: number, active: number): BoardProps['seats'] =>
  Array.from({ length: count }, (_, seat) => ({
    seat,
    name: `Seat ${seat + 1}`,
    holder: 'human' as const,
    shape: board.seats[seat].shape,
    active: seat === active,
  }));

function tableOf({ view, seat, moves, prompt }: Position, room: 'wide' | 'tall' = 'wide'): BoardProps {
  const scene = { view, edition, viewer: seat, me: seat, seats: infos(view.config.seats, seat) };
  const question = makeQuestion(
    seat,
    prompt,
    moves.map((move) => ({ move, text: game.describe(move) })),
    (move) => (isMove(move) ? board.targets(move, scene) : []),
  );
  const offers = question.offers.flatMap((offer) => (isMove(offer.move) ? [{ ...offer, move: offer.move }] : []));
  return {
    ...scene,
    question: { seat, prompt, offers, at: (target) => offers.filter(({ targets }) => targets.includes(target)) },
    preview: undefined,
    latest: [],
    speaker: english,
    language: 'en',
    room,
    say: (key, params) => english.say(params === undefined ? { key } : { key, params }),
    tap: () => {},
    consider: () => {},
  };
}

/** Everything the table would draw of a position: board, dock, panels and, if wanted, the details of every seat. */
function drawn(props: BoardProps, withSeats = false): string {
  const parts = [board.Dock, OfficesPanel, TrackPanel, CardsPanel];
  const seats = props.seats.flatMap(({ seat }) => [
    createElement(board.SeatStrip, { ...props, seat, key: `strip ${seat}` }),
    createElement(SeatDetail, { ...props, seat, key: `detail ${seat}` }),
  ]);
  return renderToStaticMarkup(
    createElement(
      TappingContext,
      { value: { question: props.question, selected: undefined, label: (name) => name } },
      createElement('svg', { key: 'board' }, createElement(board.Board, props)),
      ...parts.map((part) => createElement(part, { ...props, key: part.name })),
      ...(withSeats ? seats : []),
    ),
  );
}

test('a section that somebody built is ringed in their colour; one of mine only where the game is looked through', () => {
  const [position] = positions(COMPANIES[0], 1, 1);
  const props = tableOf(position);
  const { cities, links } = modelOf(edition);
  const { from, to, colour } = links[0];
  const ends = { from: cities[from].name, to: cities[to].name, near: cities[from].name };
  const section = { key: 'term.section', params: { ...ends, autobahn: { key: `autobahn.${colour}` } } };
  const rings = (seat: number, past: boolean): number => {
    const latest = [{ seat, event: { key: 'event.build', params: { seat: { seat }, section } } }];
    return drawn({ ...props, latest, past }).split('class="latest"').length - 1;
  };
  expect(rings(1 - position.seat, false)).toBe(1);
  expect(rings(position.seat, false)).toBe(0);
  expect(rings(position.seat, true)).toBe(1);
});

describe.each(COMPANIES)('$name', (company) => {
  test('every legal move lies on a place that is drawn, or is a button of the question bar', () => {
    const asked = new Map<string, number>();
    for (const seed of [11, 12]) {
      for (const position of positions(company, seed, 1)) {
        const { key } = position.prompt.text;
        const times = asked.get(key) ?? 0;
        if (times >= OFTEN) continue;
        asked.set(key, times + 1);
        const props = tableOf(position, times % 2 === 0 ? 'wide' : 'tall');
        const places = namesIn(drawn(props), 'data-target');
        for (const { move, targets } of props.question?.offers ?? []) {
          if (targets.length > 0 && !targets.some((target) => places.has(target)))
            throw new Error(`${JSON.stringify(move)} lies on ${targets}, which is not drawn`);
        }
      }
    }
    expect([...asked.keys()]).toEqual(
      expect.arrayContaining(['prompt.routeCard', 'prompt.action', 'prompt.buildRoad']),
    );
  });

  test('few moves are left to the question bar', () => {
    for (const position of positions(company, 5, 3)) {
      const { question } = tableOf(position);
      if (question) expect(placeless(question).length).toBeLessThanOrEqual(6);
    }
  });

  test('every piece that is drawn explains itself in three languages, and no word is missing', () => {
    const speakers = LANGUAGES.map(words);
    for (const position of positions(company, 3, 90)) {
      const props = tableOf(position);
      const markup = drawn(props, true);
      expect(markup).not.toMatch(/⟨|undefined|NaN/);
      for (const piece of namesIn(markup, 'data-piece')) {
        const explanation = explain(piece, props);
        if (!explanation) throw new Error(`${piece} is not explained`);
        for (const voice of speakers)
          for (const line of [explanation.title, ...(explanation.lines ?? [])])
            expect(voice.say(line)).not.toMatch(/⟨/);
      }
      for (const line of board.status(props)) for (const voice of speakers) expect(voice.say(line)).not.toMatch(/⟨/);
    }
  });
});

test('the same keys are spoken in all three languages', () => {
  for (const { en, de, pl } of [board.text, explainText]) {
    expect(Object.keys(de)).toEqual(Object.keys(en));
    expect(Object.keys(pl)).toEqual(Object.keys(en));
  }
});

test('a move that is considered is drawn as it would be', () => {
  for (const position of positions(COMPANIES[0], 2, 1)) {
    const build = position.moves.find(({ type }) => type === 'buildRoad');
    if (build?.type !== 'buildRoad') continue;
    const props = tableOf(position);
    const index = edition.map.links
      .flatMap((link) => link.sections.map((section) => `${link.id}:${section.index}`))
      .indexOf(build.section);
    const after = { ...position.view, road: position.view.road.map((state, i) => (i === index ? 1 : state)) };
    const offer = props.question?.offers.find(({ move }) => move === build);
    if (!offer) throw new Error('the move is not offered');
    const preview: TableProps<AutobahnView, AutobahnMove, Edition>['preview'] = { offer, view: after };
    const plain = drawn(props);
    const previewed = drawn({ ...props, preview });
    expect(previewed.match(/road single/g)?.length).toBe((plain.match(/road single/g)?.length ?? 0) + 1);
    return;
  }
  throw new Error('nothing could ever be built');
});
