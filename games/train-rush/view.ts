/** What a viewer may know, by allow-list (section 17). */
import { rising, type Seat, type Viewer } from '../../kernel/index.ts';
import { holderOf } from './decisions/hero-draft.ts';
import type { PublicState } from './public-state.ts';
import { type Draft, SPECTATOR_BIT, type TrainRushFrame, type TrainRushState } from './state.ts';
import { NONE } from './tables.ts';

/** A pack of heroes as it was when it came into the viewer's hands. */
export interface SeenPack {
  readonly pack: Seat;
  /** −1: before a hero was removed. */
  readonly step: number;
  readonly heroes: readonly number[];
  /** What the viewer took out of it, NONE while undecided. */
  readonly taken: number;
}

export interface DraftView {
  /** Picks made so far by everybody. */
  readonly picks: number;
  /** Heroes left in each pack. */
  readonly left: number;
  /** Whether everybody removed a hero before the draft. */
  readonly removed: boolean;
  readonly undealt: number;
  readonly seen: readonly SeenPack[];
}

/** Where something is hidden: what the viewer knows of it. */
export interface Sight {
  readonly viewer: Viewer;
  readonly frames: readonly TrainRushFrame[];
  /**
   * Action cards: a known card by its number; a hidden one as −1 − s, where s shuffles had happened when it went into
   * the deck. Hidden cards of a hand stand behind the known ones.
   */
  readonly deck: readonly number[];
  readonly drawn: readonly number[];
  readonly hands: readonly (readonly number[])[];
  /** Who knows the place of each card whose place the viewer knows, as bits; 0 for all other cards. */
  readonly seen: readonly number[];
  /** Who put the card at each place of the deck there, as bits: public, its face is not. */
  readonly deckSeen: readonly number[];
  readonly heroes: readonly number[];
  readonly heroCounts: readonly number[];
  readonly draft: DraftView;
  readonly contractStacks: readonly number[];
  readonly wagonStacks: readonly number[];
  readonly tileStacks: readonly number[];
  /** What is in the stacks that were rebuilt from public discards, in rising order; empty for the others. */
  readonly rebuiltTiles: readonly (readonly number[])[];
}

export interface TrainRushView extends PublicState, Sight {}

export const bitOf = (viewer: Viewer): number => (viewer === 'spectator' ? SPECTATOR_BIT : 1 << viewer);

/** Every time a pack was in the viewer's hands. */
function seenPacks({ draft, seats, frames }: TrainRushState, viewer: Seat, pack: Seat): SeenPack[] {
  const seen: SeenPack[] = [];
  const picks = draft.picks[pack];
  const open = draft.packs[pack];
  const from = (step: number): number[] => rising([...picks.slice(step), ...open]);
  const removal = frames.some((frame) => frame.kind === 'heroDraft' && frame.step < 0);
  const removed = draft.removed[pack];
  if (pack === viewer && removal) seen.push({ pack, step: -1, heroes: from(0), taken: draft.chosen[viewer] });
  if (pack === viewer && removed !== NONE)
    seen.push({ pack, step: -1, heroes: rising([...from(0), removed]), taken: removed });
  if (removal) return seen;
  for (let step = 0; step <= picks.length; step++) {
    if (holderOf(seats, pack, step) !== viewer) continue;
    if (step < picks.length) seen.push({ pack, step, heroes: from(step), taken: picks[step] });
    else if (open.length > 0) seen.push({ pack, step, heroes: from(step), taken: draft.chosen[viewer] });
  }
  return seen;
}

/** Drafts are replaced, never changed: what somebody saw of one is put together once. */
const draftViews = new WeakMap<Draft, Map<Viewer, DraftView>>();

function draftView(state: TrainRushState, viewer: Viewer): DraftView {
  const { draft, frames } = state;
  // What was seen depends on the open step as well, as long as there is one.
  const open = frames.some((frame) => frame.kind === 'heroDraft');
  if (open) return lookAtDraft(state, viewer);
  let views = draftViews.get(draft);
  if (views === undefined) {
    views = new Map();
    draftViews.set(draft, views);
  }
  let view = views.get(viewer);
  if (view === undefined) {
    view = lookAtDraft(state, viewer);
    views.set(viewer, view);
  }
  return view;
}

function lookAtDraft(state: TrainRushState, viewer: Viewer): DraftView {
  const { draft } = state;
  return {
    picks: draft.picks[0]?.length ?? 0,
    left: draft.packs[0]?.length ?? 0,
    removed: draft.removed.some((hero) => hero !== NONE),
    undealt: draft.undealt.length,
    seen: viewer === 'spectator' ? [] : draft.picks.flatMap((_, pack) => seenPacks(state, viewer, pack)),
  };
}

const faceOf = ({ seen, shuffled }: TrainRushState, bit: number, card: number): number =>
  (seen[card] & bit) === 0 ? -1 - shuffled[card] : card;

/** Known cards in rising order, then hidden ones. Lists of cards are in rising order themselves, but not by their shuffles. */
function facesOf(state: TrainRushState, bit: number, cards: readonly number[]): number[] {
  const { seen } = state;
  const faces: number[] = [];
  for (let i = 0; i < cards.length; i++) if ((seen[cards[i]] & bit) !== 0) faces.push(cards[i]);
  const known = faces.length;
  for (let k = 0; k < cards.length; k++) {
    if ((seen[cards[k]] & bit) !== 0) continue;
    const face = faceOf(state, bit, cards[k]);
    let i = faces.length;
    faces.push(face);
    for (; i > known && faces[i - 1] > face; i--) faces[i] = faces[i - 1];
    faces[i] = face;
  }
  return faces;
}

const lengthsOf = (lists: readonly (readonly number[])[]): number[] => lists.map((list) => list.length);

/** What a viewer knows of what is hidden, put together as it is asked for: a world that is dealt anew seldom needs all of it. */
export class Glimpse implements Sight {
  readonly viewer: Viewer;
  readonly #state: TrainRushState;
  readonly #bit: number;
  #draft: DraftView | undefined;

  constructor(state: TrainRushState, viewer: Viewer) {
    this.viewer = viewer;
    this.#state = state;
    this.#bit = bitOf(viewer);
  }
  get frames(): readonly TrainRushFrame[] {
    return this.#state.frames;
  }
  get deck(): readonly number[] {
    const { deck } = this.#state;
    const faces: number[] = [];
    for (let i = 0; i < deck.length; i++) faces.push(faceOf(this.#state, this.#bit, deck[i]));
    return faces;
  }
  get drawn(): readonly number[] {
    return facesOf(this.#state, this.#bit, this.#state.drawn);
  }
  get hands(): readonly (readonly number[])[] {
    return this.#state.hands.map((hand) => facesOf(this.#state, this.#bit, hand));
  }
  get seen(): readonly number[] {
    const { seen } = this.#state;
    const known: number[] = [];
    for (let i = 0; i < seen.length; i++) known.push((seen[i] & this.#bit) === 0 ? 0 : seen[i]);
    return known;
  }
  get deckSeen(): readonly number[] {
    const { deck, seen } = this.#state;
    const knowers: number[] = [];
    for (let i = 0; i < deck.length; i++) knowers.push(seen[deck[i]]);
    return knowers;
  }
  get heroes(): readonly number[] {
    return this.viewer === 'spectator' ? [] : rising(this.#state.heroes[this.viewer].slice());
  }
  get heroCounts(): readonly number[] {
    return lengthsOf(this.#state.heroes);
  }
  get draft(): DraftView {
    this.#draft ??= draftView(this.#state, this.viewer);
    return this.#draft;
  }
  get contractStacks(): readonly number[] {
    return lengthsOf(this.#state.contractStacks);
  }
  get wagonStacks(): readonly number[] {
    return lengthsOf(this.#state.wagonStacks);
  }
  get tileStacks(): readonly number[] {
    return lengthsOf(this.#state.tileStacks);
  }
  get rebuiltTiles(): readonly (readonly number[])[] {
    const { tileStacks, rebuiltStacks } = this.#state;
    return tileStacks.map((stack, i) => ((rebuiltStacks >> i) & 1 ? rising(stack.slice()) : []));
  }
}

/** Written out field by field: an object of so many fields that is put together with spreads is slow to make and to read. */
export function viewOf(state: TrainRushState, viewer: Viewer): TrainRushView {
  const sight = new Glimpse(state, viewer);
  const view: TrainRushView = {
    seats: state.seats,
    drafted: state.drafted,
    round: state.round,
    phase: state.phase,
    order: state.order.slice(),
    spies: state.spies.slice(),
    playedSpy: state.playedSpy.slice(),
    usedStates: state.usedStates,
    passed: state.passed,
    areas: state.areas.slice(),
    pool: state.pool,
    discard: state.discard,
    laid: state.laid,
    shuffles: state.shuffles,
    shuffled: state.shuffled,
    missions: state.missions,
    display: state.display,
    contractDiscard: state.contractDiscard,
    tiles: state.tiles,
    tileDiscard: state.tileDiscard,
    rebuiltStacks: state.rebuiltStacks,
    wagonPools: state.wagonPools,
    wagonDiscards: state.wagonDiscards,
    specialStacks: state.specialStacks,
    contractors: state.contractors,
    cityMarkers: state.cityMarkers,
    missionTokens: state.missionTokens,
    contractSpaces: state.contractSpaces,
    warehouses: state.warehouses,
    renters: state.renters,
    stations: state.stations,
    parcels: state.parcels,
    parcelSupply: state.parcelSupply,
    parcelsLost: state.parcelsLost,
    sectors: state.sectors,
    locomotives: state.locomotives.slice(),
    vp: state.vp.slice(),
    coal: state.coal.slice(),
    investment: state.investment.slice(),
    agents: state.agents.slice(),
    warehousesLeft: state.warehousesLeft.slice(),
    stationsLeft: state.stationsLeft.slice(),
    contractMarkers: state.contractMarkers.slice(),
    levels: state.levels.slice(),
    infrastructure: state.infrastructure.slice(),
    contractorTracks: state.contractorTracks.slice(),
    tokens: state.tokens,
    wagons: state.wagons,
    cargo: state.cargo,
    viewer,
    frames: state.frames.slice(),
    deck: sight.deck,
    drawn: sight.drawn,
    hands: sight.hands,
    seen: sight.seen,
    deckSeen: sight.deckSeen,
    heroes: sight.heroes,
    heroCounts: sight.heroCounts,
    draft: sight.draft,
    contractStacks: sight.contractStacks,
    wagonStacks: sight.wagonStacks,
    tileStacks: sight.tileStacks,
    rebuiltTiles: sight.rebuiltTiles,
  };
  return state.turnLimit === undefined ? view : { ...view, turnLimit: state.turnLimit };
}
