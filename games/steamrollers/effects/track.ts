/** Drawing a piece of track (section 6). */
import type { Events, Seat } from '../../../kernel/index.ts';
import { SIDE_NAMES } from '../components/edition.ts';
import type { DrawTrack, Gathered } from '../moves.ts';
import { linkThrough, withLink } from '../network.ts';
import type { Position } from '../state.ts';
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
  const tracks = sheet.tracks.slice();
  tracks[hex] = pair;
  sheet.tracks = tracks;
  events?.push({
    key: 'event.draws',
    params: { ...trackTerms(t, move), seat: { seat } },
  });
  const link = linkThrough(t, state.deal.map, tracks, hex);
  if (link === undefined) return;
  sheet.network = withLink(sheet.network, link);
  events?.push({
    key: 'event.link',
    params: { seat: { seat }, from: link.a + 1, to: link.b + 1, towns: link.towns },
  });
}
