/** AB-4, AB-17: the four phases of a turn and what follows it. */

import { payBuilding as finishBuilding } from '../effects/building.ts';
import { hasCardInHand, hasPlayedCard, pickUpCards } from '../effects/cards.ts';
import { updateCities as setCities } from '../effects/cities.ts';
import { gain as gainBonus } from '../effects/gain.ts';
import { isLastTurn } from '../effects/turn-limit.ts';
import type { AutobahnState } from '../state.ts';
import { NOBODY, NONE, type Tables } from '../tables.ts';
import { step } from './ask.ts';
import { hasWaiting } from './claim.ts';

function clearTurn(s: AutobahnState): void {
  s.card = NONE;
  s.colours = 0;
  s.tileUsed = 0;
  for (let i = 0; i < s.freshTiles.length; i++) s.freshTiles[i] = 0;
  s.rowUsed = 0;
  s.passed.length = 0;
  s.moved = 0;
  s.boosted = 0;
  s.built = 0;
}

export const turn = (t: Tables) =>
  step<'turn'>((s, { seat }, events) => {
    s.turn = seat;
    clearTurn(s);
    events?.push({ key: 'event.turn', params: { seat: { seat }, era: s.era } });
    s.frames.push({ kind: 'endTurn', seat });
    if (seat === s.config.bot) {
      s.frames.push({ kind: 'botTurn', seat });
      return;
    }
    s.frames.push({ kind: 'phase3', seat }, { kind: 'action', seat, as: 0 });
    if (hasWaiting(t, s, seat)) s.frames.push({ kind: 'claim', seat });
  });

/** AB-17.1 */
function phase4(t: Tables, s: AutobahnState, seat: number, events?: Parameters<typeof pickUpCards>[3]): void {
  if (seat === s.config.bot || hasCardInHand(t, s, seat) || !hasPlayedCard(t, s, seat)) return;
  pickUpCards(t, s, seat, events);
}

export const endTurn = (t: Tables) =>
  step<'endTurn'>((s, { seat }, events) => {
    phase4(t, s, seat, events);
    const { seats } = s.config;
    if (s.trigger !== NOBODY) {
      // AB-17.4; in era 3 everybody, the trigger player included, has one more turn (AB-17.5).
      if (s.era === 3) s.finalTurns = s.finalTurns === NONE ? seats : s.finalTurns - 1;
      if (s.era < 3 || s.finalTurns === 0) {
        s.frames.push({ kind: 'administration', seat: s.trigger });
        return;
      }
    }
    if (isLastTurn(s)) {
      events?.push({ key: 'event.turnLimit', params: { turns: s.config.turnLimit ?? 0, era: s.era } });
      s.frames.push({ kind: 'administration', seat });
      return;
    }
    s.frames.push({ kind: 'turn', seat: (seat + 1) % seats });
  });

export const gain = (t: Tables) =>
  step<'gain'>((s, f, events) => gainBonus(t, s, f.seat, f.bonus, f.chosen, f.colour, events));

export const payBuilding = (t: Tables) =>
  step<'payBuilding'>((s, f, events) => finishBuilding(t, s, f.seat, f.section, f.cost, events));

export const updateCities = (t: Tables) =>
  step<'updateCities'>((s, f, events) => setCities(t, s, f.seat, f.link, f.upgraded, events));
