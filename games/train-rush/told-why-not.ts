/** What "why not?" says of Train Rush, read from the whole state in the simplest way. For tests. */
import type { GameProof } from '../../kernel/conformance/proof.ts';
import { parseEdition, TRACK_IDS } from './components/edition.ts';
import { setupFor } from './components/parts.ts';
import standardEdition from './components/standard.json' with { type: 'json' };
import type { TrainRushState } from './state.ts';
import { compileTables } from './tables.ts';
import type { TrainRushView } from './view.ts';

const edition = parseEdition(standardEdition);
const t = compileTables(edition);

const idOf = (place: string): string => place.slice(place.indexOf(':') + 1);
const unloading = (s: TrainRushState, seat: number): number => {
  const track = TRACK_IDS.indexOf('unloading');
  return t.trackValues[track][s.levels[seat * TRACK_IDS.length + track] - 1];
};
const action = (place: string) => t.actions[t.actions.findIndex(({ id }) => id === idOf(place))];
const contract = (place: string) => t.contracts[t.contracts.findIndex(({ id }) => id === idOf(place))];
const card = (place: string) => t.cards[t.cards.findIndex(({ id }) => id === idOf(place))];

/** Cubes on regular wagons, by value, the dearest first. */
const values = (s: TrainRushState, seat: number): number[] =>
  s.cargo[seat]
    .filter((cube, place) => cube >= 0 && !t.wagons[s.wagons[seat][Math.floor(place / t.maxSlots)]].special)
    .map((cube) => t.resources[cube].value)
    .sort((a, b) => b - a);

/** Rings of fields around one, until the wanted one is met. */
function steps(from: number, to: number): number {
  let ring = [from];
  const seen = new Set(ring);
  for (let n = 1; ring.length > 0; n++) {
    ring = [...new Set(ring.flatMap((field) => t.fields[field].next))].filter((field) => !seen.has(field));
    if (ring.includes(to)) return n;
    for (const field of ring) seen.add(field);
  }
  return -1;
}

type Reading = (s: TrainRushState, seat: number, place: string) => number | undefined;

const READINGS: Readonly<Record<string, Reading>> = {
  'spyLeft number': (_s, _seat, place) => Number(idOf(place)),
  'agentsLeft left': (s, seat) => s.agents[seat],
  'markers cost': (_s, _seat, place) => action(place).cost,
  'markers markers': (s, seat) => s.investment[seat],
  'areaRoom cost': (_s, _seat, place) => action(place).cost,
  'areaRoom free': (s, _, place) => setupFor(edition, s.seats).actionAreaSpaces - s.areas[action(place).area],
  'stationsLeft left': (s, seat) => s.stationsLeft[seat],
  'warehouseSpace taken': (s, _, place) => {
    const zone = t.zones.findIndex(({ id }) => id === idOf(place));
    return s.warehouses.filter((owner, i) => owner >= 0 && Math.floor(i / t.warehouseSpaces) === zone).length;
  },
  'warehouseSpace spaces': () => t.warehouseSpaces,
  'warehousesLeft left': (s, seat) => s.warehousesLeft[seat],
  'reach steps': (s, seat, place) =>
    steps(
      s.locomotives[seat],
      t.fields.findIndex(({ id }) => id === idOf(place)),
    ),
  'reach value': (s) => {
    const top = s.frames.at(-1);
    return top?.kind === 'movementAction' ? t.cards[top.card].moves[top.performed].value : undefined;
  },
  'reach token': (s, seat) => s.tokens[seat].reduce((most, id) => Math.max(most, t.tokens[id].movement), 0),
  'contractSpace size': (_s, _seat, place) => contract(place).size,
  'cubes loaded': (s, seat) => values(s, seat).length,
  'allowance size': (_s, _seat, place) => contract(place).size,
  'allowance allowance': (s, seat) => {
    const top = s.frames.at(-1);
    return top?.kind === 'contractChoice' ? top.allowance : unloading(s, seat);
  },
  'contractMarkers left': (s, seat) => s.contractMarkers[seat],
  'value price': (_s, _seat, place) => t.market.find(({ id }) => id === idOf(place))?.price,
  'value cubes': unloading,
  'value value': (s, seat) =>
    values(s, seat)
      .slice(0, unloading(s, seat))
      .reduce((sum, value) => sum + value, 0),
  'coal cost': (_s, _seat, place) => card(place).coal,
  'coal coal': (s, seat) => s.coal[seat],
};

export const whyNot: GameProof<TrainRushState, TrainRushView>['whyNot'] = {
  number: (s, seat, place, key, name) => READINGS[`${key.replace('why.', '')} ${name}`]?.(s, seat, place),
  spoil(s, seat) {
    s.investment[seat] = 0;
    s.spies[seat] = 0;
  },
  remedies: {
    'why.markers': (s, seat, { cost }) => {
      s.investment[seat] = Number(cost);
    },
    'why.spyLeft': (s, seat, { number }) => {
      s.spies[seat] |= 1 << Number(number);
    },
  },
};
