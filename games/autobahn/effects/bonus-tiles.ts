/** AB-22: bonus tiles are gained face up and used at most once per turn. */
import type { Events, Seat } from '../../../kernel/index.ts';
import { botGainsTile } from '../solo/tiles.ts';
import type { AutobahnState } from '../state.ts';
import { NONE, type Tables } from '../tables.ts';
import { tileText } from '../terms.ts';

export function gainTile(
  t: Tables,
  s: AutobahnState,
  seat: Seat,
  type: number,
  byDelivery: boolean,
  events?: Events,
): void {
  s.tilesTaken[seat]++;
  if (seat === s.config.bot) {
    botGainsTile(t, s, events);
    return;
  }
  s.tiles[seat * t.tileTypes.length + type]++;
  if (byDelivery) s.freshTiles[type]++;
  events?.push({ key: 'event.tile', params: { seat: { seat }, tile: tileText(t, type) } });
}

/** AB-7.2 (a) */
export function gainRoadTile(t: Tables, s: AutobahnState, seat: Seat, section: number, events?: Events): void {
  const type = s.roadTiles[section];
  s.roadTiles[section] = NONE;
  gainTile(t, s, seat, type, false, events);
}
