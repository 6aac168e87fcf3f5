/** Solo play: the player lays the cubes of each city in a row, from left to right (SR-10.2.2). */
import { alone, type Events, text } from '../../../kernel/index.ts';
import { ask, type Decision } from '../decisions/handler.ts';
import { DIFFICULTY } from '../frames.ts';
import type { SteamRollersMove } from '../moves.ts';
import type { SteamRollersFrame, SteamRollersState } from '../state.ts';
import type { Tables } from '../tables.ts';

const PLAYER = 0;

/** Asks for the next place in the rows that leaves a choice; a row of cubes all alike arranges itself. */
export function arrangeFrom(
  t: Tables,
  state: SteamRollersState,
  city: number,
  place: number,
  events?: Events,
): SteamRollersFrame {
  const row = state.goods[city];
  for (let i = place + 1; i < row.length; i++) {
    if (row[i] !== row[place]) return { kind: 'arrangeGoods', city, place };
  }
  events?.push({
    key: 'event.row',
    params: { seat: { seat: PLAYER }, city: city + 1, cubes: row.map((colour) => text(`cube.${t.colours[colour]}`)) },
  });
  return city + 1 < state.goods.length ? arrangeFrom(t, state, city + 1, 0, events) : DIFFICULTY;
}

export const arrangeGoodsDecision = (t: Tables): Decision<'arrangeGoods'> => ({
  seats: () => alone(PLAYER),
  prompt: (_state, frame) => ask('arrangeGoods', 'SR-10.2', { city: frame.city + 1, place: frame.place + 1 }),
  moves(state, { city, place }) {
    const out: SteamRollersMove[] = [];
    const row = state.goods[city];
    for (let colour = 0; colour < t.colours.length; colour++) {
      if (row.includes(colour, place)) out.push(t.moves.arrange[city][colour]);
    }
    return out;
  },
  apply(state, { city, place }, _seat, move, events) {
    if (move.type !== 'arrangeGoods') return;
    const row = state.goods[city];
    const [cube] = row.splice(row.indexOf(t.colours.indexOf(move.cube), place), 1);
    row.splice(place, 0, cube);
    state.frames.push(arrangeFrom(t, state, city, place + 1, events));
  },
});
