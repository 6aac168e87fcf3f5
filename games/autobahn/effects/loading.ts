/** AB-9: Load truck. */
import type { Events, Seat } from '../../../kernel/index.ts';
import { canLoadWine, loadWine, loseWine } from '../modules/wine.ts';
import type { MoveOf, Sink } from '../moves.ts';
import type { AutobahnState } from '../state.ts';
import { bit, ON_BOARD, type Tables, TRUCKS, WINE } from '../tables.ts';
import { goodsText } from '../terms.ts';
import { SECOND_TRUCK } from './technologies.ts';

/** AB-9.1: Berlin only from era 3 and while it is connected. */
export function depotOpen(t: Tables, s: AutobahnState, depot: number): boolean {
  const { fromEra, needsConnection, city } = t.depots[depot];
  return s.era >= fromEra && (!needsConnection || s.connected[city] !== 0);
}

export const truckCount = (t: Tables, s: AutobahnState, seat: Seat): number =>
  bit(s.padlocks[seat], SECOND_TRUCK)
    ? t.edition.playerBoard.trucks.withTechnology
    : t.edition.playerBoard.trucks.atStart;

/** Trucks worth telling apart: of two on the board only the first is offered. */
function isOffered(t: Tables, s: AutobahnState, seat: Seat, truck: number): boolean {
  if (truck >= truckCount(t, s, seat)) return false;
  const at = seat * TRUCKS;
  return truck === 0 || s.trucks[at] !== ON_BOARD || s.trucks[at + truck] !== ON_BOARD;
}

export function listLoads(
  t: Tables,
  s: AutobahnState,
  seat: Seat,
  colours: number,
  byCard: boolean,
  out: Sink<MoveOf<'loadTruck' | 'loadWine'>>,
): void {
  for (let truck = 0; truck < TRUCKS; truck++) {
    if (!isOffered(t, s, seat, truck)) continue;
    for (let d = 0; d < t.depots.length; d++) {
      if ((t.depots[d].colours & colours) !== 0 && depotOpen(t, s, d))
        out.push(t.moves.loadTruck[truck * t.depots.length + d]);
    }
    if (byCard && canLoadWine(t, s, seat, truck, colours)) out.push(t.moves.loadWine[truck]);
  }
}

/** AB-9.2: the goods of a truck taken from the map go back undelivered. */
function unload(s: AutobahnState, seat: Seat, truck: number, events?: Events): void {
  const goods = s.goods[seat * TRUCKS + truck];
  if (s.trucks[seat * TRUCKS + truck] === ON_BOARD) return;
  if (goods === WINE) loseWine(s, seat, events);
  else events?.push({ key: 'event.goodsBack', params: { seat: { seat }, goods: goodsText(goods) } });
}

export function loadAtDepot(
  t: Tables,
  s: AutobahnState,
  seat: Seat,
  truck: number,
  depot: number,
  events?: Events,
): void {
  unload(s, seat, truck, events);
  const { goods, city } = t.depots[depot];
  s.trucks[seat * TRUCKS + truck] = t.sections.length + depot;
  s.goods[seat * TRUCKS + truck] = goods;
  events?.push({
    key: 'event.load',
    params: { seat: { seat }, goods: goodsText(goods), city: t.cities[city].name },
  });
}

export function loadWithWine(t: Tables, s: AutobahnState, seat: Seat, truck: number, events?: Events): void {
  unload(s, seat, truck, events);
  loadWine(t, s, seat, truck, events);
}
