/** One step of a truck, with the station it passes and the wine it brings home. */
import type { Events } from '../../../kernel/index.ts';
import { arriveWithWine, touchesDestination } from '../modules/wine.ts';
import type { AutobahnState, Drive } from '../state.ts';
import { type Tables, TRUCKS, WINE } from '../tables.ts';
import { goodsText, sectionText } from '../terms.ts';
import { enteredHi, enteredLo } from './driving.ts';
import { passStation } from './station-row.ts';

/** The pass of a station is resolved before the next step (AB-15.5). */
export function stepTo(t: Tables, s: AutobahnState, d: Drive, next: number, events?: Events): void {
  const { seat, truck } = d;
  const before = s.trucks[seat * TRUCKS + truck];
  s.trucks[seat * TRUCKS + truck] = next;
  const goods = s.goods[seat * TRUCKS + truck];
  events?.push({
    key: 'event.step',
    params: { seat: { seat }, goods: goodsText(goods), section: sectionText(t, next) },
  });
  if (goods === WINE && touchesDestination(t, s, seat, next)) arriveWithWine(t, s, seat, truck, events);
  else {
    s.frames.push({
      kind: 'driving',
      seat,
      truck,
      left: d.left - 1,
      start: d.start,
      lo: enteredLo(d.lo, next),
      hi: enteredHi(d.hi, next),
    });
  }
  if (before < t.sections.length && t.sections[before].twin === next) {
    passStation(t, s, seat, t.sections[next].link, events);
  }
}
