/** What the evaluation believes things to be worth. Data, so that a tuner can change it. */

/** Tuned by play against itself. */
export const W = {
  /** Deliveries to come for every cube that must go before the game ends, and for every cube there is at all. */
  paceNeeded: 0.7,
  paceAny: 0.4,
  /** Turns that a rival still needs per open engine box and per link short of a full network. */
  rivalBox: 1.2,
  rivalLink: 1.6,
  fullNetwork: 5,
  soloActionsPerCube: 1.8,
  /** Chance that the die one wants is there. */
  dieChance: 0.6,
  /** Share of the turns left for it that will be deliveries. */
  deliveryShare: 0.9,
  /** Share of the cubes within reach that nobody takes before. */
  cubeShare: 0.6,
  /** Turns that one missing hex or engine box costs. */
  turnsPerHex: 1.25,
  turnsPerBox: 0.9,
  /** How much a point of a plan is worth today, and what each turn of work before it takes away. */
  plan: 0.9,
  work: 0.98,
  /** How far dice that are known count. */
  dice: 0.6,
  /** How much of the points of a planned link counts per missing hex. */
  link: 0.85,
  /** Share of the tiles that a rival takes away in a round, and rounds that a lasting one is held. */
  tileRisk: 0.35,
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
