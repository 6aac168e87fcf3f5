/** The kinds of things there are in every edition; rules and boards know them by name. */
export const COLOURS = ['red', 'cyan', 'orange', 'purple', 'white', 'black', 'yellow'] as const;
export type Colour = (typeof COLOURS)[number];

export const GOODS = ['appliances', 'automotive', 'chemicals', 'pharmaceuticals'] as const;
export type Goods = (typeof GOODS)[number];

/** Left to right on the player board (AB-6.3). */
export const SPACES = ['unlock', 'buildRoad', 'upgradeLink', 'loadTruck', 'buildStation'] as const;
export type Space = (typeof SPACES)[number];

export const BONUS_KINDS = [
  'develop',
  'money',
  'promote',
  'gainCard',
  'replaceCard',
  'buildRoad',
  'upgradeLink',
  'buildStation',
  'loadTruck',
  'unlock',
  'moveTruck',
  'swapCard',
  'changeColour',
  'flipTile',
  'removeTile',
  'recruit',
  'shiftCard',
  'placeEmployee',
  'funding',
  'pickUpCards',
] as const;
export type BonusKind = (typeof BONUS_KINDS)[number];

export const EFFECTS = [
  'none',
  'buildDevelop',
  'upgradeDevelop',
  'loadExtraStep',
  'extraStation',
  'extraBuild',
  'upgradeLoad',
  'payDevelop',
  'truckPlus2',
  'doubleBuild',
  'gain12',
  'develop1',
  'extraBuildUpgradeLoad',
  'extraBuildPromote',
] as const;
export type Effect = (typeof EFFECTS)[number];

export const COLUMNS = ['upgrade', 'truck', 'station'] as const;
export const DEPARTMENTS = ['network', 'trade', 'service', 'finance'] as const;
