/** How an auction is likely to end, as far as the spies on the table tell (section 4): whoever has not bid may play any. */
import type { Seat } from '../../../kernel/index.ts';
import type { TrainRushState } from '../state.ts';

function ones(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count++;
  return count;
}

/** The share of pairs in which a spy out of `own` beats one out of `other`; `ties` is the share won of equal ones. */
function beats(own: number, other: number, ties: number): number {
  if (own === 0 || other === 0) return 0;
  let won = 0;
  for (let rest = own; rest !== 0; rest &= rest - 1) {
    const lowest = rest & -rest;
    won += ones(other & (lowest - 1));
    if (other & lowest) won += ties;
  }
  return won / (ones(own) * ones(other));
}

/**
 * The chance that a seat comes before another one; of equal numbers the one played earlier does (TR-4.2). Who bids later sees the bid, and
 * overtakes it more often than by chance.
 */
function comesFirst(state: TrainRushState, seat: Seat, other: Seat, overtaking: number): number {
  const earlier = state.order.indexOf(seat) < state.order.indexOf(other);
  const own = state.playedSpy[seat];
  const theirs = state.playedSpy[other];
  if (own > 0 && theirs > 0) return own > theirs || (own === theirs && earlier) ? 1 : 0;
  if (own > 0) return beats(1 << own, state.spies[other], earlier ? 1 : 0) ** overtaking;
  if (theirs > 0) return 1 - (1 - beats(state.spies[seat], 1 << theirs, earlier ? 1 : 0)) ** overtaking;
  return beats(state.spies[seat], state.spies[other], earlier ? 1 : 0);
}

/** The chance of a seat for each place, from the first. */
export function placeChances(state: TrainRushState, seat: Seat, overtaking: number): number[] {
  const chances: number[] = new Array(state.seats).fill(0);
  chances[0] = 1;
  for (let other = 0; other < state.seats; other++) {
    if (other === seat) continue;
    const first = comesFirst(state, seat, other, overtaking);
    for (let place = state.seats - 1; place > 0; place--)
      chances[place] = chances[place] * first + chances[place - 1] * (1 - first);
    chances[0] *= first;
  }
  return chances;
}

/** By seat: how many are likely to come after it. */
const ahead: number[] = [];

/** Everybody in the order in which the turns are likely to come. */
export function likelyOrder(state: TrainRushState, overtaking: number): readonly Seat[] {
  for (let seat = 0; seat < state.seats; seat++) {
    ahead[seat] = 0;
    for (const other of state.order) if (other !== seat) ahead[seat] += comesFirst(state, seat, other, overtaking);
  }
  return state.order.slice().sort((a, b) => ahead[b] - ahead[a]);
}

/** Rivals that the spies kept are likely to leave behind, each spy in one later round. */
export function rivalsBeatenLater(state: TrainRushState, seat: Seat): number {
  let rivals = 0;
  for (let other = 0; other < state.seats; other++)
    if (other !== seat) rivals += beats(state.spies[seat], state.spies[other], 0.5);
  return rivals * ones(state.spies[seat]);
}
