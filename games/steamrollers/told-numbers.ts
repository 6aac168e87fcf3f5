/** Every number that previews of SteamRollers name, read from the whole state in the simplest way. For tests. */
import { Numbers } from '../../kernel/conformance/numbers.ts';
import type { SteamRollersState } from './state.ts';

const FOUR = 3;
const bits = (mask: number): number => [...mask.toString(2)].filter((digit) => digit === '1').length;

/** SR-8.8: tile 4b, the booster, counts for whoever owns it; against Eva not for the second action of a turn (SR-10.10). */
const boosted = (s: SteamRollersState, seat: number): number =>
  s.tileOwner[FOUR] === seat && s.deal.tileSides[FOUR] === 1 && (s.spent & (1 << FOUR)) === 0 ? 1 : 0;

export function numbersOf(s: SteamRollersState): ReadonlyMap<string, number> {
  const told = new Numbers();
  s.sheets.forEach((sheet, seat) => {
    told.of(seat, 'change.deliveries', sheet.deliveryPoints);
    told.of(seat, 'change.boxes', bits(sheet.boxes));
    told.of(seat, 'change.strength', bits(sheet.boxes) + boosted(s, seat));
    told.of(seat, 'change.links', sheet.network.links.length);
    told.of(seat, 'change.tracks', sheet.tracks.filter((pair) => pair !== 0).length);
    told.of(
      seat,
      'change.kept',
      sheet.kept.reduce((sum, n) => sum + n, 0),
    );
    told.of(seat, 'change.bonus', sheet.startingBonus);
    told.of(seat, 'change.ownLoad', sheet.ownLoad < 0 ? 0 : 1);
  });
  told.add('change.die', s.die);
  told.add('change.dice', s.pool.length);
  s.goods.forEach((row, city) => {
    told.add(`change.goods ${city + 1}`, row.length);
  });
  s.crossed.forEach((crosses, region) => {
    told.add(`change.crossed ${region + 1}`, crosses);
  });
  return told.map;
}
