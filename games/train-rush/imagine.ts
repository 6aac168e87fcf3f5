/** A full state that agrees with a view: what the viewer cannot see is dealt at random out of what it can be. */
import {
  freshSeed,
  pick,
  reseed,
  rising,
  type Seat,
  type Stream,
  seedRandom,
  shuffle,
  type Viewer,
} from '../../kernel/index.ts';
import { holderOf, packOf } from './decisions/hero-draft.ts';
import type { PublicState } from './public-state.ts';
import { STREAMS } from './setup.ts';
import { assembleState, type Draft, type HiddenState, type TrainRushState } from './state.ts';
import { NONE, type Tables } from './tables.ts';
import { type DraftView, Glimpse, type SeenPack, type Sight, type TrainRushView } from './view.ts';

/** Whether a number is on a list that was looked at; kept from deal to deal. */
let met = new Uint8Array(64);

function meetNone(count: number): void {
  if (met.length < count) met = new Uint8Array(count);
  met.fill(0);
}
function meet(list: readonly number[]): void {
  for (let i = 0; i < list.length; i++) if (list[i] !== NONE) met[list[i]] = 1;
}
function meetAll(lists: readonly (readonly number[])[]): void {
  for (let i = 0; i < lists.length; i++) meet(lists[i]);
}
/** All numbers below `count` that are in none of the lists. */
function unmet(count: number): number[] {
  const rest: number[] = [];
  for (let item = 0; item < count; item++) if (met[item] === 0) rest.push(item);
  return rest;
}

const emptyLists = (count: number): number[][] => {
  const lists: number[][] = [];
  for (let i = 0; i < count; i++) lists.push([]);
  return lists;
};

type Cards = Pick<TrainRushState, 'deck' | 'drawn' | 'hands' | 'seen'>;

/** Hidden faces become cards of their shuffle. Whoever knows a place, as bits by place or for all of them, knows its card. */
function dealFaces(
  faces: readonly number[],
  hidden: readonly number[][],
  knowers: readonly number[] | number,
  seen: number[],
): number[] {
  const cards: number[] = [];
  for (let place = 0; place < faces.length; place++) {
    const face = faces[place];
    const card = face >= 0 ? face : (hidden[-1 - face].pop() ?? NONE);
    if (face < 0) seen[card] = typeof knowers === 'number' ? knowers : knowers[place];
    cards.push(card);
  }
  return cards;
}

/** A hidden card went into the deck at a known shuffle; only cards of that shuffle can lie in its place. */
function dealCards({ shuffles, shuffled }: PublicState, sight: Sight, stream: Stream): Cards {
  const hidden = emptyLists(shuffles + 1);
  const seen = sight.seen.slice();
  for (let card = 0; card < seen.length; card++) if (seen[card] === 0) hidden[shuffled[card]].push(card);
  for (let i = 0; i < hidden.length; i++) shuffle(stream, hidden[i]);
  const drawer = sight.frames.find((frame) => frame.kind === 'keepCards')?.seat ?? 0;
  return {
    deck: dealFaces(sight.deck, hidden, sight.deckSeen, seen),
    drawn: rising(dealFaces(sight.drawn, hidden, 1 << drawer, seen)),
    hands: sight.hands.map((faces, seat) => rising(dealFaces(faces, hidden, 1 << seat, seen))),
    seen,
  };
}

/** A place a hero can have gone to in the draft: removed before it (step −1), picked in a step, or still in its pack. */
interface Slot {
  readonly pack: number;
  readonly step: number;
  /** Seat that holds the hero, NONE for heroes out of play or in a pack. */
  readonly holder: Seat;
}
/** Places that hold known heroes in an unknown order. */
interface Group {
  readonly slots: readonly Slot[];
  readonly heroes: readonly number[];
}

/** The places of a pack in the order in which they were filled. */
function slotsOf(seats: number, { picks, left, removed }: DraftView, pack: number): Slot[] {
  const slots: Slot[] = removed ? [{ pack, step: -1, holder: NONE }] : [];
  for (let step = 0; step < picks; step++) slots.push({ pack, step, holder: holderOf(seats, pack, step) });
  for (let i = 0; i < left; i++) slots.push({ pack, step: picks + i, holder: NONE });
  return slots;
}

/** Splits a pack by the moments at which the viewer held it; what was filled before the first of them is unseen. */
function splitPack(slots: readonly Slot[], seen: readonly SeenPack[]): { groups: Group[]; unseen: Slot[] } {
  const groups: Group[] = [];
  seen.forEach((held, i) => {
    const next = seen[i + 1];
    const own = slots.some((slot) => slot.step === held.step && (slot.holder !== NONE || slot.step < 0));
    if (own) {
      groups.push({ slots: slots.filter((slot) => slot.step === held.step), heroes: [held.taken] });
    }
    const between = slots.filter(
      (slot) => slot.step >= held.step + (own ? 1 : 0) && (next === undefined || slot.step < next.step),
    );
    const gone = new Set([...(own ? [held.taken] : []), ...(next?.heroes ?? [])]);
    groups.push({ slots: between, heroes: held.heroes.filter((hero) => !gone.has(hero)) });
  });
  const first = seen[0]?.step ?? Number.POSITIVE_INFINITY;
  return { groups, unseen: slots.filter((slot) => slot.step < first) };
}

/** By hero: who played it, NONE where nobody did; kept from deal to deal. */
const playedBy: number[] = [];

function lookAtMissions(t: Tables, missions: TrainRushState['missions']): void {
  for (let hero = 0; hero < t.heroes.length; hero++) playedBy[hero] = NONE;
  for (let seat = 0; seat < missions.length; seat++) for (const hero of missions[seat]) playedBy[hero] = seat;
}

const free: Slot[] = [];
const bound: number[] = [];
const others: number[] = [];

/** Puts the heroes of a group into its slots; one that was played since must be where its player held it. */
function fill({ slots, heroes }: Group, draft: OpenDraft, stream: Stream): void {
  free.length = 0;
  for (let i = 0; i < slots.length; i++) free.push(slots[i]);
  bound.length = 0;
  others.length = 0;
  for (let i = 0; i < heroes.length; i++) (playedBy[heroes[i]] === NONE ? others : bound).push(heroes[i]);
  shuffle(stream, free);
  shuffle(stream, bound);
  for (let i = 0; i < bound.length; i++) {
    const place = free.findIndex(({ holder }) => holder === playedBy[bound[i]]);
    put(draft, free[place], bound[i]);
    free.splice(place, 1);
  }
  shuffle(stream, others);
  for (let i = 0; i < others.length; i++) put(draft, free[i], others[i]);
}

/** A draft while it is put together. */
interface OpenDraft {
  readonly packs: number[][];
  readonly picks: number[][];
  readonly removed: number[];
  readonly undealt: number[];
}

function put({ packs, picks, removed, undealt }: OpenDraft, { pack, step, holder }: Slot, hero: number): void {
  if (pack === NONE) undealt.push(hero);
  else if (step < 0) removed[pack] = hero;
  else if (holder !== NONE) picks[pack][step] = hero;
  else packs[pack].push(hero);
}

/** Views of a finished draft are made once: so are its groups. */
const groupsByView = new WeakMap<DraftView, readonly Group[]>();

function groupsIn(t: Tables, seats: number, draft: DraftView): readonly Group[] {
  let groups = groupsByView.get(draft);
  if (groups === undefined) {
    groups = groupsOf(t, seats, draft);
    groupsByView.set(draft, groups);
  }
  return groups;
}

/** All groups of the draft; heroes that never passed the viewer's hands are one more group, with the undealt ones. */
function groupsOf(t: Tables, seats: number, draft: DraftView): Group[] {
  const packs = Array.from({ length: seats }, (_, pack) =>
    splitPack(
      slotsOf(seats, draft, pack),
      draft.seen.filter((seen) => seen.pack === pack),
    ),
  );
  const groups = packs.flatMap((pack) => pack.groups);
  const unseen = packs.flatMap((pack) => pack.unseen);
  for (let i = 0; i < draft.undealt; i++) unseen.push({ pack: NONE, step: 0, holder: NONE });
  meetNone(t.heroes.length);
  for (const { heroes } of groups) meet(heroes);
  return [...groups, { slots: unseen, heroes: unmet(t.heroes.length) }];
}

function draftOf(t: Tables, { seats, missions }: PublicState, sight: Sight, stream: Stream): Draft {
  const draft: OpenDraft = { packs: emptyLists(seats), picks: emptyLists(seats), removed: [], undealt: [] };
  for (let pack = 0; pack < seats; pack++) {
    draft.removed.push(NONE);
    for (let step = 0; step < sight.draft.picks; step++) draft.picks[pack].push(NONE);
  }
  lookAtMissions(t, missions);
  const groups = groupsIn(t, seats, sight.draft);
  for (let i = 0; i < groups.length; i++) fill(groups[i], draft, stream);
  const { packs, picks, removed, undealt } = draft;
  for (let pack = 0; pack < seats; pack++) rising(packs[pack]);
  return { packs, picks, removed, undealt, chosen: chosenIn(seats, sight, packs, stream) };
}

/** What seats have chosen secretly in the open step: any card of the pack they hold. */
function chosenIn(seats: number, sight: Sight, packs: readonly number[][], stream: Stream): number[] {
  const open = sight.frames.find((frame) => frame.kind === 'heroDraft');
  return packs.map((_, seat) => {
    if (open?.kind !== 'heroDraft' || open.seats.includes(seat)) return NONE;
    const own = sight.draft.seen.find((seen) => seat === sight.viewer && seen.step === open.step);
    return own?.taken ?? pick(stream, packs[packOf(seats, seat, open.step)]);
  });
}

/** Hands out of a draft: everything a seat picked and has not played. */
function draftedHands({ seats, missions }: PublicState, { picks }: Draft): number[][] {
  const hands = emptyLists(seats);
  for (let pack = 0; pack < picks.length; pack++)
    for (let step = 0; step < picks[pack].length; step++) {
      const holder = holderOf(seats, pack, step);
      const hero = picks[pack][step];
      if (!missions[holder].includes(hero)) hands[holder].push(hero);
    }
  for (let seat = 0; seat < seats; seat++) rising(hands[seat]);
  return hands;
}

/** First-game variant: everything unseen may be in any hand, or undealt. */
function dealtHands(
  t: Tables,
  { missions }: PublicState,
  sight: Sight,
  stream: Stream,
): Pick<TrainRushState, 'heroes' | 'draft'> {
  meetNone(t.heroes.length);
  meet(sight.heroes);
  meetAll(missions);
  const strangers = shuffle(stream, unmet(t.heroes.length));
  const heroes = sight.heroCounts.map((count, seat) =>
    seat === sight.viewer ? [...sight.heroes] : rising(strangers.splice(0, count)),
  );
  return { heroes, draft: { packs: [], picks: [], chosen: [], removed: [], undealt: strangers } };
}

function heroesOf(
  t: Tables,
  open: PublicState,
  sight: Sight,
  stream: Stream,
): Pick<TrainRushState, 'heroes' | 'draft'> {
  const begun = sight.draft.undealt > 0 || sight.draft.left > 0 || sight.draft.picks > 0;
  if (!begun && sight.heroCounts.every((count) => count === 0)) {
    const none = { packs: [], picks: [], chosen: [], removed: [], undealt: [] };
    return { heroes: emptyLists(open.seats), draft: none };
  }
  if (!open.drafted) return dealtHands(t, open, sight, stream);
  const draft = draftOf(t, open, sight, stream);
  return { heroes: draftedHands(open, draft), draft };
}

/** Stacks that were never rebuilt share the tiles nobody has seen. */
function tileStacksOf(t: Tables, open: PublicState, sight: Sight, stream: Stream): number[][] {
  meetNone(t.tiles.length);
  meet(open.tiles);
  meet(open.tileDiscard);
  const { rebuiltTiles, tileStacks } = sight;
  meetAll(rebuiltTiles);
  for (const frame of sight.frames) if (frame.kind === 'refillTile') met[frame.tile] = 1;
  const strangers = shuffle(stream, unmet(t.tiles.length));
  const stacks: number[][] = [];
  for (let i = 0, dealt = 0; i < tileStacks.length; i++) {
    if ((open.rebuiltStacks >> i) & 1) stacks.push(shuffle(stream, rebuiltTiles[i].slice()));
    else {
      stacks.push(strangers.slice(dealt, dealt + tileStacks[i]));
      dealt += tileStacks[i];
    }
  }
  return stacks;
}

function shuffleAll(stacks: number[][], stream: Stream): number[][] {
  for (let i = 0; i < stacks.length; i++) shuffle(stream, stacks[i]);
  return stacks;
}

function contractStacksOf(t: Tables, open: PublicState, stream: Stream): number[][] {
  meetNone(t.contracts.length);
  meet(open.display);
  meet(open.contractDiscard);
  const stacks = emptyLists(t.sizes.length);
  for (let tile = 0; tile < t.contracts.length; tile++)
    if (met[tile] === 0) stacks[t.contracts[tile].sizeIndex].push(tile);
  return shuffleAll(stacks, stream);
}

function wagonStacksOf(t: Tables, open: PublicState, stream: Stream): number[][] {
  meetNone(t.wagons.length);
  meetAll(open.wagons);
  meetAll(open.wagonPools);
  meetAll(open.wagonDiscards);
  const stacks = emptyLists(t.poolSizes.length);
  for (let id = 0; id < t.wagons.length; id++) {
    const { size, special } = t.wagons[id];
    if (met[id] === 0 && !special && t.poolOf[size] !== NONE) stacks[t.poolOf[size]].push(id);
  }
  return shuffleAll(stacks, stream);
}

/** What lies open, and how many cards are where. */
type Dealt = PublicState & Pick<HiddenState, 'deck' | 'drawn' | 'hands'>;

// Open lists are replaced whenever anything moves to or from them: as long as they are the same, so is what is hidden behind them.
type Former = TrainRushState | undefined;

const contractsStay = (open: PublicState, former: Former): former is TrainRushState =>
  former !== undefined && open.display === former.display && open.contractDiscard === former.contractDiscard;

const wagonsStay = (open: PublicState, former: Former): former is TrainRushState =>
  former !== undefined &&
  open.wagonPools === former.wagonPools &&
  open.wagonDiscards === former.wagonDiscards &&
  open.wagons === former.wagons;

const tilesStay = (open: PublicState, { frames }: Sight, former: Former): former is TrainRushState =>
  former !== undefined &&
  open.tiles === former.tiles &&
  open.tileDiscard === former.tileDiscard &&
  open.rebuiltStacks === former.rebuiltStacks &&
  frames.every(({ kind }) => kind !== 'refillTile');

/** Once the draft is over, heroes leave a hand only when they are played. */
const heroesStay = (open: PublicState, former: Former): former is TrainRushState =>
  former !== undefined && open.phase > 0 && former.phase > 0 && open.missions === former.missions;

/** Cards that nobody shows leave one hidden place for another: their numbers tell. */
function cardsStay(open: Dealt, former: Former): former is TrainRushState {
  if (former === undefined || open.pool !== former.pool || open.discard !== former.discard) return false;
  if (open.laid !== former.laid || open.shuffled !== former.shuffled) return false;
  if (open.deck.length !== former.deck.length || open.drawn.length !== former.drawn.length) return false;
  for (let seat = 0; seat < open.seats; seat++) if (open.hands[seat].length !== former.hands[seat].length) return false;
  return true;
}

function dealHidden(t: Tables, open: Dealt, sight: Sight, stream: Stream, former?: TrainRushState): HiddenState {
  const { deck, drawn, hands, seen } = cardsStay(open, former) ? former : dealCards(open, sight, stream);
  const { heroes, draft } = heroesStay(open, former) ? former : heroesOf(t, open, sight, stream);
  const contractStacks = contractsStay(open, former) ? former.contractStacks : contractStacksOf(t, open, stream);
  const tileStacks = tilesStay(open, sight, former) ? former.tileStacks : tileStacksOf(t, open, sight, stream);
  const wagonStacks = wagonsStay(open, former) ? former.wagonStacks : wagonStacksOf(t, open, stream);
  return { deck, drawn, hands, seen, heroes, draft, contractStacks, tileStacks, wagonStacks };
}

export function imagineState(t: Tables, view: TrainRushView, stream: Stream): TrainRushState {
  const random = seedRandom(freshSeed(stream), STREAMS);
  return assembleState(view, dealHidden(t, view, view, stream), random, 0, view.frames);
}

/** What the viewer cannot see becomes what the viewer might imagine, or what it has imagined in a former world as far as nothing has moved there since. */
export function redealState(
  t: Tables,
  state: TrainRushState,
  viewer: Viewer,
  stream: Stream,
  former?: TrainRushState,
): void {
  const { order, actionCards, heroes, contracts, sidingTiles, wagons } = state.random;
  const seed = freshSeed(stream);
  reseed(order, seed, 'order');
  reseed(actionCards, seed, 'actionCards');
  reseed(heroes, seed, 'heroes');
  reseed(contracts, seed, 'contracts');
  reseed(sidingTiles, seed, 'sidingTiles');
  reseed(wagons, seed, 'wagons');
  const hidden = dealHidden(t, state, new Glimpse(state, viewer), stream, former);
  state.reveals = 0;
  state.deck = hidden.deck;
  state.drawn = hidden.drawn;
  state.hands = hidden.hands;
  state.seen = hidden.seen;
  state.heroes = hidden.heroes;
  state.draft = hidden.draft;
  state.contractStacks = hidden.contractStacks;
  state.tileStacks = hidden.tileStacks;
  state.wagonStacks = hidden.wagonStacks;
}
