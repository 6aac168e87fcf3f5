/** D22: heroes are played as missions (section 14). */
import { alone, type DecisionHandler, type StepHandler } from '../../../kernel/index.ts';
import { removeFrom } from '../effects/actionCards.ts';
import { activeRegion, grant } from '../effects/kind.ts';
import type { TrainRushMove } from '../moves.ts';
import { enterPhase } from '../phases.ts';
import type { FrameOf, TrainRushState } from '../state.ts';
import { at, NONE, type Tables } from '../tables.ts';
import { heroText } from '../terms.ts';

/** Whether a city of the region still has its mission token: then everybody with a hero is asked. */
const missionsIn = (tables: Tables, state: TrainRushState, region: number): boolean =>
  region !== NONE && tables.citiesOf[region].some((city) => (state.missionTokens >> city) & 1);

export const mission = (tables: Tables): StepHandler<TrainRushState, FrameOf<'mission'>> => ({
  run(state, { place }, events) {
    if (place === 0) enterPhase(state, 'mission', events);
    if (place === state.seats) {
      state.frames.push({ kind: 'endOfRound' });
      return;
    }
    const seat = state.order[place];
    state.frames.push({ kind: 'mission', place: place + 1 });
    if (state.heroes[seat].length > 0 && missionsIn(tables, state, activeRegion(tables, state, seat)))
      state.frames.push({ kind: 'missionTurn', seat });
  },
});

export const missionTurn = (
  tables: Tables,
): DecisionHandler<TrainRushState, FrameOf<'missionTurn'>, TrainRushMove> => ({
  seats: (_state, { seat }) => alone(seat),
  prompt: () => ({ text: { key: 'prompt.mission' }, rule: 'TR-14.1' }),
  moves(state, { seat }) {
    const region = activeRegion(tables, state, seat);
    const moves: TrainRushMove[] = [];
    for (const hero of state.heroes[seat]) {
      const { city, region: own } = tables.heroes[hero];
      if (own === region && (state.missionTokens >> city) & 1) moves.push(tables.moves.playHero[hero]);
    }
    moves.push(tables.moves.decline);
    return moves;
  },
  apply(state, { seat }, _by, move, events) {
    if (move.type !== 'playHero') return;
    const hero = at(tables.index.hero, move.hero);
    state.missionTokens &= ~(1 << tables.heroes[hero].city);
    removeFrom(state.heroes[seat], hero);
    state.missions[seat].push(hero);
    state.reveals++;
    events?.push({ key: 'event.mission', params: { seat: { seat }, hero: heroText(tables, hero) } });
    grant(tables, state, seat, tables.heroes[hero].effect, false);
  },
});
