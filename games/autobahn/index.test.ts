import { IntlMessageFormat } from 'intl-messageformat';
import { describe, expect, test } from 'vitest';
import { below, type Events, eventFor, LANGUAGES, makeSetup, seedStream, speaker } from '../../kernel/index.ts';
import type { AutobahnState } from './state.ts';
import { A, B, game, type Position, position, type Table } from './testing.ts';
import { de } from './text/de.ts';
import { en } from './text/en.ts';
import { pl } from './text/pl.ts';

const everything = { wine: true, traffic: true, services: true, twoColourCards: true, extraTiles: true };

/** Plays at random; `look` sees every position before the move. */
function playThrough(seats: string[], options: object, seed: number, look: (s: AutobahnState, events: Events) => void) {
  const s = game.setup(makeSetup(game, { seats, options: { ...options }, seed }));
  const stream = seedStream(seed, 'choices');
  let events: Events = [];
  for (let n = 0; n < 5000; n++) {
    const [seat] = game.deciding(s);
    look(s, events);
    if (seat === undefined) return s;
    const moves = game.moves(s, seat);
    events = [];
    game.apply(s, seat, moves[below(stream, moves.length)], events);
  }
  return s;
}

const COMPANIES: [string, string[], object][] = [
  ['two players', ['player', 'player'], {}],
  ['three players with everything', ['player', 'player', 'player'], { ...everything, department: 'planning' }],
  ['four players with everything', ['player', 'player', 'player', 'player'], { ...everything, department: 'customs' }],
  ['Autobot', ['player', 'autobot'], { soloLevel: 12 }],
  ['Autobot with everything', ['player', 'autobot'], { ...everything, department: 'planning', soloBoard: 'hard' }],
];

describe('whole games', () => {
  test.each(COMPANIES)('AB-29.4 a random game comes to its end and keeps its pieces: %s', (_, seats, options) => {
    for (let seed = 1; seed <= 3; seed++) {
      const s = playThrough(seats, options, seed, (now) => expect(game.invariants(now)).toEqual([]));
      expect(s.era).toBe(3);
      const result = game.result(s);
      expect(result?.winners.length).toBeGreaterThan(0);
      expect(result?.sheets.every((sheet) => sheet.total === sheet.parts.reduce((n, part) => n + part.points, 0))).toBe(
        true,
      );
    }
  });

  test('AB-29.4 rounds without building do not end the game', () => {
    const table = position().begin();
    for (let n = 0; n < 40; n++) table.play('refresh');
    expect([table.asked, table.era]).toEqual(['prompt.action', 1]);
  });
});

describe('words', () => {
  test.each([
    ['de', de],
    ['pl', pl],
  ])('every message of %s takes the parameters of the English one', (language, catalogue) => {
    const names = (message: string): string[] =>
      [...new Set([...message.matchAll(/\{(\w+)[,}]/g)].map((m) => m[1]))].sort();
    for (const [key, message] of Object.entries(en)) {
      const other: string = Object.entries(catalogue).find(([known]) => known === key)?.[1] ?? '';
      expect([key, names(other)]).toEqual([key, names(message)]);
      expect(() => new IntlMessageFormat(other, language)).not.toThrow();
    }
  });

  test.each(COMPANIES)(
    'every event, prompt and move can be said in every language, the board fits 100 columns: %s',
    (_, seats, options) => {
      const speakers = LANGUAGES.map((language) => speaker([game.text], language, (seat) => `P${seat + 1}`));
      let n = 0;
      playThrough(seats, options, 5, (s, events) => {
        for (const say of speakers) {
          for (const event of events) expect(say.say(event)).not.toContain('⟨');
          const [seat] = game.deciding(s);
          if (seat === undefined) continue;
          expect(say.say(game.prompt(s, seat).text)).not.toContain('⟨');
          for (const move of game.moves(s, seat)) expect(say.say(game.describe(move))).not.toContain('⟨');
          if (n++ % 60 !== 0) continue;
          const lines = game.print(game.view(s, seat), say).split('\n');
          expect(Math.max(...lines.map((line) => [...line].length))).toBeLessThanOrEqual(100);
          expect(lines.join()).not.toContain('⟨');
        }
      });
    },
  );

  test('two moves that are offered together are never said in the same words', () => {
    const english = speaker([game.text], 'en', (seat) => `P${seat + 1}`);
    playThrough(['player', 'player', 'player'], everything, 8, (s) => {
      const [seat] = game.deciding(s);
      if (seat === undefined) return;
      const said = game.moves(s, seat).map((move) => english.say(game.describe(move)));
      expect(new Set(said).size).toBe(said.length);
    });
  });

  test('every option and value has words', () => {
    for (const spec of game.options) {
      expect(en).toHaveProperty([`option.${spec.key}`]);
      for (const value of spec.values) expect(en).toHaveProperty([`option.${spec.key}.${value}`]);
    }
  });
});

test.each(COMPANIES)('what a move brings about is told behind what was told before: %s', (_, seats, options) => {
  const s = game.setup(makeSetup(game, { seats, options: { ...options }, seed: 8 }));
  const stream = seedStream(8, 'told');
  const told: Events = [];
  for (let [seat] = game.deciding(s); seat !== undefined; [seat] = game.deciding(s)) {
    const before = told.slice();
    const moves = game.moves(s, seat);
    game.apply(s, seat, moves[below(stream, moves.length)], told);
    expect(told.slice(0, before.length).every((event, i) => event === before[i])).toBe(true);
  }
});

describe('views', () => {
  test('AB-3.13 an imagined state shows the same view and keeps all pieces', () => {
    const stream = seedStream(4, 'imagine');
    let n = 0;
    for (const [, seats, options] of COMPANIES) {
      playThrough(seats, options, 6, (s) => {
        if (n++ % 25 !== 0) return;
        for (const viewer of [A, 'spectator'] as const) {
          const view = game.view(s, viewer);
          const world = game.imagine(view, stream);
          expect(game.view(world, viewer)).toEqual(view);
          expect(game.invariants(world)).toEqual([]);
          const other = game.clone(s);
          game.scramble(other, viewer, stream);
          expect(game.view(other, viewer)).toEqual(view);
        }
      });
    }
  });

  test('the forecast scores what the viewer sees', () => {
    expect(game.forecast(game.view(position().lobby(A, 3).state, B))[A].total).toBe(6);
    expect(eventFor({ key: 'event.round', params: { era: 2 } }, 'spectator')).toEqual({
      key: 'event.round',
      params: { era: 2 },
    });
  });
});

describe('evaluation', () => {
  test('more money, more employees in the Lobby and more technologies are better; a rival has its own', () => {
    const value = (at: Position) => game.evaluate(at.begin().state, A);
    const plain = value(position());
    expect(value(position().money(A, 40))).toBeGreaterThan(plain);
    expect(value(position().lobby(A, 4))).toBeGreaterThan(plain);
    expect(value(position().padlocks(A, ['truck-1']))).toBeGreaterThan(plain);
    expect(value(position().lobby(B, 4))).toBe(plain);
    const [mine, theirs] = game.evaluateAll(position().lobby(B, 4).begin().state);
    expect(theirs).toBeGreaterThan(mine);
  });

  test('playing a card is worth more than refreshing an untouched hand', () => {
    const table = position().begin();
    const best = (...wanted: Parameters<Table['moves']>): number =>
      Math.max(
        ...table.moves(...wanted).map((move) => {
          const next = game.clone(table.state);
          game.apply(next, A, move);
          return game.evaluate(next, A);
        }),
      );
    expect(best({ type: 'playCard', space: 'unlock' })).toBeGreaterThan(best('refresh'));
  });
});
