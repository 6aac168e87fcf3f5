/**
 * What a move would mean in the position, as a small number: moves are told apart by it when it is learnt how likely they are. Asked at every decision
 * of a playout, so what all its moves have in common is found once.
 */
import type { Aspects, Seat } from '../../../kernel/index.ts';
import { emptyCities } from '../effects/ending.ts';
import { TILE, tileIndex } from '../effects/tiles.ts';
import type { Deliver, DrawTrack, SteamRollersMove } from '../moves.ts';
import { networkPoints } from '../network.ts';
import { NONE, type Position, type SteamRollersState } from '../state.ts';
import { CITIES, type Tables } from '../tables.ts';
import { bestFrom, gatherGoods } from './deliveries.ts';
import { findDeliveries } from './dice.ts';
import type { Judge } from './judge.ts';
import { countCubes, foreseePace } from './pace.ts';
import { emptyPlan, findPlan } from './plan.ts';
import { type Prospect, prospectsOf } from './prospects.ts';

/** Own turns to come, roughly: fewer than the first of these, than the second, … */
const TIMES = [1.5, 3, 5, 8, 12];
function spanOf(turns: number): number {
  let span = 0;
  while (span < TIMES.length && turns >= TIMES[span]) span++;
  return span;
}

/** Longer deliveries are all the same. */
const LONGEST = 8;
const LENGTHS = LONGEST + 1;
const lengthOf = (points: number): number => (points < LONGEST ? points : LONGEST);

/**
 * How a track serves the links one could have: 0 not at all, 1 finishes a planned one, 2 and 3 are among the two or more that are missing; 4 to 6 the same of
 * links beyond the plan.
 */
const RANKS = 7;
const BEYOND = 3;
const MOST_WANTED = 64;
const wantedMove: DrawTrack[] = [];
const wantedRank = new Int8Array(MOST_WANTED);
/** By region: the best that can be drawn there with this black die. */
const bestTrack = new Int8Array(CITIES);

function wantTracks(t: Tables, state: Position, seat: Seat, prospects: readonly Prospect[], planned: Prospect): void {
  wantedMove.length = 0;
  bestTrack.fill(0);
  // SR-8.11: tile 6 allows any kind.
  const surveyor = state.tileOwner[TILE.six] === seat && (state.spent & (1 << TILE.six)) === 0;
  const allows = surveyor || state.blackFace === 0 ? undefined : t.faceAllows[state.blackFace - 1];
  let beyond = planned === prospects[0] ? BEYOND : 0;
  for (let i = 1; i < prospects.length; i++) {
    const { link } = prospects[i];
    if (link === undefined) continue;
    const { hexes, pairs } = link;
    const rank = (hexes.length < BEYOND ? hexes.length : BEYOND) + beyond;
    for (let j = 0; j < hexes.length && wantedMove.length < MOST_WANTED; j++) {
      wantedRank[wantedMove.length] = rank;
      wantedMove.push(t.moves.draw[hexes[j]][pairs[j]]);
      if (allows !== undefined && allows[pairs[j]] === 0) continue;
      const region = t.regionOf[hexes[j]];
      if (bestTrack[region] === 0 || rank < bestTrack[region]) bestTrack[region] = rank;
    }
    if (prospects[i] === planned) beyond = BEYOND;
  }
}

function rankOf(move: DrawTrack): number {
  for (let i = 0; i < wantedMove.length; i++) if (wantedMove[i] === move) return wantedRank[i];
  return 0;
}

/** What the sheet shows now, without tiles and orders. */
const pointsOf = (t: Tables, { sheets }: Position, seat: Seat): number =>
  sheets[seat].deliveryPoints + networkPoints(t, sheets[seat].network) + t.engineBonus[t.boxCount[sheets[seat].boxes]];

function leadOf(t: Tables, state: Position, seat: Seat): number {
  let rival = 0;
  for (let other = 0; other < state.sheets.length; other++)
    if (other !== seat) rival = Math.max(rival, pointsOf(t, state, other));
  return pointsOf(t, state, seat) - rival;
}

/** What the moves of a decision have in common. */
const now = { span: 0, boxes: 0, plannedBoxes: 0, longest: 0, links: 0, lastCity: false };

/** A delivery that empties the last city ends the game: for whoever leads after it, or for somebody else. */
function delivery(t: Tables, state: Position, seat: Seat, { points, from, own }: Deliver): number {
  const ends = now.lastCity && own !== true && state.goods[from - 1].length === 1;
  const end = ends ? (leadOf(t, state, seat) + points > 0 ? 1 : 2) : 0;
  return (now.span * LENGTHS + lengthOf(points)) * 3 + end;
}

/** How many boxes there are, and whether a longer delivery is there for one more. */
const box = (): number => (now.span * (CITIES + 1) + now.boxes) * 2 + (now.longest > now.boxes ? 1 : 0);

const track = (move: DrawTrack): number => (now.span * RANKS + rankOf(move)) * 4 + Math.min(3, (now.links + 1) >> 1);

function tile(state: Position, seat: Seat, name: string): number {
  const index = tileIndex(name);
  const owner = state.tileOwner[index];
  const whose = owner === NONE ? 0 : owner === seat ? 1 : 2;
  return ((now.span * 3 + whose) * CITIES + index) * 2 + state.deal.tileSides[index];
}

/** The best that a die of this value can do: a delivery, a box that is planned or not, a track. */
function die(state: Position, seat: Seat, value: number): number {
  const city = value - 1;
  const open = (state.sheets[seat].boxes & (1 << city)) === 0;
  const boxes = open ? (now.plannedBoxes > now.boxes ? 2 : 1) : 0;
  const rank = bestTrack[city];
  const tracks = rank < 2 ? rank : rank <= BEYOND ? 2 : 3;
  return (((now.span >> 1) * LENGTHS + lengthOf(bestFrom(city))) * 3 + boxes) * 4 + tracks;
}

function aspectOf(t: Tables, state: Position, seat: Seat, move: SteamRollersMove): number {
  switch (move.type) {
    case 'deliver':
      return delivery(t, state, seat, move);
    case 'upgradeEngine':
      return box();
    case 'drawTrack':
      return track(move);
    case 'takeTile':
      return tile(state, seat, move.tile);
    case 'chooseDie':
    case 'useDie':
    case 'seizeDie':
    case 'declineSeize':
      return die(state, seat, move.value);
    case 'changeDie':
      return move.value === undefined ? 0 : 1 + die(state, seat, move.value);
    default:
      return 0;
  }
}

/** Tried among players of SteamRollers: a single likely turn won 3 % of 120 games against `steady` as it was learnt, 10 % at 1.5 and 20 % at 2.5. */
const SHARPNESS = 1.75;

export function aspects(x: Judge): Aspects<SteamRollersState, SteamRollersMove> {
  const { t } = x;
  const plan = emptyPlan(t);
  const look = (state: Position, seat: Seat): void => {
    const sheet = state.sheets[seat];
    gatherGoods(t, state);
    countCubes(t, state);
    foreseePace(x, state, seat);
    findPlan(x, state, seat, plan);
    const prospects = prospectsOf(t, state.deal.map, seat, sheet.tracks, sheet.network);
    wantTracks(t, state, seat, prospects, plan.prospect);
    now.span = spanOf(plan.turns);
    now.boxes = t.boxCount[sheet.boxes];
    now.plannedBoxes = plan.boxes;
    now.longest = prospects[0].web.longest;
    now.links = sheet.network.links.length;
    now.lastCity = emptyCities(state) === t.edition.scoring.gameEnd.emptyCities - 1;
    findDeliveries(x, state, seat, prospects[0].web);
  };
  return {
    alone: true,
    sharpness: SHARPNESS,
    write(state, seat, moves, into) {
      // Eva has no sheet and no choice.
      if (state.sheets[seat] === undefined) {
        into.fill(0, 0, moves.length);
        return;
      }
      look(state, seat);
      for (let i = 0; i < moves.length; i++) into[i] = aspectOf(t, state, seat, moves[i]);
    },
  };
}
