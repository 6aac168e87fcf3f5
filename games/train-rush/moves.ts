/** Every choice a player can make, in the words of the rulebook. */
export type Triggers = 'city' | 'market' | 'siding' | 'nothing';

export type TrainRushMove =
  | { readonly type: 'startingCube'; readonly resource: string }
  | { readonly type: 'returnCard'; readonly card: string }
  | { readonly type: 'removeHero'; readonly hero: string }
  | { readonly type: 'pickHero'; readonly hero: string }
  | { readonly type: 'playSpy'; readonly number: number }
  | { readonly type: 'lobby'; readonly sector: string }
  /** `cubes` go into the empty any-slots, from left to right; every other empty slot takes its own resource. */
  | { readonly type: 'load'; readonly wagon: string; readonly cubes: readonly string[] }
  | { readonly type: 'drawWagon'; readonly wagon: string }
  | { readonly type: 'exchangeWagon'; readonly give: string; readonly take: string }
  | { readonly type: 'areaAction'; readonly action: string; readonly cost: number }
  | { readonly type: 'freeAction'; readonly action: string }
  | { readonly type: 'buildWarehouse'; readonly zone: string }
  | { readonly type: 'buildStation'; readonly zone: string }
  | { readonly type: 'corrupt'; readonly sector: string }
  | { readonly type: 'advance'; readonly track: string }
  | { readonly type: 'drawCards' }
  | { readonly type: 'keepCard'; readonly card: string }
  | { readonly type: 'discardCard'; readonly card: string }
  | { readonly type: 'playCard'; readonly card: string }
  | { readonly type: 'takeCard'; readonly card: string }
  | { readonly type: 'specialAction'; readonly card: string }
  | { readonly type: 'useTile'; readonly space: number; readonly tile: string }
  /** A whole movement: where it ends, the way, what it costs, what is lost on an early stop, what the end triggers. */
  | {
      readonly type: 'move';
      readonly to: string;
      readonly path: readonly string[];
      readonly coal: number;
      readonly token: number;
      readonly lost: number;
      readonly triggers: Triggers;
    }
  | { readonly type: 'presence' }
  | { readonly type: 'rent'; readonly zone: string; readonly contractor: string; readonly city: string }
  | { readonly type: 'contract'; readonly tile: string; readonly size: number }
  | { readonly type: 'unload'; readonly wagon: string; readonly slot: number; readonly cube: string }
  | { readonly type: 'sell'; readonly exchange: string }
  | { readonly type: 'placeMarker'; readonly city: string; readonly size: number }
  | { readonly type: 'takeParcel'; readonly wagon: string }
  | { readonly type: 'scoreWarehouse'; readonly contractor: string }
  | { readonly type: 'playHero'; readonly hero: string }
  | { readonly type: 'pass' }
  | { readonly type: 'decline' }
  | { readonly type: 'stop' }
  | { readonly type: 'done' };

export type MoveOf<T extends TrainRushMove['type']> = Extract<TrainRushMove, { readonly type: T }>;

/** A list to which moves of these types are added, whatever else it holds. */
export interface Into<T extends TrainRushMove['type']> {
  push(move: MoveOf<T>): unknown;
}
