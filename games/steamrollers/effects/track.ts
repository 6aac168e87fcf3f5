/** Drawing a piece of track (section 6). */
import type { Events, Seat } from '../../../kernel/index.ts';
import { SIDE_NAMES } from '../components/edition.ts';
import type { DrawTrack, Gathered } from '../moves.ts';
import { linkThrough, withLink } from '../network.ts';
import type { Link, Network, Position, Sheet } from '../state.ts';
import { SIDES, type Tables } from '../tables.ts';
import { trackTerms } from '../terms.ts';

/** SR-6.2 to SR-6.4: every piece on every empty hex of a region; face 0 stands for any kind. */
export function listTrack(
  t: Tables,
  state: Position,
  seat: Seat,
  region: number,
  face: number,
  out: Gathered<DrawTrack>,
): void {
  const { tracks } = state.sheets[seat];
  const offers = t.moves.drawBy[face];
  for (const hex of t.drawable[region]) {
    if (tracks[hex] !== 0) continue;
    const pieces = offers[hex];
    for (let i = 0; i < pieces.length; i++) out.push(pieces[i]);
  }
}

export const hexOf = (t: Tables, move: DrawTrack): number => t.hexIndex.get(move.hex) ?? 0;

export function pairOf(t: Tables, { sides: [a, b] }: DrawTrack): number {
  return t.pairOf[SIDE_NAMES.indexOf(a) * SIDES + SIDE_NAMES.indexOf(b)];
}

export function drawTrack(t: Tables, state: Position, seat: Seat, move: DrawTrack, events?: Events): void {
  const sheet = state.sheets[seat];
  const hex = hexOf(t, move);
  const pair = pairOf(t, move);
  const { tracks, network, link } = drawnOn(t, state.deal.map, sheet, hex, pair);
  sheet.tracks = tracks;
  sheet.network = network;
  events?.push({
    key: 'event.draws',
    params: { ...trackTerms(t, move), seat: { seat } },
  });
  if (link === undefined) return;
  events?.push({
    key: 'event.link',
    params: { seat: { seat }, from: link.a + 1, to: link.b + 1, towns: link.towns },
  });
}

/** What a sheet is after a piece was drawn on it, and the link that it has finished. */
interface Drawn {
  readonly tracks: readonly number[];
  readonly network: Network;
  readonly link: Link | undefined;
}

/**
 * By the tracks before, and the piece. Tracks are never changed and belong to one game; a search draws the same pieces on the same sheets over and
 * over, and whatever is known of tracks is found again by the very list.
 */
const MOST_DRAWN = 4_000;
let drawings = new Map<readonly number[], Map<number, Drawn>>();
let drawn = 0;

function drawnOn(t: Tables, map: number, sheet: Sheet, hex: number, pair: number): Drawn {
  const piece = hex * t.pairs.length + pair;
  let known = drawings.get(sheet.tracks);
  const again = known?.get(piece);
  if (again !== undefined) return again;
  if (drawn >= MOST_DRAWN) {
    drawings = new Map();
    drawn = 0;
    known = undefined;
  }
  if (known === undefined) {
    known = new Map();
    drawings.set(sheet.tracks, known);
  }
  const fresh = drawAfresh(t, map, sheet, hex, pair);
  known.set(piece, fresh);
  drawn++;
  return fresh;
}

function drawAfresh(t: Tables, map: number, { tracks: before, network }: Sheet, hex: number, pair: number): Drawn {
  const tracks = before.slice();
  tracks[hex] = pair;
  const link = linkThrough(t, map, tracks, hex);
  return { tracks, network: link === undefined ? network : withLink(network, link), link };
}
