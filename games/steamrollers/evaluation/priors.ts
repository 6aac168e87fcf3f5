/** How likely a good player is to make each move, without looking at what comes of it: for playouts. */
import type { Seat } from '../../../kernel/index.ts';
import { boosterOf } from '../effects/engine.ts';
import { canUse, faceUp, SIDE_B, TILE, tileIndex } from '../effects/tiles.ts';
import type { DrawTrack, SteamRollersMove } from '../moves.ts';
import type { Position } from '../state.ts';
import { CITIES, type Tables } from '../tables.ts';
import { bestFrom, gatherGoods, gatherLoad, yieldAt } from './deliveries.ts';
import { type Prospect, prospectsOf } from './prospects.ts';
import { P } from './weights.ts';

/** Tracks that bring a planned link nearer, in the region that the die names. */
const wanted: DrawTrack[] = [];

/** What each die could do, by its value. */
const dieWeights = new Float64Array(CITIES + 1);

export function priorsOf(
  t: Tables,
  state: Position,
  seat: Seat,
  moves: readonly SteamRollersMove[],
  into: Float64Array,
): void {
  const sheet = state.sheets[seat];
  if (sheet === undefined) {
    into.fill(1, 0, moves.length);
    return;
  }
  const prospects = prospectsOf(t, state.deal.map, seat, sheet.tracks, sheet.network);
  wantTracks(t, prospects, state.die - 1);
  const { type } = moves[0];
  if (type === 'chooseDie' || type === 'chooseTwoDice' || type === 'useDie' || type === 'seizeDie') {
    weighDice(t, state, seat, prospects);
  }
  for (let i = 0; i < moves.length; i++) into[i] = weightOf(state, seat, moves[i]);
}

/** A region of −1 stands for all of them. */
function wantTracks(t: Tables, prospects: readonly Prospect[], region: number): void {
  wanted.length = 0;
  for (let i = 1; i < prospects.length; i++) {
    const { link } = prospects[i];
    if (link === undefined) continue;
    for (let j = 0; j < link.hexes.length; j++) {
      const hex = link.hexes[j];
      if (region < 0 || t.regionOf[hex] === region) wanted.push(t.moves.draw[hex][link.pairs[j]]);
    }
  }
}

function weighDice(t: Tables, state: Position, seat: Seat, prospects: readonly Prospect[]): void {
  const sheet = state.sheets[seat];
  const strength = t.boxCount[sheet.boxes] + boosterOf(t, state, seat);
  const bonus = canUse(state, seat, TILE.three, SIDE_B) ? Math.max(0, ...faceUp(t, state, TILE.three).bonus) : 0;
  gatherGoods(t, state);
  gatherLoad(t, sheet);
  yieldAt(prospects[0].web, strength, bonus);
  const { regions } = prospects[prospects.length - 1];
  for (let city = 0; city < CITIES; city++) {
    let weight = P.otherDie + P.delivery * bestFrom(city) ** P.distance;
    if ((sheet.boxes & (1 << city)) === 0) weight += P.box;
    if ((regions & (1 << city)) !== 0) weight += P.track;
    dieWeights[city + 1] = weight;
  }
}

function isWanted(move: DrawTrack): boolean {
  for (let i = 0; i < wanted.length; i++) if (wanted[i] === move) return true;
  return false;
}

function weightOf(state: Position, seat: Seat, move: SteamRollersMove): number {
  switch (move.type) {
    case 'drawTrack':
      return isWanted(move) ? P.track : P.otherTrack;
    case 'deliver':
      return P.delivery * move.points ** P.distance;
    case 'upgradeEngine':
      return P.box;
    case 'takeTile':
      return state.tileOwner[tileIndex(move.tile)] === seat ? P.ownTile : P.tile;
    case 'changeDie':
      return P.change;
    case 'pass':
      return P.pass;
    case 'exchangeOrder':
      return P.order;
    case 'chooseDie':
    case 'useDie':
    case 'seizeDie':
      return dieWeights[move.value];
    case 'declineSeize':
      return P.decline;
    case 'chooseTwoDice':
      return dieWeights[move.values[0]] + dieWeights[move.values[1]];
    default:
      return 1;
  }
}
