/** AB-6: phase 2, play a card, refresh or claim funding; a bonus tile may come first. */
import type { Events, Seat } from '../../../kernel/index.ts';
import type { Effect } from '../components/edition.ts';
import { COLOURS, SPACES } from '../components/edition.ts';
import { aboveSpace, IN_HAND, limitOf, pickUpCards, spaceOf } from '../effects/cards.ts';
import { actionPossible, hasExchange, hasExtraBuild, spaceColours } from '../effects/feasible.ts';
import { canFund, claimFunding } from '../effects/funding.ts';
import { gainMoney } from '../effects/money.ts';
import type { MoveOf, Sink } from '../moves.ts';
import type { AutobahnState } from '../state.ts';
import { FUNDING, LOAD_TRUCK, ofIndex, REFRESH, SPACE_COUNT, type Tables, UNLOCK } from '../tables.ts';
import { cardText, colourText, spaceText } from '../terms.ts';
import { ask } from './ask.ts';
import { hasUsableTile, listTiles, ownsUsable, spendTile, useTile } from './bonus-tile.ts';

/** Effects that can make an action possible which is not possible yet (AB-6.10). */
const opensActions = (effect: Effect): boolean =>
  hasExtraBuild(effect) ||
  hasExchange(effect) ||
  effect === 'gain12' ||
  effect === 'develop1' ||
  effect === 'payDevelop' ||
  effect === 'extraStation' ||
  effect === 'doubleBuild';

const colours: number[] = [];
const roomLeft: number[] = [];

function measure(t: Tables, s: AutobahnState, seat: Seat): void {
  for (let space = 0; space < SPACE_COUNT; space++) {
    roomLeft[space] = limitOf(t, s, seat, space);
  }
  const base = seat * t.cards.length;
  for (let c = 0; c < t.cards.length; c++) {
    const place = s.cards[base + c];
    if (place > IN_HAND) roomLeft[spaceOf(place)]--;
  }
  for (let space = 0; space < SPACE_COUNT; space++) {
    colours[space] = roomLeft[space] > 0 ? spaceColours(t, s, seat, space, s.money[seat]) : 0;
  }
}

function fits(t: Tables, s: AutobahnState, seat: Seat, space: number, mask: number, effect: Effect): boolean {
  if (roomLeft[space] <= 0) return false;
  if ((colours[space] & mask) !== 0) return true;
  if (space === UNLOCK || space === LOAD_TRUCK || !opensActions(effect)) {
    return space === LOAD_TRUCK && hasExtraBuild(effect) && actionPossible(t, s, seat, space, mask, effect, 0);
  }
  return actionPossible(t, s, seat, space, mask, effect, 0);
}

function listCards(t: Tables, s: AutobahnState, seat: Seat, as: number, out: Sink<MoveOf<'playCard'>>): void {
  const base = seat * t.cards.length;
  for (let c = 0; c < t.cards.length; c++) {
    if (s.cards[base + c] !== IN_HAND) continue;
    const card = t.cards[c];
    if (as === card.colours) continue;
    const mask = as === 0 ? card.colours : as;
    for (let space = 0; space < SPACE_COUNT; space++) {
      if (fits(t, s, seat, space, mask, card.effect)) out.push(t.moves.playCard[c * SPACE_COUNT + space]);
    }
  }
}

/** Whether any card could be played with this colour instead of its own. */
function anyCardAs(t: Tables, s: AutobahnState, seat: Seat, as: number): boolean {
  const base = seat * t.cards.length;
  for (let c = 0; c < t.cards.length; c++) {
    if (s.cards[base + c] !== IN_HAND || t.cards[c].colours === as) continue;
    for (let space = 0; space < SPACE_COUNT; space++) if (fits(t, s, seat, space, as, t.cards[c].effect)) return true;
  }
  return false;
}

/** The type of the Change-colour tile a seat could use now; undefined without. */
function changeTile(t: Tables, s: AutobahnState, seat: Seat): number | undefined {
  if (s.tileUsed !== 0) return undefined;
  for (let type = 0; type < t.tileTypes.length; type++) {
    if (t.tileTypes[type].bonus.kind === 'changeColour' && ownsUsable(t, s, seat, type)) return type;
  }
  return undefined;
}

function playCard(t: Tables, s: AutobahnState, seat: Seat, card: number, space: number, as: number, events?: Events) {
  s.cards[seat * t.cards.length + card] = aboveSpace(space);
  s.card = card;
  s.colours = as === 0 ? t.cards[card].colours : as;
  events?.push({
    key: 'event.playCard',
    params: { seat: { seat }, card: cardText(t, card), space: spaceText(SPACES[space]) },
  });
  s.frames.push({ kind: 'card', seat, space, used: 0 });
}

/** AB-6.7 */
function refresh(t: Tables, s: AutobahnState, seat: Seat, events?: Events): void {
  events?.push({ key: 'event.refresh', params: { seat: { seat } } });
  gainMoney(s, seat, pickUpCards(t, s, seat, events), events);
}

export const action = (t: Tables) =>
  ask<'action', 'playCard' | 'changeColour' | 'useTile' | 'refresh' | 'funding'>('action', 'AB-6.1', {
    moves(s, frame, seat) {
      const out: MoveOf<'playCard' | 'changeColour' | 'useTile' | 'refresh' | 'funding'>[] = [];
      measure(t, s, seat);
      listCards(t, s, seat, frame.as, out);
      if (frame.as !== 0) return out;
      out.push(REFRESH);
      if (canFund(s, seat)) out.push(FUNDING);
      listTiles(t, s, seat, out);
      if (changeTile(t, s, seat) !== undefined) {
        for (const c of t.changeColours) if (anyCardAs(t, s, seat, 1 << c)) out.push(t.moves.changeColour[c]);
      }
      return out;
    },
    apply(s, frame, seat, move, events) {
      switch (move.type) {
        case 'playCard':
          playCard(t, s, seat, ofIndex(t.index.card, move.card), SPACES.indexOf(move.space), frame.as, events);
          return;
        case 'changeColour': {
          const type = changeTile(t, s, seat);
          if (type === undefined) throw new Error('no Change-colour tile can be used');
          spendTile(t, s, seat, type, events);
          const colour = COLOURS.indexOf(move.colour);
          events?.push({ key: 'event.changeColour', params: { seat: { seat }, colour: colourText(colour) } });
          s.frames.push({ kind: 'action', seat, as: 1 << colour });
          return;
        }
        case 'useTile':
          s.frames.push(frame);
          useTile(t, s, seat, move.tile, events);
          return;
        case 'refresh':
          refresh(t, s, seat, events);
          break;
        case 'funding':
          claimFunding(t, s, seat, events);
          break;
      }
      if (hasUsableTile(t, s, seat)) s.frames.push({ kind: 'tileChance', seat });
    },
  });
