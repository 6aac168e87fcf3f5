import { expect, test } from 'vitest';
import { type Move, makeSetup, pick, seedStream, tableSpeaker } from '../../kernel/index.ts';
import { type Colour, parseEdition } from './components/edition.ts';
import standard from './components/standard.json' with { type: 'json' };
import type { AutobahnMove } from './moves.ts';
import { compileTables } from './tables.ts';
import { cardText } from './terms.ts';
import { game } from './testing.ts';

const ALL_MODULES = { wine: true, traffic: true, services: true, twoColourCards: true, extraTiles: true };
const setup = makeSetup(game, { seats: ['player', 'player', 'player'], options: ALL_MODULES, seed: 4 });
const english = tableSpeaker(game, setup, 'en');

/** One move of every type that came up in a few games. */
function movesOfEveryType(): Move[] {
  const found = new Map<string, Move>();
  for (let seed = 0; seed < 6; seed++) {
    const luck = seedStream(seed, 'play');
    const state = game.setup({ ...setup, seed });
    for (let [seat] = game.deciding(state); seat !== undefined; [seat] = game.deciding(state)) {
      const moves = game.moves(state, seat);
      for (const move of moves) found.set(move.type, move);
      game.apply(state, seat, pick(luck, moves));
    }
  }
  return [...found.values()];
}

/** What a program may send for a move; the game never made it. */
const foreign = (move: object): AutobahnMove => JSON.parse(JSON.stringify(move));

test('AB-29.2 a move with a missing or foreign field has no words, and breaks nothing', () => {
  const moves = movesOfEveryType();
  expect(moves.length).toBeGreaterThan(30);
  for (const move of moves) {
    expect(english.say(game.describe(foreign(move)))).not.toContain('⟨');
    for (const field of Object.keys(move).filter((key) => key !== 'type')) {
      for (const value of [undefined, null, 'atlantis', '__proto__', -1, 99, 0.5, {}, []]) {
        const said = english.say(game.describe(foreign({ ...move, [field]: value })));
        expect([move.type, field, value, said.includes('⟨')]).toEqual([move.type, field, value, true]);
      }
    }
  }
  expect(english.say(game.describe(foreign({ type: 'fly' })))).toContain('⟨');
});

test('AB-23.5 only a card of all five autobahns is called so; one of four names them', () => {
  const named = (colours: readonly Colour[]): string => {
    const edition = structuredClone(standard);
    const cards: { colours: string[] }[] = edition.advancedCards.cards.filter((card) => card.colours.length === 5);
    for (const card of cards) card.colours = [...colours];
    const t = compileTables(parseEdition(edition));
    return english.say(
      cardText(
        t,
        t.cards.findIndex(({ colourList }) => colourList.length === colours.length),
      ),
    );
  };
  const five = named(['red', 'cyan', 'orange', 'purple', 'white']);
  const four = named(['red', 'cyan', 'orange', 'purple']);
  expect(four).toContain('and');
  expect(four).not.toBe(five);
});
