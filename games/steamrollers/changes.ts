/** What differs between two moments of a game: for previews and summaries of turns. Everything lies open (SR-1.11). */
import { type Change, ChangeRows, type Seat, type Text, text } from '../../kernel/index.ts';
import { strengthOf } from './effects/engine.ts';
import { faceUp } from './effects/tiles.ts';
import { orderUp } from './modules/orders.ts';
import { NONE, type Position } from './state.ts';
import { CITIES, type Tables } from './tables.ts';
import { orderText, tileText } from './terms.ts';

type Rows = ChangeRows<Position>;

/** Pairs of cities between which a sheet has a route. */
const joined = ({ sheets }: Position, seat: Seat): number => sheets[seat].network.links.length;

const drawn = ({ sheets }: Position, seat: Seat): number => sheets[seat].tracks.filter((pair) => pair > 0).length;

const ownerText = (owner: Seat): Text =>
  owner === NONE ? text('change.pool') : text('change.owner', { seat: { seat: owner } });

function seatRows(rows: Rows, t: Tables, seat: Seat): void {
  rows.of(seat, text('change.deliveries'), (s) => s.sheets[seat].deliveryPoints);
  rows.of(seat, text('change.strength'), (s) => strengthOf(t, s, seat));
  rows.of(seat, text('change.boxes'), (s) => t.boxCount[s.sheets[seat].boxes]);
  rows.of(seat, text('change.links'), (s) => joined(s, seat));
  rows.of(seat, text('change.tracks'), (s) => drawn(s, seat));
  rows.of(seat, text('change.kept'), (s) => s.sheets[seat].kept.reduce((sum, n) => sum + n, 0));
  rows.of(seat, text('change.bonus'), (s) => s.sheets[seat].startingBonus);
  rows.of(seat, text('change.ownLoad'), (s) => (s.sheets[seat].ownLoad === NONE ? 0 : 1));
}

const dieText = (die: number): number | Text => (die === 0 ? text('change.noDie') : die);

export function changesBetween(t: Tables, before: Position, after: Position): Change[] {
  const rows = new ChangeRows(before, after);
  before.sheets.forEach((_, seat) => {
    seatRows(rows, t, seat);
  });
  rows.row(text('change.die'), (s) => dieText(s.die));
  rows.row(text('change.dice'), (s) => s.pool.length);
  for (let city = 0; city < CITIES; city++) {
    rows.row(text('change.goods', { city: city + 1 }), (s) => s.goods[city].length);
  }
  before.tileOwner.forEach((_, tile) => {
    rows.row(tileText(faceUp(t, before, tile).name), (s) => ownerText(s.tileOwner[tile]));
  });
  before.orderOwner.forEach((_, order) => {
    rows.row(orderText(orderUp(t, before, order)), (s) => ownerText(s.orderOwner[order]));
  });
  before.crossed.forEach((_, region) => {
    rows.row(text('change.crossed', { region: region + 1 }), (s) => s.crossed[region]);
  });
  return rows.changes;
}
