/** Solo play: the player lays the cubes of each city in a row, from left to right, or leaves them as drawn (SR-10.2.2). */
import { alone, type Events } from '../../../kernel/index.ts';
import { ask, type Decision } from '../decisions/handler.ts';
import { DIFFICULTY } from '../frames.ts';
import type { MoveOf } from '../moves.ts';
import type { SteamRollersFrame, SteamRollersState } from '../state.ts';
import type { Tables } from '../tables.ts';
import { cubesText } from '../terms.ts';

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
  return afterRow(t, state, city, events);
}

/** The row of a city is final. */
function afterRow(t: Tables, state: SteamRollersState, city: number, events?: Events): SteamRollersFrame {
  tellRow(t, state, city, events);
  return city + 1 < state.goods.length ? arrangeFrom(t, state, city + 1, 0, events) : DIFFICULTY;
}

function tellRow(t: Tables, state: SteamRollersState, city: number, events?: Events): void {
  events?.push({
    key: 'event.row',
    params: { seat: { seat: PLAYER }, city: city + 1, cubes: cubesText(t, state.goods[city]) },
  });
}

type ArrangeMove = 'arrangeGoods' | 'keepRow' | 'keepRows';

export const arrangeGoodsDecision = (t: Tables): Decision<'arrangeGoods', ArrangeMove> => ({
  seats: () => alone(PLAYER),
  prompt: (_state, frame) => ask('arrangeGoods', 'SR-10.2', { city: frame.city + 1, place: frame.place + 1 }),
  moves(state, { city, place }) {
    const out: MoveOf<ArrangeMove>[] = [t.moves.keepRows, t.moves.keepRow[city]];
    const row = state.goods[city];
    for (let colour = 0; colour < t.colours.length; colour++) {
      if (row.includes(colour, place)) out.push(t.moves.arrange[city][colour]);
    }
    return out;
  },
  apply(state, { city, place }, _seat, move, events) {
    switch (move.type) {
      case 'keepRows':
        for (let left = city; left < state.goods.length; left++) tellRow(t, state, left, events);
        state.frames.push(DIFFICULTY);
        break;
      case 'keepRow':
        state.frames.push(afterRow(t, state, city, events));
        break;
      case 'arrangeGoods': {
        const row = state.goods[city].slice();
        const [cube] = row.splice(row.indexOf(t.colours.indexOf(move.cube), place), 1);
        row.splice(place, 0, cube);
        state.goods[city] = row;
        state.frames.push(arrangeFrom(t, state, city, place + 1, events));
      }
    }
  },
});
