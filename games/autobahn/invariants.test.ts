import { describe, expect, test } from 'vitest';
import { below, makeSetup, type OptionValue, pick, type Stream, seedStream, tableSpeaker } from '../../kernel/index.ts';
import { COLOURS } from './components/edition.ts';
import type { AutobahnFrame, AutobahnState } from './state.ts';
import { NOBODY, NONE, OFFICE_ROOM, ofIndex } from './tables.ts';
import { A, B, game, type Position, position, tables } from './testing.ts';

const ALL_MODULES = { wine: true, traffic: true, services: true, twoColourCards: true, extraTiles: true };
const TRIES = 40;

const COMPANIES: readonly [name: string, seats: readonly string[], options: Readonly<Record<string, OptionValue>>][] = [
  ['three players', ['player', 'player', 'player'], {}],
  ['two players, all modules', ['player', 'player'], { ...ALL_MODULES, department: 'customs' }],
  ['Autobot, all modules', ['player', 'autobot'], { ...ALL_MODULES, department: 'planning', soloLevel: 9 }],
];

function playOn(state: AutobahnState, luck: Stream, moves: number): void {
  for (let i = 0; i < moves; i++) {
    const [seat] = game.deciding(state);
    if (seat === undefined) return;
    game.apply(state, seat, pick(luck, game.moves(state, seat)));
  }
}

/** Every number in a value, as a way to put another one in its place. */
function numbersIn(value: unknown): ((change: (n: number) => number) => void)[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    typeof inner === 'number' ? [(change) => Object.assign(value, { [key]: change(inner) })] : numbersIn(inner),
  );
}

describe('the laws of the table', () => {
  const broken = (laidOut: Position, spoil: (state: AutobahnState) => unknown = () => undefined): readonly string[] => {
    const { state } = laidOut.begin();
    expect(game.invariants(state)).toEqual([]);
    spoil(state);
    return game.invariants(state);
  };

  test('AB-14.5: trucks share a section only while one of them drives on', () => {
    const section = 'red-koeln-dortmund:0';
    const laidOut = () => position().built('red-koeln-dortmund', 'red-dortmund-hamburg').truck(A, 1, section);
    const meet = (...frames: AutobahnFrame[]): readonly string[] =>
      broken(laidOut().truck(B, 1, 'red-dortmund-hamburg:0'), (state) => {
        const truckOfA = state.trucks.findIndex((at) => at >= 0);
        state.trucks[state.trucks.findLastIndex((at) => at >= 0)] = state.trucks[truckOfA];
        state.frames.push(...frames);
      });
    const drive = { seat: B, truck: 0, left: 1, start: 0, lo: 0, hi: 0 };
    expect(meet()).toEqual(['trucks share a section']);
    expect(meet({ kind: 'trafficDue', seat: B, wanted: [] })).toEqual(['trucks share a section']);
    expect(meet({ kind: 'drive', ...drive })).toEqual([]);
    expect(meet({ kind: 'driving', ...drive })).toEqual([]);
    expect(meet({ kind: 'delivered', seat: B, truck: 0, country: 0 })).toEqual([]);
  });

  test.each(COLOURS)('AB-12.1: the %s office is filled from its first seat, and never beyond its last', (colour) => {
    const first = COLOURS.indexOf(colour) * OFFICE_ROOM;
    const seats = tables.edition.offices.list.find((office) => office.colour === colour)?.seats ?? [];
    const room = seats.filter(({ minPlayers }) => minPlayers <= 2).length;
    const owners = Array.from({ length: room }, () => A);
    const atFirst = broken(position().offices(colour, ...owners));
    expect(atFirst).toEqual([]);
    const oneMore = broken(position().offices(colour, ...owners), (state) => {
      state.offices[first + room] = A;
      state.supply[A]--;
    });
    expect(oneMore).toEqual([`office ${COLOURS.indexOf(colour)} is overfull`]);
    const gap = broken(position().offices(colour, A), (state) => {
      state.offices[first + 1] = A;
      state.offices[first] = NOBODY;
    });
    expect(gap).toEqual([`office ${COLOURS.indexOf(colour)} has a gap`]);
  });

  test('AB-8.2: all sections of a link are turned to the dual side, or none', () => {
    const link = 'red-dortmund-hamburg';
    expect(broken(position().dual(link))).toEqual([]);
    const half = broken(position().built(link), (state) => {
      state.road[tables.links[ofIndex(tables.index.link, link)].sections[0]] = 2;
    });
    expect(half).toContain(`${link} is only partly dual`);
  });

  test('AB-26.1: no traffic token is lost', () => {
    const laidOut = () =>
      position({ options: { traffic: true } })
        .built('red-dortmund-hamburg')
        .traffic('red-dortmund-hamburg:0', 'red-dortmund-hamburg:1')
        .trafficHeld(A, 2)
        .trafficHeld(B, 1);
    expect(broken(laidOut(), (state) => state.trafficSupply--)).toEqual(['2 + 3 + 6 traffic tokens']);
    expect(broken(laidOut(), (state) => state.trafficHeld[B]--)).toEqual(['2 + 2 + 7 traffic tokens']);
    expect(broken(laidOut(), (state) => state.traffic.fill(0))).toEqual(['0 + 3 + 7 traffic tokens']);
    expect(broken(position(), (state) => state.trafficSupply++)).toEqual(['0 + 0 + 1 traffic tokens']);
  });

  test.each<AutobahnFrame>([
    { kind: 'card', seat: A, space: 0, used: 0 },
    { kind: 'cardAfter', seat: A, space: 0, used: 0 },
    { kind: 'afterAction', seat: A, space: 0, used: 0 },
    { kind: 'secondSection', seat: A },
    { kind: 'trucks', seat: A },
    { kind: 'buildRoad', seat: A, colours: 1, discount: 0, mayDecline: true, byCard: true },
  ])('AB-6.9: $kind belongs to a card that was played', (frame) => {
    const atIt = (card: number) => broken(position(), (state) => Object.assign(state, { card }).frames.push(frame));
    expect(atIt(0)).toEqual([]);
    expect(atIt(NONE)).toEqual([`frame ${frame.kind} without a card`]);
  });
});

describe('a state from outside', () => {
  const at = (moves: number): AutobahnState => {
    const state = game.setup(makeSetup(game, { seats: ['player', 'player'], options: { services: true }, seed: 3 }));
    playOn(state, seedStream(3, 'play'), moves);
    return state;
  };

  test.each([
    ['AB-3.2 a bonus tile that does not exist', (s: AutobahnState) => (s.roadTiles[0] = -2), /roadTiles/],
    ['AB-1.2 a section that is neither empty, single nor dual', (s: AutobahnState) => (s.road[0] = 3), /road/],
    ['AB-1.2 a list of sections that is too short', (s: AutobahnState) => s.road.pop(), /road has/],
    ['AB-14.5 a truck beyond the map', (s: AutobahnState) => (s.trucks[0] = 999), /trucks/],
    ['AB-13.1 a token beside the development track', (s: AutobahnState) => (s.track[0] = 99), /track/],
    ['AB-2.2 owed money', (s: AutobahnState) => (s.money[0] = -1), /money/],
    ['AB-17.3 an era that does not exist', (s: AutobahnState) => (s.era = 4), /era/],
    ['AB-27.2 a station upgrade that does not exist', (s: AutobahnState) => (s.upgradeAt[0] = 99), /upgradeAt/],
    ['AB-3.12 a player without a route card', (s: AutobahnState) => (s.routes[0] = -1), /route card/],
    ['AB-3.9 a seat without a delivery board', (s: AutobahnState) => (s.boards[0] = -1), /delivery board/],
    [
      'a frame that asks a seat that is not at the table',
      (s: AutobahnState) => s.frames.push({ kind: 'trucks', seat: 7 }),
      /seat/,
    ],
    [
      'a bonus in a frame of which one number of several is wrong',
      (s: AutobahnState) =>
        s.frames.push({
          kind: 'gain',
          seat: 0,
          bonus: { kind: 'money', amount: 1, department: 99 },
          chosen: false,
          colour: NONE,
        }),
      /frame gain has a wrong bonus/,
    ],
    [
      'a frame of a card that nobody played',
      (s: AutobahnState) => s.frames.push({ kind: 'cardAfter', seat: 0, space: 0, used: 0 }),
      /card/,
    ],
    [
      'a frame of Autobot where it does not play',
      (s: AutobahnState) => s.frames.push({ kind: 'botTurn', seat: 0 }),
      /botTurn/,
    ],
  ])('is refused with %s', (_, spoil, sentence) => {
    const state = at(12);
    expect(game.invariants(state)).toEqual([]);
    spoil(state);
    expect(game.invariants(state).join('; ')).toMatch(sentence);
  });

  test.each(COMPANIES)('with changed numbers is refused or can be shown and played on: %s', (_, seats, options) => {
    const setup = makeSetup(game, { seats, options, seed: 5 });
    const speaker = tableSpeaker(game, setup, 'en');
    const luck = seedStream(11, 'spoil');
    let refused = 0;
    for (let i = 0; i < TRIES; i++) {
      const state = game.setup({ ...setup, seed: i % 5 });
      playOn(state, luck, below(luck, 150));
      const { random: _random, reveals: _reveals, ...rest } = state;
      pick(luck, numbersIn(rest))((n) => pick(luck, [n - 1, n + 1, -2, -1, 0, 1, 7, 16, 99, 2 ** 31]));
      if (game.invariants(state).length > 0) {
        refused++;
        continue;
      }
      const begun = process.cpuUsage();
      for (const viewer of [0, 1, 'spectator'] as const) {
        const view = game.view(state, viewer);
        game.forecast(view);
        game.print(view, speaker);
      }
      for (const seat of game.deciding(state)) game.prompt(state, seat);
      playOn(state, luck, 30);
      expect(process.cpuUsage(begun).user / 1000).toBeLessThan(1000);
    }
    expect(refused).toBeGreaterThan(TRIES / 4);
  });
});
