/** The built-in opponents. Each rung thinks in another way than the one below, not only longer. */
import { knowsStyleOf, levelAndStyle, type Move, type Rules } from '../kernel/index.ts';
import { LEVELS, type Level } from './levels.ts';
import { MINDED } from './minding.ts';
import { novice } from './novice.ts';
import type { Player } from './player.ts';
import { attentive, quick } from './quick.ts';
import { random } from './random.ts';
import type { Foresight } from './search/prospects.ts';
import type { Rollouts } from './search/rollouts.ts';
import { type Search, type Searcher, type Stage, searcher } from './search/searcher.ts';
import { shortSighted } from './short-sighted.ts';
import { steady } from './steady.ts';
import { inStyle } from './weighted.ts';

/** Everybody takes the best of some likely turns, so many in the own seat and so many in the others, to the end of an own turn so far ahead. */
const ahead = (turns: number, own: number, others: number): Rollouts => ({
  own: { turns: own },
  others: { turns: others },
  turns,
});
/** To the end of the own turn after next, with little to choose from. */
export const QUICK_EYE = ahead(2, 3, 2);
/** Everybody has more turns to choose from. */
export const CAREFUL_EYE = ahead(2, 6, 4);
/** Likely moves, unlooked at: enough to see which of very many turns deserve a look. */
const GLANCE: Rollouts = { own: 'likely', others: 'likely', turns: 2 };
/** Everybody takes from its rival what it can, so many turns ahead. */
const against = (turns: number, ahead = 2): Rollouts => ({
  own: { turns, against: true },
  others: { turns, against: true },
  turns: ahead,
});
/** Looked at after every turn, and not at the end alone. */
const allAlong = (rollouts: Rollouts): Rollouts => ({ ...rollouts, judgedFrom: 1 });

/** At larger tables of SteamRollers rivals want the same cubes and dice: what they come to on average is taken off. In Autobahn half of it is. */
const RIVALS = 1;
const SOME_RIVALS = 0.5;

/** So many standard errors behind the best a turn is given up: most choices are clear long before the rollouts are spent. */
const SURE = 2.5;
/** Where there is only a tenth of a second for all of them. */
const QUITE_SURE = 2;

/** In Autobahn rollouts cost less, and turns are long. At its tables of three and four one look of many rollouts tells more. */
const twoLooks = (lines: number, budget: number, giveUp: Pick<Stage, 'sure'> = {}): Search => ({
  width: 8,
  perMove: 6,
  stages: [
    { lines, budget, rollouts: QUICK_EYE, trust: 4, ...giveUp },
    { lines: 4, budget, rollouts: CAREFUL_EYE, trust: 6, ...giveUp },
  ],
  longest: 1_000,
});
const oneLook = (budget: number, rollouts: Rollouts, lines = 8): Search => ({
  width: 8,
  perMove: 4,
  stages: [{ lines, budget, rollouts, trust: 4, sure: QUITE_SURE }],
  longest: 1_000,
});
const quickLook = (budget: number): Search => ({
  width: 8,
  perMove: 3,
  stages: [{ lines: 8, budget, rollouts: QUICK_EYE, trust: 4 }],
  longest: 1_000,
});
/**
 * What a place in the order of Train Rush is worth, and what a spy that is kept, shows in this round and the next: among more than two, bids are tried
 * far ahead, at a glance. Judged by the evaluation soon after, they would be the same in every game, and whoever bids third would pay for nothing.
 */
const bidding =
  (budget: number, otherwise: (seats: number) => Search) =>
  (seats: number, [first]: readonly Move[]): Search =>
    seats > 2 && first.type === 'playSpy'
      ? {
          width: 8,
          perMove: 1,
          stages: [{ lines: 8, budget, rollouts: { ...GLANCE, turns: 12 }, trust: 1 }],
          minds: MINDED,
          longest: 1_000,
        }
      : otherwise(seats);
/** At larger tables of Autobahn a seat comes to nothing before its third turn from now. */
const FAR_EYE = ahead(4, 3, 2);

/**
 * Tries its best turns by a quick eye, within a tenth of a second: in Autobahn at a table of two the best four of twelve by a careful one too, and
 * further ahead at larger ones; in SteamRollers with a rival in mind, and in few rollouts: more of them leave nothing for `expert` to be better at.
 */
const skilled = searcher('skilled', quickLook(120), {
  autobahn: (seats) => (seats > 2 ? oneLook(220, FAR_EYE) : twoLooks(12, 120)),
  steamrollers: (seats) => (seats > 2 ? oneLook(20, QUICK_EYE) : oneLook(10, against(3), 5)),
  // What games have taught about a position takes a look at every seat.
  'train-rush': bidding(160, (seats) => ({ ...quickLook(seats > 2 ? 88 : 120), minds: MINDED })),
});

/** A turn of Train Rush is a part of a round: what an agent or a wagon is good for shows some turns later, at the end of the round or in the next. */
const longSight = (seats: number): Search => ({
  minds: MINDED,
  width: 8,
  perMove: 6,
  stages: [
    { lines: 12, budget: seats > 2 ? 120 : 160, rollouts: QUICK_EYE, trust: 4, sure: SURE },
    { lines: seats > 2 ? 5 : 4, budget: seats > 2 ? 120 : 140, rollouts: ahead(8, 3, 2), trust: 6, sure: SURE },
  ],
  longest: 3_000,
});
/**
 * Turns of Autobahn are long, and the beam leaves out what looks worse before its end: likely turns are tried beside its own. Among more than two, where a seat comes
 * to little before others have ended the era, few of them are followed far, with much for everybody to choose from.
 */
const manyTurns = (seats: number): Search =>
  seats > 2
    ? {
        minds: MINDED,
        rivals: SOME_RIVALS,
        width: 16,
        perMove: 8,
        sampled: 16,
        stages: [
          { lines: 40, budget: 400, rollouts: GLANCE, trust: 3 },
          { lines: 12, budget: 300, rollouts: FAR_EYE, trust: 4, sure: SURE },
          { lines: 3, budget: 180, rollouts: ahead(7, 6, 5), trust: 4, sure: SURE },
        ],
        longest: 3_000,
      }
    : {
        minds: MINDED,
        width: 12,
        perMove: 8,
        sampled: 16,
        stages: [
          { lines: 40, budget: 400, rollouts: GLANCE, trust: 4 },
          { lines: 14, budget: 300, rollouts: QUICK_EYE, trust: 6, sure: SURE },
          { lines: 4, budget: 400, rollouts: ahead(4, 5, 4), trust: 6, sure: SURE },
        ],
        longest: 3_000,
      };
/**
 * In SteamRollers the best turns are followed for as many turns as it takes to build a link, and looked at all along: at the end alone chance would drown what they were
 * good for. Rivals want the same cubes and dice: at a table of two everybody takes from the other what it can.
 */
const followed = (seats: number): Search =>
  seats > 2
    ? {
        rivals: RIVALS,
        width: 12,
        perMove: 5,
        stages: [
          { lines: 12, budget: 120, rollouts: QUICK_EYE, trust: 4, sure: QUITE_SURE },
          { lines: 4, budget: 120, rollouts: allAlong(ahead(5, 3, 2)), trust: 6, sure: SURE },
        ],
        longest: 3_000,
      }
    : oneLook(64, allAlong(against(3, 5)));

/** Sees what `skilled` does not look at: further ahead, more turns, what rivals would take. Which of these tells most differs from game to game. */
const expert = searcher(
  'expert',
  {
    width: 12,
    perMove: 3,
    stages: [
      { lines: 16, budget: 160, rollouts: QUICK_EYE, trust: 4 },
      { lines: 4, budget: 240, rollouts: CAREFUL_EYE, trust: 4 },
    ],
    longest: 3_000,
  },
  {
    autobahn: manyTurns,
    steamrollers: followed,
    'train-rush': bidding(480, longSight),
  },
);

/** Half as far again as `expert`, twelve turns in the end. */
const longerSight = (seats: number): Search => ({
  minds: MINDED,
  width: 12,
  perMove: 8,
  stages: [
    { lines: 20, budget: seats > 2 ? 280 : 400, rollouts: QUICK_EYE, trust: 4, sure: SURE },
    { lines: 8, budget: seats > 2 ? 220 : 320, rollouts: ahead(6, 3, 2), trust: 6, sure: SURE },
    { lines: 4, budget: seats > 2 ? 220 : 320, rollouts: ahead(12, 4, 3), trust: 8, sure: SURE },
  ],
  longest: 8_000,
});
/** Sixty turns, none of which is dropped before its third turn from now was seen; the best of them seven turns on. */
const mostTurns = (seats: number): Search =>
  seats > 2
    ? {
        minds: MINDED,
        rivals: SOME_RIVALS,
        width: 24,
        perMove: 10,
        sampled: 24,
        stages: [
          { lines: 60, budget: 900, rollouts: { ...GLANCE, turns: 3 }, trust: 3 },
          { lines: 16, budget: 640, rollouts: ahead(5, 5, 4), trust: 4, sure: SURE },
          { lines: 4, budget: 480, rollouts: ahead(8, 8, 7), trust: 4, sure: SURE },
        ],
        longest: 8_000,
      }
    : {
        minds: MINDED,
        width: 16,
        perMove: 10,
        sampled: 24,
        stages: [
          { lines: 60, budget: 900, rollouts: { ...GLANCE, turns: 3 }, trust: 4 },
          { lines: 20, budget: 700, rollouts: ahead(3, 3, 2), trust: 6, sure: SURE },
          { lines: 6, budget: 700, rollouts: ahead(7, 5, 4), trust: 8, sure: SURE },
        ],
        longest: 8_000,
      };
/**
 * Beside the turns that the beam finds, likely ones at a glance; the best of all of them as `expert` follows them, for longer and in many more rollouts. What games have
 * taught counts too: at a table of two by which figures to judge, at larger ones what positions come to.
 */
const rivalry = (seats: number): Search =>
  seats > 2
    ? {
        minds: MINDED,
        rivals: RIVALS,
        width: 16,
        perMove: 8,
        sampled: 12,
        stages: [
          { lines: 40, budget: 480, rollouts: GLANCE, trust: 4 },
          { lines: 16, budget: 480, rollouts: QUICK_EYE, trust: 6, sure: SURE },
          { lines: 8, budget: 900, rollouts: allAlong(ahead(6, 4, 2)), trust: 6, sure: SURE },
        ],
        longest: 8_000,
      }
    : {
        learntFigures: true,
        width: 12,
        perMove: 6,
        sampled: 10,
        stages: [
          { lines: 32, budget: 192, rollouts: GLANCE, trust: 4 },
          { lines: 12, budget: 200, rollouts: against(3), trust: 6, sure: SURE },
          { lines: 4, budget: 320, rollouts: allAlong(against(3, 6)), trust: 6, sure: SURE },
        ],
        longest: 8_000,
      };

/** Looks further than anybody, at more turns, with more to choose from in each of them. */
const master = searcher('master', mostTurns(2), {
  autobahn: mostTurns,
  steamrollers: rivalry,
  'train-rush': bidding(960, longerSight),
});

/** Few rollouts, so many own turns ahead. */
const fewRollouts = (turns: number): Search => ({
  width: 6,
  perMove: 4,
  stages: [{ lines: 6, budget: 24, rollouts: ahead(turns, 3, 2), trust: 4 }],
  longest: 1_000,
});
/** Whose games teach what positions come to: `skilled` with few rollouts, so that there are many games, and many sorts of them. */
const brisk = searcher('brisk', fewRollouts(2));

/**
 * Whose games teach by which figures to judge: looks as far ahead as those do who will judge by them, with few rollouts. Figures that are right for the end of
 * a turn need not be right some turns later.
 */
const apprenticeship = (rollouts: Rollouts, rivals: number): Search => ({
  width: 8,
  perMove: 4,
  stages: [{ lines: 8, budget: 48, rollouts, trust: 4, sure: QUITE_SURE }],
  rivals,
  longest: 1_000,
});
const apprentice = searcher('apprentice', apprenticeship(ahead(3, 3, 2), 0), {
  steamrollers: (seats) =>
    seats > 2 ? apprenticeship(allAlong(ahead(4, 3, 2)), RIVALS) : apprenticeship(allAlong(against(3, 4)), 0),
});

/**
 * Who plays games on when a position is judged by how it ends: nearly as `skilled` does, in less of its time where that will do. What comes of a position is not in anything that can be
 * counted in it but in how it is played on, and whoever only follows likely moves plays on too badly to tell.
 */
const foreseer = searcher('foreseer', fewRollouts(1), {
  autobahn: (seats) => (seats > 2 ? fewRollouts(1) : twoLooks(8, 56, { sure: QUITE_SURE })),
  'train-rush': () => ({ ...fewRollouts(2), minds: MINDED }),
});

/** In Train Rush, where chance has a large part, games that are played on and what games have taught together tell more than either. */
const TAUGHT = 0.3;
export const foresight = ({ id }: Rules, games: number): Foresight => ({
  by: foreseer,
  games,
  taught: id === 'train-rush' ? TAUGHT : 0,
});

/** Whose judgement counts when a game is looked at afterwards. */
export const STRONGEST: Searcher = master;

const byLevel: Readonly<Record<Level, Player>> = {
  random,
  novice: shortSighted(novice),
  steady: shortSighted(steady),
  skilled,
  expert,
  master,
};

/** Weakest first. */
export const LADDER: readonly Player[] = LEVELS.map((level) => byLevel[level]);

/** Saves, records and programs may name opponents that nobody is offered any more, or that are there for experiments. */
const OTHERS: readonly Player[] = [quick, attentive, brisk, apprentice, foreseer, { ...byLevel.novice, id: 'greedy' }];

/** Players from outside the house, by the name under which they sit down. */
const guests = new Map<string, Player>();

/** Lets a player sit down wherever players are called by name. */
export function welcome(name: string, player: Player): void {
  guests.set(name, { ...player, id: name });
}

/** Nobody from outside sits down under a name that was given before. */
export function forgetGuests(): void {
  guests.clear();
}

function playerInStyle(id: string): Player | undefined {
  const { level, style } = levelAndStyle(id);
  const player = [...LADDER, ...OTHERS].find((each) => each.id === level);
  return player === undefined || style === undefined ? undefined : inStyle(player, style);
}

export const playerNamed = (id: string): Player | undefined =>
  [...LADDER, ...OTHERS].find((player) => player.id === id) ?? guests.get(id) ?? playerInStyle(id);

/** Whether this game can have such an opponent: a level of the house with one of the game's own styles, or whoever was let in. */
export function canSit(game: Rules, id: string): boolean {
  return guests.has(id) || (playerNamed(id) !== undefined && knowsStyleOf(game, id));
}
