/** The places to tap: their names, and which moves they mean. */
import type { Offer } from '../../../web/kit/board.ts';
import type { Deliver, DrawTrack, SteamRollersMove } from '../moves.ts';
import type { SteamRollersView } from '../view.ts';
import { type Model, mapIn, modelOf, opposite, SIDE_NAMES, SIDES } from './model.ts';
import type { BoardScene } from './props.ts';

/**
 * A cube in a city. Cubes of one colour are the same choice; in a row of solo play only neighbours of one colour are,
 * and go by the place of the first of them.
 */
export function cubeTarget(
  { deal, goods }: SteamRollersView,
  colours: readonly string[],
  city: number,
  i: number,
): string {
  const row = goods[city];
  if (!deal.solo) return `cube:${city + 1}:${colours[row[i]]}`;
  let first = i;
  while (first > 0 && row[first - 1] === row[i]) first--;
  return `cube:${city + 1}:${first + 1}`;
}

const tileTarget = (name: string): string => `tile:${name.slice(-2, -1)}`;

/** By the cube, by the city it comes from or by the city it goes to (SR-7.3). */
function deliveryTargets(move: Deliver): string[] {
  const cube = move.own === true ? 'ownLoad' : `cube:${move.from}:${move.place ?? move.cube}`;
  return [cube, `city:${move.from}`, `city:${move.to}`];
}

function arrangeTargets({ view, edition }: BoardScene, city: number, cube: string): string[] {
  const { colours } = modelOf(edition);
  const frame = view.frames.at(-1);
  const from = frame?.kind === 'arrangeGoods' ? frame.place : 0;
  const names = view.goods[city - 1].flatMap((colour, i) =>
    i >= from && colours[colour] === cube ? [cubeTarget(view, colours, city - 1, i)] : [],
  );
  return [...new Set(names)];
}

export function targets(move: SteamRollersMove, scene: BoardScene): readonly string[] {
  switch (move.type) {
    case 'chooseStartingTile':
      return [`starting:${move.tile}`];
    case 'chooseRegion':
      return [`city:${move.region}`];
    case 'placeOwnLoad':
      return [`city:${move.city}`];
    case 'arrangeGoods':
      return arrangeTargets(scene, move.city, move.cube);
    case 'chooseDie':
      return [`die:${move.value}`];
    case 'chooseTwoDice':
      return [...new Set(move.values.map((value) => `die:${value}`))];
    case 'useDie':
      return [`hand:${move.value}`];
    case 'changeDie':
    case 'takeTile':
      return [tileTarget(move.tile)];
    case 'drawTrack':
      return [`hex:${move.hex}`];
    case 'upgradeEngine':
      return [`engine:${move.box}`];
    case 'deliver':
      return deliveryTargets(move);
    case 'exchangeOrder':
      return [`order:${move.order}`];
    default:
      return [];
  }
}

const DEAD_END = 0;
const OPEN_END = 2;
const MISSED_END = 1;
const JOINED_END = 5;

/** How promising an end at this side is: it meets a track or a city, leaves room to go on, or leads nowhere. */
function promise(model: Model, { view, me }: BoardScene, hex: number, side: number): number {
  const next = mapIn(model, view).across[hex * SIDES + side];
  if (next < 0) return DEAD_END;
  if (model.hexes[next].kind === 'city') return JOINED_END;
  const track = model.pairs[view.sheets[me]?.tracks[next] ?? 0];
  if (!track) return OPEN_END;
  return track.sides.includes(opposite(side)) ? JOINED_END : MISSED_END;
}

type TrackOffer = Offer<SteamRollersMove> & { readonly move: DrawTrack };
export const isTrack = (offer: Offer<SteamRollersMove>): offer is TrackOffer => offer.move.type === 'drawTrack';

/** The pieces of track for one hex, the likeliest first. */
export function likeliestFirst(offers: readonly Offer<SteamRollersMove>[], scene: BoardScene): TrackOffer[] {
  const model = modelOf(scene.edition);
  const worth = ({ move: { hex, sides } }: TrackOffer): number => {
    const index = model.hexOf.get(hex)?.index ?? 0;
    const [a, b] = sides.map((side) => promise(model, scene, index, SIDE_NAMES.indexOf(side)));
    return a + b + (a === DEAD_END || b === DEAD_END ? -3 : 0);
  };
  return offers
    .filter(isTrack)
    .map((offer) => ({ offer, worth: worth(offer) }))
    .sort((a, b) => b.worth - a.worth)
    .map(({ offer }) => offer);
}

/** Tap a hex: the likeliest piece of track; tap again: it turns. */
export function turn(
  target: string,
  offers: readonly Offer<SteamRollersMove>[],
  considered: Offer<SteamRollersMove> | undefined,
  scene: BoardScene,
): Offer<SteamRollersMove> | undefined {
  if (!target.startsWith('hex:')) return undefined;
  const pieces = likeliestFirst(offers, scene);
  const now = pieces.findIndex(({ id }) => id === considered?.id);
  return pieces[(now + 1) % pieces.length];
}
