/** D22: heroes are played as missions (section 14). */
import { alone, type DecisionHandler, type StepHandler } from '../../../kernel/index.ts';
import { activeRegion, grant } from '../effects/kind.ts';
import { added, replaced, without } from '../lists.ts';
import type { MoveOf } from '../moves.ts';
import { enterPhase } from '../phases.ts';
import type { FrameOf, TrainRushState } from '../state.ts';
import { at, NONE, type Tables } from '../tables.ts';
import { heroText } from '../terms.ts';

/** Whether a city of the region still has its mission token: then everybody with a hero is asked. */
const missionsIn = (t: Tables, state: TrainRushState, region: number): boolean =>
  region !== NONE && t.citiesOf[region].some((city) => (state.missionTokens >> city) & 1);

export const mission = (t: Tables): StepHandler<TrainRushState, FrameOf<'mission'>> => ({
  run(state, { place }, events) {
    if (place === 0) enterPhase(state, 'mission', events);
    if (place === state.seats) {
      state.frames.push({ kind: 'endOfRound' });
      return;
    }
    const seat = state.order[place];
    state.frames.push({ kind: 'mission', place: place + 1 });
    if (state.heroes[seat].length > 0 && missionsIn(t, state, activeRegion(t, state, seat)))
      state.frames.push({ kind: 'missionTurn', seat });
  },
});

export const missionTurn = (
  t: Tables,
): DecisionHandler<TrainRushState, FrameOf<'missionTurn'>, MoveOf<'playHero' | 'decline'>> => ({
  seats: (_state, { seat }) => alone(seat),
  prompt: () => ({ text: { key: 'prompt.mission' }, rule: 'TR-14.1' }),
  moves(state, { seat }) {
    const region = activeRegion(t, state, seat);
    const moves: MoveOf<'playHero' | 'decline'>[] = [];
    for (const hero of state.heroes[seat]) {
      const { city, region: own } = t.heroes[hero];
      if (own === region && (state.missionTokens >> city) & 1) moves.push(t.moves.playHero[hero]);
    }
    moves.push(t.moves.decline);
    return moves;
  },
  apply(state, { seat }, _by, move, events) {
    if (move.type === 'decline') return;
    const hero = at(t.index.hero, move.hero);
    state.missionTokens &= ~(1 << t.heroes[hero].city);
    state.heroes = replaced(state.heroes, seat, without(state.heroes[seat], hero));
    state.missions = replaced(state.missions, seat, added(state.missions[seat], hero));
    state.reveals++;
    events?.push({ key: 'event.mission', params: { seat: { seat }, hero: heroText(t, hero) } });
    grant(t, state, seat, t.heroes[hero].effect, false);
  },
});
