/** What a viewer may know: everything on the table is open (SR-1.11), only the dice to come are not. */
import { assemble, type Position, type SteamRollersFrame, type SteamRollersState } from './state.ts';

export interface SteamRollersView extends Position {
  readonly frames: readonly SteamRollersFrame[];
}

export function viewOf(state: SteamRollersState): SteamRollersView {
  const s = assemble(state, state.frames, {}, 0);
  return {
    deal: s.deal,
    round: s.round,
    first: s.first,
    active: s.active,
    sheets: s.sheets,
    goods: s.goods,
    bag: s.bag,
    coalBox: s.coalBox,
    tileOwner: s.tileOwner,
    sideways: s.sideways,
    orderOwner: s.orderOwner,
    startingTilesLeft: s.startingTilesLeft,
    pool: s.pool,
    blackFace: s.blackFace,
    hand: s.hand,
    die: s.die,
    dieFinal: s.dieFinal,
    using: s.using,
    spent: s.spent,
    doubleShift: s.doubleShift,
    exchanges: s.exchanges,
    progress: s.progress,
    quietRounds: s.quietRounds,
    evaDie: s.evaDie,
    crossed: s.crossed,
    evaPoints: s.evaPoints,
    ending: s.ending,
    frames: s.frames,
  };
}
