/** The component data by number, as the view counts: computed once per edition. */
import type { Edition } from '../components/edition.ts';
import { ANY, TRACK_IDS, type TrackId } from '../components/kinds.ts';
import { indexOf, NONE, progressTracksOf, type Rooms, roomsOf, type WagonPart, wagonsOf } from '../components/parts.ts';
import type { TrainRushMove } from '../moves.ts';
import type { TrainRushView } from '../view.ts';

export { ANY, NONE, TRACK_IDS };

export type RegionId = Edition['regions']['items'][number]['id'];
export const LETTERS: Readonly<Record<RegionId, string>> = { green: 'G', red: 'R', blue: 'B' };
export const regionLetter = (id: string): string => (id in LETTERS ? id.slice(0, 1).toUpperCase() : '?');

/** What the slots of a special wagon take. */
export const PARCEL = 'parcel';

/** A wagon whose slots all say what they take: a resource, `any`, or `parcel`. */
export type Wagon = WagonPart;

export interface SectorRow {
  readonly kind: string;
  readonly track: TrackId;
  /** Sector by region, NONE where there is none. */
  readonly sectors: readonly number[];
}

export interface Model extends Rooms {
  readonly edition: Edition;
  readonly fieldOf: ReadonlyMap<string, number>;
  readonly cityOf: ReadonlyMap<string, number>;
  readonly zoneOf: ReadonlyMap<string, number>;
  readonly cityOnField: ReadonlyMap<string, number>;
  readonly regionOf: ReadonlyMap<string, number>;
  readonly wagons: readonly Wagon[];
  readonly wagonOf: ReadonlyMap<string, number>;
  readonly cardOf: ReadonlyMap<string, number>;
  readonly heroOf: ReadonlyMap<string, number>;
  readonly contractOf: ReadonlyMap<string, number>;
  readonly rows: readonly SectorRow[];
  readonly levels: readonly (readonly number[])[];
  readonly topVp: readonly number[];
  /** What stands on cubes and slots: their value, a star for any resource, P for a parcel. */
  valueOf(resource: string): string;
}

function rowsOf({ sectors, regions }: Edition): SectorRow[] {
  const kinds = [...new Map(sectors.items.map((sector) => [sector.sector, sector.track]))];
  return kinds.map(([kind, track]) => ({
    kind,
    track,
    sectors: regions.items.map(({ id }) =>
      sectors.items.findIndex((sector) => sector.region === id && sector.sector === kind),
    ),
  }));
}

function build(edition: Edition): Model {
  const parts = wagonsOf(edition);
  const wagons = parts.map(
    (part): Wagon => (part.special ? { ...part, accepts: Array.from({ length: part.size }, () => PARCEL) } : part),
  );
  const values = new Map(edition.resources.items.map(({ id, value }) => [`${id}`, `${value}`]));
  const tracks = progressTracksOf(edition);
  return {
    edition,
    fieldOf: indexOf(edition.map.fields),
    cityOf: indexOf(edition.cities.items),
    zoneOf: indexOf(edition.zones.items),
    cityOnField: new Map(edition.cities.items.map(({ field }, i) => [field, i])),
    regionOf: indexOf(edition.regions.items),
    wagons,
    wagonOf: indexOf(wagons),
    cardOf: indexOf(edition.actionCards.items),
    heroOf: indexOf(edition.heroCards.items),
    contractOf: indexOf(edition.stateContracts.items),
    ...roomsOf(edition, parts),
    rows: rowsOf(edition),
    levels: tracks.map(({ values }) => values),
    topVp: tracks.map(({ topVp }) => topVp),
    valueOf: (resource) => (resource === ANY ? '★' : resource === PARCEL ? 'P' : (values.get(resource) ?? '?')),
  };
}

const models = new WeakMap<Edition, Model>();

export function modelOf(edition: Edition): Model {
  const known = models.get(edition);
  if (known) return known;
  const model = build(edition);
  models.set(edition, model);
  return model;
}

/** What is in a wagon of a seat, slot by slot; an empty slot is undefined. */
export function cargoOf(
  model: Model,
  view: TrainRushView,
  seat: number,
  place: number,
): readonly (string | undefined)[] {
  const wagon = model.wagons[view.wagons[seat][place]];
  return wagon.accepts.map((_, slot) => {
    const held = view.cargo[seat][place * model.maxSlots + slot] ?? NONE;
    if (held === NONE) return undefined;
    return wagon.special ? PARCEL : model.edition.resources.items[held].id;
  });
}

/** All cubes on a train, as resources. */
export const cubesOf = (model: Model, view: TrainRushView, seat: number): string[] =>
  view.wagons[seat].flatMap((_, place) =>
    cargoOf(model, view, seat, place).flatMap((cube) => (cube === undefined || cube === PARCEL ? [] : [cube])),
  );

/** Whether the cubes of a train are what a contract asks for. */
export function covers(cubes: readonly string[], wanted: readonly string[]): boolean {
  const left = [...cubes];
  const named = wanted.filter((resource) => resource !== ANY);
  for (const resource of named) {
    const at = left.indexOf(resource);
    if (at < 0) return false;
    left.splice(at, 1);
  }
  return left.length >= wanted.length - named.length;
}

/** Plain fields have no name of their own: while they are stops to choose from, they go by letters. */
export function stopLetters(
  { edition, fieldOf }: Model,
  offers: readonly { readonly move: TrainRushMove }[] | undefined,
): ReadonlyMap<string, string> {
  const plain = new Set(
    offers?.flatMap(({ move }) =>
      move.type === 'move' && edition.map.fields[fieldOf.get(move.to) ?? 0].kind === 'track' ? [move.to] : [],
    ),
  );
  return new Map([...plain].map((to, i) => [to, String.fromCharCode(97 + i)]));
}

/** The movement token on the first free place of a city, if there is one. */
export function nextToken(
  { edition, markerSlots }: Model,
  view: TrainRushView,
  city: number,
): Edition['movementTokens']['items'][number] | undefined {
  const slot = view.cityMarkers.slice(city * markerSlots, (city + 1) * markerSlots).indexOf(NONE);
  return edition.movementTokens.items.find(
    (item) => item.city === edition.cities.items[city]?.id && item.slot === slot + 1,
  );
}

export const bitsOf = (bits: number): number[] =>
  Array.from({ length: 31 }, (_, i) => i).filter((i) => ((bits >> i) & 1) === 1);

/** Spies still on a player board. */
export const spiesOf = (view: TrainRushView, seat: number): number[] => bitsOf(view.spies[seat]);

export const citiesOf = (view: TrainRushView, seat: number): number =>
  view.cityMarkers.filter((owner) => owner === seat).length;

/** The heroes the viewer holds in the open step of the draft. */
export function packOf({ frames, draft }: TrainRushView): readonly number[] {
  const open = frames.find((frame) => frame.kind === 'heroDraft');
  if (open?.kind !== 'heroDraft') return [];
  const packs = draft.seen.filter(({ step }) => step === open.step);
  return packs.at(-1)?.heroes ?? [];
}

/** The card being played and how many of its movements are done. */
export function cardInPlay({ frames }: TrainRushView): { card: number; performed: number } | undefined {
  for (let i = frames.length - 1; i >= 0; i--) {
    const frame = frames[i];
    if (frame.kind === 'movementAction' || frame.kind === 'nextMovement')
      return { card: frame.card, performed: frame.performed };
    if (frame.kind === 'specialAction') return { card: frame.card, performed: 3 };
  }
  return undefined;
}
