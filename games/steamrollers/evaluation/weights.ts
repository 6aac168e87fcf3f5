/** What the evaluation believes things to be worth. Data, so that a tuner can change it. */

/** Tuned by play against itself. */
export const WEIGHTS = {
  /** Turns of the table for every cube that must go before the game ends, and for every cube beyond those that are usually left. */
  paceNeeded: 0.4,
  paceAny: 1.3,
  paceRest: 4,
  /** Whatever else there is, the game does not outlast this many turns for every cube that must go. */
  paceCap: 3,
  /** Turns that a rival still needs per open engine box and per link short of a full network. */
  rivalBox: 1.1,
  rivalLink: 1.7,
  fullNetwork: 5,
  soloActionsPerCube: 1.8,
  /** Chance that the die one wants is there. */
  dieChance: 0.6,
  /** Share of the turns left for it that will be deliveries. */
  deliveryShare: 0.68,
  /** Share of the cubes within reach that are not taken before, times the players. */
  cubeShare: 1.5,
  /** Turns that one missing hex or engine box costs. */
  turnsPerHex: 1.15,
  turnsPerBox: 0.9,
  /** How much a point of a plan is worth today, what each rival beyond the first takes away, and each turn of work before it. */
  plan: 1,
  crowd: 0.88,
  work: 0.935,
  /** How far dice that are known count. */
  dice: 0.6,
  /** How much of the points of a planned link counts per missing hex. */
  link: 0.96,
  /** Share of the tiles that a rival takes away in a round, and rounds that a lasting one is held. */
  tileRisk: 0.6,
  tileHold: 3,
  /** Uses of tiles, in points, or in shares of a turn's yield. */
  setDie: 0.8,
  secondDie: 0.4,
  seizeDie: 0.4,
  waybill: 0.15,
  otherDie: 0.12,
  anyTrack: 0.15,
  order: 0.5,
  /** What Eva gains while one more own action of the game is to come. */
  evaPace: 0.5,
  evaScore: 0.8,
  /** What her next die threatens: per cross of its region in the long run, per point at once, a reroll, defeat. */
  evaGrowth: 0.6,
  evaRemoval: 1,
  evaReroll: 2,
  evaWins: 50,
};
export type Weights = typeof WEIGHTS;
