/** AB-6.10 by trying: a card is offered on a space exactly when some order of its own effects makes the action possible. */
import { expect, test } from 'vitest';
import { makeSetup, pick, type Seat, seedStream } from '../../../kernel/index.ts';
import { SPACES } from '../components/edition.ts';
import type { AutobahnMove } from '../moves.ts';
import { game, Table, tables } from '../positions.ts';
import type { AutobahnState } from '../state.ts';

const MAIN = new Set(['buildRoad', 'buildTwo', 'upgradeLink', 'loadTruck', 'loadWine', 'buildStation', 'unlock']);
/** Choices that lead further than the effect itself; what they would bring does not count. */
const FURTHER = new Set(['unlock', 'moveTruck', 'step', 'deliver', 'rowBonus', 'replaceCard', 'takeCard']);
const HANDS = tables.cards.length;

/** Tries every order of the extra effects, from the moment the card lies on its space. */
function someOrder(s: AutobahnState, seat: Seat, depth: number): boolean {
  if (depth > 8 || game.deciding(s)[0] !== seat) return false;
  const atCard = game.prompt(s, seat).text.key === 'prompt.card';
  const moves = game.moves(s, seat);
  if (atCard && moves.some((move) => MAIN.has(move.type))) return true;
  const wanted = (move: AutobahnMove): boolean =>
    atCard ? move.type === 'useEffect' : move.type !== 'useTile' && !FURTHER.has(move.type);
  return moves.filter(wanted).some((move) => {
    const copy = game.clone(s);
    game.apply(copy, seat, move);
    return someOrder(copy, seat, depth + 1);
  });
}

function hasRoom(s: AutobahnState, seat: Seat, space: number): boolean {
  const above = s.cards.slice(seat * HANDS, (seat + 1) * HANDS).filter((place) => place === space + 2).length;
  return above < tables.limits[space][s.actionTiles[seat * SPACES.length + space]];
}

/** Compares all cards with effects; returns how many combinations were neither offered nor possible, and both. */
function compare(table: Table): [no: number, yes: number] {
  const { seat, state: s } = table;
  const found: [number, number] = [0, 0];
  tables.cards.forEach((card, c) => {
    if (s.cards[seat * HANDS + c] !== 1 || card.effect === 'none') return;
    SPACES.forEach((space, i) => {
      if (!hasRoom(s, seat, i)) return;
      const copy = game.clone(s);
      game.apply(copy, seat, { type: 'playCard', card: card.id, space });
      const possible = someOrder(copy, seat, 0);
      const at = `${card.id} on ${space}, DM ${s.money[seat]}, track ${s.track[seat]}`;
      expect(`${at}: ${table.playable(card.id, space)}`).toBe(`${at}: ${possible}`);
      found[possible ? 1 : 0]++;
    });
  });
  return found;
}

test('AB-6.2 AB-6.10 AB-23.4 R-82 a card may be played exactly when some order of its effects makes the action possible', () => {
  let [no, yes] = [0, 0];
  for (const seed of [101, 102, 103, 104]) {
    const setup = makeSetup(game, { seats: ['player', 'player'], seed, options: { wine: true, twoColourCards: true } });
    const table = new Table(game.setup(setup));
    const stream = seedStream(seed, 'orders');
    for (let i = 0; i < 4000 && !table.over; i++) {
      const { seat, state: s } = table;
      if (table.asked === 'prompt.action' && table.offers('refresh') && s.era === 3) {
        const [money, track] = [s.money[seat], s.track[seat]];
        for (const poor of [0, 5, 8, 12, 16, 19]) {
          s.money[seat] = poor;
          s.track[seat] = pick(stream, [1, 3, 9, 15, 17, 19]);
          const [a, b] = compare(table);
          no += a;
          yes += b;
        }
        s.money[seat] = money;
        s.track[seat] = track;
      }
      const cards = table.moves().filter((move) => move.type === 'takeCard' || move.type === 'replaceCard');
      table.play(pick(stream, cards.length > 0 ? cards : table.moves()));
    }
  }
  expect(no).toBeGreaterThan(300);
  expect(yes).toBeGreaterThan(300);
});
