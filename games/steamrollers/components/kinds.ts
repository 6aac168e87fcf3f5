/** The kinds of things there are in every edition; rules and boards know them by name. */
export const FACES = [1, 2, 3, 4, 5, 6] as const;

export const TRACK_KINDS = ['straight', 'gentle', 'sharp'] as const;
export type TrackKind = (typeof TRACK_KINDS)[number];

export const SIDE_NAMES = ['E', 'SE', 'SW', 'W', 'NW', 'NE'] as const;
export type SideName = (typeof SIDE_NAMES)[number];

/** SR-1.7: neighbours follow from the axial coordinates; in the order of the sides. */
export const SIDE_STEPS = [
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
  [1, -1],
] as const;

export const TILE_SIDES = ['a', 'b'] as const;

export const STARTING_TILES = ['engine', 'track', 'plusTwo', 'actionTile', 'ownLoad'] as const;
export type StartingTile = (typeof STARTING_TILES)[number];

/** What each side of each action tile does (SR-8.1); use and points are the edition's own. */
export const TILE_EFFECTS = {
  T1: ['setDie', 'setDie'],
  T2: ['takeTwoDice', 'seizeDie'],
  T3: ['dieIsDestination', 'distanceBonus'],
  T4: ['unlimitedDistance', 'enginePlusOne'],
  T5: ['dieStep', 'dieRerollOrFlip'],
  T6: ['anyTrackKind', 'anyTrackKind'],
  S2: ['rerollEvaDie', 'blockEvaDelivery'],
} as const;
export type TileId = keyof typeof TILE_EFFECTS;
export const TILE_IDS = ['T1', 'T2', 'T3', 'T4', 'T5', 'T6', 'S2'] as const satisfies readonly TileId[];

/** How hard a map is (SR-3.5). */
export type LevelName = 'plain' | 'medium' | 'hard';
