/** Rounds and turns (SR-4.1, SR-4.2, SR-4.5), and whether a round was the last one (SR-9.1, SR-9.8, SR-9.9, SR-10.13). */
import type { Events } from '../../../kernel/index.ts';
import { rollOf } from '../effects/dice.ts';
import { emptyCities, endGame } from '../effects/ending.ts';
import { returnTile, straighten, TILE } from '../effects/tiles.ts';
import { CHOOSE_DIE, END_ROUND, NEXT_DIE, ROUND, TURN } from '../frames.ts';
import { beginEvaTurn } from '../solo/eva.ts';
import type { Position, SteamRollersState } from '../state.ts';
import type { Tables } from '../tables.ts';
import { kindsText } from '../terms.ts';
import type { Step } from './handler.ts';

/** SR-2.8, SR-10.2.5 */
export function whiteDice(t: Tables, state: Position): number {
  if (state.deal.solo) return t.edition.solo.whiteDice;
  const { byPlayers } = t.edition.setup;
  return [byPlayers[2], byPlayers[3], byPlayers[4], byPlayers[5]][state.deal.players - 2].whiteDice;
}

/** The pool is kept sorted. */
function putIntoPool(pool: number[], value: number): void {
  let place = pool.push(value) - 1;
  for (; place > 0 && pool[place - 1] > value; place--) pool[place] = pool[place - 1];
  pool[place] = value;
}

export const roundStep = (t: Tables): Step<'round'> => ({
  run(state, _frame, events) {
    state.round++;
    state.active = state.first;
    state.progress = false;
    state.pool.length = 0;
    const { dice } = state.random;
    for (let i = whiteDice(t, state); i > 0; i--) putIntoPool(state.pool, rollOf(dice));
    state.blackFace = rollOf(dice);
    if (events !== undefined) tellRoll(t, state, events);
    state.frames.push(TURN);
  },
});

function tellRoll(t: Tables, state: SteamRollersState, events: Events): void {
  events.push({ key: 'event.round', params: { round: state.round, seat: { seat: state.first } } });
  events.push({
    key: 'event.roll',
    params: {
      dice: state.pool.join(' '),
      face: state.blackFace,
      kinds: kindsText(t, state.blackFace),
    },
  });
}

/** SR-4.3: step 1, and whether a die must be chosen at all. */
export const turnStep = (): Step<'turn'> => ({
  run(state) {
    straighten(state, state.active);
    state.exchanges = 0;
    state.using = 0;
    state.spent = 0;
    state.hand.length = 0;
    const sheet = state.sheets[state.active];
    if (sheet.seizedDie === 0) {
      state.frames.push(CHOOSE_DIE);
      return;
    }
    state.hand.push(sheet.seizedDie);
    sheet.seizedDie = 0;
    state.frames.push(NEXT_DIE);
  },
});

export const endTurnStep = (t: Tables): Step<'endTurn'> => ({
  run(state, _frame, events) {
    if (state.doubleShift) {
      state.doubleShift = false;
      returnTile(t, state, TILE.two, events);
    }
    state.die = 0;
    state.using = 0;
    state.spent = 0;
    if (state.deal.solo) {
      beginEvaTurn(state, events);
      return;
    }
    state.active = (state.active + 1) % state.deal.players;
    state.frames.push(state.active === state.first ? END_ROUND : TURN);
  },
});

export const endRoundStep = (t: Tables): Step<'endRound'> => ({
  run(state, _frame, events) {
    const { gameEnd } = t.edition.scoring;
    state.quietRounds = state.progress ? 0 : state.quietRounds + 1;
    if (emptyCities(state) >= gameEnd.emptyCities)
      endGame(state, 'emptyCities', { cities: emptyCities(state) }, events);
    else if (!state.deal.solo && state.quietRounds >= gameEnd.standstillRounds)
      endGame(state, 'standstill', { rounds: state.quietRounds }, events);
    else if (state.round === state.deal.turnLimit) endGame(state, 'turnLimit', { rounds: state.round }, events);
    else {
      if (!state.deal.solo) state.first = (state.first + 1) % state.deal.players;
      state.frames.push(ROUND);
    }
  },
});
