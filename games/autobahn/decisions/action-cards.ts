/** AB-21.4, 21.5, 21.12, 21.17: gaining, replacing, swapping and shifting action cards. */
import { SPACES } from '../components/edition.ts';
import { aboveSpace, cardsAbove, hasRoom, IN_HAND, spaceOf } from '../effects/cards.ts';
import { leaveDisplay } from '../effects/display.ts';
import type { MoveOf } from '../moves.ts';
import { DECLINE, NONE, ofIndex, SPACE_COUNT, type Tables, UNLOCK } from '../tables.ts';
import { cardText, spaceText } from '../terms.ts';
import { ask } from './ask.ts';

export const gainCard = (t: Tables) =>
  ask<'gainCard', 'takeCard' | 'decline'>('gainCard', 'AB-21.4', {
    moves(s) {
      const out: MoveOf<'takeCard' | 'decline'>[] = [];
      for (const card of s.display) if (card !== NONE) out.push(t.moves.takeCard[card]);
      out.push(DECLINE);
      return out;
    },
    apply(s, _, seat, move, events) {
      if (move.type === 'decline') return;
      const card = ofIndex(t.index.card, move.card);
      s.cards[seat * t.cards.length + card] = IN_HAND;
      events?.push({ key: 'event.gainCard', params: { seat: { seat }, card: cardText(t, card) } });
      leaveDisplay(t, s, card, events);
    },
  });

/** The new card takes the place of the old one; it is not played (AB-21.5). */
export const replaceCard = (t: Tables) =>
  ask<'replaceCard', 'replaceCard' | 'decline'>('replaceCard', 'AB-21.5', {
    moves(s, _, seat) {
      const out: MoveOf<'replaceCard' | 'decline'>[] = [];
      const base = seat * t.cards.length;
      for (const old of t.basics) {
        if (s.cards[base + old] === 0) continue;
        for (const by of s.display) if (by !== NONE) out.push(t.moves.replaceCard[old * t.cards.length + by]);
      }
      out.push(DECLINE);
      return out;
    },
    apply(s, _, seat, move, events) {
      if (move.type === 'decline') return;
      const old = ofIndex(t.index.card, move.card);
      const by = ofIndex(t.index.card, move.by);
      const base = seat * t.cards.length;
      s.cards[base + by] = s.cards[base + old];
      s.cards[base + old] = 0;
      events?.push({
        key: 'event.replaceCard',
        params: { seat: { seat }, card: cardText(t, old), by: cardText(t, by) },
      });
      leaveDisplay(t, s, by, events);
    },
  });

export const swapOut = (t: Tables) =>
  ask<'swapOut', 'swapOut' | 'decline'>('swapOut', 'AB-21.12', {
    moves(s, _, seat) {
      const base = seat * t.cards.length;
      return [...t.moves.swapOut.filter((_move, card) => s.cards[base + card] > IN_HAND), DECLINE];
    },
    apply(s, _, seat, move) {
      if (move.type === 'swapOut') s.frames.push({ kind: 'swapIn', seat, card: ofIndex(t.index.card, move.card) });
    },
  });

export const swapIn = (t: Tables) =>
  ask<'swapIn', 'swapIn'>('swapIn', 'AB-21.12', {
    moves(s, _, seat) {
      const base = seat * t.cards.length;
      return t.moves.swapIn.filter((_move, card) => s.cards[base + card] === IN_HAND);
    },
    apply(s, f, seat, move, events) {
      const card = ofIndex(t.index.card, move.card);
      const base = seat * t.cards.length;
      s.cards[base + card] = s.cards[base + f.card];
      s.cards[base + f.card] = IN_HAND;
      events?.push({
        key: 'event.swapCards',
        params: { seat: { seat }, out: cardText(t, f.card), card: cardText(t, card) },
      });
    },
  });

export const shiftCard = (t: Tables) =>
  ask<'shiftCard', 'shiftCard' | 'decline'>('shiftCard', 'AB-21.17', {
    moves(s, _, seat) {
      const out: MoveOf<'shiftCard' | 'decline'>[] = [];
      const base = seat * t.cards.length;
      for (let from = UNLOCK + 1; from < SPACE_COUNT; from++) {
        if (cardsAbove(t, s, seat, from) === 0) continue;
        for (let card = 0; card < t.cards.length; card++) {
          if (s.cards[base + card] !== aboveSpace(from)) continue;
          for (let to = UNLOCK; to < from; to++) {
            if (hasRoom(t, s, seat, to)) out.push(t.moves.shiftCard[card * SPACE_COUNT + to]);
          }
        }
      }
      out.push(DECLINE);
      return out;
    },
    apply(s, _, seat, move, events) {
      if (move.type === 'decline') return;
      const card = ofIndex(t.index.card, move.card);
      const at = seat * t.cards.length + card;
      events?.push({
        key: 'event.shiftCard',
        params: {
          seat: { seat },
          card: cardText(t, card),
          from: spaceText(SPACES[spaceOf(s.cards[at])]),
          space: spaceText(move.space),
        },
      });
      s.cards[at] = aboveSpace(SPACES.indexOf(move.space));
    },
  });
