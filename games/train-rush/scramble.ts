/**
 * Changes only what a viewer cannot see. Written apart from the view: it reasons from who held a card and when, not
 * from what the view shows.
 */
import { below, freshSeed, type Seat, type Stream, seedStream, shuffle, type Viewer } from '../../kernel/index.ts';
import type { Draft, TrainRushState } from './state.ts';
import { NONE } from './tables.ts';

/** A place for a card that can be read and written. */
interface Place {
  readonly read: () => number;
  readonly write: (card: number) => void;
}

const placeIn = (list: number[], i: number): Place => ({
  read: () => list[i],
  write: (card) => {
    list[i] = card;
  },
});

/** Puts the cards of some places back into them in another order. */
function permute(places: readonly Place[], stream: Stream): void {
  const cards = shuffle(
    stream,
    places.map((place) => place.read()),
  );
  places.forEach((place, i) => {
    place.write(cards[i]);
  });
}

/** Lists of a state may be shared with other states. */
const copied = (lists: readonly (readonly number[])[]): number[][] => lists.map((list) => [...list]);

const rising = (list: number[]): number[] => list.sort((a, b) => a - b);

/** Whether the viewer knows where an action card is: its own bit in the card's book. */
const knows = (state: TrainRushState, viewer: Viewer, card: number): boolean =>
  ((state.seen[card] >> (viewer === 'spectator' ? 8 : viewer)) & 1) === 1;

/** Hands, fresh draws and the deck: cards of one shuffle can change places; who knows a place goes with the place. */
function scrambleCards(state: TrainRushState, viewer: Viewer, stream: Stream): void {
  const hands = copied(state.hands);
  const [drawn, deck, seen] = copied([state.drawn, state.deck, state.seen]);
  for (let shuffles = 0; shuffles <= state.shuffles; shuffles++) {
    const places = [...hands, drawn, deck].flatMap((list) =>
      list.flatMap((card, i) =>
        knows(state, viewer, card) || state.shuffled[card] !== shuffles ? [] : [placeIn(list, i)],
      ),
    );
    const knowers = places.map((place) => seen[place.read()]);
    permute(places, stream);
    places.forEach((place, i) => {
      seen[place.read()] = knowers[i];
    });
  }
  for (const list of [...hands, drawn]) rising(list);
  Object.assign(state, { hands, drawn, deck, seen });
}

function scrambleStacks(state: TrainRushState, stream: Stream): void {
  const contractStacks = copied(state.contractStacks);
  const wagonStacks = copied(state.wagonStacks);
  const tileStacks = copied(state.tileStacks);
  for (const stack of [...contractStacks, ...wagonStacks]) shuffle(stream, stack);
  const untouched: Place[] = [];
  tileStacks.forEach((stack, i) => {
    if ((state.rebuiltStacks >> i) & 1) shuffle(stream, stack);
    else untouched.push(...stack.map((_, place) => placeIn(stack, place)));
  });
  permute(untouched, stream);
  Object.assign(state, { contractStacks, wagonStacks, tileStacks });
}

/** First-game variant: hands of others and the undealt heroes. */
function scrambleDealt(state: TrainRushState, viewer: Viewer, stream: Stream): void {
  const undealt = [...state.draft.undealt];
  const heroes = copied(state.heroes);
  const hidden = [...heroes.filter((_, seat) => seat !== viewer), undealt];
  permute(
    hidden.flatMap((list) => list.map((_, i) => placeIn(list, i))),
    stream,
  );
  for (const hand of heroes) rising(hand);
  state.heroes = heroes;
  state.draft = { ...state.draft, undealt };
}

/** A draft that can be written on. */
interface DraftCopy {
  readonly packs: number[][];
  readonly picks: number[][];
  readonly removed: number[];
  readonly undealt: number[];
}

/**
 * The last moment before a hero left its pack at which the viewer held the pack; −2 if there was none.
 * The own pack is held before anything is removed from it.
 */
function lastHeld(seats: number, viewer: Viewer, pack: Seat, leftAt: number): number {
  if (viewer === 'spectator') return -2;
  for (let step = leftAt; step >= 0; step--) if ((pack + step) % seats === viewer) return step;
  return pack === viewer ? -1 : -2;
}

/** Groups of places among which the viewer cannot tell the heroes apart, by pack and moment; played heroes stay. */
function hiddenGroups(state: TrainRushState, copy: DraftCopy, viewer: Viewer): Map<string, Place[]> {
  const groups = new Map<string, Place[]>();
  const played = new Set(state.missions.flat());
  const add = (key: string, list: number[], i: number): void => {
    if (list[i] === NONE || played.has(list[i])) return;
    groups.set(key, [...(groups.get(key) ?? []), placeIn(list, i)]);
  };
  const keyFor = (pack: Seat, held: number): string => (held === -2 ? 'never seen' : `${pack} ${held}`);
  copy.undealt.forEach((_, i) => {
    add('never seen', copy.undealt, i);
  });
  copy.removed.forEach((_, pack) => {
    if (pack !== viewer) add('never seen', copy.removed, pack);
  });
  const removing = state.frames.some((frame) => frame.kind === 'heroDraft' && frame.step < 0);
  copy.picks.forEach((picks, pack) => {
    picks.forEach((_, step) => {
      if ((pack + step) % state.seats !== viewer)
        add(keyFor(pack, lastHeld(state.seats, viewer, pack, step)), picks, step);
    });
    const now = removing ? -1 : picks.length;
    const held = lastHeld(state.seats, viewer, pack, now);
    copy.packs[pack].forEach((_, i) => {
      add(keyFor(pack, held), copy.packs[pack], i);
    });
  });
  return groups;
}

/** Other seats' secret choices in the open step become any card of the packs they hold. */
function chooseAgain(state: TrainRushState, draft: Draft, viewer: Viewer, stream: Stream): readonly number[] {
  const open = state.frames.find((frame) => frame.kind === 'heroDraft');
  if (open?.kind !== 'heroDraft') return draft.chosen;
  return draft.chosen.map((hero, seat) => {
    if (hero === NONE || seat === viewer) return hero;
    const back = Math.max(open.step, 0);
    const pack = draft.packs[(seat - (back % state.seats) + state.seats) % state.seats];
    return pack[below(stream, pack.length)];
  });
}

function scrambleDraft(state: TrainRushState, viewer: Viewer, stream: Stream): void {
  const copy: DraftCopy = {
    packs: state.draft.packs.map((pack) => [...pack]),
    picks: state.draft.picks.map((picks) => [...picks]),
    removed: [...state.draft.removed],
    undealt: [...state.draft.undealt],
  };
  for (const places of hiddenGroups(state, copy, viewer).values()) permute(places, stream);
  for (const pack of copy.packs) rising(pack);
  const draft: Draft = { ...copy, chosen: state.draft.chosen };
  state.draft = { ...draft, chosen: chooseAgain(state, draft, viewer, stream) };
  state.heroes = state.heroes.map((_, seat) => {
    const own = copy.picks.flatMap((picks, pack) => picks.filter((_, step) => (pack + step) % state.seats === seat));
    return rising(own.filter((hero) => !state.missions[seat].includes(hero)));
  });
}

export function scrambleState(state: TrainRushState, viewer: Viewer, stream: Stream): void {
  for (const name in state.random) state.random[name] = seedStream(freshSeed(stream), name);
  scrambleCards(state, viewer, stream);
  scrambleStacks(state, stream);
  if (state.drafted) scrambleDraft(state, viewer, stream);
  else scrambleDealt(state, viewer, stream);
}
