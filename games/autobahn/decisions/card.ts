/** AB-6.6: a card lies on its space; its action, and its extra effects before and after it (AB-23). */
import type { Events, Seat } from '../../../kernel/index.ts';
import type { Effect } from '../components/edition.ts';
import { SPACES } from '../components/kinds.ts';
import { PROMOTE_1 } from '../effects/bonuses.ts';
import {
  actionPossible,
  buildColours,
  canBuildTwo,
  hasExchange,
  hasExtraBuild,
  leavesAfterPaying,
  loadColours,
  trackMoney,
  USED_BUILD,
  USED_EXCHANGE,
  USED_GAIN,
  USED_PROMOTE,
  USED_STATION,
  upgradeColours,
} from '../effects/feasible.ts';
import { isPossible } from '../effects/gain.ts';
import { listLoads } from '../effects/loading.ts';
import { gainMoney, pay, spendable } from '../effects/money.ts';
import { stationColours } from '../effects/stations.ts';
import type { MoveOf, Sink } from '../moves.ts';
import { extendsNetwork } from '../network.ts';
import type { AutobahnState, FrameOf } from '../state.ts';
import {
  BUILD_ROAD,
  BUILD_STATION,
  bit,
  DONE,
  LOAD_TRUCK,
  LOSE_ACTION,
  type Tables,
  UNLOCK,
  UPGRADE_LINK,
} from '../tables.ts';
import { ask, step } from './ask.ts';
import { hasUsableTile, listTiles, useTile } from './bonus-tile.ts';
import { listBuilds, performBuild, performBuildTwo } from './build-road.ts';
import { listAllowedStations, performStation } from './build-station.ts';
import { actionCostText } from './costs.ts';
import { performLoad } from './load-truck.ts';
import { listUnlocks, performUnlock } from './unlock.ts';
import { listUpgrades, performUpgrade } from './upgrade-link.ts';

type CardFrame = { readonly seat: Seat; readonly space: number; readonly used: number };
type EffectMove = MoveOf<'useEffect'>;

const effectMove = (effect: EffectMove['effect']): EffectMove => ({ type: 'useEffect', effect });
/** What carries out the action of a space. */
type MainType =
  | 'unlock'
  | 'buildRoad'
  | 'buildTwo'
  | 'upgradeLink'
  | 'loadTruck'
  | 'loadWine'
  | 'buildStation'
  | 'upgradeStation';
const EXTRA_BUILD = effectMove('extraBuild');
const EXTRA_STATION = effectMove('extraStation');
const EXTRA_UPGRADE = effectMove('extraUpgrade');
const EXTRA_LOAD = effectMove('extraLoad');
const PAY_DEVELOP = effectMove('payDevelop');
const GAIN_12 = effectMove('gain12');
const DEVELOP = effectMove('develop1');
const PROMOTE = effectMove('promoteOnce');
const DEVELOP_FOR_PAY = 2;

const effectOf = (t: Tables, s: AutobahnState): Effect => t.cards[s.card].effect;

/** Options of the action of the space, in the colours of the card. */
function listMain(t: Tables, s: AutobahnState, seat: Seat, space: number, out: Sink<MoveOf<MainType>>): void {
  const { colours } = s;
  switch (space) {
    case UNLOCK:
      listUnlocks(t, s, seat, colours, out);
      return;
    case BUILD_ROAD:
      listBuilds(t, s, seat, colours, 0, undefined, out);
      if (effectOf(t, s) === 'doubleBuild') listDoubles(t, s, seat, out);
      return;
    case UPGRADE_LINK:
      listUpgrades(t, s, seat, colours, undefined, out);
      return;
    case LOAD_TRUCK:
      listLoads(t, s, seat, colours, true, out);
      return;
    default:
      listAllowedStations(t, s, seat, colours, undefined, out);
  }
}

function listDoubles(t: Tables, s: AutobahnState, seat: Seat, out: Sink<MoveOf<'buildTwo'>>): void {
  for (let i = 0; i < t.sections.length; i++) {
    if (!bit(s.colours, t.sections[i].colour) || !extendsNetwork(t, s, i)) continue;
    if (canBuildTwo(t, s, s.colours, i, s.money[seat])) out.push(t.moves.buildTwo[i]);
  }
}

/** Extra effects that can be used now. Before the action, none that would leave it impossible (AB-6.10). */
function listEffects(t: Tables, s: AutobahnState, f: CardFrame, before: boolean, out: Sink<MoveOf<'useEffect'>>): void {
  const effect = effectOf(t, s);
  if (effect === 'none') return;
  const { seat, used, space } = f;
  if (hasExtraBuild(effect) && (used & USED_BUILD) === 0 && canExtraBuild(t, s, f, before)) out.push(EXTRA_BUILD);
  if (effect === 'extraStation' && (used & USED_STATION) === 0 && canExtraStation(t, s, f, before))
    out.push(EXTRA_STATION);
  if (hasExchange(effect) && (used & USED_EXCHANGE) === 0) {
    if (space === UPGRADE_LINK && (loadColours(t, s) & s.colours) !== 0) out.push(EXTRA_LOAD);
    if (space === LOAD_TRUCK && (upgradeColours(t, s, seat, s.money[seat]) & s.colours) !== 0) out.push(EXTRA_UPGRADE);
  }
  if ((used & USED_GAIN) === 0) listGains(t, s, f, before, effect, out);
  if (effect === 'extraBuildPromote' && (used & USED_PROMOTE) === 0 && s.built > 0) {
    if (isPossible(t, s, seat, PROMOTE_1)) out.push(PROMOTE);
  }
}

function listGains(
  t: Tables,
  s: AutobahnState,
  f: CardFrame,
  before: boolean,
  effect: Effect,
  out: Sink<MoveOf<'useEffect'>>,
): void {
  if (effect === 'gain12') out.push(GAIN_12);
  else if (effect === 'develop1') out.push(DEVELOP);
  else if (effect === 'payDevelop') {
    const { cost } = t.edition.cardEffects.payDevelop;
    const coming = { space: f.space, used: f.used | USED_GAIN };
    const net = cost - trackMoney(t, s, f.seat, DEVELOP_FOR_PAY);
    if (spendable(s, f.seat) >= cost && (!before || leavesAfterPaying(t, s, f.seat, coming, net)))
      out.push(PAY_DEVELOP);
  }
}

function canExtraBuild(t: Tables, s: AutobahnState, f: CardFrame, before: boolean): boolean {
  if ((buildColours(t, s, s.money[f.seat], 0) & s.colours) === 0) return false;
  if (!before) return true;
  const coming = { space: f.space, used: f.used | USED_BUILD };
  const found: MoveOf<'buildRoad'>[] = [];
  listBuilds(t, s, f.seat, s.colours, 0, coming, found);
  return found.length > 0;
}

function canExtraStation(t: Tables, s: AutobahnState, f: CardFrame, before: boolean): boolean {
  if ((stationColours(t, s, f.seat) & s.colours) === 0) return false;
  if (!before || f.space !== BUILD_STATION) return true;
  const found: MoveOf<'buildStation' | 'upgradeStation'>[] = [];
  listAllowedStations(t, s, f.seat, s.colours, { space: f.space, used: f.used | USED_STATION }, found);
  return found.length > 0;
}

/** Uses an extra effect; the frame that comes after it is already on the stack. */
function performEffect(t: Tables, s: AutobahnState, seat: Seat, move: EffectMove, events?: Events): void {
  const own = { seat, colours: s.colours, mayDecline: false, byCard: true };
  events?.push({ key: 'event.useEffect', params: { seat: { seat }, effect: { key: `effect.${move.effect}` } } });
  switch (move.effect) {
    case 'extraBuild':
      s.frames.push({ kind: 'buildRoad', discount: 0, ...own });
      return;
    case 'extraStation':
      s.frames.push({ kind: 'buildStation', ...own });
      return;
    case 'extraUpgrade':
      s.frames.push({ kind: 'upgradeLink', ...own });
      return;
    case 'extraLoad':
      s.frames.push({ kind: 'loadTruck', thenMove: 0, ...own });
      return;
    case 'payDevelop':
      pay(s, seat, t.edition.cardEffects.payDevelop.cost, events);
      s.frames.push({ kind: 'developing', seat, left: DEVELOP_FOR_PAY });
      return;
    case 'gain12':
      gainMoney(s, seat, t.edition.cardEffects.gain12.money, events);
      return;
    case 'develop1':
      s.frames.push({ kind: 'developing', seat, left: 1 });
      return;
    case 'promoteOnce':
      s.frames.push({ kind: 'promotions', seat, left: 1 });
      return;
  }
}

function markOf(move: EffectMove): number {
  switch (move.effect) {
    case 'extraBuild':
      return USED_BUILD;
    case 'extraStation':
      return USED_STATION;
    case 'extraUpgrade':
    case 'extraLoad':
      return USED_EXCHANGE;
    case 'payDevelop':
    case 'gain12':
    case 'develop1':
      return USED_GAIN;
    case 'promoteOnce':
      return USED_PROMOTE;
  }
}

function performMain(
  t: Tables,
  s: AutobahnState,
  f: CardFrame,
  move: MoveOf<MainType | 'loseAction'>,
  events?: Events,
): void {
  const { seat } = f;
  s.frames.push({ kind: 'afterAction', seat, space: f.space, used: f.used });
  switch (move.type) {
    case 'buildRoad':
      performBuild(t, s, seat, move.section, 0, true, events);
      return;
    case 'buildTwo':
      performBuildTwo(t, s, seat, move.section, events);
      return;
    case 'upgradeLink':
      performUpgrade(t, s, seat, move.link, true, events);
      return;
    case 'loadTruck':
    case 'loadWine':
      performLoad(t, s, seat, move, true, 0, events);
      if (effectOf(t, s) === 'loadExtraStep') s.boosted |= 1 << (move.truck - 1);
      return;
    case 'buildStation':
    case 'upgradeStation':
      performStation(t, s, seat, move, true, events);
      return;
    case 'unlock':
      performUnlock(t, s, seat, move, events);
      return;
    case 'loseAction':
      events?.push({ key: 'event.actionLost', params: { seat: { seat } } });
  }
}

/** The rule of each action, in the order of the spaces. */
const ACTION_RULES = ['AB-11.1', 'AB-7.1', 'AB-8.1', 'AB-9.1', 'AB-10.1'];

/** Before the action. A tile is offered here only after an extra effect; otherwise it is used before the card. */
export const card = (t: Tables) =>
  ask<'card', MainType | 'loseAction' | 'useEffect' | 'useTile'>(
    'card',
    'AB-6.6',
    {
      moves(s, f, seat) {
        const out: MoveOf<MainType | 'loseAction' | 'useEffect' | 'useTile'>[] = [];
        listMain(t, s, seat, f.space, out);
        listEffects(t, s, f, true, out);
        if (f.used !== 0) listTiles(t, s, seat, out);
        if (out.length === 0 || !actionPossible(t, s, seat, f.space, s.colours, effectOf(t, s), f.used)) {
          out.push(LOSE_ACTION);
        }
        return out;
      },
      apply(s, f, seat, move, events) {
        if (move.type === 'useEffect') {
          s.frames.push({ kind: 'card', seat, space: f.space, used: f.used | markOf(move) });
          performEffect(t, s, seat, move, events);
        } else if (move.type === 'useTile') {
          s.frames.push(f);
          useTile(t, s, seat, move.tile, events);
        } else performMain(t, s, f, move, events);
      },
    },
    (s, f) => {
      const effects: EffectMove[] = [];
      listEffects(t, s, f, true, effects);
      return {
        params: {
          action: SPACES[f.space],
          cost: actionCostText(t, s, f.seat, f.space),
          extra: effects.length > 0 ? 'yes' : 'no',
        },
        rule: ACTION_RULES[f.space],
      };
    },
  );

const afterwards: EffectMove[] = [];

/** Asks about remaining effects and the tile of the turn, if there are any. */
export const afterAction = (t: Tables) =>
  step<'afterAction'>((s, f) => {
    afterwards.length = 0;
    listEffects(t, s, f, false, afterwards);
    if (afterwards.length === 0 && !hasUsableTile(t, s, f.seat)) return;
    s.frames.push({ kind: 'cardAfter', seat: f.seat, space: f.space, used: f.used });
  });

export const cardAfter = (t: Tables) =>
  ask<'cardAfter', 'useEffect' | 'useTile' | 'done'>('cardAfter', 'AB-6.6', {
    moves(s, f, seat) {
      const out: MoveOf<'useEffect' | 'useTile' | 'done'>[] = [];
      listEffects(t, s, f, false, out);
      listTiles(t, s, seat, out);
      out.push(DONE);
      return out;
    },
    apply(s, f: FrameOf<'cardAfter'>, seat, move, events) {
      if (move.type === 'useEffect') {
        s.frames.push({ kind: 'afterAction', seat, space: f.space, used: f.used | markOf(move) });
        performEffect(t, s, seat, move, events);
      } else if (move.type === 'useTile') {
        s.frames.push({ kind: 'afterAction', seat, space: f.space, used: f.used });
        useTile(t, s, seat, move.tile, events);
      }
    },
  });
