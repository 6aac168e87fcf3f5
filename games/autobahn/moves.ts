/** Every choice a seat can make, in the words a player knows. */
import type { BonusKind, Colour, Space } from './components/edition.ts';

/** What triggered an effect that waits to be resolved (AB-6.6 step 4). */
export type Trigger = 'technology' | 'card' | 'stationRow';

export type AutobahnMove =
  | { readonly type: 'takeRoute'; readonly route: string }
  | { readonly type: 'claim'; readonly country: string }
  | { readonly type: 'playCard'; readonly card: string; readonly space: Space }
  | { readonly type: 'changeColour'; readonly colour: Colour }
  | { readonly type: 'refresh' }
  | { readonly type: 'funding' }
  | { readonly type: 'useTile'; readonly tile: string }
  | { readonly type: 'useEffect'; readonly effect: UsableEffect }
  | { readonly type: 'buildRoad'; readonly section: string }
  | { readonly type: 'buildTwo'; readonly section: string }
  | { readonly type: 'upgradeLink'; readonly link: string }
  | { readonly type: 'loadTruck'; readonly truck: number; readonly depot: string }
  | { readonly type: 'loadWine'; readonly truck: number }
  | { readonly type: 'buildStation'; readonly link: string }
  | { readonly type: 'upgradeStation'; readonly link: string }
  | { readonly type: 'takeUpgrade'; readonly position: number; readonly bonus: BonusKind }
  | { readonly type: 'unlock'; readonly token: Colour | 'colourless'; readonly padlock: string }
  | { readonly type: 'promote'; readonly department: string; readonly floor: number }
  | { readonly type: 'toLobby' }
  | { readonly type: 'develop'; readonly steps: number }
  | { readonly type: 'accept'; readonly bonus: BonusKind }
  | { readonly type: 'takeCard'; readonly card: string }
  | { readonly type: 'replaceCard'; readonly card: string; readonly by: string }
  | { readonly type: 'swapIn'; readonly card: string }
  | { readonly type: 'swapOut'; readonly card: string }
  | { readonly type: 'shiftCard'; readonly card: string; readonly space: Space }
  | { readonly type: 'flipTile'; readonly space: Space }
  | { readonly type: 'removeTile'; readonly space: Space }
  | { readonly type: 'moveTruck'; readonly truck: number }
  | { readonly type: 'step'; readonly truck: number; readonly section: string }
  | { readonly type: 'deliver'; readonly truck: number; readonly city: string }
  | { readonly type: 'stop' }
  | { readonly type: 'rowBonus'; readonly position: number }
  | { readonly type: 'takeTile'; readonly tile: string }
  | { readonly type: 'resolve'; readonly trigger: Trigger }
  | { readonly type: 'placeTraffic'; readonly section: string }
  | { readonly type: 'loseAction' }
  | { readonly type: 'decline' }
  | { readonly type: 'done' }
  | { readonly type: 'autobotActs' };

/** Extra effects that are used by a choice of their own: whole effects of cards, and parts of those that allow several things. */
export const USABLE_EFFECTS = [
  'extraBuild',
  'extraStation',
  'payDevelop',
  'gain12',
  'develop1',
  'extraUpgrade',
  'extraLoad',
  'promoteOnce',
] as const;
export type UsableEffect = (typeof USABLE_EFFECTS)[number];

export type MoveType = AutobahnMove['type'];
export type MoveOf<T extends MoveType> = Extract<AutobahnMove, { type: T }>;

/** Takes moves of this kind; so does any list of moves that has room for more. */
export interface Sink<in M extends AutobahnMove> {
  readonly push: (move: M) => unknown;
}
