/** What a viewer may know: everything on the table is open (SR-1.11), only the dice to come are not. */
import { freshSeed, type Stream, seedRandom, seedStream } from '../../kernel/index.ts';
import { STREAMS } from './setup.ts';
import { assemble, type Position, type SteamRollersState, type TurnFrame } from './state.ts';

export interface SteamRollersView extends Position {
  readonly frames: readonly TurnFrame[];
}

export function view(state: SteamRollersState): SteamRollersView {
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

/** Only future rolls are unknown, so a view is completed by fresh dice. */
export function imagine(seen: SteamRollersView, stream: Stream): SteamRollersState {
  return assemble(seen, seen.frames, seedRandom(freshSeed(stream), STREAMS), 0);
}

/** Other rolls to come; how many were made so far stays the same. */
export function scramble(state: SteamRollersState, stream: Stream): void {
  for (const name of STREAMS) {
    const [a, b, c] = seedStream(freshSeed(stream), name);
    const luck = state.random[name];
    luck[0] = a;
    luck[1] = b;
    luck[2] = c;
  }
}
