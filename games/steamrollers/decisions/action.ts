/** Changing the die and acting with it (SR-4.3 steps 4 and 5, SR-4.6, SR-11.5). */
import { alone, type Events, type Seat } from '../../../kernel/index.ts';
import { deliver, listDeliveries } from '../effects/delivery.ts';
import { rollOf } from '../effects/dice.ts';
import { crossBox } from '../effects/engine.ts';
import { canUse, SIDE_A, SIDE_B, TILE, takeTile, tileIndex, useTile } from '../effects/tiles.ts';
import { drawTrack, listTrack, pairOf } from '../effects/track.ts';
import { ACTION, AFTER_ACTION, END_TURN, LAST_EXCHANGE, NEXT_DIE } from '../frames.ts';
import { exchange, listExchanges } from '../modules/orders.ts';
import type { ChangeDie, DrawTrack, ExchangeOrder, Gathered, MoveOf } from '../moves.ts';
import type { Position, SteamRollersFrame, SteamRollersState } from '../state.ts';
import type { Tables } from '../tables.ts';
import { tileText } from '../terms.ts';
import { ask, type Decision, type Step } from './handler.ts';

const ANY_KIND = 0;

type ActionMove = 'drawTrack' | 'upgradeEngine' | 'deliver' | 'takeTile' | 'changeDie' | 'exchangeOrder' | 'pass';

export const actionDecision = (t: Tables): Decision<'action', ActionMove> => ({
  seats: (state) => alone(state.active),
  prompt: (state) => ask('action', 'SR-4.3', { value: state.die }),
  moves(state) {
    const out: MoveOf<ActionMove>[] = [];
    const { die, active } = state;
    listDeliveries(t, state, active, die, out);
    if ((state.sheets[active].boxes & (1 << (die - 1))) === 0) out.push(t.moves.upgrade[die]);
    listTakeTile(t, state, die, out);
    const surveyor = state.tileOwner[TILE.six] === active && (state.spent & (1 << TILE.six)) === 0;
    listTrack(t, state, active, die - 1, surveyor ? ANY_KIND : state.blackFace, out);
    listChanges(t, state, active, out);
    listExchanges(t, state, active, out);
    out.push(t.moves.pass);
    return out;
  },
  apply(state, _frame, seat, move, events) {
    switch (move.type) {
      case 'changeDie':
        changeDie(t, state, seat, move, events);
        state.frames.push(ACTION);
        break;
      case 'exchangeOrder':
        exchange(t, state, seat, move, events);
        state.frames.push(ACTION);
        break;
      case 'pass':
        events?.push({ key: 'event.passes', params: { seat: { seat } } });
        state.frames.push(AFTER_ACTION);
        break;
      case 'takeTile':
        takeTile(t, state, seat, tileIndex(move.tile), events);
        state.frames.push(AFTER_ACTION);
        break;
      case 'drawTrack':
        draw(t, state, seat, move, events);
        afterProgress(state);
        break;
      case 'upgradeEngine':
        crossBox(t, state, seat, move.box, events);
        afterProgress(state);
        break;
      case 'deliver':
        deliver(t, state, seat, move, events);
        afterProgress(state);
    }
  },
});

/** Drawing, upgrading and delivering keep a game from standing still (SR-9.8). */
function afterProgress(state: SteamRollersState): void {
  state.progress = true;
  state.frames.push(AFTER_ACTION);
}

/** SR-8.11: tile 6 is used only for a kind that the black die does not show. */
function draw(t: Tables, state: SteamRollersState, seat: Seat, move: DrawTrack, events?: Events): void {
  drawTrack(t, state, seat, move, events);
  if (t.faceAllows[state.blackFace - 1][pairOf(t, move)] === 0) useTile(t, state, TILE.six, events);
}

/** SR-8.1; a tile 2a in use cannot be taken again in the same turn (RU-07). */
function listTakeTile(t: Tables, state: Position, die: number, out: Gathered<MoveOf<'takeTile'>>): void {
  const tile = die - 1;
  if (state.sideways[tile] === 1 || (state.doubleShift && tile === TILE.two)) return;
  const side = state.deal.tileSides[tile];
  out.push(state.deal.solo && tile === TILE.two ? t.moves.takeSoloTile[side] : t.moves.takeTile[tile][side]);
}

/** SR-8.2, SR-8.9, SR-8.10, SR-8.14: each tile once per die, and none after 5b. */
function listChanges(t: Tables, state: Position, seat: Seat, out: Gathered<ChangeDie>): void {
  if (state.dieFinal) return;
  const { tileSides } = state.deal;
  if (state.tileOwner[TILE.one] === seat && ((state.using | state.spent) & (1 << TILE.one)) === 0) {
    for (const move of t.moves.setDie[tileSides[TILE.one]]) out.push(move);
  }
  if ((state.using & (1 << TILE.five)) !== 0) return;
  if (canUse(state, seat, TILE.five, SIDE_A)) for (const move of t.moves.stepDie[state.die]) out.push(move);
  else if (canUse(state, seat, TILE.five, SIDE_B)) for (const move of t.moves.lookAgain[state.die]) out.push(move);
}

function changeDie(t: Tables, state: SteamRollersState, seat: Seat, move: ChangeDie, events?: Events): void {
  const value = move.value ?? rollOf(state.random.rerolls);
  state.die = value;
  const tile = tileIndex(move.tile);
  if (tile === TILE.five && move.mode !== 'step') state.dieFinal = true;
  events?.push({
    key: move.mode === 'reroll' ? 'event.rerollsDie' : 'event.changesDie',
    params: { seat: { seat }, value, tile: tileText(move.tile) },
  });
  useTile(t, state, tile, events);
}

/** The die is out of play; the next one of the hand follows, or the turn ends. */
export const afterActionStep = (t: Tables): Step<'afterAction'> => ({
  run(state) {
    if (state.deal.solo) state.spent |= state.using;
    state.die = 0;
    state.frames.push(state.hand.length > 0 ? NEXT_DIE : lastOf(t, state));
  },
});

/** What remains of a turn after its last action: an exchange if there is one to make. */
function lastOf(t: Tables, state: SteamRollersState): SteamRollersFrame {
  if (!state.deal.orders) return END_TURN;
  const exchanges: ExchangeOrder[] = [];
  listExchanges(t, state, state.active, exchanges);
  return exchanges.length > 0 ? LAST_EXCHANGE : END_TURN;
}

/** RU-26: the exchange is possible after the last action too. */
export const lastExchangeDecision = (t: Tables): Decision<'lastExchange', 'exchangeOrder' | 'endTurn'> => ({
  seats: (state) => alone(state.active),
  prompt: () => ask('lastExchange', 'SR-3.3'),
  moves(state) {
    const out: MoveOf<'exchangeOrder' | 'endTurn'>[] = [];
    listExchanges(t, state, state.active, out);
    out.push(t.moves.endTurn);
    return out;
  },
  apply(state, _frame, seat, move, events) {
    if (move.type === 'exchangeOrder') {
      exchange(t, state, seat, move, events);
      state.frames.push(lastOf(t, state));
    } else state.frames.push(END_TURN);
  },
});
