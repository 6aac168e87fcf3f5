/** D5: the spy just played goes to a sector (section 5). */
import { alone, type DecisionHandler, type Seat } from '../../../kernel/index.ts';
import { grant } from '../effects/kind.ts';
import { advance } from '../effects/progress.ts';
import { replaced } from '../lists.ts';
import type { MoveOf } from '../moves.ts';
import type { FrameOf, TrainRushState } from '../state.ts';
import { at, NONE, type Tables } from '../tables.ts';
import { sectorText } from '../terms.ts';

/** The number of players whose last one may choose any state (TR-5.2). */
export const FULL_TABLE = 4;

/** TR-5.2: a state without a spy of this phase; the fourth player may choose any. */
export const stateAvailable = (state: TrainRushState, place: number, region: number): boolean =>
  place === FULL_TABLE - 1 || ((state.usedStates >> region) & 1) === 0;

/** Index of the lowest free spy space, NONE if there is none or the seat has reached its limit there (TR-5.3). */
export function openSpySpace(t: Tables, state: TrainRushState, seat: Seat, sector: number): number {
  const first = sector * t.sectorSpaces;
  let own = 0;
  let free = NONE;
  for (let space = 0; space < t.spySpaces; space++) {
    const owner = state.sectors[first + space];
    if (owner === seat) own++;
    else if (owner === NONE && free === NONE) free = space;
  }
  return own < t.sectors[sector].maxSpies ? free : NONE;
}

export const lobbying = (t: Tables): DecisionHandler<TrainRushState, FrameOf<'lobbying'>, MoveOf<'lobby'>> => ({
  seats: (state, { place }) => alone(state.order[place]),
  prompt: () => ({ text: { key: 'prompt.lobbying' }, rule: 'TR-5.1' }),
  moves(state, { place }, seat) {
    const moves: MoveOf<'lobby'>[] = [];
    for (let sector = 0; sector < t.sectors.length; sector++) {
      if (!stateAvailable(state, place, t.sectors[sector].region)) continue;
      if (openSpySpace(t, state, seat, sector) !== NONE) moves.push(t.moves.lobby[sector]);
    }
    return moves;
  },
  apply(state, { place }, seat, move, events) {
    const sector = at(t.index.sector, move.sector);
    const { region, track, spyBonus } = t.sectors[sector];
    const space = openSpySpace(t, state, seat, sector);
    state.sectors = replaced(state.sectors, sector * t.sectorSpaces + space, seat);
    state.usedStates |= 1 << region;
    events?.push({
      key: 'event.lobby',
      params: { seat: { seat }, sector: sectorText(t, sector), space: space + 1 },
    });
    if (place + 1 < state.seats) state.frames.push({ kind: 'lobbying', place: place + 1 });
    else state.frames.push({ kind: 'income', place: 0 });
    advance(t, state, seat, track, events);
    if (spyBonus[space] !== NONE) grant(t, state, seat, spyBonus[space], false);
  },
});
