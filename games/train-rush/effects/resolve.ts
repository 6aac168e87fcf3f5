/** The one executor of effects: skips what is impossible, does what is automatic, asks for the rest (TR-3.4 to 3.7). */
import { alone, type DecisionHandler, type Events, type Seat, type StepHandler } from '../../../kernel/index.ts';
import type { TrainRushMove } from '../moves.ts';
import type { FrameOf, TrainRushState } from '../state.ts';
import { ANY_TRACK, type CompiledEffect, type Tables } from '../tables.ts';
import { effectText } from '../terms.ts';
import { drawActionCards } from './action-cards.ts';
import { buildStation, buildWarehouse } from './building.ts';
import { placeContractMarker } from './contract-markers.ts';
import { corruption } from './corruption.ts';
import { type Gain, gain } from './gains.ts';
import type { EffectKind, Possible } from './kind.ts';
import { moveEffect } from './movement.ts';
import { advanceProgress } from './progress.ts';
import { rentWarehouse } from './renting.ts';
import { freeAreaAction, freeSpecialAction, useSidingTile } from './special-actions.ts';
import { drawWagon, exchangeWagon, loadWagon } from './wagons.ts';

type Chosen = Exclude<CompiledEffect, Gain>;

type Kinds = Readonly<Record<Chosen['type'], EffectKind<Chosen, TrainRushMove>>>;

/** The rule that explains a choice of targets. */
const RULES: Readonly<Record<Chosen['type'], string>> = {
  advanceProgress: 'TR-9.2',
  buildWarehouse: 'TR-9.3',
  buildStation: 'TR-9.4',
  corruption: 'TR-9.8',
  exchangeWagon: 'TR-9.11',
  loadWagon: 'TR-9.9',
  drawWagon: 'TR-9.10',
  rentWarehouse: 'TR-9.7',
  freeAreaAction: 'TR-9.15',
  drawActionCards: 'TR-9.12',
  useSidingTile: 'TR-9.13',
  freeSpecialAction: 'TR-9.14',
  move: 'TR-9.16',
  placeContractMarker: 'TR-9.17',
};

export interface Effects {
  readonly possible: Possible;
  readonly step: StepHandler<TrainRushState, FrameOf<'resolve'>>;
  readonly decision: DecisionHandler<TrainRushState, FrameOf<'effect'>, TrainRushMove>;
}

const isGain = (effect: CompiledEffect): effect is Gain =>
  effect.type === 'gainVP' || effect.type === 'gainCoal' || effect.type === 'gainInvestment';

export function effectsOf(t: Tables): Effects {
  const possible: Possible = (state, seat, effect) => {
    const wanted = t.effects[effect];
    return isGain(wanted) || kindOf[effect].possible(state, seat, wanted);
  };
  const kinds: Kinds = {
    advanceProgress: advanceProgress(t),
    buildWarehouse: buildWarehouse(t),
    buildStation: buildStation(t),
    corruption: corruption(t),
    exchangeWagon: exchangeWagon(t),
    loadWagon: loadWagon(t),
    drawWagon: drawWagon(t),
    rentWarehouse: rentWarehouse(t),
    freeAreaAction: freeAreaAction(t, possible),
    drawActionCards: drawActionCards(t),
    useSidingTile: useSidingTile(t),
    freeSpecialAction: freeSpecialAction(t, possible),
    move: moveEffect(t, possible),
    placeContractMarker: placeContractMarker(t),
  };
  /** By number of the effect; gains need none and have any. */
  const kindOf = t.effects.map((effect) => (isGain(effect) ? kinds.move : kinds[effect.type]));

  /** The effect of a decision: gains are never asked for. */
  const chosen = (number: number): Chosen => {
    const effect = t.effects[number];
    if (isGain(effect)) throw new Error(`a gain is not chosen: ${effect.type}`);
    return effect;
  };
  const targets = (state: TrainRushState, seat: Seat, number: number): TrainRushMove[] => {
    const moves: TrainRushMove[] = [];
    kindOf[number].targets(state, seat, chosen(number), moves);
    return moves;
  };
  const perform = (
    state: TrainRushState,
    { seat, effect: number, left }: FrameOf<'resolve' | 'effect'>,
    effect: Chosen,
    move: TrainRushMove,
    events?: Events,
  ): void => {
    if (left > 1) state.frames.push({ kind: 'resolve', seat, effect: number, left: left - 1, must: false });
    kindOf[number].perform(state, seat, effect, move, events);
  };

  return {
    possible,
    step: {
      run(state, frame, events) {
        const { seat, effect: number, left, must } = frame;
        const effect = t.effects[number];
        if (isGain(effect)) gain(state, seat, effect, events);
        else if (!kindOf[number].possible(state, seat, effect)) {
          if (left === effect.times)
            events?.push({ key: 'event.impossible', params: { seat: { seat }, effect: effectText(t, effect) } });
        } else if (must && effect.type === 'drawActionCards') {
          perform(state, frame, effect, t.moves.drawCards, events);
        } else state.frames.push({ kind: 'effect', seat, effect: number, left, must });
      },
    },
    decision: {
      seats: (_state, { seat }) => alone(seat),
      prompt(_state, { effect: number, left }) {
        const effect = chosen(number);
        const { key, params } = effectText(t, effect);
        const track = effect.type === 'advanceProgress' ? { any: effect.track === ANY_TRACK ? 'yes' : 'no' } : {};
        return {
          text: { key: key.replace('effect.', 'prompt.'), params: { ...params, ...track, left } },
          rule: RULES[effect.type],
        };
      },
      moves(state, { seat, effect: number, must }) {
        const moves = targets(state, seat, number);
        if (!must || moves.length === 0) moves.push(t.moves.decline);
        return moves;
      },
      apply(state, frame, seat, move, events) {
        const effect = chosen(frame.effect);
        if (move.type === 'decline')
          events?.push({ key: 'event.decline', params: { seat: { seat }, effect: effectText(t, effect) } });
        else perform(state, frame, effect, move, events);
      },
    },
  };
}
