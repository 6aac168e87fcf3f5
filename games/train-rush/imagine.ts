/** A full state that agrees with a view: what the viewer cannot see is dealt at random out of what it can be. */
import { freshSeed, pick, type Seat, type Stream, seedRandom, shuffle, type Viewer } from '../../kernel/index.ts';
import { holderOf, packOf } from './decisions/hero-draft.ts';
import { STREAMS } from './setup.ts';
import { assembleState, type Draft, type HiddenState, type TrainRushState } from './state.ts';
import { NONE, type Tables } from './tables.ts';
import { type DraftView, type SeenPack, type TrainRushView, viewOf } from './view.ts';

const rising = (list: number[]): number[] => list.sort((a, b) => a - b);

/** All numbers below `count` that are in none of the lists. */
function allBut(count: number, ...known: readonly (readonly number[])[]): number[] {
  const out = new Uint8Array(count);
  for (const list of known) for (const item of list) if (item !== NONE) out[item] = 1;
  const rest: number[] = [];
  for (let item = 0; item < count; item++) if (out[item] === 0) rest.push(item);
  return rest;
}

type Cards = Pick<TrainRushState, 'deck' | 'drawn' | 'hands' | 'seen'>;

/** A hidden card went into the deck at a known shuffle; only cards of that shuffle can lie in its place. */
function dealCards(view: TrainRushView, stream: Stream): Cards {
  const hidden: number[][] = Array.from({ length: view.shuffles + 1 }, () => []);
  view.seen.forEach((who, card) => {
    if (who === 0) hidden[view.shuffled[card]].push(card);
  });
  for (const cards of hidden) shuffle(stream, cards);
  const seen = view.seen.slice();
  const deal = (faces: readonly number[], who: (place: number) => number): number[] =>
    faces.map((face, place) => {
      if (face >= 0) return face;
      const card = hidden[-1 - face].pop() ?? NONE;
      seen[card] = who(place);
      return card;
    });
  const drawer = view.frames.find((frame) => frame.kind === 'keepCards')?.seat ?? 0;
  return {
    deck: deal(view.deck, (place) => view.deckSeen[place]),
    drawn: rising(deal(view.drawn, () => 1 << drawer)),
    hands: view.hands.map((faces, seat) => rising(deal(faces, () => 1 << seat))),
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
function slotsOf(view: TrainRushView, pack: number): Slot[] {
  const { picks, left, removed } = view.draft;
  const slots: Slot[] = removed ? [{ pack, step: -1, holder: NONE }] : [];
  for (let step = 0; step < picks; step++) slots.push({ pack, step, holder: holderOf(view.seats, pack, step) });
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

/** Puts the heroes of a group into its slots; one that was played since must be where its player held it. */
function fill(
  group: Group,
  playerOf: ReadonlyMap<number, Seat>,
  stream: Stream,
  put: (slot: Slot, hero: number) => void,
) {
  const free = shuffle(stream, [...group.slots]);
  const bound = group.heroes.filter((hero) => playerOf.has(hero));
  for (const hero of shuffle(stream, bound)) {
    const place = free.findIndex((slot) => slot.holder === playerOf.get(hero));
    const [slot] = free.splice(place, 1);
    put(slot, hero);
  }
  const others = group.heroes.filter((hero) => !playerOf.has(hero));
  shuffle(stream, others).forEach((hero, i) => {
    put(free[i], hero);
  });
}

const playersOfMissions = (view: TrainRushView): Map<number, Seat> =>
  new Map(view.missions.flatMap((heroes, seat) => heroes.map((hero): [number, Seat] => [hero, seat])));

/** Views of a finished draft are made once: so are its groups. */
const groupsByView = new WeakMap<DraftView, readonly Group[]>();

function groupsIn(t: Tables, view: TrainRushView): readonly Group[] {
  let groups = groupsByView.get(view.draft);
  if (groups === undefined) {
    groups = groupsOf(t, view);
    groupsByView.set(view.draft, groups);
  }
  return groups;
}

/** All groups of the draft; heroes that never passed the viewer's hands are one more group, with the undealt ones. */
function groupsOf(t: Tables, view: TrainRushView): Group[] {
  const packs = Array.from({ length: view.seats }, (_, pack) =>
    splitPack(
      slotsOf(view, pack),
      view.draft.seen.filter((seen) => seen.pack === pack),
    ),
  );
  const groups = packs.flatMap((pack) => pack.groups);
  const unseen = packs.flatMap((pack) => pack.unseen);
  for (let i = 0; i < view.draft.undealt; i++) unseen.push({ pack: NONE, step: 0, holder: NONE });
  const strangers = allBut(t.heroes.length, ...groups.map((group) => group.heroes));
  return [...groups, { slots: unseen, heroes: strangers }];
}

function draftOf(t: Tables, view: TrainRushView, stream: Stream): Draft {
  const { seats, draft } = view;
  const packs: number[][] = Array.from({ length: seats }, () => []);
  const picks: number[][] = packs.map(() => new Array<number>(draft.picks).fill(NONE));
  const removed: number[] = packs.map(() => NONE);
  const undealt: number[] = [];
  const players = playersOfMissions(view);
  for (const group of groupsIn(t, view)) {
    fill(group, players, stream, ({ pack, step }, hero) => {
      if (pack === NONE) undealt.push(hero);
      else if (step < 0) removed[pack] = hero;
      else if (step < draft.picks) picks[pack][step] = hero;
      else packs[pack].push(hero);
    });
  }
  for (const pack of packs) rising(pack);
  return { packs, picks, removed, undealt, chosen: chosenIn(view, packs, stream) };
}

/** What seats have chosen secretly in the open step: any card of the pack they hold. */
function chosenIn(view: TrainRushView, packs: readonly number[][], stream: Stream): number[] {
  const open = view.frames.find((frame) => frame.kind === 'heroDraft');
  return packs.map((_, seat) => {
    if (open?.kind !== 'heroDraft' || open.seats.includes(seat)) return NONE;
    const own = view.draft.seen.find((seen) => seat === view.viewer && seen.step === open.step);
    return own?.taken ?? pick(stream, packs[packOf(view.seats, seat, open.step)]);
  });
}

/** Hands out of a draft: everything a seat picked and has not played. */
function draftedHands(view: TrainRushView, { picks }: Draft): number[][] {
  const hands: number[][] = view.heroCounts.map(() => []);
  picks.forEach((steps, pack) => {
    steps.forEach((hero, step) => {
      const holder = holderOf(view.seats, pack, step);
      if (!view.missions[holder].includes(hero)) hands[holder].push(hero);
    });
  });
  return hands.map(rising);
}

/** First-game variant: everything unseen may be in any hand, or undealt. */
function dealtHands(t: Tables, view: TrainRushView, stream: Stream): Pick<TrainRushState, 'heroes' | 'draft'> {
  const strangers = shuffle(stream, allBut(t.heroes.length, view.heroes, ...view.missions));
  const heroes = view.heroCounts.map((count, seat) =>
    seat === view.viewer ? [...view.heroes] : rising(strangers.splice(0, count)),
  );
  return { heroes, draft: { packs: [], picks: [], chosen: [], removed: [], undealt: strangers } };
}

function heroesOf(t: Tables, view: TrainRushView, stream: Stream): Pick<TrainRushState, 'heroes' | 'draft'> {
  const begun = view.draft.undealt > 0 || view.draft.left > 0 || view.draft.picks > 0;
  const none = { packs: [], picks: [], chosen: [], removed: [], undealt: [] };
  if (!begun && view.heroCounts.every((count) => count === 0)) {
    return { heroes: view.heroCounts.map(() => []), draft: none };
  }
  if (!view.drafted) return dealtHands(t, view, stream);
  const draft = draftOf(t, view, stream);
  return { heroes: draftedHands(view, draft), draft };
}

/** Stacks that were never rebuilt share the tiles nobody has seen. */
function tileStacksOf(t: Tables, view: TrainRushView, stream: Stream): number[][] {
  const resolving = view.frames.flatMap((frame) => (frame.kind === 'refillTile' ? [frame.tile] : []));
  const strangers = allBut(t.tiles.length, view.tiles, view.tileDiscard, resolving, ...view.rebuiltTiles);
  shuffle(stream, strangers);
  return view.tileStacks.map((count, i) =>
    (view.rebuiltStacks >> i) & 1 ? shuffle(stream, view.rebuiltTiles[i].slice()) : strangers.splice(0, count),
  );
}

function contractStacksOf(t: Tables, view: TrainRushView, stream: Stream): number[][] {
  const strangers = allBut(t.contracts.length, view.display, view.contractDiscard);
  return view.contractStacks.map((_, size) =>
    shuffle(
      stream,
      strangers.filter((tile) => t.contracts[tile].sizeIndex === size),
    ),
  );
}

function wagonStacksOf(t: Tables, view: TrainRushView, stream: Stream): number[][] {
  const strangers = allBut(t.wagons.length, ...view.wagons, ...view.wagonPools, ...view.wagonDiscards);
  return t.poolSizes.map((size) =>
    shuffle(
      stream,
      strangers.filter((id) => t.wagons[id].size === size && !t.wagons[id].special),
    ),
  );
}

type Hidden = HiddenState & Pick<TrainRushState, 'random' | 'reveals'>;

function dealHidden(t: Tables, view: TrainRushView, stream: Stream): Hidden {
  const random = seedRandom(freshSeed(stream), STREAMS);
  const { deck, drawn, hands, seen } = dealCards(view, stream);
  const { heroes, draft } = heroesOf(t, view, stream);
  const contractStacks = contractStacksOf(t, view, stream);
  const tileStacks = tileStacksOf(t, view, stream);
  const wagonStacks = wagonStacksOf(t, view, stream);
  return { random, reveals: 0, deck, drawn, hands, seen, heroes, draft, contractStacks, tileStacks, wagonStacks };
}

export function imagineState(t: Tables, view: TrainRushView, stream: Stream): TrainRushState {
  const hidden = dealHidden(t, view, stream);
  return assembleState(view, hidden, hidden.random, hidden.reveals, view.frames);
}

/** What the viewer cannot see becomes what the viewer might imagine. */
export function redealState(t: Tables, state: TrainRushState, viewer: Viewer, stream: Stream): void {
  Object.assign(state, dealHidden(t, viewOf(state, viewer), stream));
}
