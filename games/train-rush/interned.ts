/** Moves made once per edition, so that listing them allocates next to nothing. */
import { TRACK_IDS } from './components/edition.ts';
import type { MoveOf, Triggers } from './moves.ts';
import type { Tables } from './tables.ts';

/** All movements from one field with one number of points, in parallel lists. */
export interface Ways {
  readonly fields: readonly number[];
  /** Whether any number of locomotives may stand there (TR-10.5). */
  readonly shared: readonly boolean[];
  readonly moves: readonly MoveOf<'move'>[];
}

export interface InternedMoves {
  readonly pass: MoveOf<'pass'>;
  readonly decline: MoveOf<'decline'>;
  readonly stop: MoveOf<'stop'>;
  readonly done: MoveOf<'done'>;
  readonly presence: MoveOf<'presence'>;
  readonly drawCards: MoveOf<'drawCards'>;
  readonly startingCube: readonly MoveOf<'startingCube'>[];
  readonly returnCard: readonly MoveOf<'returnCard'>[];
  readonly removeHero: readonly MoveOf<'removeHero'>[];
  readonly pickHero: readonly MoveOf<'pickHero'>[];
  /** By number. */
  readonly playSpy: readonly MoveOf<'playSpy'>[];
  readonly lobby: readonly MoveOf<'lobby'>[];
  readonly corrupt: readonly MoveOf<'corrupt'>[];
  /** By wagon and number of empty any-slots: one move per choice of cubes. */
  readonly load: readonly (readonly (readonly MoveOf<'load'>[])[])[];
  readonly drawWagon: readonly MoveOf<'drawWagon'>[];
  /** By given and taken wagon. */
  readonly exchange: readonly (readonly MoveOf<'exchangeWagon'>[])[];
  readonly areaAction: readonly MoveOf<'areaAction'>[];
  readonly freeAction: readonly MoveOf<'freeAction'>[];
  readonly buildWarehouse: readonly MoveOf<'buildWarehouse'>[];
  readonly buildStation: readonly MoveOf<'buildStation'>[];
  readonly advance: readonly MoveOf<'advance'>[];
  readonly keepCard: readonly MoveOf<'keepCard'>[];
  readonly discardCard: readonly MoveOf<'discardCard'>[];
  readonly playCard: readonly MoveOf<'playCard'>[];
  readonly takeCard: readonly MoveOf<'takeCard'>[];
  readonly specialAction: readonly MoveOf<'specialAction'>[];
  /** By bonus space and tile. */
  readonly useTile: readonly (readonly MoveOf<'useTile'>[])[];
  /** By zone, colour and city. */
  readonly rent: readonly (readonly (readonly MoveOf<'rent'>[])[])[];
  readonly contract: readonly MoveOf<'contract'>[];
  /** By wagon, slot and resource. */
  readonly unload: readonly (readonly (readonly MoveOf<'unload'>[])[])[];
  readonly sell: readonly MoveOf<'sell'>[];
  /** By city and size. */
  readonly placeMarker: readonly (readonly MoveOf<'placeMarker'>[])[];
  readonly takeParcel: readonly MoveOf<'takeParcel'>[];
  readonly scoreWarehouse: readonly MoveOf<'scoreWarehouse'>[];
  readonly playHero: readonly MoveOf<'playHero'>[];
  ways(from: number, points: number, coal: number, token: number): Ways;
}

/** Every multiset of `n` out of `kinds` things, in rising order. */
function multisets(kinds: number, n: number, least = 0): number[][] {
  if (n === 0) return [[]];
  return Array.from({ length: kinds - least }, (_, i) => least + i).flatMap((first) =>
    multisets(kinds, n - 1, first).map((rest) => [first, ...rest]),
  );
}

const TRIGGERS: Readonly<Record<string, Triggers>> = { city: 'city', market: 'market', siding: 'siding' };

function wayTable(t: Omit<Tables, 'moves'>): InternedMoves['ways'] {
  const known = new Map<number, Ways>();
  const make = (from: number, points: number, coal: number, token: number): Ways => {
    const ends = t.destinations(from, points);
    return {
      fields: ends.map((end) => end.field),
      shared: ends.map((end) => ['city', 'market'].includes(t.fields[end.field].kind)),
      moves: ends.map(
        ({ field, path }): MoveOf<'move'> => ({
          type: 'move',
          to: t.fields[field].id,
          path: path.map((step) => t.fields[step].id),
          coal,
          token,
          lost: points - path.length,
          triggers: TRIGGERS[t.fields[field].kind] ?? 'nothing',
        }),
      ),
    };
  };
  return (from, points, coal, token) => {
    const key = ((from * 64 + points) * 64 + coal) * 64 + token;
    const found = known.get(key);
    if (found !== undefined) return found;
    const made = make(from, points, coal, token);
    known.set(key, made);
    return made;
  };
}

export function internMoves(t: Omit<Tables, 'moves'>): InternedMoves {
  const { resources, cards, heroes, sectors, wagons, zones, cities, colours, tiles, contracts, actions } = t;
  const resourceIds = resources.map((resource) => resource.id);
  type OfCard = 'returnCard' | 'keepCard' | 'discardCard' | 'playCard' | 'takeCard' | 'specialAction';
  const card = <T extends OfCard>(type: T) => cards.map((item) => ({ type, card: item.id }));
  const hero = <T extends 'removeHero' | 'pickHero' | 'playHero'>(type: T) =>
    heroes.map((item) => ({ type, hero: item.id }));
  const sector = <T extends 'lobby' | 'corrupt'>(type: T) => sectors.map((item) => ({ type, sector: item.id }));
  const zone = <T extends 'buildWarehouse' | 'buildStation'>(type: T) => zones.map((item) => ({ type, zone: item.id }));
  const slots = Array.from({ length: t.maxSlots }, (_, slot) => slot);
  const spies = Object.values(t.edition.setup.byPlayers).flatMap((plan) => plan.spies);
  return {
    pass: { type: 'pass' },
    decline: { type: 'decline' },
    stop: { type: 'stop' },
    done: { type: 'done' },
    presence: { type: 'presence' },
    drawCards: { type: 'drawCards' },
    startingCube: resourceIds.map((resource) => ({ type: 'startingCube', resource })),
    returnCard: card('returnCard'),
    removeHero: hero('removeHero'),
    pickHero: hero('pickHero'),
    playSpy: Array.from({ length: Math.max(...spies) + 1 }, (_, number) => ({ type: 'playSpy', number })),
    lobby: sector('lobby'),
    corrupt: sector('corrupt'),
    load: wagons.map((wagon) =>
      [...slots, slots.length].map((empty) =>
        empty > wagon.accepts.filter((accepts) => accepts === t.any).length
          ? []
          : multisets(resources.length, empty).map(
              (cubes): MoveOf<'load'> => ({
                type: 'load',
                wagon: wagon.id,
                cubes: cubes.map((cube) => resourceIds[cube]),
              }),
            ),
      ),
    ),
    drawWagon: wagons.map((wagon) => ({ type: 'drawWagon', wagon: wagon.id })),
    exchange: wagons.map((give) =>
      wagons.map((take): MoveOf<'exchangeWagon'> => ({ type: 'exchangeWagon', give: give.id, take: take.id })),
    ),
    areaAction: actions.map((action) => ({ type: 'areaAction', action: action.id, cost: action.cost })),
    freeAction: actions.map((action) => ({ type: 'freeAction', action: action.id })),
    buildWarehouse: zone('buildWarehouse'),
    buildStation: zone('buildStation'),
    advance: TRACK_IDS.map((track) => ({ type: 'advance', track })),
    keepCard: card('keepCard'),
    discardCard: card('discardCard'),
    playCard: card('playCard'),
    takeCard: card('takeCard'),
    specialAction: card('specialAction'),
    useTile: t.rowOf.map((_, space) =>
      tiles.map((tile): MoveOf<'useTile'> => ({ type: 'useTile', space: space + 1, tile: tile.id })),
    ),
    rent: zones.map(({ id }) =>
      colours.map((contractor) =>
        cities.map((city): MoveOf<'rent'> => ({ type: 'rent', zone: id, contractor, city: city.id })),
      ),
    ),
    contract: contracts.map((tile) => ({ type: 'contract', tile: tile.id, size: tile.size })),
    unload: wagons.map((wagon) =>
      slots.map((slot) =>
        resourceIds.map((cube): MoveOf<'unload'> => ({ type: 'unload', wagon: wagon.id, slot: slot + 1, cube })),
      ),
    ),
    sell: t.market.map((exchange) => ({ type: 'sell', exchange: exchange.id })),
    placeMarker: cities.map((city) =>
      t.sizes.map((size): MoveOf<'placeMarker'> => ({ type: 'placeMarker', city: city.id, size })),
    ),
    takeParcel: wagons.map((wagon) => ({ type: 'takeParcel', wagon: wagon.id })),
    scoreWarehouse: colours.map((contractor) => ({ type: 'scoreWarehouse', contractor })),
    playHero: hero('playHero'),
    ways: wayTable(t),
  };
}
