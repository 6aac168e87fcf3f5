/** AB-18, AB-19: the Administration phase, Reunification, and the end of the game. */
import { type Events, type Seat, shuffle } from '../../../kernel/index.ts';
import { bonus, PROMOTE_1 } from '../effects/bonuses.ts';
import { IN_HAND } from '../effects/cards.ts';
import { gainMoney } from '../effects/money.ts';
import { limitTurns } from '../effects/turn-limit.ts';
import { autobahnValue, routeStatus } from '../network.ts';
import { botReunifies, botRouteStep } from '../solo/administration.ts';
import type { AutobahnState } from '../state.ts';
import { COLOUR_COUNT, NOBODY, NONE, OFFICE_ROOM, type Tables } from '../tables.ts';
import { cardText, colourText, routeText } from '../terms.ts';
import { step } from './ask.ts';

/** AB-18.1 */
function payBudget(t: Tables, s: AutobahnState, events?: Events): void {
  for (let colour = 0; colour < COLOUR_COUNT; colour++) {
    const staff = s.offices.slice(colour * OFFICE_ROOM, (colour + 1) * OFFICE_ROOM).filter((seat) => seat !== NOBODY);
    if (staff.length === 0) continue;
    const total = autobahnValue(t, s, colour);
    const each = Math.floor(total / staff.length);
    events?.push({ key: 'event.budget', params: { colour: colourText(colour), total, each } });
    for (let seat = 0; seat < s.config.seats; seat++) {
      gainMoney(s, seat, each * staff.filter((owner) => owner === seat).length, events);
    }
  }
}

/**
 * `seat` is the trigger player: first in the promotion and in the order of the route cards (AB-18.2, AB-18.3). Where the turn limit has ended
 * the era, it is whoever had the last turn, and nobody is promoted for it (AB-17.7).
 */
export const administration = (t: Tables) =>
  step<'administration'>((s, { seat }, events) => {
    events?.push({ key: 'event.administration', params: { era: s.era } });
    payBudget(t, s, events);
    const { seats } = s.config;
    s.frames.push({ kind: 'nextEra', seat });
    for (let i = seats - 1; i >= 0; i--) s.frames.push({ kind: 'routeCheck', seat: (seat + i) % seats });
    if (s.trigger !== NOBODY) s.frames.push({ kind: 'gain', seat, bonus: PROMOTE_1, chosen: false, colour: NONE });
  });

/** AB-18.4: every step of the ladder that the status allows, from the top. */
function evaluateRoute(t: Tables, s: AutobahnState, seat: Seat, events?: Events): void {
  const route = t.routes[s.routes[seat]];
  const status = routeStatus(t, s, route.cities[0], route.cities[1]);
  if (status === NONE) {
    events?.push({ key: 'event.routeOpen', params: { seat: { seat }, route: routeText(t, s.routes[seat]) } });
    return;
  }
  events?.push({ key: 'event.routeStatus', params: { seat: { seat }, route: routeText(t, s.routes[seat]), status } });
  for (let i = route.ladder.length - 1; i >= 0; i--) {
    const { maxStatus, money, promotions } = route.ladder[i];
    if (status > maxStatus) continue;
    if (promotions > 0) {
      s.frames.push({ kind: 'gain', seat, bonus: bonus('promote', promotions), chosen: false, colour: NONE });
    }
    if (money > 0) s.frames.push({ kind: 'gain', seat, bonus: bonus('money', money), chosen: false, colour: NONE });
  }
}

export const routeCheck = (t: Tables) =>
  step<'routeCheck'>((s, { seat }, events) => {
    if (seat === s.config.bot) botRouteStep(t, s, events);
    else evaluateRoute(t, s, seat, events);
  });

/** AB-19.1 */
function reunify(t: Tables, s: AutobahnState, events?: Events): void {
  events?.push({ key: 'event.reunification', params: {} });
  for (let seat = 0; seat < s.config.seats; seat++) {
    if (seat === s.config.bot) continue;
    for (const card of t.basics) if (t.cards[card].fromEra === 3) s.cards[seat * t.cards.length + card] = IN_HAND;
  }
  s.deck = shuffle(s.random.advanced, s.advancedDeck);
  s.advancedDeck = [];
  for (let i = 0; i < s.display.length; i++) s.display[i] = s.deck.pop() ?? NONE;
  events?.push({
    key: 'event.display',
    params: { cards: s.display.filter((card) => card !== NONE).map((card) => cardText(t, card)) },
  });
  botReunifies(t, s, events);
}

export const nextEra = (t: Tables) =>
  step<'nextEra'>((s, { seat }, events) => {
    if (s.era === 3) {
      events?.push({ key: 'event.gameOver', params: {} });
      return;
    }
    s.era++;
    s.trigger = NOBODY;
    limitTurns(s);
    events?.push({ key: 'event.round', params: { era: s.era } });
    if (s.era === 3) reunify(t, s, events);
    s.frames.push({ kind: 'turn', seat: (seat + 1) % s.config.seats });
  });
