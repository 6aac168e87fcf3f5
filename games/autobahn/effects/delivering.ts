/** AB-16: deliveries abroad. */
import type { Events, Seat } from '../../../kernel/index.ts';
import { pharmaTargetLost } from '../solo/targets.ts';
import type { AutobahnState } from '../state.ts';
import { bit, NOBODY, NONE, ON_BOARD, PHARMACEUTICALS, type Tables, TRUCKS } from '../tables.ts';
import { countryText, goodsText } from '../terms.ts';
import { gainTile } from './bonus-tiles.ts';
import { gainMoney } from './money.ts';

/** Step (1) of AB-16.1 is a choice when the tiles differ; the rest waits below it. */
export function deliver(t: Tables, s: AutobahnState, seat: Seat, truck: number, city: number, events?: Events): void {
  const { country } = t.cities[city];
  events?.push({
    key: 'event.deliver',
    params: { seat: { seat }, goods: goodsText(s.goods[seat * TRUCKS + truck]), country: countryText(t, country) },
  });
  s.frames.push({ kind: 'delivered', seat, truck, country });
  const first = firstTile(t, s, country);
  if (first === NONE) return;
  if (tilesDiffer(t, s, country, first)) s.frames.push({ kind: 'deliveryTile', seat, country });
  else takeCountryTile(t, s, seat, country, first, events);
}

/** The first tile left in a country, NONE without. */
export function firstTile(t: Tables, s: AutobahnState, country: number): number {
  const base = country * t.tileSpacesPerCountry;
  for (let i = base; i < base + t.tileSpacesPerCountry; i++) if (s.countryTiles[i] !== NONE) return s.countryTiles[i];
  return NONE;
}

function tilesDiffer(t: Tables, s: AutobahnState, country: number, first: number): boolean {
  const base = country * t.tileSpacesPerCountry;
  for (let i = base; i < base + t.tileSpacesPerCountry; i++)
    if (s.countryTiles[i] !== NONE && s.countryTiles[i] !== first) return true;
  return false;
}

export function takeCountryTile(
  t: Tables,
  s: AutobahnState,
  seat: Seat,
  country: number,
  type: number,
  events?: Events,
): void {
  const base = country * t.tileSpacesPerCountry;
  for (let i = base; i < base + t.tileSpacesPerCountry; i++) {
    if (s.countryTiles[i] !== type) continue;
    s.countryTiles[i] = NONE;
    gainTile(t, s, seat, type, true, events);
    return;
  }
}

/** Steps (2)–(4) of AB-16.1 for a player. */
export function finishDelivery(
  t: Tables,
  s: AutobahnState,
  seat: Seat,
  truck: number,
  country: number,
  events?: Events,
): void {
  const goods = s.goods[seat * TRUCKS + truck];
  s.goods[seat * TRUCKS + truck] = NONE;
  s.trucks[seat * TRUCKS + truck] = ON_BOARD;
  s.delivered[seat] |= 1 << country;
  if (goods === PHARMACEUTICALS) rewardPharmaceuticals(t, s, seat, country, events);
  else rewardGoods(t, s, seat, country, goods, events);
}

/** AB-16.2 */
function rewardGoods(t: Tables, s: AutobahnState, seat: Seat, country: number, goods: number, events?: Events): void {
  const row = t.boardRow[s.boards[seat]][country];
  const mark = seat * t.countries.length + country;
  if (goods === row.goods && s.goodsMarks[mark] === 0) {
    s.goodsMarks[mark] = 1;
    events?.push({ key: 'event.preferred', params: { seat: { seat }, country: countryText(t, country) } });
  } else moneySpace(t, s, seat, country, events);
}

function moneySpace(t: Tables, s: AutobahnState, seat: Seat, country: number, events?: Events): void {
  if (bit(s.moneyMarks[seat], country)) {
    events?.push({ key: 'event.noReward', params: { seat: { seat }, country: countryText(t, country) } });
    return;
  }
  s.moneyMarks[seat] |= 1 << country;
  gainMoney(s, seat, t.boardRow[s.boards[seat]][country].money, events);
}

/** AB-16.4 */
function rewardPharmaceuticals(t: Tables, s: AutobahnState, seat: Seat, country: number, events?: Events): void {
  if (s.pharma[country] !== NOBODY) {
    moneySpace(t, s, seat, country, events);
    return;
  }
  s.pharma[country] = seat;
  s.frames.push({ kind: 'gain', seat, bonus: t.countries[country].pharmaBonus, chosen: false, colour: NONE });
  pharmaTargetLost(t, s, country, events);
}
